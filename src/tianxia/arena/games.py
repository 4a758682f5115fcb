"""One game of a contest: bots in all seats, and what becomes of a bot that does not behave."""

from __future__ import annotations

import signal
import threading
import time
from contextlib import contextmanager
from math import inf
from typing import TYPE_CHECKING, Final

import msgspec

from tianxia.arena.contest import told_setup
from tianxia.arena.guest import as_move
from tianxia.arena.guests import Guest, Misbehaved, Overtime, release, welcome
from tianxia.bots import RandomBot
from tianxia.kernel import Quick

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tianxia.arena.contest import Contest, Deal
    from tianxia.arena.entrants import Entrant
    from tianxia.bots import Bot
    from tianxia.kernel import State

NEVER: Final = 0.0


class GamePlayed(msgspec.Struct):
    """The outcome of one game, seat by seat."""

    deal: str
    seating: list[int]
    scores: list[int]
    places: list[int]
    shares: list[float]
    """Each seat's share of the win."""
    moves: int
    seconds: list[float]
    """What each seat thought in all."""
    choices: list[int]
    """How often each seat was asked."""
    forfeits: dict[int, str] = {}
    """The seats that were taken from their bots, and why."""
    automaton: int | None = None
    """The points of an opponent whom the rules play, where there is one."""


class Player:
    """A bot in a seat; after a forfeit somebody else makes its moves."""

    def __init__(self, entrant: Entrant, seed: int) -> None:
        self.entrant = entrant
        self.seed = seed
        self.seconds = 0.0
        self.choices = 0
        self.forfeit = ""
        self.bot: Bot | None = None
        self.guest: Guest | None = None

    def move(self, state: State, seat: int, limit: float) -> int:
        """A legal move: the bot's own, or after a forfeit any."""
        if not self.forfeit:
            if self.entrant.foreign and self.guest is None:
                # That a process starts is not the bot's time.
                self.guest = welcome(self.entrant, told_setup(state.setup))
            answer: object = None
            started = time.perf_counter()
            try:
                answer = self.choose(state, seat, limit)
            except Overtime:
                self.forfeit = late(limit)
            except Misbehaved as error:
                self.forfeit = str(error)
            except (Exception, SystemExit) as error:
                self.forfeit = f"crashed ({type(error).__name__}: {error})"
            spent = time.perf_counter() - started
            self.seconds += spent
            self.choices += 1
            if not self.forfeit and limit > NEVER and spent > limit:
                self.forfeit = late(limit)
            move = as_move(answer)
            if not self.forfeit and move not in state.legal(seat):
                self.forfeit = f"made a move that is not legal ({answer!r})"
            if not self.forfeit:
                assert move is not None
                return move
            self.bot = RandomBot(self.seed)
        assert self.bot is not None
        return self.bot.choose(state.knowledge(seat))

    def choose(self, state: State, seat: int, limit: float) -> object:
        """What the bot answers; one that is not ours is asked elsewhere, and told what its seat knows."""
        if self.guest is None:
            with at_most(limit):
                if self.bot is None:
                    self.bot = self.entrant.create(self.seed)
                return self.bot.choose(state.knowledge(seat))
        until = time.monotonic() + limit if limit > NEVER else inf
        if self.choices == 0:
            self.guest.make(self.entrant, self.seed, until)
        known = state.knowledge(seat).dump(Quick(self.seed + self.choices))
        return self.guest.choose(known, until)

    def leave(self) -> None:
        """The game is over, or broken off: a process that behaved is free for the next one."""
        if self.guest is not None and self.forfeit:
            self.guest.end()
        elif self.guest is not None:
            release(self.entrant, self.guest)


def late(limit: float) -> str:
    """Why a bot forfeits that needs too long."""
    return f"thought for more than {limit:g} s"


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer, where the system can; elsewhere it is noticed afterwards."""
    can = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if seconds <= NEVER or not can:
        yield
        return

    def ring(*_: object) -> None:
        raise Overtime

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def play_game(contest: Contest, deal: Deal, seating: tuple[int, ...]) -> GamePlayed:
    """Play one game to its end."""
    setup = contest.setup
    state = setup.game.lay_out(setup, contest.shuffle(deal), listening=False)
    players = [
        Player(contest.entrants[who], contest.number(f"bot {deal.key} {seat} {who}"))
        for seat, who in enumerate(seating)
    ]
    moves = 0
    try:
        while not state.over:
            seat = int(state.actor())
            state.play(seat, players[seat].move(state, seat, contest.limit))
            moves += 1
    finally:
        for player in players:
            player.leave()
    forfeits = {seat: player.forfeit for seat, player in enumerate(players) if player.forfeit}
    places, shares = standings(state, forfeits)
    return GamePlayed(
        deal=deal.key,
        seating=list(seating),
        scores=state.scores,
        places=places,
        shares=shares,
        moves=moves,
        seconds=[round(player.seconds, 6) for player in players],
        choices=[player.choices for player in players],
        forfeits=forfeits,
        automaton=None if (points := state.automaton_points()) is None else int(points),
    )


def standings(state: State, forfeits: dict[int, str]) -> tuple[list[int], list[float]]:
    """The places and the shares of the win; who forfeited comes behind everybody who did not."""
    ranking = state.ranking
    if not forfeits:
        return ranking, state.rewards
    if state.automaton_points() is not None and len(forfeits) == len(ranking):
        return ranking, [0.0] * len(ranking)  # the opponent whom the rules play has won
    worst = len(ranking) + 1
    order = [place + (worst if seat in forfeits else 0) for seat, place in enumerate(ranking)]
    places = [1 + sum(other < own for other in order) for own in order]
    winners = places.count(1)
    return places, [1 / winners if place == 1 else 0.0 for place in places]
