"""What would you do? Hints while playing, and `tianxia review` when a game is over."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from tianxia.bots import SearchBot
from tianxia.kernel import LETTERS
from tianxia.study import balances, costly, decisions_of, examine
from tianxia.terminal.arguments import BadCommand
from tianxia.terminal.files import load_match
from tianxia.terminal.screen import COST, GAIN, QUIET, STRONG, in_columns
from tianxia.words import Words, tag

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Mapping

    from tianxia.kernel import Knowledge, Match
    from tianxia.study import Balance, Choice, Decision
    from tianxia.terminal.screen import Screen

HINT_MILLISECONDS: Final = 1000
MOST_SHOWN: Final = 5


def percent(share: float) -> str:
    """A share of wins."""
    return f"{100 * share:.1f} %"


def signed(share: float) -> Text:
    """A change in the share of wins, in points of a hundred."""
    return Text(f"{'−' if share < 0 else '+'}{100 * abs(share):.1f}", style=COST if share < 0 else GAIN)


def hint(knowledge: Knowledge, offered: list[Mapping[str, Any]], words: Words, screen: Screen) -> None:
    """What a search would do with what a seat knows: the best moves, with their share of wins and points."""
    with screen.thinking(words.say("hint-thinking")):
        decision = examine(knowledge, SearchBot(milliseconds=HINT_MILLISECONDS))
    numbers = {int(card["id"]): number for number, card in enumerate(offered, start=1)}
    cards = {int(card["id"]): card for card in offered}
    rows = [
        [
            Text(f"  {numbers[choice.move]}", style=STRONG),
            Text(words.move(cards[choice.move])),
            Text(percent(choice.share)),
            Text(points_of(choice, words), style=QUIET),
        ]
        for choice in decision.choices[:MOST_SHOWN]
    ]
    screen.say(words.say("hint-title" if rows else "hint-only-one"))
    screen.show(in_columns(rows, gap=2) if rows else [])


def points_of(choice: Choice, words: Words) -> str:
    """The points a move may come to, beside those of an opponent whom the rules play."""
    told = words.say("hint-points", points=round(choice.points))
    if choice.rival is None:
        return told
    return words.say("hint-against", told=told, name=words.say("automaton"), points=round(choice.rival))


def review(typed: Namespace, screen: Screen, words: Words) -> int:
    """Look at every decision of a finished game."""
    match, _ = load_match(Path(typed.file), words)
    words = Words(words.language, match.record.setup.game)
    if not match.state.over:
        raise BadCommand(words.say("review-unfinished"))
    bot = SearchBot(milliseconds=round(typed.time * 1000))
    decisions: list[Decision] = []
    with screen.progress(words.say("review-working")) as progress:
        for decision in decisions_of(match.record, bot):
            decisions.append(decision)
            progress(len(decisions), len(match.record.moves))
    screen.rule(words.title())
    tell_costly(match, decisions, words, screen)
    tell_balances(balances(decisions, match.state.rewards), words, screen)
    screen.say(words.say("review-how"), QUIET)
    return 0


def tell_costly(match: Match, decisions: list[Decision], words: Words, screen: Screen) -> None:
    """The moves that cost most, with what would have been better."""
    described = match.record.setup.game.moves
    rows = [
        [
            Text(f"  {decision.number + 1}", style=QUIET),
            Text(tag(decision.seat)),
            Text(words.move(described.card(decision.move)), style=STRONG),
            signed(-decision.cost),
            Text(words.say("review-better", move=words.move(described.card(decision.best.move)))),
        ]
        for decision in costly(decisions)
    ]
    screen.say(words.say("review-costly" if rows else "review-no-costly"), STRONG)
    screen.show(in_columns(rows, gap=2) if rows else [])


def tell_balances(found: list[Balance | None], words: Words, screen: Screen) -> None:
    """Of everybody, what was luck and what was choice."""
    head = ["", "review-first", "review-choice", "review-luck", "review-result"]
    rows = [[Text(words.say(key) if key else "", style=QUIET) for key in head]]
    for seat, balance in enumerate(found):
        if balance is not None:
            rows.append(
                [
                    Text(f"  {LETTERS[seat]}", style=STRONG),
                    Text(percent(balance.first)),
                    signed(balance.choice),
                    signed(balance.luck),
                    Text(percent(balance.result)),
                ]
            )
    screen.say(words.say("review-balance"), STRONG)
    screen.show(in_columns(rows, gap=3))
