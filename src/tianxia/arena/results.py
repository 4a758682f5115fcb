"""Results on disk: a line for the contest, then a line a game. A contest cut short goes on from there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from tianxia.arena.contest import Contest, from_json
from tianxia.arena.games import GamePlayed
from tianxia.drafts import drafted
from tianxia.kernel import TianxiaError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

DECODER: Final = msgspec.json.Decoder(GamePlayed)


class BadResults(TianxiaError):
    """A file of results that cannot be read or written, or is of another contest."""


class Results:
    """The games played so far, kept in a file or only in memory."""

    def __init__(self, contest: Contest, path: Path | None = None) -> None:
        self.contest = contest
        self.path = path
        self.games: list[GamePlayed] = []
        if path is None:
            return
        header = normal(contest.as_json())
        sound = False
        if path.exists():
            found, self.games, sound = read(path)
            if found != header:
                what = ", ".join(sorted(key for key in header if found.get(key) != header[key]))
                raise BadResults(
                    f"“{path}” holds the results of another contest (it differs in: {what}); "
                    "choose another file with --results."
                )
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if not sound:
                write(path, header, self.games)
            # Whether games can be added is known before one is played.
            with path.open("ab"):
                pass
        except OSError as error:
            raise BadResults(
                f"“{path}” cannot be written: {error}. Make room there or choose another file with --results."
            ) from None

    def done(self) -> set[str]:
        """The deals that were played in all their rotations."""
        return {game.deal for game in self.games}

    def add(self, games: Iterable[GamePlayed]) -> None:
        """Keep the games of one deal."""
        games = list(games)
        if self.path is not None:
            try:
                with self.path.open("ab") as file:
                    file.write(b"".join(msgspec.json.encode(game) + b"\n" for game in games))
            except OSError as error:
                raise BadResults(
                    f"A deal could not be added to “{self.path}”: {error}. The deals before it are kept "
                    "there; once that is mended, the same command goes on from there."
                ) from None
        self.games += games

    def by_deal(self) -> dict[str, list[GamePlayed]]:
        """The games of each deal, in the order of the schedule and not in that of arrival."""
        found: dict[str, list[GamePlayed]] = {}
        for game in sorted(self.games, key=lambda game: in_order(game.deal)):
            found.setdefault(game.deal, []).append(game)
        return found

    def by_shuffle(self) -> list[list[list[GamePlayed]]]:
        """The games of each deal, and together the deals that share a shuffle: one for each lineup."""
        found: dict[int, list[list[GamePlayed]]] = {}
        for deal, games in self.by_deal().items():
            found.setdefault(in_order(deal)[0], []).append(games)
        return list(found.values())


def in_order(deal: str) -> tuple[int, str]:
    """Where a deal stands in the schedule."""
    lineup, _, number = deal.partition("/")
    return int(number), lineup


def normal(data: dict[str, Any]) -> dict[str, Any]:
    """Plain data as it looks after a journey through JSON."""
    back: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(data))
    return back


def read(path: Path) -> tuple[dict[str, Any], list[GamePlayed], bool]:
    """The contest and the games of a file, and whether it is sound.

    Deals that are not complete are left out. A file with such deals, or whose last line was cut off, is not
    sound: before a game is added it has to be written anew.
    """
    try:
        header, *lines = path.read_bytes().split(b"\n")
        contest: dict[str, Any] = msgspec.json.decode(header, type=dict[str, Any])
        games = complete(list(decoded(lines)))
    except (OSError, msgspec.MsgspecError) as error:
        raise BadResults(f"“{path}” is no file of results ({error}).") from None
    # What ends with the end of a line leaves nothing after it.
    return contest, games, len(lines) == len(games) + 1 and not lines[-1]


def write(path: Path, header: dict[str, Any], games: list[GamePlayed]) -> None:
    """Write a file of results, whole or not at all: what was there stays until all of it is written."""
    lines = [msgspec.json.encode(header), *map(msgspec.json.encode, games)]
    with drafted(path) as draft:
        draft.write_bytes(b"".join(line + b"\n" for line in lines))


def decoded(lines: list[bytes]) -> Iterator[GamePlayed]:
    """The games of all lines; the last line may have been cut off."""
    for number, line in enumerate(lines):
        if not line:
            continue
        try:
            yield DECODER.decode(line)
        except msgspec.MsgspecError:
            if any(lines[number + 1 :]):
                raise


def complete(games: list[GamePlayed]) -> list[GamePlayed]:
    """The games of the deals that were played in every rotation."""
    counts: dict[str, int] = {}
    for game in games:
        counts[game.deal] = counts.get(game.deal, 0) + 1
    return [game for game in games if counts[game.deal] == rotations(game.seating)]


def rotations(seating: list[int]) -> int:
    """In how many ways a lineup can be seated by turning it."""
    return len({tuple(seating[step:] + seating[:step]) for step in range(len(seating))})


def load(path: Path) -> Results:
    """The results of a file, to be reported."""
    data, games, _ = read(path)
    results = Results(from_json(data))
    results.games = games
    return results
