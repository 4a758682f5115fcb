"""Practice: a network plays all seats of many games at once, and learns from how they end.

A move after which things went better than expected becomes likelier, by small steps (proximal policy
optimisation). What is expected of a position is what later positions of its game were thought to be worth,
and what its end was (λ-returns). Now and then somebody slips and makes any move: nobody learns the slips, but
how to go on after them, which is what a search asks about. All is learnt from what the seats asked knew.

NumPy is enough; a graphics processor is used through CuPy. What comes out is a plain file of arrays, as
`tianxia.bots.network` describes it.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING

import numpy as np

from tianxia.bots.network import BadNetwork, network_of
from tianxia.research.learner import (
    TINY,
    Array,
    Learner,
    arrays_on,
    fetched,
    foreseen,
    scale_for,
    softmax,
    squeezed,
)
from tianxia.research.rooms import Rooms

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tianxia.kernel import Setup

STEPS = 64
"""So many moves are made in every game before the network learns from them."""
FORESIGHT = 0.97
"""How much more is believed of what a game came to than of what the next position is thought to be worth."""
PASSES = 2
BATCH = 8192
"""So many decisions are learnt from at a time; fewer where there are few."""
BATCHES = 8
"""At least so many steps are made in a pass."""
RATES = (0.0015, 0.0001)
"""How large a step is, in the beginning and in the end."""
OPENNESS = (0.045, 0.009)
"""How much it is worth to keep several moves in play, in the beginning and in the end."""
PACE_OF_THE_LEARNED = 0.3
"""Who knows something already takes smaller steps, by so much."""
CLIP = 0.2
"""A move's odds change by no more than so much before it is played again."""
SLIPS = 0.04
"""How often any move is made."""
BETWEEN_COPIES = 30.0
"""Seconds after which the network is written again."""

WITH_PRACTICE = "policy=3 trust=0.5"
"""How a search uses a network that has practised: it is surer of its likings than they deserve."""


@dataclass
class Round:
    """How a round of practice went."""

    number: int
    decisions: int
    """Decisions of all rounds so far."""
    games: int
    """Games that ended in this round."""
    openness: float
    """Of how many moves, usually, one is as good as drawn: 1 if every move is certain."""
    explained: float
    """How much of the differences in what positions came to was foreseen, 1 being all."""
    spread: float
    """Half the usual lead, in points."""
    done: float
    """How much of the time has passed."""


class Practice:
    """A network at practice."""

    def __init__(
        self,
        setup: Setup,
        *,
        games: int = 1024,
        steps: int = STEPS,
        hidden: tuple[int, ...] = (64,),
        jobs: int = 1,
        seed: int = 0,
        place: str = "cpu",
        start: Path | None = None,
    ) -> None:
        """With a network to `start` from, hidden layers are as large as its own."""
        if start is not None:
            hidden = layers_of(start, setup)
        self.on = on = arrays_on(place)
        self.setup = setup
        self.seats = setup.seats
        self.moves = setup.game.moves.size
        self.steps = steps
        self.rooms = Rooms(setup, games, jobs, seed)
        self.random = on.random.default_rng(seed)
        self.each = each = self.rooms.sheets[0].count
        self.learner = Learner(np.zeros(setup.width()), self.seats, self.moves, hidden, 1.0, seed, on)
        many = (len(self.rooms.sheets), steps)
        bits = self.rooms.sheets[0].table("masks").shape[1]
        self.rows = on.zeros((*many, each, setup.width()), np.int16)
        self.masks = on.zeros((*many, each, bits), np.uint8)
        self.chosen = on.zeros((*many, each), np.int64)
        self.odds = on.zeros((*many, each), np.float32)
        self.slipped = on.zeros((*many, each), bool)
        # And once more at the end, for what the last moves led to.
        more = (many[0], steps + 1, each)
        # The seats, the one that is asked first; whatever else has a number for each seat is in their order.
        self.turns = on.zeros((*more, self.seats), np.int64)
        self.values = on.zeros((*more, self.seats), np.float32)
        self.leads = on.zeros((*more, self.seats), np.float32)
        self.ended = on.zeros((*more, 1), np.uint8)
        self.rounds = 0
        self.known = 0.0
        self.pace = 1.0
        self.seeing = start is not None
        if start is not None:
            self.learner.adopt(start)
            self.pace = PACE_OF_THE_LEARNED

    def close(self) -> None:
        """End the processes that play."""
        self.rooms.close()

    def go(self, path: Path, *, minutes: float = 5.0, rounds: int = 0) -> Iterator[Round]:
        """Practise for minutes, or for so many rounds, and write the network: now and then, and in the end.

        Who breaks it off keeps what was learnt until then. Afterwards the practice is closed.
        """
        began = saved = monotonic()
        try:
            while True:
                done = self.rounds / rounds if rounds else (monotonic() - began) / (60 * minutes)
                if done >= 1:
                    break
                yield self.round(done)
                if monotonic() - saved > BETWEEN_COPIES:
                    saved = monotonic()
                    self.learner.save(path)
        finally:
            try:
                if self.rounds:
                    self.learner.save(path)
            finally:
                self.close()

    def round(self, done: float = 0.0) -> Round:
        """Play some moves in every game and learn from them; so much of the practice is `done`."""
        if not self.seeing:
            self.look_round()
        self.play()
        self.rounds += 1
        ended = int(self.ended[:, 1:].sum())
        if done < 0.5:
            self.measure(ended)
        openness, explained = self.learn(done)
        decisions = self.rounds * self.chosen.size
        return Round(self.rounds, decisions, ended, openness, explained, self.learner.spread, done)

    def look_round(self) -> None:
        """Play until a game has ended for every one there is, to see how large the numbers usually are.

        What a number can be says little of it: there is no end to the rice somebody might have.
        """
        squares = self.on.zeros(self.setup.width(), np.float64)
        looks = ended = 0
        while ended < self.chosen.size // self.steps:
            self.play()
            looks += 1
            ended += int(self.ended[:, 1:].sum())
            for step in range(self.steps):
                squares += (self.rows[:, step].astype(np.float64) ** 2).mean((0, 1))
        self.learner.scale = scale_for(squares / (looks * self.steps), self.on).astype(np.float32)
        self.seeing = True

    # Playing ------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Make moves in every game, and keep what was asked and answered."""
        sheets = range(len(self.rooms.sheets))
        for step in range(self.steps):
            for number in sheets:
                if step > 0:
                    self.rooms.wait(number)
                self.answer(number, step)
                self.rooms.start(number)
        for number in sheets:
            self.rooms.wait(number)
            rows, _ = self.read(number, self.steps)
            self.values[number, self.steps] = self.by_seat(
                squeezed(self.learner.forward(rows)[1], self.on), number, self.steps
            )

    def read(self, number: int, step: int) -> tuple[Array, Array]:
        """What a sheet asks, and what the moves before brought."""
        on, sheet = self.on, self.rooms.sheets[number]
        seats = on.asarray(sheet.table("seats"), np.int64)
        self.turns[number, step] = (on.arange(self.seats) + seats) % self.seats
        self.leads[number, step] = on.asarray(sheet.table("leads"))
        self.ended[number, step] = on.asarray(sheet.table("ended"))
        return on.asarray(sheet.table("rows")), on.asarray(sheet.table("masks"))

    def by_seat(self, values: Array, number: int, step: int) -> Array:
        """Values from the asked seat on, put in the order of seats."""
        found = self.on.empty_like(values)
        places = self.on.arange(self.each)[:, None]
        found[places, self.turns[number, step]] = values
        return found

    def answer(self, number: int, step: int) -> None:
        """Draw a move for every game of a sheet by the network's likings."""
        on = self.on
        rows, masks = self.read(number, step)
        _, values, likings = self.learner.forward(rows)
        legal = self.legal(masks)
        drawn = softmax(likings, legal, on)
        luck = on.clip(self.random.random(drawn.shape, dtype=np.float32), TINY, 1 - 1e-7)
        slipped = self.random.random(self.each, dtype=np.float32) < SLIPS
        # The highest of these is a move with its odds; without them, any legal one.
        odds = on.where(slipped[:, None], legal, drawn)
        moves = on.argmax(on.where(legal, on.log(on.maximum(odds, TINY)) - on.log(-on.log(luck)), -np.inf), 1)
        self.rows[number, step] = rows
        self.masks[number, step] = masks
        self.chosen[number, step] = moves
        self.odds[number, step] = on.log(on.maximum(drawn[on.arange(self.each), moves], TINY))
        self.slipped[number, step] = slipped
        self.values[number, step] = self.by_seat(squeezed(values, on), number, step)
        self.rooms.sheets[number].table("moves")[:, 0] = fetched(moves)

    def legal(self, masks: Array) -> Array:
        """Masks as flags, a row for each decision."""
        bits = self.on.unpackbits(masks.reshape(-1)).reshape(len(masks), -1)
        return bits[:, : self.moves].astype(bool)

    # Learning -----------------------------------------------------------------------------------------

    def measure(self, ended: int) -> None:
        """Set how large a lead is worth how much, by the leads there were."""
        if ended == 0:
            return
        flags = self.ended[:, 1:, :, 0] > 0
        usual = max(float(self.leads[:, 1:][flags].std()) / 2, 1e-3)
        part = ended / (self.known + ended)
        self.learner.spread += part * (usual - self.learner.spread)
        self.known = min(self.known + ended, 20.0 * ended)

    def returns(self) -> Array:
        """What every position of the round came to for every seat, by seats."""
        on = self.on
        found = on.empty_like(self.values[:, : self.steps])
        later = self.values[:, self.steps]
        ends = squeezed(self.leads / self.learner.spread, on)
        for step in range(self.steps, 0, -1):
            expected = (1 - FORESIGHT) * self.values[:, step] + FORESIGHT * later
            if step < self.steps:
                # What came after a slip says nothing of the positions before.
                expected = on.where(self.slipped[:, step, :, None], self.values[:, step], expected)
            later = on.where(self.ended[:, step] > 0, ends[:, step], expected)
            found[:, step - 1] = later
        return found

    def learn(self, done: float) -> tuple[float, float]:
        """Learn from the round; returns how open the choices were and how much was foreseen."""
        on = self.on
        count = self.chosen.size
        turns = self.turns[:, : self.steps].reshape(count, self.seats)
        came = on.take_along_axis(self.returns().reshape(count, self.seats), turns, 1)
        thought = on.take_along_axis(self.values[:, : self.steps].reshape(count, self.seats), turns, 1)
        meant = ~self.slipped.reshape(count)
        free = meant & (self.odds.reshape(count) < 0)
        gains = came[:, 0] - thought[:, 0]
        gains = on.where(free, gains - gains[free].mean(), 0.0) / (gains[free].std() + 1e-6)
        rate = self.pace * between(RATES, done)
        openness = between(OPENNESS, done)
        size = max(1, min(BATCH, count // BATCHES))
        doubts: list[Array] = []
        for _ in range(PASSES):
            order = on.argsort(self.random.random(count, dtype=np.float32))
            for first in range(0, count - size + 1, size):
                part = order[first : first + size]
                doubts.append(self.improve(part, gains[part], came[part], meant[part, None], rate, openness))
        wrong, varied = float(((came - thought)[meant] ** 2).mean()), float(came[meant].var(0).mean())
        return float(np.exp(float(sum(doubts) / len(doubts)))), foreseen(wrong, varied)

    def improve(
        self, part: Array, gains: Array, came: Array, meant: Array, rate: float, openness: float
    ) -> Array:
        """One step on some of the decisions; returns how much doubt there was about their moves."""
        on = self.on
        size = len(part)
        signals, values, likings = self.learner.forward(self.rows.reshape(-1, self.rows.shape[-1])[part])
        drawn = softmax(likings, self.legal(self.masks.reshape(-1, self.masks.shape[-1])[part]), on)
        logs = on.log(on.maximum(drawn, TINY))
        made = self.chosen.reshape(-1)[part]
        change = on.exp(logs[on.arange(size), made] - self.odds.reshape(-1)[part])
        goes_on = on.where(gains > 0, change < 1 + CLIP, change > 1 - CLIP)
        push = on.where(goes_on, gains * change, 0.0)
        doubt = -(drawn * logs).sum(1, keepdims=True)
        policy_error = push[:, None] * drawn + openness * drawn * (logs + doubt)
        policy_error[on.arange(size), made] -= push
        value_error = (squeezed(values, on) - came) * meant
        self.learner.correct(signals, value_error / size, policy_error / size, rate)
        return doubt.mean()


def between(ends: tuple[float, float], done: float) -> float:
    """A number on the way from one end to the other, when so much is done."""
    first, last = ends
    return first + (last - first) * done


def layers_of(path: Path, setup: Setup) -> tuple[int, ...]:
    """How large the hidden layers of a network are, if it is one for such a game and likes moves."""
    network = network_of(str(path), setup)
    if network.policy is None:
        raise BadNetwork(f"“{path}” has no likings of moves to start from.")
    return tuple(int(layer.outputs) for layer in network.hidden)
