"""The command line: what can be typed after `tianxia`, explained in the reader's language."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any, Final, NoReturn

from tianxia.bots import LEVELS
from tianxia.kernel import TianxiaError
from tianxia.server.settings import PORT
from tianxia.terminal.numbers import seed, within
from tianxia.terminal.screen import capital
from tianxia.words import LANGUAGES, Words, preferred

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tianxia.terminal.numbers import Kind

HELP_WIDTH: Final = 80
NAMES_WIDTH: Final = 26
MOST: Final = 1_000_000
"""No more deals, games or simulations, where nothing else is said."""
MOST_JOBS: Final = 4096
MOST_SECONDS: Final = 86_400
REFUSALS: Final[dict[type, str]] = {int: "bad-whole-number", float: "bad-number"}


class BadCommand(TianxiaError):
    """A command line that nobody can carry out."""


class Parser(argparse.ArgumentParser):
    """A parser with examples, whose complaint is one sentence, left to the caller to print."""

    def __init__(self, words: Words, name: str, prog: str) -> None:
        examples = words.say(f"cli-example-{name}").splitlines()
        super().__init__(
            prog=prog,
            description=capital(words.say(f"cli-{name}")),
            epilog="\n  ".join([words.say("cli-examples"), *examples]),
            formatter_class=lambda prog: Formatter(words, prog),
            add_help=False,
            # Short for one name today, an argument may be another one's full name tomorrow.
            allow_abbrev=False,
        )
        self.general = self.add_argument_group(words.say("cli-general"))
        self.general.add_argument("-h", "--help", action="help", help=words.say("cli-help"))
        self.general.add_argument("--lang", metavar="|".join(LANGUAGES), help=words.say("cli-lang"))

    def error(self, message: str) -> NoReturn:
        """Refuse the command line."""
        sentence = message[:1].upper() + message[1:].rstrip(".")
        raise BadCommand(f"{sentence} (try: {self.prog} --help).")


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help at eighty columns that keeps the lines of its examples."""

    def __init__(self, words: Words, prog: str) -> None:
        super().__init__(prog, max_help_position=NAMES_WIDTH, width=HELP_WIDTH)
        self.words = words

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """The usage line, headed in the reader's language."""
        super().add_usage(usage, actions, groups, prefix or self.words.say("cli-usage") + " ")


def language_of(arguments: Sequence[str]) -> str:
    """The language asked for on the command line, else the locale's: help itself is told in it."""
    for number, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            chosen = value or (arguments[number + 1] if number + 1 < len(arguments) else "")
            return Words(chosen.lower()).language
    return preferred()


def parse(arguments: Sequence[str], words: Words) -> argparse.Namespace:
    """What was typed; `BadCommand` says what is wrong with it."""
    rest = list(arguments)
    command = take_command(rest)
    if command is None:
        parser = Parser(words, "tianxia", "tianxia")
        parser.usage = words.say("cli-usage-main", languages="|".join(LANGUAGES))
        parser.general.add_argument("--version", action="store_true", help=words.say("cli-version"))
        parser.set_defaults(host="127.0.0.1", port=PORT, database=None, open=True)
        lines = [f"{name:<9}{words.say(f'cli-{name}')}" for name in ARGUMENTS]
        parser.add_argument_group(words.say("cli-commands"), "\n".join(lines))
    elif command in ARGUMENTS:
        parser = Parser(words, command, f"tianxia {command}")
        ARGUMENTS[command](parser.add_argument_group(words.say("cli-arguments")), words)
    else:
        raise BadCommand(words.say("no-command", command=command, commands=", ".join(ARGUMENTS)))
    parser.set_defaults(command=command)
    return parser.parse_args(rest)


def take_command(arguments: list[str]) -> str | None:
    """Remove and return the first word that is a command and not the value of `--lang`."""
    for number, argument in enumerate(arguments):
        if not argument.startswith("-") and (number == 0 or arguments[number - 1] != "--lang"):
            return arguments.pop(number)
    return None


Group = argparse._ArgumentGroup


def number(kind: type[Kind], argument: str, least: float, most: float, words: Words) -> Callable[[str], Kind]:
    """Reads the number of an argument, whole or not; one beyond its limits is refused in a sentence."""

    def read(text: str) -> Kind:
        found = within(kind, text, least, most)
        if found is None:
            raise BadCommand(words.say(REFUSALS[kind], argument=argument, least=str(least), most=str(most)))
        return found

    return read


def jobs_argument(group: Group, words: Words) -> None:
    """On how many processes something is done."""
    read = number(int, "--jobs", 0, MOST_JOBS, words)
    group.add_argument("--jobs", type=read, default=0, metavar="N", help=words.say("cli-jobs"))


def game_arguments(group: Group, words: Words) -> None:
    """What playing and watching have in common: the game, who plays, what is agreed, the record."""
    file = words.say("cli-a-file")
    group.add_argument("--seats", type=int, metavar="N", help=words.say("cli-seats"))
    skill = group.add_mutually_exclusive_group()
    skill.add_argument("--level", choices=LEVELS, metavar="|".join(LEVELS), help=words.say("cli-level"))
    skill.add_argument("--bots", metavar="…", help=words.say("cli-bots"))
    group.add_argument("--option", action="append", default=[], metavar="…=…", help=words.say("cli-option"))
    group.add_argument("--edition", metavar=file, help=words.say("cli-edition"))
    group.add_argument("--seed", metavar="…", help=words.say("cli-seed"))
    group.add_argument("--record", metavar=file, help=words.say("cli-record"))


def play_arguments(group: Group, words: Words) -> None:
    """`tianxia play`."""
    group.add_argument("game", nargs="?", metavar=words.say("cli-a-game"), help=words.say("cli-game"))
    who = group.add_mutually_exclusive_group()
    who.add_argument("--me", metavar="A", help=words.say("cli-me"))
    who.add_argument("--hotseat", metavar="A,C", help=words.say("cli-hotseat"))
    game_arguments(group, words)
    group.add_argument("--resume", metavar=words.say("cli-a-file"), help=words.say("cli-resume"))


def watch_arguments(group: Group, words: Words) -> None:
    """`tianxia watch`."""
    group.add_argument("game", metavar=words.say("cli-a-game"), help=words.say("cli-game"))
    game_arguments(group, words)
    delay = number(float, "--delay", 0, 60, words)
    group.add_argument("--delay", type=delay, metavar="S", help=words.say("cli-delay"))


def arena_arguments(group: Group, words: Words) -> None:
    """`tianxia arena`."""
    folder = words.say("cli-a-folder")
    file = words.say("cli-a-file")
    kinds = ("round-robin", "gauntlet")
    deals = number(int, "--deals", 1, MOST, words)
    limit = number(float, "--limit", 0, MOST_SECONDS, words)
    group.add_argument("game", metavar=words.say("cli-a-game"), help=words.say("cli-game"))
    group.add_argument("--bots", metavar="…,…", help=words.say("cli-entrants"))
    group.add_argument("--bot", action="append", default=[], metavar="…", help=words.say("cli-entrant"))
    group.add_argument(
        "--kind", choices=kinds, default=kinds[0], metavar="|".join(kinds), help=words.say("cli-kind")
    )
    group.add_argument("--deals", type=deals, default=100, metavar="N", help=words.say("cli-deals"))
    group.add_argument("--seats", type=int, metavar="N", help=words.say("cli-seats"))
    group.add_argument("--option", action="append", default=[], metavar="…=…", help=words.say("cli-option"))
    group.add_argument("--edition", metavar=file, help=words.say("cli-edition"))
    group.add_argument("--seed", type=seed, default=0, metavar="…", help=words.say("cli-arena-seed"))
    group.add_argument("--limit", type=limit, default=60.0, metavar="S", help=words.say("cli-limit"))
    group.add_argument("--results", metavar=file, help=words.say("cli-results"))
    group.add_argument("--report", metavar=folder, help=words.say("cli-report"))
    jobs_argument(group, words)
    group.add_argument("--ray", metavar="…", help=words.say("cli-ray"))


def network_arguments(group: Group, words: Words) -> None:
    """What both ways to a network have in common: the game, the network's size, where it goes."""
    file = words.say("cli-a-file")
    group.add_argument("game", metavar=words.say("cli-a-game"), help=words.say("cli-game"))
    group.add_argument("--seats", type=int, metavar="N", help=words.say("cli-seats"))
    group.add_argument("--option", action="append", default=[], metavar="…=…", help=words.say("cli-option"))
    group.add_argument("--edition", metavar=file, help=words.say("cli-edition"))
    group.add_argument("--hidden", default="64", metavar="N,…", help=words.say("cli-hidden"))
    group.add_argument("--out", metavar=file, help=words.say("cli-learn-out"))
    jobs_argument(group, words)


def learn_arguments(group: Group, words: Words) -> None:
    """`tianxia learn`."""
    network_arguments(group, words)
    rounds = number(int, "--rounds", 1, 1000, words)
    games = number(int, "--games", 1, 10 * MOST, words)
    thought = number(int, "--simulations", 1, MOST, words)
    group.add_argument("--rounds", type=rounds, default=2, metavar="N", help=words.say("cli-rounds"))
    group.add_argument("--games", type=games, default=200, metavar="N", help=words.say("cli-lesson-games"))
    group.add_argument(
        "--simulations", type=thought, default=200, metavar="N", help=words.say("cli-simulations")
    )
    group.add_argument("--teacher", default="", metavar="…", help=words.say("cli-teacher"))
    group.add_argument("--seed", type=seed, default=0, metavar="…", help=words.say("cli-learn-seed"))
    group.add_argument("--lessons", metavar=words.say("cli-a-folder"), help=words.say("cli-lessons"))


def practise_arguments(group: Group, words: Words) -> None:
    """`tianxia practise`."""
    network_arguments(group, words)
    minutes = number(float, "--minutes", 0.01, 100_000, words)
    games = number(int, "--games", 16, MOST, words)
    group.add_argument("--minutes", type=minutes, default=5.0, metavar="N", help=words.say("cli-minutes"))
    group.add_argument("--games", type=games, default=1024, metavar="N", help=words.say("cli-side-by-side"))
    group.add_argument("--start", metavar=words.say("cli-a-file"), help=words.say("cli-start"))
    group.add_argument("--seed", type=seed, default=0, metavar="…", help=words.say("cli-practise-seed"))
    group.add_argument("--gpu", action="store_true", help=words.say("cli-gpu"))


def figures_arguments(group: Group, words: Words) -> None:
    """`tianxia figures`."""
    folder, file = words.say("cli-a-folder"), words.say("cli-a-file")
    games = number(int, "--games", 1, MOST, words)
    thought = number(int, "--simulations", 1, MOST, words)
    group.add_argument("game", metavar=words.say("cli-a-game"), help=words.say("cli-game"))
    group.add_argument("--seats", metavar="N,N", help=words.say("cli-figures-seats"))
    group.add_argument("--games", type=games, default=400, metavar="N", help=words.say("cli-figures-games"))
    group.add_argument(
        "--simulations", type=thought, default=200, metavar="N", help=words.say("cli-figures-simulations")
    )
    group.add_argument("--option", action="append", default=[], metavar="…=…", help=words.say("cli-option"))
    group.add_argument("--edition", metavar=file, help=words.say("cli-edition"))
    group.add_argument("--seed", type=seed, default=0, metavar="…", help=words.say("cli-figures-seed"))
    jobs_argument(group, words)
    group.add_argument("--out", default="figures", metavar=folder, help=words.say("cli-figures-out"))


def replay_arguments(group: Group, words: Words) -> None:
    """`tianxia replay`."""
    group.add_argument("file", metavar=words.say("cli-a-file"), help=words.say("cli-file"))
    group.add_argument("--eyes", metavar="A", help=words.say("cli-eyes"))
    group.add_argument("--at", type=int, default=0, metavar="N", help=words.say("cli-at"))


def review_arguments(group: Group, words: Words) -> None:
    """`tianxia review`."""
    time = number(float, "--time", 0.001, 3600, words)
    group.add_argument("file", metavar=words.say("cli-a-file"), help=words.say("cli-file"))
    group.add_argument("--time", type=time, default=0.2, metavar="S", help=words.say("cli-review-time"))


def verify_arguments(group: Group, words: Words) -> None:
    """`tianxia verify`."""
    group.add_argument("file", metavar=words.say("cli-a-file"), help=words.say("cli-file"))


def games_arguments(group: Group, words: Words) -> None:
    """`tianxia games`."""
    group.add_argument("game", nargs="?", metavar=words.say("cli-a-game"), help=words.say("cli-game"))


def rules_arguments(group: Group, words: Words) -> None:
    """`tianxia rules`."""
    group.add_argument("game", metavar=words.say("cli-a-game"), help=words.say("cli-game"))
    group.add_argument("topic", nargs="*", metavar=words.say("cli-a-topic"), help=words.say("cli-topic"))


def observe_arguments(group: Group, words: Words) -> None:
    """`tianxia observe`."""
    what = f"{words.say('cli-a-game')}|{words.say('cli-a-file')}"
    group.add_argument("what", metavar=what, help=words.say("cli-what"))
    group.add_argument("--seats", type=int, metavar="N", help=words.say("cli-seats"))
    group.add_argument("--option", action="append", default=[], metavar="…=…", help=words.say("cli-option"))
    group.add_argument("--edition", metavar=words.say("cli-a-file"), help=words.say("cli-edition"))
    group.add_argument("--eyes", metavar="A", help=words.say("cli-whose"))
    group.add_argument("--at", type=int, metavar="N", help=words.say("cli-after"))


def serve_arguments(group: Group, words: Words) -> None:
    """`tianxia serve`, and `tianxia` alone."""
    group.add_argument("--host", default="127.0.0.1", metavar="…", help=words.say("cli-host"))
    port = number(int, "--port", 0, 65_535, words)
    group.add_argument("--port", type=port, default=PORT, metavar="N", help=words.say("cli-port"))
    group.add_argument("--database", metavar="URL", help=words.say("cli-database"))
    for name, metavar in (("trusted-proxy", "ADDR/NET"), ("public-host", "NAME[:PORT]")):
        told = words.say(f"cli-{name}")
        group.add_argument(f"--{name}", action="append", default=[], metavar=metavar, help=told)
    group.add_argument("--open", action="store_true", help=words.say("cli-open"))
    thinkers = number(int, "--thinkers", 0, 1_000, words)
    group.add_argument("--thinkers", type=thinkers, default=0, metavar="N", help=words.say("cli-thinkers"))
    limits = number(float, "--limits", 0, 1_000, words)
    group.add_argument("--limits", type=limits, default=1.0, metavar="N", help=words.say("cli-limits"))
    most = number(int, "--connections", 8, 1_000_000, words)
    group.add_argument(
        "--connections", type=most, default=4000, metavar="N", help=words.say("cli-connections")
    )
    each = number(int, "--connections-per-address", 8, 1_000_000, words)
    group.add_argument(
        "--connections-per-address", type=each, default=400, metavar="N", help=words.say("cli-per-address")
    )


def backup_arguments(group: Group, words: Words) -> None:
    """`tianxia backup` and `tianxia restore`."""
    group.add_argument("file", metavar=words.say("cli-a-file"), help=words.say("cli-backup-file"))
    group.add_argument("--database", metavar="URL", help=words.say("cli-database"))


def mend_arguments(group: Group, words: Words) -> None:
    """`tianxia mend`."""
    table = words.say("cli-a-table")
    group.add_argument("tables", nargs="*", metavar=table, help=words.say("cli-mend-tables"))
    group.add_argument("--all", action="store_true", help=words.say("cli-mend-all"))
    group.add_argument("--database", metavar="URL", help=words.say("cli-database"))


def key_arguments(group: Group, words: Words) -> None:
    """`tianxia key`."""
    group.add_argument("--rotate", action="store_true", help=words.say("cli-rotate"))
    group.add_argument("--key-file", metavar=words.say("cli-a-file"), help=words.say("cli-key-file"))
    group.add_argument("--database", metavar="URL", help=words.say("cli-database"))


ARGUMENTS: Final = {
    "serve": serve_arguments,
    "play": play_arguments,
    "watch": watch_arguments,
    "arena": arena_arguments,
    "learn": learn_arguments,
    "practise": practise_arguments,
    "figures": figures_arguments,
    "replay": replay_arguments,
    "review": review_arguments,
    "verify": verify_arguments,
    "games": games_arguments,
    "rules": rules_arguments,
    "observe": observe_arguments,
    "backup": backup_arguments,
    "restore": backup_arguments,
    "mend": mend_arguments,
    "key": key_arguments,
}
