"""Looking on: bots at play, and a record step by step through anybody's eyes."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from tianxia.kernel import Match, Record
from tianxia.terminal import seating, telling
from tianxia.terminal.boards import board_of
from tianxia.terminal.ending import ending
from tianxia.terminal.files import save_record
from tianxia.terminal.numbers import within
from tianxia.terminal.reading import folded
from tianxia.terminal.screen import QUIET
from tianxia.words import tag

if TYPE_CHECKING:
    from pathlib import Path

    from tianxia.bots import Bot
    from tianxia.terminal.screen import Screen
    from tianxia.words import Words

STEPS: Final = ("next", "back", "board", "end", "quit")
USUAL_DELAY: Final = 0.3
"""Seconds between two moves, when somebody is looking."""


def watch(
    match: Match, players: list[str], place: Path | None, delay: float | None, words: Words, screen: Screen
) -> int:
    """Let bots play a game before the spectator's eyes."""
    bots = seating.create_bots(players, match)
    pause = delay if delay is not None else USUAL_DELAY if screen.alive else 0.0
    screen.rule(words.title())
    screen.say(words.say("welcome-players", players=seating.described(players, words)))
    screen.say(words.say("welcome-seal", seal=match.record.commitment[:16]), QUIET)
    screen.show(telling.news(words, match.log[0], None))
    try:
        look_on(match, bots, pause, words, screen)
    finally:
        if place is not None:
            save_record(place, match.record, players, words)
    board = board_of(match.state.view(None), words, match.record.setup)
    screen.show(ending(match, board, players, words))
    if place is not None:
        screen.say(words.say("saved", file=str(place)))
    return 0


def look_on(match: Match, bots: dict[int, Bot], pause: float, words: Words, screen: Screen) -> None:
    """Move after move: the news, and the board where the game enters another chapter."""
    seen: object = None
    while not match.state.over:
        board = board_of(match.state.view(None), words, match.record.setup)
        if board.chapter() != seen:
            seen = board.chapter()
            screen.show(["", *board.draw()])
        seat = match.state.acting[0]
        with screen.thinking(words.say("thinking", seat=seat)):
            move = bots[seat].choose(match.state.knowledge(seat))
        screen.show(telling.news(words, match.play(seat, move), None))
        time.sleep(pause)


class Replay:
    """A record, the place reached in it, and through whose eyes one looks."""

    def __init__(
        self, record: Record, players: list[str] | None, eyes: int | None, words: Words, screen: Screen
    ) -> None:
        self.record = record
        self.players = players
        self.eyes = eyes
        self.words = words
        self.screen = screen
        self.match = self.reached(0)

    def run(self, number: int) -> int:
        """Show a position, then go where the person says."""
        self.match = self.reached(number)
        self.screen.rule(self.words.title())
        if self.players is not None:
            self.screen.say(
                self.words.say("welcome-players", players=seating.described(self.players, self.words))
            )
        self.screen.say(self.words.say("replay-help"), QUIET)
        self.draw()
        while True:
            try:
                line = self.screen.ask(f"{self.number}/{len(self.record.moves)}> ")
            except EOFError:
                return 0
            if not self.go(line.strip()):
                return 0

    @property
    def number(self) -> int:
        """How many moves have been made."""
        return len(self.match.record.moves)

    def reached(self, number: int) -> Match:
        """The match after so many moves."""
        shorter = Record(self.record.setup, self.record.seed, self.record.commitment)
        shorter.moves = self.record.moves[:number]
        return Match(shorter)

    def go(self, line: str) -> bool:
        """Do what a line says; whether to go on."""
        typed = folded(line)
        known = {name: folded(self.words.say(f"command-{name}")) for name in STEPS}
        wanted = next((name for name, said in known.items() if typed in ([name], said)), None)
        if not typed and self.number == len(self.record.moves):
            return False
        if not typed or wanted == "next":
            self.forward()
        elif (number := within(int, typed[0], 0, len(self.record.moves))) is not None:
            self.match = self.reached(number)
            self.draw()
        elif wanted == "back":
            self.match = self.reached(max(0, self.number - 1))
            self.draw()
        elif wanted == "end":
            while self.number < len(self.record.moves):
                self.forward()
            self.draw()
        elif wanted == "board":
            self.draw()
        elif wanted == "quit":
            return False
        elif len(typed) == 1 and len(typed[0]) == 1 and typed[0].upper() in self.letters():
            self.eyes = ord(typed[0]) - ord("a")
            self.draw()
        else:
            self.screen.say(self.words.say("replay-help"))
        return True

    def letters(self) -> list[str]:
        """The letters of the seats."""
        return [tag(seat)[0] for seat in range(self.record.setup.seats)]

    def forward(self) -> None:
        """One move on, with its news."""
        if self.number < len(self.record.moves):
            events = self.match.play(*self.record.moves[self.number])
            self.screen.show(telling.news(self.words, events, self.eyes))
        if self.match.state.over:
            self.draw()

    def draw(self) -> None:
        """The board, or the end."""
        board = board_of(self.match.state.view(self.eyes), self.words, self.record.setup)
        if self.match.state.over:
            self.screen.show(ending(self.match, board, self.players, self.words))
        else:
            self.screen.show(board.draw())
            prompt = board.view["prompt"]
            who = " ".join(tag(seat) for seat in self.match.state.acting)
            if isinstance(prompt, dict):
                self.screen.say(f"{who}  {self.words.message(prompt)}")
