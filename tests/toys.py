"""A small game in plain Python that uses the whole contract, and broken twins of it, one for each promise.

Each round a prize is turned up and everybody secretly bids a card for it at the same time; if so agreed,
it can be changed until all have bid. Who bids most alone keeps the prize or gives it away; ties take nothing.
"""

from __future__ import annotations

import itertools
import os
from dataclasses import dataclass
from typing import Any, ClassVar, Final

import tianxia
from tianxia.kernel import (
    SYSTEM,
    TOGETHER,
    BadSetup,
    Chance,
    Domain,
    Edition,
    EventKind,
    Facts,
    FollowUp,
    Frame,
    Game,
    Kind,
    Message,
    Option,
    Refusal,
    Setup,
    State,
    Vocabulary,
    numbered,
)
from tianxia.kernel.packed import i64, vec

BID: Final = numbered("card", 4)
PLAYER: Final = Domain("player", ("A", "B", "C", "D"))
MOVES: Final = Vocabulary(Kind("bid", BID), Kind("keep"), Kind("give"), Kind("to", PLAYER))
KEEP: Final = 4
GIVE: Final = 5
TO: Final = 6

EVENTS: Final = (
    EventKind("turned-up", prize=None),
    EventKind("chose", card=BID),
    EventKind("has-chosen"),
    EventKind("bid", card=BID),
    EventKind("won", prize=None),
)
TURNED_UP, CHOSE, HAS_CHOSEN, BIDS, WON = range(5)
PUBLIC: Final = -1

TABLES: Final = """\
edition = "toy"

[prizes]
values = [1, 2, 3, 5]

[limits]
highest = 11
motto = "fortune"
"""


class Table(State):
    """Hands, hidden bids, hidden prizes."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.hands: list[list[int]] = [[0, 1, 2, 3] for _ in range(setup.seats)]
        self.spent: list[list[int]] = [[] for _ in range(setup.seats)]
        self.bids: list[int | None] = [None] * setup.seats
        self.deck: list[int] = []
        self.prize = 0
        self.won: list[list[int]] = [[] for _ in range(setup.seats)]
        self.nobody: list[int] = []

    def clone(self) -> Table:
        twin = type(self)(self.setup, self.chance.clone())
        twin.hands = [hand[:] for hand in self.hands]
        twin.spent = [spent[:] for spent in self.spent]
        twin.bids = self.bids[:]
        twin.deck = self.deck[:]
        twin.prize = self.prize
        twin.won = [won[:] for won in self.won]
        twin.nobody = self.nobody[:]
        twin.frames = self.frames[:]
        return twin

    def points(self, seat: i64) -> i64:
        return sum(self.won[seat])

    def picture(self, seat: i64 | None) -> dict[str, object]:
        return {
            "prize": self.prize,
            "left": len(self.deck),
            "players": [
                {
                    "cards": sorted([*self.hands[player], *self.pending(player)]),
                    "bid": self.bids[player] if player == seat else None,
                    "has_bid": self.bids[player] is not None,
                    "won": self.won[player],
                }
                for player in range(self.seats)
            ],
        }

    def pending(self, player: int) -> list[int]:
        bid = self.bids[player]
        return [] if bid is None else [bid]

    def contents(self) -> dict[str, object]:
        return {
            "hands": self.hands,
            "spent": self.spent,
            "bids": self.bids,
            "deck": self.deck,
            "prize": self.prize,
            "won": self.won,
            "nobody": self.nobody,
        }

    def restore(self, contents: dict[str, Any]) -> None:
        for name, value in contents.items():
            setattr(self, name, value)

    def census(self) -> dict[str, int]:
        prizes = len(self.deck) + len(self.nobody) + (self.prize > 0) + sum(map(len, self.won))
        cards = sum(map(len, [*self.hands, *self.spent])) + sum(bid is not None for bid in self.bids)
        return {"prizes": prizes, "cards": cards}

    def redeal(self, seat: i64, chance: Chance) -> None:
        deck = vec[i64](self.deck)
        chance.shuffle(deck)
        self.deck = list(deck)
        for player in range(self.seats):
            if player != seat and self.bids[player] is not None:
                cards = sorted([*self.hands[player], *self.pending(player)])
                self.bids[player] = cards.pop(chance.below(len(cards)))
                self.hands[player] = cards


class TurnUp(Frame[Table]):
    name = "turn-up"

    def run(self, state: Table) -> None:
        state.prize = state.deck.pop()
        state.tell(TURNED_UP, SYSTEM, state.prize)
        state.push(frame(state, Bid)(TOGETHER))


class Bid(Frame[Table]):
    name = "bid"

    def acting(self, state: Table) -> list[int]:
        return [seat for seat, bid in enumerate(state.bids) if bid is None]

    def changing(self, state: Table) -> list[int]:
        if not state.setup.chosen("second_thoughts"):
            return []
        return [seat for seat, bid in enumerate(state.bids) if bid is not None and state.hands[seat]]

    def moves(self, state: Table, seat: i64) -> vec[i64]:
        return vec[i64](state.hands[seat])

    def play(self, state: Table, seat: i64, move: i64) -> None:
        state.hands[seat].remove(move)
        before = state.bids[seat]
        state.bids[seat] = move
        state.tell(CHOSE, seat, move, audience=seat)
        if before is None:
            state.tell(HAS_CHOSEN, seat)
        else:
            state.hands[seat] = sorted([*state.hands[seat], before])
        if any(bid is None for bid in state.bids):
            state.push(self)
        else:
            state.push(frame(state, Compare)(SYSTEM))

    def considered(self, state: Table, seat: i64) -> vec[i64]:
        return vec[i64]([0, 1, 2, 3])

    def why_not(self, state: Table, seat: i64, move: i64) -> Refusal:
        return Refusal("card-spent", "2") if move < KEEP else Refusal("bid-first", "2")

    def prompt(self, state: Table) -> Message:
        return Message("ask-bid", {"prize": state.prize})


class Compare(Frame[Table]):
    name = "compare"

    def run(self, state: Table) -> None:
        bids = [bid for bid in state.bids if bid is not None]
        for seat, bid in enumerate(bids):
            state.tell(BIDS, seat, bid)
            state.spent[seat].append(bid)
            state.bids[seat] = None
        if state.deck:
            state.push(frame(state, TurnUp)(SYSTEM))
        if bids.count(max(bids)) > 1:
            state.nobody.append(state.prize)
            state.prize = 0
        elif state.setup.chosen("gifts"):
            state.push(frame(state, Claim)(bids.index(max(bids))))
        else:
            award(state, bids.index(max(bids)))


class Claim(Frame[Table]):
    name = "claim"

    def moves(self, state: Table, seat: i64) -> vec[i64]:
        return vec[i64]([KEEP, GIVE])

    def play(self, state: Table, seat: i64, move: i64) -> None:
        if move == KEEP:
            award(state, seat)
        else:
            state.push(frame(state, Recipient)(seat))


class Recipient(FollowUp[Table]):
    name = "recipient"

    def moves(self, state: Table, seat: i64) -> vec[i64]:
        return vec[i64]([TO + other for other in range(state.seats) if other != seat])

    def play(self, state: Table, seat: i64, move: i64) -> None:
        award(state, move - TO)


def award(state: Table, seat: int) -> None:
    state.won[seat].append(state.prize)
    state.tell(WON, seat, state.prize)
    state.prize = 0


def frame(state: State, usual: type[Frame[Any]]) -> type[Frame[Any]]:
    """The frame a game uses, which a broken twin may have put in the place of the usual one."""
    toy = state.setup.game
    assert isinstance(toy, Toy)
    return toy.instead.get(usual, usual)


class Toy(Game):
    """The game as it should be."""

    key = "toy"
    title = "Toy auction"
    table: ClassVar[type[Table]] = Table
    instead: ClassVar[dict[type[Frame[Any]], type[Frame[Any]]]] = {}

    def __init__(self, **facts: int) -> None:
        known: dict[str, Any] = {
            "hidden": True,
            "simultaneous": True,
            "chance": True,
            "lowest": 0,
            "highest": 11,
            "longest": 24,
        }
        super().__init__(
            seats=(2, 4),
            moves=MOVES,
            events=EVENTS,
            facts=Facts(**{**known, **facts}),
            frames=tuple(
                self.instead.get(usual, usual) for usual in (TurnUp, Bid, Compare, Claim, Recipient)
            ),
            options=(
                Option("gifts", False),
                Option("rounds", 4, (4, 2)),
                Option("second_thoughts", False),
            ),
        )

    def standard_edition(self) -> Edition:
        return Edition(TABLES, "toy.toml")

    def check_edition(self, edition: Edition) -> None:
        top = edition.top()
        prizes = top.section("prizes")
        prizes.integers("values", 1, 5, 4)
        prizes.finish()
        limits = top.section("limits")
        limits.integer("highest", 4, 20)
        limits.text("motto")
        limits.finish()
        top.finish()

    def check_setup(self, setup: Setup) -> None:
        if setup.chosen("gifts") and setup.seats == 3:
            raise BadSetup("Gifts are for 2 or 4 players.")

    def deal(self, setup: Setup, chance: Chance) -> State:
        assert setup.edition is not None
        state = self.table(setup, chance)
        values = setup.edition.top().section("prizes").integers("values", 1, 5, 4)
        prizes = vec[i64](values)
        chance.shuffle(prizes)
        state.deck = list(prizes)[: setup.number("rounds")]
        state.push(frame(state, TurnUp)(SYSTEM))
        return state


# ---- Twins that break a promise ------------------------------------------------------------------


class HashedTable(Table):
    """1. Its contents depend on the process's hash seed."""

    def contents(self) -> dict[str, object]:
        return {**super().contents(), "words": list({"fire", "water", "wood", "metal", "earth"})}


MEMORY: Final = itertools.count()


class ForgetfulTable(Table):
    """2. Something outside the record has a say in how it goes on."""

    def contents(self) -> dict[str, object]:
        return {**super().contents(), "asked": next(MEMORY)}


class UnsortedBid(Bid):
    """3. It lists its moves as they come."""

    def moves(self, state: Table, seat: i64) -> vec[i64]:
        return vec[i64](state.hands[seat][::-1])


class IncompleteBid(Bid):
    """3. It lists a move that cannot be made."""

    def moves(self, state: Table, seat: i64) -> vec[i64]:
        return vec[i64]([0, 1, 2, 3])


class RestlessBid(Bid):
    """3. Asking why a move is refused changes the game."""

    def why_not(self, state: Table, seat: i64, move: i64) -> Refusal:
        state.spent[seat].append(9)
        return Refusal("card-spent", "2")


class SpeechlessBid(Bid):
    """3. It refuses without a reason."""

    def why_not(self, state: Table, seat: i64, move: i64) -> Refusal:
        return Refusal("")


class SilentBid(Bid):
    """3. Whoever has only the highest card left is asked, and has no answer."""

    def moves(self, state: Table, seat: i64) -> vec[i64]:
        return vec[i64]([card for card in state.hands[seat] if card != 3 or len(state.hands[seat]) > 1])


class AbsentTable(Table):
    """3. Who looks on is told that nobody is asked."""

    def view(self, seat: int | None) -> dict[str, object]:
        seen = super().view(seat)
        return {**seen, "acting": []} if seat is None else seen


class SharedTable(Table):
    """4. A clone shares a list with its origin."""

    def clone(self) -> Table:
        twin = super().clone()
        twin.won = self.won
        return twin


class ForkedTable(Table):
    """4. A clone goes on with other chances than its origin."""

    def clone(self) -> Table:
        twin = super().clone()
        twin.chance.word()
        return twin


class LossyBid(Bid):
    """5. A card falls under the table."""

    def play(self, state: Table, seat: i64, move: i64) -> None:
        if move == 3:
            state.hands[seat] = state.hands[seat][1:] if state.hands[seat][0] != move else state.hands[seat]
        super().play(state, seat, move)


class UncountedTable(Table):
    """5. Nobody counts its pieces."""

    def census(self) -> dict[str, int]:
        return {}


class OpenDeckTable(Table):
    """6. Everybody sees the prize that comes next."""

    def picture(self, seat: i64 | None) -> dict[str, object]:
        return {**super().picture(seat), "next": self.deck[-1:]}


class SpectatorTable(Table):
    """6. A spectator sees the bids."""

    def picture(self, seat: i64 | None) -> dict[str, object]:
        seen = super().picture(seat)
        return {**seen, "bids": self.bids} if seat is None else seen


class SeedTable(Table):
    """6. The source of chance lies on the table."""

    def picture(self, seat: i64 | None) -> dict[str, object]:
        return {**super().picture(seat), "source": str(self.chance.dump()[0])}


class TellingPrompt(Bid):
    """6. The prompt counts what was bid so far."""

    def prompt(self, state: Table) -> Message:
        return Message("ask-bid", {"so_far": sum(bid or 0 for bid in state.bids)})


class TellingRefusal(Bid):
    """6. A refusal gives the next prize away."""

    def why_not(self, state: Table, seat: i64, move: i64) -> Refusal:
        return Refusal("card-spent", "2", {"next": state.deck[:1]})


class TellingEvent(Bid):
    """6. All hear what one has chosen."""

    def play(self, state: Table, seat: i64, move: i64) -> None:
        state.tell(CHOSE, seat, move)
        super().play(state, seat, move)


class TellingMoves(Bid):
    """6. A bid that another has made may not be made again, secret as it was."""

    def moves(self, state: Table, seat: i64) -> vec[i64]:
        free = [card for card in state.hands[seat] if card not in state.bids]
        return vec[i64](free or state.hands[seat])


class TellingChance(Bid):
    """6. Whether chance answers, and so how far a player may go back, depends on the next prize."""

    def play(self, state: Table, seat: i64, move: i64) -> None:
        if state.deck and state.deck[0] > 2:
            state.chance.word()
        super().play(state, seat, move)


class TellingNews(Bid):
    """6. A bid sounds different when a large prize is to come."""

    def play(self, state: Table, seat: i64, move: i64) -> None:
        if state.deck and state.deck[0] > 2:
            state.tell(HAS_CHOSEN, seat)
        super().play(state, seat, move)


class TellingChange(Bid):
    """6. It tells everybody what a bid was changed to."""

    def play(self, state: Table, seat: i64, move: i64) -> None:
        if state.bids[seat] is not None:
            state.tell(BIDS, seat, move)
        super().play(state, seat, move)


class ReopenedBid(Bid):
    """3. Who has second thoughts has not bid any more, and is asked again."""

    def play(self, state: Table, seat: i64, move: i64) -> None:
        before = state.bids[seat]
        if before is None:
            super().play(state, seat, move)
            return
        state.hands[seat] = sorted([*state.hands[seat], before])
        state.bids[seat] = None
        state.push(self)


class OmniscientTable(Table):
    """6. Its samples are the truth."""

    def redeal(self, seat: i64, chance: Chance) -> None:
        pass


class MistakenTable(Table):
    """7. Its samples change what the seat has seen."""

    def redeal(self, seat: i64, chance: Chance) -> None:
        super().redeal(seat, chance)
        self.prize = 1 + chance.below(5)


class StuckTable(Table):
    """7. Its samples cannot be played to an end."""

    def redeal(self, seat: i64, chance: Chance) -> None:
        super().redeal(seat, chance)
        self.frames = self.frames[:1] * 99


class MuddledTable(Table):
    """7. It is recalled with the hands of the first two players swapped."""

    def restore(self, contents: dict[str, Any]) -> None:
        super().restore(contents)
        self.hands[:2] = self.hands[1::-1]


class EndlessCompare(Compare):
    """8. A tie is bid again, with all cards back in hand."""

    def run(self, state: Table) -> None:
        bids = [bid for bid in state.bids if bid is not None]
        if bids.count(max(bids)) == 1:
            super().run(state)
            return
        for seat, bid in enumerate(bids):
            state.hands[seat] = sorted([*state.hands[seat], bid])
            state.bids[seat] = None
        state.push(frame(state, Bid)(TOGETHER))


class RankedTable(Table):
    """8. Its ranking is not that of its scores."""

    @property
    def ranking(self) -> list[int]:
        return [2 for _ in range(self.seats)]


class BeatenTable(Table):
    """8. Its seats win although they have not beaten what was to be beaten."""

    def to_beat(self) -> i64:
        return i64(99)

    @property
    def rewards(self) -> list[float]:
        return [1 / self.seats for _ in range(self.seats)]


class TupleTable(Table):
    """8. Its picture is not plain data."""

    def picture(self, seat: i64 | None) -> dict[str, object]:
        return {**super().picture(seat), "won": tuple(map(tuple, self.won))}


class HangingTable(Table):
    """Nobody is ever shown the table once the highest prize lies there."""

    def picture(self, seat: i64 | None) -> dict[str, object]:
        while self.prize == 5:
            pass
        return super().picture(seat)


class DeadlyTable(Table):
    """Whoever looks at the highest prize ends the process."""

    def picture(self, seat: i64 | None) -> dict[str, object]:
        if self.prize == 5:
            os._exit(7)
        return super().picture(seat)


@dataclass(frozen=True)
class Twin:
    """A broken game, the promise it breaks, and what the harness must say of it."""

    promise: str
    complaint: str
    game: Toy

    def __str__(self) -> str:
        return f"{self.promise}-{self.game.key}"


TWINS: Final[list[Twin]] = []


def twin(
    promise: str, complaint: str, broken: type[Table] | type[Frame[Any]] | None = None, **facts: int
) -> None:
    """Announce a game that is like the toy except for one class, or for one line of the fact sheet."""
    said: dict[str, object] = {"key": "toy-" + ("-".join(facts) if broken is None else broken.__name__)}
    if broken is not None:
        said |= {"table": broken} if issubclass(broken, Table) else {"instead": {broken.__base__: broken}}
    TWINS.append(Twin(promise, complaint, type("Toy", (Toy,), said)(**facts)))


twin("same_bytes_elsewhere", "leads elsewhere in another process", HashedTable)
twin("replay_equals_live", "the replayed position is another", ForgetfulTable)
twin("legal_is_complete", "not ascending", UnsortedBid)
twin("legal_is_complete", "not in list", IncompleteBid)
twin("legal_is_complete", "asking changed the game", RestlessBid)
twin("legal_is_complete", "nothing speaks against it", SpeechlessBid)
twin("clones_are_independent", "changed its origin", SharedTable)
twin("clones_are_independent", "not like its origin", ForkedTable)
twin("nothing_is_lost", "there were .* there are", LossyBid)
twin("nothing_is_lost", "nobody counts them", UncountedTable)
twin("every_step_is_sound", "there were .* there are", LossyBid)
twin("every_step_is_sound", "nobody counts them", UncountedTable)
twin("every_step_is_sound", "not ascending", UnsortedBid)
twin("every_step_is_sound", "has no answer", SilentBid)
twin("every_step_is_sound", "another question", AbsentTable)
twin("every_step_is_sound", "no end", EndlessCompare)
twin("every_step_is_sound", "outside the fact sheet", highest=3)
twin("nothing_leaks", "sees what it cannot know", OpenDeckTable)
twin("nothing_leaks", "a spectator sees", SpectatorTable)
twin("nothing_leaks", "gives the seed away", SeedTable)
twin("nothing_leaks", "sees what it cannot know", TellingPrompt)
twin("nothing_leaks", "sees what it cannot know", TellingRefusal)
twin("nothing_leaks", "sees what it cannot know", TellingMoves)
twin("nothing_leaks", "the undo point depends", TellingChance)
twin("nothing_leaks", "hears what it cannot know", TellingNews)
twin("choices_stay_secret", "can tell what seat . has chosen", TellingEvent)
twin("choices_stay_secret", "can tell what seat . has chosen", SpectatorTable)
twin("choices_stay_secret", "can tell what seat . has chosen", TellingPrompt)
twin("choices_stay_secret", "can tell what seat . has chosen", TellingMoves)
twin("choices_stay_secret", "can tell what seat . has chosen", TellingChange)
twin("legal_is_complete", "a changed answer asks somebody else", ReopenedBid)
twin("samples_play_on", "knows that this is not so", MistakenTable)
twin("samples_play_on", "a question that has no answer", StuckTable)
twin("knowledge_travels", "recalls something else", MuddledTable)
twin("the_game_ends", "no end", EndlessCompare)
twin("the_game_ends", "ranking", RankedTable)
twin("the_game_ends", "rewards", BeatenTable)
twin("the_game_ends", "not plain data", TupleTable)
twin("the_game_ends", "outside the fact sheet", highest=3)
twin("the_game_ends", "decisions and no end", longest=5)
twin("facts_are_true", "chance answered", chance=False)
twin("facts_are_true", "several act at once", simultaneous=False)
twin("facts_are_true", "something is hidden", hidden=False)
twin("facts_are_found", "hidden", OmniscientTable)
twin("stands_still", "stands still while looking at the table", HangingTable)
twin("dies", "ended with 7 while looking at the table", DeadlyTable)

TOY: Final = Toy()


def find(key: str) -> Game:
    """A game by its key, toys included."""
    for toy in [TOY, *[twin.game for twin in TWINS]]:
        if toy.key == key:
            return toy
    return tianxia.game(key)
