"""The search bot: Monte Carlo tree search over what the seat cannot tell apart.

Each simulation imagines one position consistent with the seat's knowledge, walks down a tree
shared by all of them, adds one move to it, and plays on (single-observer information-set search).
Nothing in it knows any game; what a game knows of itself is its judgement, and how far that is
trusted is the search's manner.
"""

from __future__ import annotations

from math import exp, log, sqrt
from time import thread_time
from typing import Final

from tianxia.bots.advice import Advice
from tianxia.bots.bot import Bot
from tianxia.bots.greedy import FOLLOW_UPS, outlook
from tianxia.bots.manner import UNTOLD, BadManner, Manner
from tianxia.bots.network import OWN, Network, has_own, network_of, worth_of_lead
from tianxia.bots.together import questions, search_together
from tianxia.kernel import Chance, Knowledge, Quick, Setup, State, playout
from tianxia.kernel.packed import append, i32, i64, vec
from tianxia.kernel.rewards import leads

SIMULATIONS: Final = 1000
BETWEEN_LOOKS_AT_THE_CLOCK: Final = 8
BETWEEN_LOOKS_AT_THE_LEAD: Final = 4

GLANCES: Final = 10
"""So many take the time of a search."""

FORETELLING: Final = 5.0
"""To foretell takes another such part of the time that a search has."""

FORETOLD: Final = 50
"""Where simulations are counted and not time, one game is played on for so many of them."""

FEWEST_FORETOLD: Final = 8

GLANCED_AT: Final = 8
"""Of so many moves a game that is played on without a network takes the best one."""

EXTREME: Final = 300.0
"""No logarithm of a weight lies further from nought, so that no weight is nought and none without end."""


class Node:
    """A move somebody made, how often it was tried and could have been, and what it brought its maker."""

    __slots__ = (
        "children",
        "move",
        "offered",
        "points",
        "rival",
        "seat",
        "shares",
        "total",
        "visits",
        "weight",
    )

    def __init__(self, move: i64, seat: i64, weight: float = 1.0) -> None:
        self.move = move
        self.seat = seat
        self.visits: i64 = 0
        self.offered: i64 = 0
        self.total = 0.0
        # Kept of the first moves only, for advice.
        self.shares = NO_SHARES
        self.points = 0.0
        self.rival = 0.0
        # How much attention the move deserves, beside its siblings'.
        self.weight = weight
        # Ascending by move, as lists of legal moves are.
        self.children = NO_CHILDREN

    def curious(self, offer: vec[i64], chance: Chance, curiosity: float, habits: Habits, reach: float) -> i64:
        """The next move to try: one never tried if there is any, else the most promising."""
        children = self.children
        count = i64(len(children))
        untried: i64 = 0
        fresh: i64 = -1
        best: i64 = -1
        best_worth = 0.0
        index: i64 = 0
        for move in offer:
            while index < count and children[index].move < move:
                index += 1
            if index < count and children[index].move == move:
                child = children[index]
                child.offered += 1
                if untried == 0:
                    visits = float(child.visits)
                    value = child.total / visits
                    if reach > 0.0:
                        value = (child.total + reach * habits.mean(child.seat, move)) / (visits + reach)
                    worth = value + curiosity * sqrt(log(float(child.offered)) / visits)
                    if best < 0 or worth > best_worth:
                        best = move
                        best_worth = worth
            else:
                # Keep each untried move with equal chance, in one pass.
                untried += 1
                if untried == 1 or chance.below(untried) == 0:
                    fresh = move
        return fresh if untried > 0 else best

    def advised(self, offer: vec[i64], curiosity: float) -> Node | None:
        """The next move to try, the liked ones first; none if one on offer was never judged."""
        children = self.children
        count = i64(len(children))
        index: i64 = 0
        visits = 0.0
        total = 0.0
        weights = 0.0
        for move in offer:
            while index < count and children[index].move < move:
                index += 1
            if index == count or children[index].move != move:
                return None
            child = children[index]
            visits += float(child.visits)
            total += child.total
            weights += child.weight
        mean = total / visits if visits > 0.0 else 0.5
        urge = curiosity * sqrt(visits + 1.0) / weights
        best = children[0]
        best_worth = -1.0
        index = 0
        for move in offer:
            while children[index].move < move:
                index += 1
            child = children[index]
            tried = float(child.visits)
            value = child.total / tried if tried > 0.0 else mean
            worth = value + urge * child.weight / (1.0 + tried)
            if worth > best_worth:
                best = child
                best_worth = worth
        return best

    def child(self, move: i64) -> Node | None:
        """The node of a move, if there is one."""
        for child in self.children:
            if child.move == move:
                return child
        return None

    def add(self, move: i64, seat: i64, weight: float = 1.0) -> Node:
        """A node for a move that is met for the first time."""
        node = Node(move, seat, weight)
        node.offered = 1
        children = self.children
        count = i64(len(children))
        if count == 0:
            self.children = [node]
            return node
        place = count
        while place > 0 and children[place - 1].move > move:
            place -= 1
        children.insert(place, node)
        return node


NO_CHILDREN: Final[list[Node]] = []
NO_SHARES: Final[list[float]] = []
"""Most nodes never have any, so they have these in common."""


class Habits:
    """What every move has brought its maker so far, wherever it was made."""

    def __init__(self, seats: i64, moves: i64) -> None:
        self.moves = moves
        self.counts = vec[i64]([0] * (seats * moves))
        self.totals = vec[float]([0.0] * (seats * moves))

    def note(self, seat: i64, move: i64, worth: float) -> None:
        """Remember what a move brought."""
        place = seat * self.moves + move
        self.counts[place] += 1
        self.totals[place] += worth

    def mean(self, seat: i64, move: i64) -> float:
        """What a move brought on average; much, if it was never made."""
        place = seat * self.moves + move
        count = self.counts[place]
        return self.totals[place] / float(count) if count > 0 else 1.0


class Search:
    """One search: a tree, and the range of results met so far."""

    def __init__(self, knowledge: Knowledge, chance: Chance, manner: Manner, only: int = -1) -> None:
        self.knowledge = knowledge
        self.game = knowledge.setup.game
        self.chance = chance
        self.manner = manner
        # The only first move that is looked at, if one is named.
        self.only = vec[i64]([i64(only)] if only >= 0 else [])
        self.root = Node(-1, -1)
        self.network: Network | None = None
        if manner.network:
            self.network = network_of(manner.network, knowledge.setup)
        self.margin = manner.margin
        if self.margin == UNTOLD:
            self.margin = 0.5 if self.network is None else 1.0
        self.simulations = 0
        self.widest = 1.0
        self.habits = Habits(knowledge.setup.seats, self.game.moves.size)
        self.made_by = vec[i64]()
        self.made = vec[i64]()
        self.scores: list[float] = []
        self.shares: list[float] = []
        # Whether the rules play an opponent, and its points.
        self.opposed = False
        self.rival = 0.0

    def simulate(self) -> None:
        """Imagine, descend, expand, play on, and remember."""
        state = self.knowledge.sample(self.chance)
        learning = self.manner.habit > 0 or self.manner.reach > 0.0
        self.made = vec[i64]()
        self.made_by = vec[i64]()
        node = self.root
        path: list[Node] = []
        seat: i64 = self.knowledge.seat
        while state.frames:
            node = self.descend(node, state, seat)
            path.append(node)
            if node.visits == 0:
                break
            if state.frames:
                seat = state.actor()
        worth = self.evaluate(state)
        self.remember(path[0])
        for visited in path:
            visited.visits += 1
            visited.total += worth[visited.seat]
        if learning:
            for visited in path:
                self.habits.note(visited.seat, visited.move, worth[visited.seat])
            for number in range(i64(len(self.made))):
                seat = self.made_by[number]
                self.habits.note(seat, self.made[number], worth[seat])
        self.simulations += 1

    def descend(self, node: Node, state: State, seat: i64) -> Node:
        """Make the next move to try, and go to its node."""
        offer = self.only if node is self.root and len(self.only) > 0 else state.offer(seat)
        manner = self.manner
        if manner.policy > 0.0:
            child = node.advised(offer, manner.curiosity)
            if child is None:
                self.judge_moves(node, state, seat, offer)
                child = node.advised(offer, manner.curiosity)
                assert child is not None
            state.apply(seat, child.move)
            return child
        move = node.curious(offer, self.chance, manner.curiosity, self.habits, manner.reach)
        state.apply(seat, move)
        found = node.child(move)
        return node.add(move, seat) if found is None else found

    def judge_moves(self, node: Node, state: State, seat: i64, offer: vec[i64]) -> None:
        """Give every move on offer a node, with what the network or judgement thinks of it."""
        if len(offer) == 1:
            node.add(offer[0], seat)
            return
        network = self.network
        # Judgement counts in points, which may be many: the position as it is stands for a weight of one.
        usual = self.game.judge(state, seat) if network is None else 0.0
        if network is not None:
            network.look(state, seat)
        for move in offer:
            if node.child(move) is None:
                liking = network.liking(move) if network is not None else self.liking(state, seat, move)
                drawn = (liking - usual) / self.manner.policy
                node.add(move, seat, exp(max(-EXTREME, min(EXTREME, drawn))))

    def liking(self, state: State, seat: i64, move: i64) -> float:
        """What judgement thinks of a move."""
        after = state.clone()
        after.apply(seat, move)
        return self.game.judge(after, seat)

    def evaluate(self, state: State) -> list[float]:
        """What a new position is worth to each seat: by playing on, by the network, or both."""
        network = self.network
        trust = self.manner.trust if network is not None and state.frames else 0.0
        hopes: list[float] = []
        if network is not None and trust > 0.0:
            seat = state.actor()
            network.look(state, seat)
            hopes = network.values(seat)
            if trust >= 1.0:
                self.weigh_rival(state)
                self.shares = shared(hopes, self.opposed)
                self.scores = [float(state.points(seat)) for seat in range(state.seats)]
                return hopes
        self.play_on(state)
        worth = self.worth(state)
        if trust > 0.0:
            worth = mixed(hopes, worth, trust)
            self.shares = mixed(shared(hopes, self.opposed), self.shares, trust)
        return worth

    def play_on(self, state: State) -> None:
        """Play at random, or with some sense, to the end or as far ahead as is looked."""
        manner = self.manner
        network = self.network
        follow = manner.follow if network is not None else 0
        sensible = follow > 0 or manner.sense > 0 or manner.habit > 0
        if manner.ahead < 0 and not sensible and manner.reach == 0.0:
            playout(state, self.chance)
            return
        learning = manner.habit > 0 or manner.reach > 0.0
        left = manner.ahead if manner.ahead >= 0 else state.most_decisions()
        while state.frames and left != 0:
            seat = state.actor()
            offer = state.offer(seat)
            count = i64(len(offer))
            move = offer[self.chance.below(count)]
            if count > 1:
                if network is not None and follow > 0 and self.chance.below(100) < follow:
                    move = network.draw(state, seat, offer, self.chance)
                elif self.chance.below(100) < manner.sense:
                    rival = offer[self.chance.below(count)]
                    if self.liking(state, seat, rival) > self.liking(state, seat, move):
                        move = rival
                elif self.chance.below(100) < manner.habit:
                    move = self.usual(seat, offer, move)
                if learning:
                    self.made = append(self.made, move)
                    self.made_by = append(self.made_by, seat)
            state.apply(seat, move)
            left -= 1
        if state.frames and manner.ahead < 0:
            raise state.endless(state.most_decisions())

    def end_after(self, move: i64, chance: Chance) -> State:
        """The end of a game in which the seat makes a move and everybody goes on.

        They play as the network does; without one, each completes a few turns in thought and takes the best.
        """
        network = self.network
        state = self.knowledge.sample(chance)
        state.apply(self.knowledge.seat, move)
        left = state.most_decisions()
        while state.frames:
            if left == 0:
                raise state.endless(state.most_decisions())
            left -= 1
            seat = state.actor()
            offer = state.offer(seat)
            if network is not None:
                state.apply(seat, network.draw(state, seat, offer, chance))
            else:
                state.apply(seat, self.liked(state, seat, offer, chance))
        return state

    def liked(self, state: State, seat: i64, offer: vec[i64], chance: Chance) -> i64:
        """The best of a few moves on offer, as a greedy player judges them."""
        count = i64(len(offer))
        best = offer[0]
        if count == 1:
            return best
        most = float("-inf")
        for tried in range(min(count, GLANCED_AT)):
            move = offer[tried] if count <= GLANCED_AT else offer[chance.below(count)]
            after = state.clone()
            drawn = after.chance.drawn
            after.apply(seat, move)
            worth = outlook(self.game, after, seat, FOLLOW_UPS, drawn)
            if worth > most:
                best = move
                most = worth
        return best

    def foretells(self) -> bool:
        """Whether it can play on with sense: with a network that knows moves, or a judgement it relies on."""
        if self.network is not None:
            return self.network.policy is not None
        return self.manner.policy > 0.0

    def usual(self, seat: i64, offer: vec[i64], move: i64) -> i64:
        """The best of a few moves by what they have brought so far."""
        best = move
        best_worth = self.habits.mean(seat, move)
        for _ in range(1, self.manner.rivals):
            rival = offer[self.chance.below(len(offer))]
            worth = self.habits.mean(seat, rival)
            if worth > best_worth:
                best = rival
                best_worth = worth
        return best

    def worth(self, state: State) -> list[float]:
        """What a result, or a judged position, is worth to each seat, from 0 to 1: the win and the lead."""
        over = not state.frames
        self.scores = scores = []
        for seat in range(state.seats):
            scores.append(float(state.points(seat)) if over else self.game.judge(state, seat))  # noqa: PERF401
        self.weigh_rival(state)
        ahead = leads(scores, self.rival if self.opposed else None)
        for lead in ahead:
            self.widest = max(self.widest, abs(lead))
        network = self.network
        if network is not None:
            hopes = [worth_of_lead(lead, network.spread) for lead in ahead]
            self.shares = state.rewards if over else shared(hopes, self.opposed)
            return mixed(hopes, self.shares, self.margin)
        shares = state.rewards if over else [self.outlook(lead) for lead in ahead]
        self.shares = shares if over else shared(shares, self.opposed)
        return mixed([0.5 + 0.5 * lead / self.widest for lead in ahead], shares, self.margin)

    def weigh_rival(self, state: State) -> None:
        """Note the points of an opponent whom the rules play, or before the end what it may come to."""
        points = state.automaton_points()
        self.opposed = points is not None
        if points is not None:
            self.rival = self.game.judge_automaton(state) if state.frames else float(points)

    def outlook(self, lead: float) -> float:
        """The share of wins a judged lead promises."""
        return 1.0 / (1.0 + exp(-lead / (self.manner.softness * self.widest)))

    def remember(self, first: Node) -> None:
        """Keep what a first move led to."""
        if not first.shares:
            first.shares = [0.0] * len(self.shares)
        for seat, share in enumerate(self.shares):
            first.shares[seat] += share
        first.points += self.scores[first.seat]
        first.rival += self.rival

    def is_of(self, knowledge: Knowledge) -> bool:
        """Whether it was made for the same seat of such a game."""
        own, other = self.knowledge.setup, knowledge.setup
        alike = own.game is other.game and own.edition is other.edition and own.options == other.options
        return alike and own.seats == other.seats and self.knowledge.seat == knowledge.seat

    def favourite(self, legal: list[int]) -> i64:
        """The legal move that was tried most often. Others were tried where chance might have come out so."""
        best: i64 = -1
        tried: i64 = 0
        for child in self.root.children:
            if child.visits > tried and int(child.move) in legal:
                best = child.move
                tried = child.visits
        return best

    def lead(self, legal: list[int]) -> i64:
        """How much oftener the legal move that was tried most was tried than any other."""
        first: i64 = 0
        second: i64 = 0
        for child in self.root.children:
            if child.visits > second and int(child.move) in legal:
                second = child.visits
                if second > first:
                    first, second = second, first
        return first - second

    def advice(self) -> list[Advice]:
        """What was found out about each move, the one tried most often first."""
        found: list[Advice] = []
        for child in self.root.children:
            if child.visits > 0:
                tried = float(child.visits)
                shares = [total / tried for total in child.shares]
                rival = child.rival / tried if self.opposed else None
                found.append(
                    Advice(
                        int(child.seat),
                        int(child.move),
                        int(child.visits),
                        shares,
                        child.points / tried,
                        rival,
                    )
                )
        found.sort(key=lambda advice: -advice.tried)
        return found


def shared(worth: list[float], opposed: bool) -> list[float]:
    """What a position is worth to each seat, as shares of one win.

    Where the rules play an opponent, what the seats leave of the win is the opponent's.
    """
    whole = sum(worth)
    if opposed:
        whole = max(whole, 1.0)
    return [one / whole if whole > 0.0 else 1.0 / len(worth) for one in worth]


def mixed(one: list[float], other: list[float], part: float) -> list[float]:
    """So great a part of the one, and the rest of the other."""
    return [part * first + (1.0 - part) * second for first, second in zip(one, other, strict=True)]


def usual(setup: Setup, milliseconds: int) -> Manner:
    """The manner that suits a game best; the plain one where it needs a network that there is not."""
    manner = Manner(setup.game.manner(setup.seats, milliseconds))
    return Manner() if manner.network == OWN and not has_own(setup) else manner


class SearchBot(Bot):
    """Searches for a number of simulations, or for milliseconds of the processor's time if they are given.

    It does so in the manner that suits the game best, or in another one that is told.
    """

    def __init__(
        self, seed: int = 0, simulations: int = SIMULATIONS, milliseconds: int = 0, manner: str = ""
    ) -> None:
        super().__init__(seed)
        if simulations < 1 and milliseconds < 1:
            raise BadManner("A search takes at least one simulation, or one millisecond.")
        self.simulations = simulations
        self.milliseconds = milliseconds
        self.manner = manner
        # A search that begins with the next decision, and what the seat knows when it comes.
        self.kept: Search | None = None
        self.awaited: vec[i32] = vec[i32]()

    def choose(self, knowledge: Knowledge) -> int:
        legal = knowledge.legal
        if len(legal) == 1:
            return legal[0]
        manner = self.manner_for(knowledge)
        if manner.cores > 1:
            return self.advise(knowledge)[0].move
        search = self.resumed(knowledge)
        if search is None:
            search = Search(knowledge, self.chance, manner)
        self.grow(search, legal if manner.hurry else None)
        move = search.favourite(legal)
        if manner.keep:
            self.keep(search, move)
        return int(move)

    def advise(self, knowledge: Knowledge, only: int = -1) -> list[Advice]:
        """What a search thinks of the moves there are, the best one first, or of one of them alone."""
        manner = self.manner_for(knowledge)
        if manner.cores > 1:
            count, text = int(manner.cores), self.manner
            return search_together(
                questions(knowledge, self.chance, count, self.simulations, self.milliseconds, text, only)
            )
        search = Search(knowledge, self.chance, manner, only)
        self.grow(search)
        return search.advice()

    def glance(self, knowledge: Knowledge, move: int) -> list[Advice]:
        """What a tenth of the time tells of one move alone."""
        simulations, milliseconds = -(-self.simulations // GLANCES), -(-self.milliseconds // GLANCES)
        brief = SearchBot(int(self.chance.below(1 << 30)), simulations, milliseconds, self.manner)
        return brief.advise(knowledge, move)

    def foretell(self, knowledge: Knowledge, move: int) -> Advice | None:
        """What comes of a move where everybody goes on with sense; None where only chance could play on.

        A search compares positions, judged or played on at random: what it finds tells moves apart, and is
        not what players come to.
        """
        search = Search(knowledge, self.chance, self.manner_for(knowledge))
        if not search.foretells():
            return None
        until = thread_time() + self.milliseconds / 1000.0 / FORETELLING
        times = FEWEST_FORETOLD
        if self.milliseconds == 0:
            times = max(times, self.simulations // FORETOLD)
        shares = [0.0] * knowledge.setup.seats
        points = 0.0
        against = 0.0
        rival: i64 | None = None
        made = 0
        while made < times or (self.milliseconds > 0 and thread_time() < until):
            # Every move meets the same luck: fewer games tell them apart.
            end = search.end_after(i64(move), Quick(made))
            shares = [total + share for total, share in zip(shares, end.rewards, strict=True)]
            points += float(end.points(knowledge.seat))
            rival = end.automaton_points()
            if rival is not None:
                against += float(rival)
            made += 1
        games = float(made)
        return Advice(
            int(knowledge.seat),
            move,
            made,
            [total / games for total in shares],
            points / games,
            None if rival is None else against / games,
        )

    def manner_for(self, knowledge: Knowledge) -> Manner:
        """How to search in this game."""
        return Manner(self.manner) if self.manner else usual(knowledge.setup, self.milliseconds)

    def grow(self, search: Search, legal: list[int] | None = None) -> None:
        """Search as long as is agreed; where one of these moves is wanted, until none can overtake it."""
        if self.milliseconds == 0:
            for _ in range(self.simulations):
                search.simulate()
            return
        began = now = thread_time()
        until = began + self.milliseconds / 1000.0
        before = search.simulations
        looks = 0
        # Games that a network plays on take their time.
        at_once = 1 if search.manner.follow > 0 else BETWEEN_LOOKS_AT_THE_CLOCK
        while now < until:
            for _ in range(at_once):
                search.simulate()
            now = thread_time()
            looks += 1
            if legal is not None and looks % BETWEEN_LOOKS_AT_THE_LEAD == 0:
                # As many a second are to come as were made; some clocks stand still for a while.
                made = search.simulations - before
                if float(search.lead(legal)) * (now - began) > made * (until - now):
                    return

    def keep(self, search: Search, move: i64) -> None:
        """Keep what was thought of the seat's next decision, if it comes straight after this move.

        What the seat will know then is noted: only if it does, things went as they were thought to.
        """
        setup = search.knowledge.setup
        seat: i64 = search.knowledge.seat
        if setup.width() == 0:
            return
        node = search.root.child(move)
        state = search.knowledge.sample(self.chance)
        state.apply(seat, move)
        while node is not None and state.frames and state.actor() == seat:
            offer = state.offer(seat)
            if len(offer) > 1:
                search.root = node
                self.kept = search
                self.awaited = setup.game.observe(state, seat)
                return
            node = node.child(offer[0])
            state.apply(seat, offer[0])

    def resumed(self, knowledge: Knowledge) -> Search | None:
        """The search that was kept for this decision, if there is one."""
        search = self.kept
        self.kept = None
        if search is None or not search.is_of(knowledge):
            return None
        awaited = self.awaited
        found = knowledge.observation
        if len(found) != len(awaited):
            return None
        for place in range(i64(len(found))):
            if found[place] != awaited[place]:
                return None
        search.knowledge = knowledge
        return search
