"""A game in progress: what lies on the table, and a stack of what is still to be done.

Each game has a subclass of `State` with plain fields, and small subclasses of `Frame` for its
phases and questions. The top frame is what happens next: a frame of `SYSTEM` runs by itself, any
other asks its seat for a move. An empty stack is the end of the game.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tianxia.kernel.chance import Chance, Quick
from tianxia.kernel.errors import BrokenGame, IllegalMove, Message, Refusal
from tianxia.kernel.packed import append, i32, i64, u8, vec

if TYPE_CHECKING:
    from tianxia.kernel.game import Setup

SYSTEM: Final = -1
"""The seat of a frame that runs by itself."""

TOGETHER: Final = -2
"""The seat of a frame that asks several seats at once."""

AUTOMATON: Final = -3
"""Stands in news for an opponent whom the rules play: it holds no seat and is never asked."""

NOT_NUMBERED: Final = -2
"""What a frame is whose number among the questions nobody has asked for."""

EVERYONE: Final = -1
"""The audience of an event that all may see."""

NOTHING_TO_BEAT: Final = -(1 << 62)
"""Below every standing."""

MOST_STEPS: Final = 10_000
"""So many frames may run after one move; our games need fewer than a hundred. More run for ever."""

PATIENCE: Final = 10
"""A game that has taken so many times the decisions of its fact sheet never ends."""

LETTERS: Final = "ABCDEFGHIJ"
"""How seats are called: seat 0 is A."""

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One thing still to be done: by whom, how many more, and one more mark.

    Frames are never changed, only replaced, so copies of a state share them.
    """

    __slots__ = ("count", "mark", "question", "seat")

    name: ClassVar[str] = ""
    """Names the question in messages (`ask-<name>`) and dumps."""

    def __init__(self, seat: i64, count: i64 = 0, mark: i64 = 0) -> None:
        self.seat = seat
        self.count = count
        self.mark = mark
        # Its number among the game's questions, remembered by `Questions`.
        self.question: i64 = NOT_NUMBERED

    def completes(self) -> bool:
        """Whether the question only completes a move: see `FollowUp`."""
        return False

    def run(self, state: S) -> None:
        """Do what a `SYSTEM` frame is there for. It has left the stack already."""
        raise NotImplementedError

    def moves(self, state: S, seat: i64) -> vec[i64]:
        """What `seat` may answer, ascending. The frame is on top of the stack."""
        raise NotImplementedError

    def play(self, state: S, seat: i64, move: i64) -> None:
        """Carry out an answer. The frame has left the stack already; push what follows."""
        raise NotImplementedError

    def acting(self, state: S) -> list[int]:
        """The seats whose answer is awaited. A frame of one seat awaits that seat's."""
        return [int(self.seat)]

    def changing(self, state: S) -> list[int]:
        """The seats of a `TOGETHER` frame that have answered, and may put another answer in its place.

        `moves` lists those other answers, and `play` puts the frame back: whose answer is awaited stays
        the same, so whoever asks only the acting seats comes to an end, however often others change theirs.
        """
        return []

    def first(self, state: S) -> i64:
        """The first of the acting seats; a frame that is asked often may know it without a list."""
        acting = self.acting(state)
        if not acting:
            raise state.broken("asks nobody")
        return i64(acting[0])

    def takes(self, state: S, seat: i64) -> bool:
        """Whether a seat is acting or changing; a frame that is asked often may know it without lists."""
        return int(seat) in self.acting(state) or int(seat) in self.changing(state)

    def considered(self, state: S, seat: i64) -> vec[i64]:
        """The answers a player would think of; clients show the refused ones with the reason."""
        return self.moves(state, seat)

    def why_not(self, state: S, seat: i64, move: i64) -> Refusal:
        """Why a move is not among the answers. Asked only of moves that are not."""
        return Refusal("not-asked-now")

    def warning(self, state: S, seat: i64, move: i64) -> Refusal | None:
        """What a legal move would give up without another question; clients ask before they make it."""
        return None

    def prompt(self, state: S) -> Message:
        """What is asked, for the player and for everybody who waits."""
        return Message("ask-" + self.name, {})


@mypyc_attr(allow_interpreted_subclasses=True)
class FollowUp(Frame[S]):
    """A question that only completes a move, and so is not asked when it has a single answer."""

    __slots__ = ()

    def completes(self) -> bool:
        return True


class Event:
    """Something that happened: its kind, the seat it happened to, its values, and who may see it."""

    __slots__ = ("audience", "kind", "seat", "values")

    def __init__(self, kind: str, seat: int, values: dict[str, object], audience: int) -> None:
        self.kind = kind
        self.seat = seat
        self.values = values
        self.audience = audience

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat (or a spectator, `None`) may see the event."""
        return self.audience == EVERYONE or self.audience == seat

    def as_json(self) -> dict[str, object]:
        """The event as plain data, without its audience."""
        return {"kind": self.kind, "seat": self.seat, "values": self.values}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game. Each game's own subclass says what lies on the table."""

    __slots__ = ("_offer", "_offered_to", "chance", "events", "frames", "seats", "setup")

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self.setup = setup
        self.seats: i64 = setup.seats
        self.chance = chance
        self.frames: list[Frame[Any]] = []
        # None: nobody listens, and telling costs nothing. Search plays that way.
        self.events: list[Event] | None = None
        self._offer: vec[i64] = vec[i64]()
        self._offered_to: i64 = -1

    # What each game says of itself -----------------------------------------------------------

    def clone(self) -> State:
        """A copy that shares nothing that can change."""
        raise NotImplementedError

    def points(self, seat: i64) -> i64:
        """What a seat has scored so far, as far as all may know."""
        raise NotImplementedError

    def standing(self, seat: i64) -> i64:
        """A number that orders the seats at the end: higher is better, equal shares the place."""
        return self.points(seat)

    def to_beat(self) -> i64:
        """The standing of an opponent without a seat, or of a goal: a seat below it has not won."""
        return NOTHING_TO_BEAT

    def automaton_points(self) -> i64 | None:
        """What an opponent whom the rules play has scored so far; `None` where there is none.

        Its standing is `to_beat`.
        """
        return None

    def picture(self, seat: i64 | None) -> dict[str, object]:
        """What `seat` (or a spectator, `None`) sees on the table, as plain data."""
        raise NotImplementedError

    def contents(self) -> dict[str, object]:
        """Everything on the table, secrets included, as plain data: equal positions have equal contents."""
        raise NotImplementedError

    def restore(self, contents: dict[str, Any]) -> None:
        """Lay the table as `contents` told it; of a game without this, positions cannot travel."""
        raise NotImplementedError

    def census(self) -> dict[str, int]:
        """How many there are of each piece, wherever they are: it never changes in the course of a game."""
        return {}

    def redeal(self, seat: i64, chance: Chance) -> None:
        """Deal anew what `seat` cannot know, at random, from all that fits what it has seen."""

    # What everybody else may ask ---------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.frames

    @property
    def acting(self) -> list[int]:
        """The seats whose move is awaited now: one, or several at once, or none at the end."""
        if not self.frames:
            return []
        top = self.frames[-1]
        if top.seat >= 0:
            return [int(top.seat)]
        return top.acting(self)

    @property
    def changing(self) -> list[int]:
        """The seats that have answered a question put to several, and may change that until all have."""
        return self.frames[-1].changing(self) if self.frames and self.frames[-1].seat < 0 else []

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return [int(self.points(seat)) for seat in range(self.seats)]

    @property
    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the best; equals share one. What is to be beaten takes one too."""
        standings = [self.standing(seat) for seat in range(self.seats)]
        rivals = [*standings, self.to_beat()]
        return [1 + sum([1 for other in rivals if other > own]) for own in standings]

    @property
    def automaton(self) -> dict[str, object] | None:
        """The points of an opponent whom the rules play, and at the end its place; `None` without one."""
        points = self.automaton_points()
        if points is None:
            return None
        to_beat = self.to_beat()
        ahead = sum([1 for seat in range(self.seats) if self.standing(seat) > to_beat])
        return {"points": int(points), "place": 1 + ahead if self.over else None}

    @property
    def rewards(self) -> list[float]:
        """Each seat's share of the win: 1 for the winner alone, less where a win is shared, else 0.

        They add up to 1 unless what was to be beaten was not.
        """
        ranking = self.ranking
        best = max([self.standing(seat) for seat in range(self.seats)])
        winners = sum([1 for place in ranking if place == 1]) + (1 if best == self.to_beat() else 0)
        return [1.0 / float(winners) if place == 1 else 0.0 for place in ranking]

    def legal(self, seat: i64) -> list[int]:
        """Every move `seat` may make now, ascending; empty when it is neither acting nor changing."""
        return [int(move) for move in self.offer(seat)]

    def mask(self, seat: i64) -> vec[u8]:
        """The legal moves once more, as a one for each among noughts for all moves of the vocabulary."""
        mask = vec[u8]([0] * self.setup.game.moves.size)
        for move in self.offer(seat):
            mask[move] = 1
        return mask

    def play(self, seat: i64, move: i64) -> None:
        """Make a move. Raises `IllegalMove`, and changes nothing, if it is not among the legal ones."""
        offer = self.offer(seat)
        for legal in offer:
            if legal == move:
                self.apply(seat, move)
                return
        refusal = self.why_not(seat, move)
        assert refusal is not None
        raise IllegalMove(refusal, self.sentence(seat, move, refusal))

    def why_not(self, seat: i64, move: i64) -> Refusal | None:
        """Why `seat` may not make this move now, or `None` if it may."""
        if not 0 <= seat < self.seats:
            return Refusal("no-such-seat", "", {"seats": int(self.seats)})
        self.setup.game.moves.kind(int(move))
        if not self.frames:
            return Refusal("game-over")
        for legal in self.offer(seat):
            if legal == move:
                return None
        if int(seat) not in self.acting and int(seat) not in self.changing:
            return Refusal("not-your-turn", "", {"acting": self.acting})
        return self.frames[-1].why_not(self, seat, move)

    def view(self, seat: int | None) -> dict[str, object]:
        """A picture, as plain data: all that `seat` (or a spectator, `None`) may see, and nothing else."""
        if seat is not None:
            self.check_seat(seat)
        moves: list[object] = []
        refused: list[object] = []
        prompt: object = None
        if self.frames:
            prompt = self.frames[-1].prompt(self).as_json()
            if seat is not None and (seat in self.acting or seat in self.changing):
                moves = [self.described(seat, move) for move in self.offer(seat)]
                for move in self.frames[-1].considered(self, seat):
                    why = self.why_not(seat, move)
                    if why is not None:
                        refused.append({**self.setup.game.moves.card(int(move)), "why": why.as_json()})
        view: dict[str, object] = {
            "game": self.setup.game.key,
            "rules_version": self.setup.rules,
            "edition": self.setup.edition_name,
            "options": dict(self.setup.options),
            "seats": int(self.seats),
            "you": seat,
            "acting": self.acting,
            "over": self.over,
            "scores": self.scores,
            "ranking": self.ranking if self.over else None,
            "prompt": prompt,
            "moves": moves,
            "refused": refused,
            "table": self.picture(None if seat is None else i64(seat)),
        }
        if self.changing:
            view["changing"] = self.changing
        automaton = self.automaton
        if automaton is not None:
            view["automaton"] = automaton
        return view

    def knowledge(self, seat: int) -> Knowledge:
        """What `seat` knows: the only thing a bot is ever given."""
        self.check_seat(seat)
        return Knowledge(self, seat)

    def dump(self) -> dict[str, object]:
        """The whole position as plain data, with the stack and the source of chance."""
        return {
            "chance": self.chance.dump(),
            "frames": [[f.name, int(f.seat), int(f.count), int(f.mark)] for f in self.frames],
            "contents": self.contents(),
        }

    def digest(self) -> str:
        """A fingerprint of the whole position."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return sha256(text.encode()).hexdigest()

    # What rules, bots and the harness use inside compiled code -----------------------------------

    def actor(self) -> i64:
        """The seat to ask first. The game must not be over."""
        top = self.frames[-1]
        return top.seat if top.seat >= 0 else top.first(self)

    def offer(self, seat: i64) -> vec[i64]:
        """The legal moves as a packed array; the same list until somebody moves."""
        if self._offered_to == seat and seat >= 0:
            return self._offer
        self.check_seat(seat)
        if not self.frames:
            return vec[i64]()
        top = self.frames[-1]
        if top.seat != seat and (top.seat >= 0 or not top.takes(self, seat)):
            return vec[i64]()
        answers = top.moves(self, seat)
        if len(answers) == 0:
            raise self.broken(f"asks {LETTERS[int(seat)]} a question that has no answer")
        self._offer = answers
        self._offered_to = seat
        return answers

    def apply(self, seat: i64, move: i64) -> None:
        """Make a move that is known to be legal, then run whatever follows without a question."""
        self._offered_to = -1
        self.frames.pop().play(self, seat, move)
        self.settle()

    def settle(self) -> None:
        """Run frames until one has a real question to ask, or the game is over."""
        steps: i64 = 0
        while self.frames:
            if steps == MOST_STEPS:
                raise self.broken(f"is next after {steps} steps without a question")
            steps += 1
            top = self.frames[-1]
            if top.seat == SYSTEM:
                self.frames.pop()
                top.run(self)
                continue
            if not top.completes():
                return
            answers = top.moves(self, top.seat)
            if len(answers) > 1:
                self._offer = answers
                self._offered_to = top.seat
                return
            if len(answers) == 0:
                raise self.broken(f"asks {LETTERS[int(top.seat)]} a question that has no answer")
            self.frames.pop()
            top.play(self, top.seat, answers[0])

    def push(self, frame: Frame[Any]) -> None:
        """Put a frame on the stack: it comes before everything already there."""
        self.frames.append(frame)

    def sample(self, seat: i64, chance: Chance) -> State:
        """A position drawn from all those that `seat` cannot tell from this one, with chance of its own."""
        twin = self.clone()
        twin.events = None
        twin.chance = Quick(chance.word())
        twin.redeal(seat, twin.chance)
        return twin

    def tell(
        self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, audience: i64 = EVERYONE
    ) -> None:
        """Emit an event of the game's table, if anybody listens."""
        if self.events is None:
            return
        event = self.setup.game.events[int(kind)]
        given = [int(a), int(b), int(c), int(d)]
        values: dict[str, object] = {}
        for (name, domain), value in zip(event.fields.items(), given, strict=False):
            values[name] = value if domain is None else domain.tokens[value]
        self.events.append(Event(event.name, int(seat), values, int(audience)))

    def most_decisions(self) -> i64:
        """How many decisions can be made from here at most, with much to spare, if the game ends at all."""
        return PATIENCE * i64(self.setup.game.facts.longest)

    def endless(self, count: i64) -> BrokenGame:
        """The error for a game that was played on for so many decisions and did not end."""
        return self.broken(f"is next after {count} decisions, and there is no end")

    def broken(self, why: str) -> BrokenGame:
        """The error for rules that have failed: the game, the frame that comes next, and what is wrong."""
        game = self.setup.game
        frame = self.frames[-1].name if self.frames else ""
        return BrokenGame(f"The rules of {game.title} ({game.key}) have failed: the frame “{frame}” {why}.")

    def check_seat(self, seat: i64) -> None:
        """Raise `IllegalMove` for a seat that does not exist."""
        if not 0 <= seat < self.seats:
            raise IllegalMove(
                Refusal("no-such-seat", "", {"seats": int(self.seats)}),
                f"There is no seat {seat}; seats are numbered from 0 to {self.seats - 1}.",
            )

    def described(self, seat: i64, move: i64) -> dict[str, object]:
        """A legal move for a client: number, words, elements, effects, and what it would give up."""
        card: dict[str, object] = {}
        card.update(self.setup.game.moves.card(int(move)))
        card["effects"] = self.setup.game.effects(self, seat, move)
        warning = self.frames[-1].warning(self, seat, move)
        if warning is not None:
            card["warning"] = warning.as_json()
        return card

    def sentence(self, seat: i64, move: i64, refusal: Refusal) -> str:
        """A refusal for programmers; clients say it in the player's language from its key."""
        who = LETTERS[int(seat)] if 0 <= seat < self.seats else str(seat)
        legal = (
            [self.setup.game.moves.text(int(m)) for m in self.offer(seat)] if 0 <= seat < self.seats else []
        )
        rule = f", rule {refusal.rule}" if refusal.rule else ""
        hint = f" Legal now: {', '.join(legal[:12])}." if legal else ""
        return f"{who} may not “{self.setup.game.moves.text(int(move))}” ({refusal.key}{rule}).{hint}"


class Knowledge:
    """What one seat knows of a game: its view, its legal moves, and how to imagine the rest."""

    __slots__ = ("_state", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat

    @property
    def view(self) -> dict[str, object]:
        """The picture the seat sees."""
        return self._state.view(self.seat)

    @property
    def legal(self) -> list[int]:
        """The moves the seat may make now, ascending."""
        return self._state.legal(self.seat)

    @property
    def observation(self) -> vec[i32]:
        """What the seat knows as numbers; the game's `features` say what they are."""
        return self._state.setup.game.observe(self._state, self.seat)

    @property
    def seats(self) -> int:
        """How many seats the game has."""
        return int(self._state.seats)

    @property
    def setup(self) -> Setup:
        """What was agreed before the first move: game, seats, options, edition."""
        return self._state.setup

    def sample(self, chance: Chance) -> State:
        """A complete position drawn from all those consistent with what the seat has seen."""
        return self._state.sample(self.seat, chance)

    def dump(self, chance: Chance) -> dict[str, object]:
        """The knowledge as plain data, to think about elsewhere: a sample, so it holds no secret."""
        data: dict[str, object] = {"seat": self.seat}
        data.update(self.sample(chance).dump())
        return data


def recall(setup: Setup, data: dict[str, Any]) -> Knowledge:
    """The knowledge that was dumped from a game of that setup."""
    return Knowledge(restored(setup, Quick(data["chance"][0]), data), data["seat"])


def restored(setup: Setup, chance: Chance, data: dict[str, Any]) -> State:
    """The position that was dumped from a game of that setup, with a source of chance for what follows."""
    kinds = {kind.name: kind for kind in setup.game.frames}
    state = setup.game.deal(setup, Quick(0))
    state.restore(data["contents"])
    state.frames = [kinds[name](seat, count, mark) for name, seat, count, mark in data["frames"]]
    state.chance = chance
    return state


def playout(state: State, chance: Chance) -> int:
    """Play random moves until the game is over; returns how many were made."""
    count: i64 = 0
    most = state.most_decisions()
    while state.frames:
        if count == most:
            raise state.endless(count)
        seat = state.actor()
        offer = state.offer(seat)
        state.apply(seat, offer[chance.below(len(offer))])
        count += 1
    return int(count)


def turn_order(keys: vec[i64]) -> vec[i64]:
    """The indices of `keys`, highest key first; equal keys keep their order."""
    order = vec[i64](capacity=len(keys))
    taken: i64 = 0
    count = i64(len(keys))
    while i64(len(order)) < count:
        best: i64 = -1
        for index in range(count):
            if not taken & (1 << index) and (best < 0 or keys[index] > keys[best]):
                best = index
        order = append(order, best)
        taken |= 1 << best
    return order
