"""Who sits where: the people at this keyboard, and the bots that play for the other seats."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final

from tianxia.kernel import LETTERS, BadSetup
from tianxia.words import tag

if TYPE_CHECKING:
    from tianxia.bots import Bot
    from tianxia.kernel import Match
    from tianxia.words import Words

PERSON: Final = "person"


def seat_called(letter: str, seats: int, words: Words) -> int:
    """The seat of a letter."""
    found = LETTERS[:seats].find(letter.strip().upper()) if len(letter.strip()) == 1 else -1
    if found < 0:
        raise BadSetup(words.say("no-seat", letter=letter.strip(), letters=", ".join(LETTERS[:seats])))
    return found


def seated(seats: int, people: list[int], bots: list[str], words: Words) -> list[str]:
    """The player of each seat: one bot for all free seats, or several in the order of the seats."""
    free = [seat for seat in range(seats) if seat not in people]
    if len(bots) not in (1, len(free)):
        raise BadSetup(words.say("wrong-bots", given=len(bots), free=len(free)))
    players = [PERSON] * seats
    for place, seat in enumerate(free):
        players[seat] = bots[place % len(bots)]
    return players


def create_bots(players: list[str], match: Match) -> dict[int, Bot]:
    """A bot for every seat no person plays. The same game resumed at the same move meets the same bots."""
    from tianxia import bots

    made: dict[int, Bot] = {}
    for seat, name in enumerate(players):
        if name != PERSON:
            source = f"tianxia bot {match.record.seed} {seat} {len(match.record.moves)}"
            made[seat] = bots.create(name, seed=int.from_bytes(sha256(source.encode()).digest()[:4], "big"))
    return made


def described(players: list[str], words: Words) -> str:
    """Everybody at the table, in words."""
    return ", ".join(f"{tag(seat)} {called(player, words)}" for seat, player in enumerate(players))


def called(player: str, words: Words) -> str:
    """A player's kind: a person, or a bot by its name."""
    return words.say("player-person") if player == PERSON else words.say("player-bot", bot=player)
