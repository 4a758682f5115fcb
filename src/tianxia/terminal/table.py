"""A game at this keyboard: one person or several in turn, and bots at the other seats."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tianxia.kernel import LETTERS
from tianxia.terminal import seating, telling
from tianxia.terminal.boards import Board, board_of
from tianxia.terminal.ending import ending
from tianxia.terminal.files import BadFile, check_writable, quoted, save_record
from tianxia.terminal.helping import explain
from tianxia.terminal.reading import Misunderstood, command, understand
from tianxia.terminal.screen import ACCENT, QUIET, STRONG
from tianxia.terminal.studying import hint
from tianxia.words import tag

if TYPE_CHECKING:
    from tianxia.kernel import Match
    from tianxia.terminal.screen import Screen
    from tianxia.words import Words

RECENT: Final = 20
"""How many lines of the log are shown unless all are asked for."""


class Leave(Exception):
    """The person wants to stop here."""


class Table:
    """A match, who plays it, and where its record is kept."""

    def __init__(self, match: Match, players: list[str], place: Path, words: Words, screen: Screen) -> None:
        self.match = match
        self.players = players
        self.place = place
        self.words = words
        self.screen = screen
        self.bots = seating.create_bots(players, match)
        self.people = [seat for seat in range(len(players)) if seat not in self.bots]
        # What each person has heard and seen already, and who sits at the keyboard.
        self.heard = dict.fromkeys(self.people, 0)
        self.seen: dict[int, object] = {}
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        # The move that would give something up, and when that was said.
        self.warned: tuple[int, int] | None = None

    def run(self) -> int:
        """Play to the end, or until the person leaves; the record is kept either way."""
        try:
            self.welcome()
            while not self.match.state.over:
                seat = self.match.state.acting[0]
                if seat in self.bots:
                    self.bot_moves(seat)
                else:
                    self.person_moves(seat)
        except (EOFError, Leave):
            self.part()
            return 0
        except KeyboardInterrupt:
            self.part()
            raise
        self.finish()
        return 0

    def welcome(self) -> None:
        """Say what is played, by whom, and how to begin."""
        words, record = self.words, self.match.record
        self.screen.rule(words.title())
        self.screen.say(words.say("welcome-players", players=seating.described(self.players, words)))
        self.screen.say(words.say("welcome-seal", seal=record.commitment[:16]), QUIET)
        if record.moves:
            self.screen.say(words.say("welcome-back", count=len(record.moves)))
            self.heard = {seat: max(0, len(self.match.log) - 2) for seat in self.people}
        self.screen.say(words.say("welcome-help"))

    def bot_moves(self, seat: int) -> None:
        """Let a bot choose from what its seat knows."""
        with self.screen.thinking(self.words.say("thinking", seat=seat)):
            move = self.bots[seat].choose(self.match.state.knowledge(seat))
        self.match.play(seat, move)
        # What a seat does in one turn is told in one line.
        if self.at_keyboard is not None and len(self.people) == 1 and seat not in self.match.state.acting:
            self.tell(self.at_keyboard)

    def person_moves(self, seat: int) -> None:
        """Ask a person until a move is made."""
        if self.at_keyboard != seat:
            self.hand_over(seat)
        if self.match.record.moves:
            self.keep(self.place)
        self.tell(seat)
        board = self.board(seat)
        if self.seen.get(seat) != board.chapter():
            self.seen[seat] = board.chapter()
            self.screen.show(["", *board.draw()])
        self.ask(seat, board)
        while self.match.state.acting and seat in self.match.state.acting:
            line = self.screen.ask(f"{LETTERS[seat]}> ")
            try:
                if self.answer(seat, line, self.board(seat)):
                    return
            except Misunderstood as error:
                self.screen.say(str(error), ACCENT)

    def answer(self, seat: int, line: str, board: Board) -> bool:
        """Do what a line says; whether it changed the game."""
        if not line.strip():
            self.ask(seat, board)
            return False
        given = command(line, self.words)
        if given is None:
            try:
                move = understand(line, self.match.state, board.view, self.words)
            except Misunderstood:
                given = command(line, self.words, loosely=True)
                if given is None:
                    raise
            else:
                if self.hesitates(move, board):
                    return False
                self.match.play(seat, move)
                self.tell(seat)
                return True
        name, rest = given
        if name == "help":
            explain(rest, self.match.record.setup, self.words, self.screen)
        elif name == "board":
            self.screen.show(board.draw())
        elif name == "moves":
            self.ask(seat, board)
        elif name == "log":
            self.show_log(seat, rest)
        elif name == "hint":
            hint(
                self.match.state.knowledge(seat), telling.cards(board.view["moves"]), self.words, self.screen
            )
        elif name == "save":
            self.save(rest)
        elif name == "quit":
            raise Leave
        else:
            return self.undo(seat)
        return False

    def hesitates(self, move: int, board: Board) -> bool:
        """Say what a move would give up, and wait until it is typed once more."""
        position = (len(self.match.record.moves), move)
        card = next(card for card in telling.cards(board.view["moves"]) if card["id"] == move)
        if "warning" not in card or self.warned == position:
            return False
        self.warned = position
        self.screen.say(telling.refusal(self.words, card["warning"]), ACCENT)
        self.screen.say(self.words.say("warning-again"), QUIET)
        return True

    def board(self, seat: int | None) -> Board:
        """The board through a seat's eyes."""
        return board_of(self.match.state.view(seat), self.words, self.match.record.setup)

    def ask(self, seat: int, board: Board) -> None:
        """Put the question and list the answers."""
        prompt = board.view["prompt"]
        line = Text(f"{tag(seat)}  ")
        line.append(self.words.message(prompt) if isinstance(prompt, dict) else "", style=STRONG)
        self.screen.show([""])
        self.screen.say(line, indent=4)
        self.screen.show(telling.moves(self.words, board))

    def tell(self, seat: int) -> None:
        """The news a person has not heard yet."""
        events = [event for turn in self.match.log[self.heard[seat] :] for event in turn]
        self.heard[seat] = len(self.match.log)
        self.screen.show(telling.news(self.words, events, seat))

    def show_log(self, seat: int, which: str) -> None:
        """The news once more: the latest, or all of it."""
        lines = telling.news(self.words, [event for turn in self.match.log for event in turn], seat)
        self.screen.show(lines if which else lines[-RECENT:])
        if not which and len(lines) > RECENT:
            self.screen.say(self.words.say("log-all", count=len(lines)), QUIET)

    def undo(self, seat: int) -> bool:
        """Take the last move back, if nothing has come of it yet."""
        if not self.match.undo(seat):
            raise Misunderstood(self.words.say("cannot-undo"))
        self.screen.say(self.words.say("undone"))
        self.heard = {person: min(heard, len(self.match.log)) for person, heard in self.heard.items()}
        return True

    def save(self, where: str) -> None:
        """Write the record where it belongs, or somewhere else."""
        place = Path(where).expanduser() if where else self.place
        try:
            if where:
                check_writable(place, self.words)
            self.keep(place)
        except BadFile as error:
            raise Misunderstood(str(error)) from None
        self.screen.say(self.words.say("saved", file=str(place)))

    def keep(self, place: Path) -> None:
        """Write the record."""
        save_record(place, self.match.record, self.players, self.words)

    def hand_over(self, seat: int) -> None:
        """Wait for the next person with nothing on the screen that is not for all eyes."""
        self.screen.clear()
        self.screen.rule(self.words.title())
        self.screen.ask(self.words.say("hand-over", seat=seat) + " ")
        self.screen.clear()
        self.at_keyboard = seat
        self.seen.pop(seat, None)

    def part(self) -> None:
        """Keep the record and say how to go on."""
        self.keep(self.place)
        self.screen.show([""])
        self.screen.say(self.words.say("saved", file=str(self.place)))
        self.screen.command(self.words.say("resume"), f"tianxia play --resume {quoted(self.place)}")

    def finish(self) -> None:
        """The end: the last news, the board, the account, the ranking, and how to check it all."""
        seat = self.people[0] if len(self.people) == 1 else None
        if seat is not None:
            self.tell(seat)
        else:
            self.screen.clear()
            heard = min(self.heard.values(), default=0)
            events = [event for turn in self.match.log[heard:] for event in turn]
            self.screen.show(telling.news(self.words, events, None))
        self.keep(self.place)
        self.screen.show(ending(self.match, self.board(seat), self.players, self.words))
        self.screen.command(self.words.say("verify-how"), f"tianxia verify {quoted(self.place)}")
