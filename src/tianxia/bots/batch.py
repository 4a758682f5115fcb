"""Many games side by side: one call makes a move in each of them and tells what is asked next.

What is told lies in packed arrays, one game after another, which NumPy reads where they lie. Each call makes
new ones, so whoever keeps the old may do so. Where a game ends, the next one begins in its place.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tianxia.bots.bot import Bot
from tianxia.kernel import BadSetup, BrokenGame, Knowledge, Quick, Setup, State
from tianxia.kernel.features import Row
from tianxia.kernel.packed import i32, i64, u8, vec
from tianxia.kernel.rewards import check_reward, rewards

EVERY_SEAT: Final = -1
"""Stands for the caller's seat where the caller moves for all of them."""

MOVES_OFTEN: Final = 16
"""Few questions have more answers."""

UNASKED: Final = 1000
"""A seat that is asked nothing in so many games never is."""


class Batch:
    """So many games of one kind, and what the caller is asked in each.

    The caller moves for one seat a game, `own`, and bots for the others; or for whichever seat is asked.
    """

    __slots__ = (
        "bots",
        "chance",
        "choices",
        "count",
        "ended",
        "finals",
        "firsts",
        "masks",
        "moves",
        "no_masks",
        "no_rows",
        "own",
        "reward",
        "rewards",
        "rows",
        "seats",
        "setup",
        "states",
        "width",
    )

    def __init__(
        self,
        setup: Setup,
        count: int,
        reward: str = "share",
        own: list[int] | None = None,
        bots: list[Bot] | None = None,
    ) -> None:
        if count < 1:
            raise BadSetup("A batch needs at least one game.")
        self.setup = setup
        self.count: i64 = count
        self.width: i64 = setup.width()
        self.moves: i64 = setup.game.moves.size
        self.reward = check_reward(reward)
        self.chance = Quick(0)
        self.own: vec[i64] = vec[i64]([EVERY_SEAT] * count) if own is None else vec[i64](own)
        # In the order of the seats after the caller's.
        self.bots: list[Bot] = bots if bots is not None else []
        self.states: list[State] = []
        # The moves there are in each game, one game after another, and where those of each begin.
        self.choices: vec[i64] = vec[i64]([0] * (count * MOVES_OFTEN))
        self.firsts: vec[i64] = vec[i64]([0] * (count + 1))
        # Copied whenever new ones are laid out, which is quicker than to make them of single noughts.
        self.no_rows: vec[i32] = vec[i32]([0] * (self.count * self.width))
        self.no_masks: vec[u8] = vec[u8]([0] * (self.count * self.moves))
        self.clear()
        self.seats: vec[i64] = vec[i64]([0] * count)

    def clear(self) -> None:
        """Lay out new arrays, all noughts."""
        self.rows: vec[i32] = self.no_rows[:]
        self.masks: vec[u8] = self.no_masks[:]
        self.rewards: vec[float] = vec[float]([0.0] * (self.count * self.setup.seats))
        self.ended: vec[u8] = vec[u8]([0] * self.count)
        self.finals: list[vec[i32]] = []

    def reset(self, seed: i64) -> None:
        """Begin every game anew; with the same seed, the same ones."""
        self.chance = Quick(seed)
        self.clear()
        self.states = []
        seats = vec[i64]([0] * self.count)
        row = Row(self.rows)
        for number in range(self.count):
            state = self.begin(number)
            self.states.append(state)
            seats[number] = self.ask(number, state, row)
        self.seats = seats

    def step(self, moves: Iterable[int]) -> None:
        """Make a move in every game, the bots' answers to it, and the first of the next where one ends.

        If a move is illegal, `IllegalMove` says why, and none is made. Packed moves are taken as they lie.
        """
        chosen = vec[i64](moves)
        self.check(chosen)
        asked = self.seats
        self.clear()
        seats = vec[i64]([0] * self.count)
        row = Row(self.rows)
        for number in range(self.count):
            state = self.states[number]
            state.apply(asked[number], chosen[number])
            self.answer(number, state)
            if not state.frames:
                self.end(number, state)
                state = self.begin(number)
                self.states[number] = state
            seats[number] = self.ask(number, state, row)
        self.seats = seats

    def sample(self) -> vec[i64]:
        """A random legal move for every game, drawn from the batch's own source of chance."""
        moves = vec[i64]([0] * self.count)
        for number in range(self.count):
            first = self.firsts[number]
            moves[number] = self.choices[first + self.chance.below(self.firsts[number + 1] - first)]
        return moves

    def check(self, moves: vec[i64]) -> None:
        """Raise an error unless there is a legal move for every game."""
        if not self.states:
            raise BadSetup("A batch begins with `reset`.")
        masks = self.masks
        if len(moves) != self.count:
            raise BadSetup(f"{self.count} games need a move each; {len(moves)} were given.")
        first: i64 = 0
        for number in range(self.count):
            move = moves[number]
            if move < 0 or move >= self.moves or masks[first + move] == 0:
                self.states[number].play(self.seats[number], move)
            first += self.moves

    def begin(self, number: i64) -> State:
        """A new game, up to the caller's first question."""
        for _ in range(UNASKED):
            state = self.setup.game.deal(self.setup, Quick(self.chance.word()))
            state.settle()
            self.answer(number, state)
            if state.frames:
                return state
        title = self.setup.game.title
        raise BrokenGame(f"{title} was begun {UNASKED} times, and never came to a question for the caller.")

    def answer(self, number: i64, state: State) -> None:
        """Let the bots move until the caller is asked or the game is over."""
        own = self.own[number]
        if own < 0:
            return
        left = state.most_decisions()
        while state.frames:
            seat = state.actor()
            if seat == own:
                return
            if left == 0:
                raise state.endless(state.most_decisions())
            left -= 1
            bot = self.bots[(seat - own - 1 + state.seats) % state.seats]
            state.apply(seat, bot.choose(Knowledge(state, int(seat))))

    def ask(self, number: i64, state: State, row: Row) -> i64:
        """Write down what is asked in a game: what the seat knows, and which moves it has."""
        seat = state.actor()
        row.at = number * self.width
        self.setup.game.write(row, state, seat)
        first = number * self.moves
        masks = self.masks
        offer = state.offer(seat)
        at = self.firsts[number]
        end = at + i64(len(offer))
        if end > i64(len(self.choices)):
            self.choices = extended(self.choices, end)
        choices = self.choices
        for move in offer:
            masks[first + move] = 1
            choices[at] = move
            at += 1
        self.firsts[number + 1] = end
        return seat

    def end(self, number: i64, state: State) -> None:
        """Write down what a finished game was worth, and what the caller's own seat saw last."""
        self.ended[number] = 1
        at = number * state.seats
        for worth in rewards(state, self.reward):
            self.rewards[at] = worth
            at += 1
        if self.own[number] >= 0:
            self.finals.append(self.setup.game.observe(state, self.own[number]))


def extended(items: vec[i64], length: i64) -> vec[i64]:
    """An array that begins like another, and is twice as long or at least as long as asked."""
    result = vec[i64]([0] * max(length, 2 * i64(len(items))))
    for at in range(i64(len(items))):
        result[at] = items[at]
    return result
