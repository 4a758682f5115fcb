"""A contest: who meets whom, and in which seats. Every deal is played in all rotations of the seats."""

from __future__ import annotations

from dataclasses import InitVar, dataclass
from hashlib import sha256
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

import tianxia
from tianxia.arena.entrants import BadEntrant, Entrant
from tianxia.bots.manner import Manner
from tianxia.bots.network import BadNetwork, network_of
from tianxia.kernel import Edition

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tianxia.kernel import Setup

KINDS: Final = ("round-robin", "gauntlet")
"""All against all, or the first against each of the others."""


@dataclass(frozen=True)
class Deal:
    """One shuffle and who sits down to it, before the seats are rotated."""

    number: int
    lineup: tuple[int, ...]

    @property
    def key(self) -> str:
        """What a stored result is found by."""
        return f"{'-'.join(map(str, self.lineup))}/{self.number}"


@dataclass(frozen=True)
class Contest:
    """Everything that is played, and nothing about how."""

    setup: Setup
    entrants: tuple[Entrant, ...]
    kind: str = "round-robin"
    deals: int = 100
    seed: int = 0
    limit: float = 60.0
    """Seconds a move; a bot that needs longer forfeits."""
    checked: InitVar[bool] = False
    """Whether it was seen to before that everybody can play."""

    def __post_init__(self, checked: bool) -> None:
        names = [entrant.name for entrant in self.entrants]
        if len(names) < 2:
            raise BadEntrant("A contest takes at least two bots; name them with --bots greedy,search:500.")
        for name in names:
            if names.count(name) > 1:
                raise BadEntrant(
                    f"Two bots are called “{name}”; give them names: First={name},Second={name}."
                )
        if self.setup.seats < 2:
            raise BadEntrant(f"{self.setup.game.title} for one is no contest; choose more --seats.")
        for entrant in () if checked else self.entrants:
            check_network(entrant, self.setup)

    def schedule(self) -> Iterator[Deal]:
        """All deals, each lineup's first deal before any second one: a contest cut short is still fair."""
        tables = lineups(len(self.entrants), self.setup.seats, self.kind)
        for number in range(self.deals):
            for lineup in tables:
                yield Deal(number, lineup)

    def seatings(self, deal: Deal) -> list[tuple[int, ...]]:
        """The rotations of a lineup that differ, the first one turned by chance."""
        turn = self.number(f"turn {deal.key}") % len(deal.lineup)
        line = deal.lineup[turn:] + deal.lineup[:turn]
        turned = [line[step:] + line[:step] for step in range(len(line))]
        return list(dict.fromkeys(turned))

    def shuffle(self, deal: Deal) -> str:
        """The seed of a deal: the same for everybody who meets in it, and for every lineup."""
        return f"arena {self.seed} deal {deal.number}"

    def number(self, text: str) -> int:
        """A number that depends on the contest's seed and a text, and on nothing else."""
        return int.from_bytes(sha256(f"arena {self.seed} {text}".encode()).digest()[:4], "big")

    def as_json(self) -> dict[str, Any]:
        """The contest as plain data: what its results belong to, wherever the bots' files lay."""
        data = self.told()
        for entrant in data["entrants"]:
            del entrant["path"]
        return data

    def told(self) -> dict[str, Any]:
        """The contest as plain data: what another process needs."""
        return {
            **told_setup(self.setup),
            "entrants": [entrant.as_json() for entrant in self.entrants],
            "kind": self.kind,
            "seed": self.seed,
            "limit": self.limit,
        }


def check_network(entrant: Entrant, setup: Setup) -> None:
    """Refuse a search whose network is not there, or is for another game."""
    name = Manner(entrant.manner).network
    try:
        if name:
            network_of(name, setup)
    except BadNetwork as error:
        raise BadEntrant(
            f"“{entrant.name}” cannot play: {error} Name another network, or leave network={name} out."
        ) from None


def told_setup(setup: Setup) -> dict[str, Any]:
    """What was agreed as plain data, with the component tables where they are not the game's own."""
    return {
        "game": setup.game.key,
        "rules_version": setup.rules,
        "seats": setup.seats,
        "options": setup.options,
        "edition": setup.edition_name,
        "tables": setup.tables,
    }


def setup_of(data: dict[str, Any]) -> Setup:
    """What `told_setup` told, agreed once more in another process."""
    edition = None if data["tables"] is None else Edition(data["tables"], data["edition"])
    return tianxia.game(data["game"]).agree(data["seats"], edition, data["options"], data["rules_version"])


def from_json(data: dict[str, Any], deals: int = 0) -> Contest:
    """The contest of `told` in another process, or that of a file of results: nothing is checked anew."""
    setup = setup_of(data)
    entrants = tuple(Entrant(**entrant) for entrant in data["entrants"])
    return Contest(setup, entrants, data["kind"], deals, data["seed"], data["limit"], checked=True)


def lineups(entrants: int, seats: int, kind: str) -> list[tuple[int, ...]]:
    """Who sits at the tables together.

    Where there are as many bots as seats, every choice of them meets; where there are fewer, one
    of each pair sits among equals of the other, and the other way round. In a gauntlet the first
    bot is always the one who sits alone.
    """
    if kind == "gauntlet":
        return [(0, *[other] * (seats - 1)) for other in range(1, entrants)]
    if seats == 2 or entrants >= seats:
        return list(combinations(range(entrants), seats))
    pairs = combinations(range(entrants), 2)
    return [line for one, two in pairs for line in ((one, *[two] * (seats - 1)), (two, *[one] * (seats - 1)))]
