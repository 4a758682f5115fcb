"""Rooms: games side by side in several processes, which answer through memory they share.

Whoever asks for moves has two rooms: while one makes its moves, the other's are thought about.
"""

from __future__ import annotations

from multiprocessing import get_context
from multiprocessing.sharedctypes import RawArray
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from tianxia.arena.contest import setup_of, told_setup
from tianxia.bots.batch import Batch
from tianxia.kernel import TianxiaError
from tianxia.research.vector import told

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from numpy.typing import NDArray

    from tianxia.kernel import Setup

APART = 17
"""So many random moves later than its neighbour's a process's games begin, lest all of them end together."""


ENDED = "A process with games in it has ended."


class RoomLost(TianxiaError):
    """A process with games in it has ended or failed."""


class Sheet:
    """What is asked in some games and what is answered, in memory that processes share."""

    def __init__(self, setup: Setup, count: int) -> None:
        self.count = count
        self.memory: dict[str, tuple[Any, str]] = {}
        self.lay("rows", "h", np.int16, setup.width())
        self.lay("masks", "B", np.uint8, (setup.game.moves.size + 7) // 8)
        self.lay("seats", "b", np.int8, 1)
        self.lay("leads", "f", np.float32, setup.seats)
        self.lay("ended", "B", np.uint8, 1)
        self.lay("moves", "i", np.int32, 1)

    def lay(self, name: str, code: str, kind: type, width: int) -> None:
        """Lay out a table with a row for each game."""
        self.memory[name] = (RawArray(code, self.count * width), np.dtype(kind).str)

    def table(self, name: str) -> NDArray[Any]:
        """A table with a row for each game: `rows`, `masks` (bits), `seats`, `leads`, `ended`, `moves`."""
        memory, kind = self.memory[name]
        return np.frombuffer(memory, kind).reshape(self.count, -1)


class Games:
    """Some of a sheet's games, played in this process."""

    def __init__(self, setup: Setup, sheet: Sheet, first: int, count: int, seed: int, late: int) -> None:
        self.sheet = sheet
        self.mine = slice(first, first + count)
        self.batch = Batch(setup, count, "lead")
        self.batch.reset(seed)
        for _ in range(late):
            self.batch.step(self.batch.sample())
        self.tell()

    def step(self) -> None:
        """Make the moves on the sheet, and write down what is asked next."""
        self.batch.step(self.sheet.table("moves")[self.mine, 0].tolist())
        self.tell()

    def tell(self) -> None:
        """Write down what is asked, and what the games that ended came to."""
        asked = told(self.batch)
        sheet = self.sheet
        np.copyto(sheet.table("rows")[self.mine], asked.observations, casting="unsafe")
        sheet.table("masks")[self.mine] = np.packbits(asked.masks, axis=1)
        sheet.table("seats")[self.mine, 0] = asked.seats
        sheet.table("leads")[self.mine] = asked.rewards
        sheet.table("ended")[self.mine, 0] = asked.ended


class Player(Protocol):
    """Plays a part of each sheet's games."""

    def start(self, number: int) -> None:
        """Begin to make the moves on a sheet."""

    def wait(self, number: int) -> None:
        """Return when they are made."""

    def close(self) -> None:
        """Let go of everything."""


class Here:
    """Plays in this process."""

    def __init__(self, setup: Setup, sheets: list[Sheet], seed: int) -> None:
        self.games = [
            Games(setup, sheet, 0, sheet.count, seed + number, APART * number)
            for number, sheet in enumerate(sheets)
        ]

    def start(self, number: int) -> None:
        """Make the moves at once."""
        self.games[number].step()

    def wait(self, number: int) -> None:
        """They have been made."""

    def close(self) -> None:
        """There is nothing to let go of."""


class Elsewhere:
    """Plays in another process."""

    def __init__(self, setup: Setup, sheets: list[Sheet], part: int, parts: int, seed: int) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(
            target=keep_playing, args=(told_setup(setup), sheets, part, parts, seed, theirs), daemon=True
        )
        self.process.start()
        theirs.close()

    def start(self, number: int) -> None:
        """Ask for the moves on a sheet to be made."""
        try:
            self.pipe.send(number)
        except BrokenPipeError:
            raise RoomLost(ENDED) from None

    def wait(self, number: int) -> None:
        """Return when the moves have been made; processes answer in the order they were asked."""
        try:
            answer = self.pipe.recv()
        except EOFError:
            raise RoomLost(ENDED) from None
        if answer != number:
            raise RoomLost(f"A process with games in it has failed: {answer}.")

    def close(self) -> None:
        """End the process."""
        self.pipe.close()
        self.process.join(5)
        self.process.kill()


def keep_playing(
    agreed: dict[str, Any], sheets: list[Sheet], part: int, parts: int, seed: int, pipe: Connection
) -> None:
    """What a process does: make the moves on the sheets it is told, until nobody asks any more."""
    try:
        setup = setup_of(agreed)
        games: list[Games] = []
        for number, sheet in enumerate(sheets):
            first, last = (sheet.count * which // parts for which in (part, part + 1))
            place = part * len(sheets) + number
            games.append(Games(setup, sheet, first, last - first, seed + place, APART * place))
            pipe.send(number)
        while True:
            number = pipe.recv()
            games[number].step()
            pipe.send(number)
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        pass
    except Exception as error:
        pipe.send(f"{type(error).__name__}: {error}")


class Rooms:
    """Sheets of games, and the players who make the moves on them."""

    def __init__(self, setup: Setup, games: int, jobs: int, seed: int, count: int = 2) -> None:
        self.sheets = [Sheet(setup, games // count) for _ in range(count)]
        self.players: list[Player]
        if jobs <= 1:
            self.players = [Here(setup, self.sheets, seed)]
        else:
            jobs = min(jobs, self.sheets[0].count)
            self.players = [Elsewhere(setup, self.sheets, part, jobs, seed) for part in range(jobs)]
            for number in range(count):
                self.wait(number)

    def start(self, number: int) -> None:
        """Begin to make the moves on a sheet."""
        for player in self.players:
            player.start(number)

    def wait(self, number: int) -> None:
        """Return when they are made."""
        for player in self.players:
            player.wait(number)

    def close(self) -> None:
        """End all processes."""
        for player in self.players:
            player.close()
