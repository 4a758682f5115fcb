"""Leduc hold'em for two: six cards, two rounds of betting, one card in common. Hidden cards and chance."""

from __future__ import annotations

from typing import Any, Final

from tianxia.kernel import (
    SYSTEM,
    Chance,
    Domain,
    EventKind,
    Facts,
    Feature,
    Frame,
    Game,
    Kind,
    Message,
    Refusal,
    Setup,
    State,
    Vocabulary,
)
from tianxia.kernel.features import Row
from tianxia.kernel.packed import i64, vec

CARD: Final = Domain("card", ("Js", "Jh", "Qs", "Qh", "Ks", "Kh"))
CARDS: Final = 6
NO_CARD: Final = 7
"""Where a card could be but none is. Three bits hold a card or this."""

MOVES: Final = Vocabulary(Kind("fold"), Kind("call"), Kind("raise"))
FOLD: Final = 0
CALL: Final = 1
RAISE: Final = 2

EVENTS: Final = (
    EventKind("dealt", card=CARD),
    EventKind("folded"),
    EventKind("called", chips=None),
    EventKind("raised", chips=None),
    EventKind("turned-up", card=CARD),
    EventKind("showed", card=CARD),
)
DEALT: Final = 0
FOLDED: Final = 1
CALLED: Final = 2
RAISED: Final = 3
TURNED_UP: Final = 4
SHOWED: Final = 5

ANTE: Final = 1
FIRST_RAISE: Final = 2
SECOND_RAISE: Final = 4
MOST_RAISES: Final = 2
MOST_CHIPS: Final = ANTE + MOST_RAISES * (FIRST_RAISE + SECOND_RAISE)

ANSWERS: Final = 8
"""The longest line of answers in a hand: each player may answer four times in all."""

FEATURES: Final = (
    Feature("seat", "whether the observer opens", count=1),
    Feature("card", f"the observer's card: {', '.join(CARD.tokens)}", count=CARDS),
    Feature("public", "the common card, if it is turned up", count=CARDS),
    Feature("answers", "for each answer so far, fold, call or raise; noughts after them", count=ANSWERS * 3),
    Feature("chips", "what the observer and the other have put in", MOST_CHIPS, 2),
)

NOBODY: Final = -1
CHIPS_BITS: Final = 4
NEW_ROUND: Final = 3
"""Stands between the rounds in the line of what was said, after fold, call and raise."""

FREE_ANSWERS: Final = vec[i64]([CALL, RAISE])
ALL_ANSWERS: Final = vec[i64]([FOLD, CALL, RAISE])
LAST_ANSWERS: Final = vec[i64]([FOLD, CALL])


class Hand(State):
    """The cards on the table, the chips each seat has put in, and what was said.

    `cards` and `paid` hold both seats' in one number, 3 bits a card and 4 bits a stake. `said` is
    the line of answers in base 4, after a leading 1. What is not dealt is nowhere: the common
    card is drawn when it is turned up.
    """

    __slots__ = ("cards", "folded", "paid", "public", "said")

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.cards: i64 = NO_CARD | NO_CARD << 3
        self.paid: i64 = ANTE | ANTE << CHIPS_BITS
        self.public: i64 = NO_CARD
        self.folded: i64 = NOBODY
        self.said: i64 = 1

    def clone(self) -> Hand:
        twin = Hand(self.setup, self.chance.clone())
        twin.cards = self.cards
        twin.paid = self.paid
        twin.public = self.public
        twin.folded = self.folded
        twin.said = self.said
        twin.frames = self.frames[:]
        return twin

    def card(self, seat: i64) -> i64:
        """The card a seat holds."""
        return self.cards >> 3 * seat & 7

    def chips(self, seat: i64) -> i64:
        """The chips a seat has put in."""
        return self.paid >> CHIPS_BITS * seat & 15

    def draw(self, chance: Chance) -> i64:
        """A card at random from those that lie nowhere on the table."""
        gone = 1 << (self.cards & 7) | 1 << (self.cards >> 3) | 1 << self.public
        left: i64 = 0
        for card in range(i64(CARDS)):
            left += 1 - (gone >> card & 1)
        number = chance.below(left)
        for card in range(i64(CARDS)):
            if not gone >> card & 1:
                if number == 0:
                    return card
                number -= 1
        return NO_CARD

    def strength(self, seat: i64) -> i64:
        """What a hand is worth at the showdown: a pair beats all else, then the higher card wins."""
        rank = self.card(seat) // 2
        return CARDS if rank == self.public // 2 else rank

    def winner(self) -> i64:
        """Who takes the pot of a finished hand; nobody when it is split."""
        if self.folded != NOBODY:
            return 1 - self.folded
        first = self.strength(0)
        second = self.strength(1)
        if first == second:
            return NOBODY
        return 0 if first > second else 1

    def points(self, seat: i64) -> i64:
        if self.frames:
            return -self.chips(seat)
        winner = self.winner()
        if winner == NOBODY:
            return 0
        return self.chips(1 - seat) if winner == seat else -self.chips(seat)

    def shown(self) -> bool:
        """Whether the hand came to a showdown."""
        return not self.frames and self.folded == NOBODY

    def picture(self, seat: i64 | None) -> dict[str, object]:
        players: list[dict[str, object]] = []
        for player in range(self.seats):
            seen = self.shown() or (seat is not None and seat == player)
            players.append(
                {
                    "card": token(self.card(player)) if seen else None,
                    "chips": int(self.chips(player)),
                    "folded": bool(self.folded == player),
                }
            )
        return {"players": players, "public": token(self.public), "rounds": self.rounds()}

    def rounds(self) -> list[list[str]]:
        """What was said, round by round."""
        digits: list[int] = []
        said = self.said
        while said > 1:
            digits.append(int(said & 3))
            said >>= 2
        rounds: list[list[str]] = [[]]
        for digit in reversed(digits):
            if digit == NEW_ROUND:
                rounds.append([])
            else:
                rounds[-1].append(MOVES.kinds[digit].name)
        return rounds

    def contents(self) -> dict[str, object]:
        return {
            "cards": [token(self.card(seat)) for seat in range(self.seats)],
            "public": token(self.public),
            "chips": [int(self.chips(seat)) for seat in range(self.seats)],
            "folded": int(self.folded),
            "rounds": self.rounds(),
        }

    def restore(self, contents: dict[str, Any]) -> None:
        cards = [card_of(name) for name in contents["cards"]]
        chips = contents["chips"]
        self.cards = cards[0] | cards[1] << 3
        self.public = card_of(contents["public"])
        self.paid = chips[0] | chips[1] << CHIPS_BITS
        self.folded = contents["folded"]
        self.said = 1
        for number, answers in enumerate(contents["rounds"]):
            if number > 0:
                self.said = self.said << 2 | NEW_ROUND
            for answer in answers:
                self.said = self.said << 2 | MOVES.offset(answer)

    def census(self) -> dict[str, int]:
        counts: dict[str, int] = {}
        for card in range(i64(CARDS)):
            places = [self.card(0) == card, self.card(1) == card, self.public == card]
            counts[CARD.tokens[card]] = max(sum([1 for here in places if here]), 1)
        return counts

    def redeal(self, seat: i64, chance: Chance) -> None:
        if self.shown():
            return
        other = 1 - seat
        self.cards |= NO_CARD << 3 * other
        self.cards ^= (NO_CARD ^ self.draw(chance)) << 3 * other

    def price(self, seat: i64, move: i64) -> i64:
        """The chips it takes to call, or to raise."""
        missing = self.chips(1 - seat) - self.chips(seat)
        if move == CALL:
            return missing
        return missing + (FIRST_RAISE if self.public == NO_CARD else SECOND_RAISE)


def token(card: i64) -> str | None:
    """A card's name, if there is a card."""
    return None if card == NO_CARD else CARD.tokens[card]


def card_of(name: str | None) -> i64:
    """The card of a name, or none."""
    return NO_CARD if name is None else i64(CARD.find(name))


class Deal(Frame[Hand]):
    """Deal each seat its card."""

    name = "deal"

    def run(self, state: Hand) -> None:
        for seat in range(state.seats):
            state.cards ^= (NO_CARD ^ state.draw(state.chance)) << 3 * seat
            state.tell(DEALT, seat, state.card(seat), audience=seat)


class Bet(Frame[Hand]):
    """Fold, call or raise. Counts the raises of the round; marks that the other seat has passed."""

    name = "bet"

    def moves(self, state: Hand, seat: i64) -> vec[i64]:
        if self.count == 0:
            return FREE_ANSWERS
        return ALL_ANSWERS if self.count < MOST_RAISES else LAST_ANSWERS

    def play(self, state: Hand, seat: i64, move: i64) -> None:
        state.said = state.said << 2 | move
        if move == FOLD:
            state.folded = seat
            state.tell(FOLDED, seat)
            return
        chips = state.price(seat, move)
        state.paid += chips << CHIPS_BITS * seat
        if move == RAISE:
            state.tell(RAISED, seat, chips)
            state.push(BETS[2 * (self.count + 2) + 1 - seat])
            return
        state.tell(CALLED, seat, chips)
        if self.count == 0 and self.mark == 0:
            state.push(BETS[2 + 1 - seat])
        elif state.public == NO_CARD:
            state.public = state.draw(state.chance)
            state.said = state.said << 2 | NEW_ROUND
            state.tell(TURNED_UP, SYSTEM, state.public)
            state.push(BETS[0])
        else:
            state.tell(SHOWED, 0, state.card(0))
            state.tell(SHOWED, 1, state.card(1))

    def considered(self, state: Hand, seat: i64) -> vec[i64]:
        return ALL_ANSWERS

    def why_not(self, state: Hand, seat: i64, move: i64) -> Refusal:
        return Refusal("nothing-to-fold", "3") if move == FOLD else Refusal("no-more-raises", "3")

    def prompt(self, state: Hand) -> Message:
        pot = int(state.chips(0) + state.chips(1))
        return Message("ask-bet", {"pot": pot, "price": int(state.price(self.seat, CALL))})


DEAL: Final = Deal(SYSTEM)
BETS: Final = [
    Bet(0),
    Bet(1),
    Bet(0, 0, 1),
    Bet(1, 0, 1),
    Bet(0, 1),
    Bet(1, 1),
    Bet(0, 2),
    Bet(1, 2),
]
"""All there are, two seats at a time: to open, after a pass, after one raise, after two."""


class Leduc(Game):
    """Hold the better of two hands, or make the other believe it."""

    key = "leduc"
    title = "Leduc hold'em"

    def __init__(self) -> None:
        super().__init__(
            seats=(2, 2),
            moves=MOVES,
            events=EVENTS,
            frames=(Deal, Bet),
            facts=Facts(
                hidden=True,
                simultaneous=False,
                chance=True,
                lowest=-MOST_CHIPS,
                highest=MOST_CHIPS,
                longest=8,
            ),
        )

    def effects(self, state: State, seat: i64, move: i64) -> dict[str, int]:
        assert isinstance(state, Hand)
        return {} if move == FOLD else {"chips": -int(state.price(seat, move))}

    def deal(self, setup: Setup, chance: Chance) -> State:
        hand = Hand(setup, chance)
        hand.push(BETS[0])
        hand.push(DEAL)
        return hand

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        return FEATURES

    def write(self, row: Row, state: State, seat: i64) -> None:
        assert isinstance(state, Hand)
        row.put(1 - seat)
        row.put_one_of(state.card(seat), CARDS)
        row.put_one_of(state.public, CARDS)
        end = row.at + ANSWERS * 3
        digit: i64 = 0
        while state.said >> 2 * digit > 1:
            digit += 1
        while digit > 0:
            digit -= 1
            answer = state.said >> 2 * digit & 3
            if answer != NEW_ROUND:
                row.put_one_of(answer, 3)
        row.at = end
        row.put(state.chips(seat))
        row.put(state.chips(1 - seat))


GAME: Final = Leduc()
