"""What a game is: its facts, options and vocabulary, and how to start one."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from tianxia.kernel.chance import Chance, Sealed
from tianxia.kernel.errors import BadSetup
from tianxia.kernel.features import Feature, Row
from tianxia.kernel.packed import i32, i64, vec

if TYPE_CHECKING:
    from tianxia.kernel.edition import Edition
    from tianxia.kernel.state import Frame, State
    from tianxia.kernel.vocabulary import EventKind, Vocabulary

YES: Final = ("yes", "true", "on", "1")
NO: Final = ("no", "false", "off", "0")


class Option:
    """A choice made before the first move: a name, a default, and what may be chosen."""

    __slots__ = ("choices", "default", "name")

    def __init__(self, name: str, default: object, choices: tuple[object, ...] = (False, True)) -> None:
        self.name = name
        self.default = default
        self.choices = choices

    def check(self, value: object) -> object:
        """The choice that `value` (or its text) names; `BadSetup` says what may be chosen."""
        text = str(value).strip().lower()
        for choice in self.choices:
            if isinstance(choice, bool):
                if text in (YES if choice else NO):
                    return choice
            elif text == str(choice).lower():
                return choice
        shown = ", ".join(["yes" if c is True else "no" if c is False else str(c) for c in self.choices])
        raise BadSetup(f"Option “{self.name}” cannot be “{value}”; choose one of: {shown}.")


class Facts:
    """The fact sheet: what a researcher asks about a game before anything else."""

    __slots__ = ("always_won", "chance", "hidden", "highest", "longest", "lowest", "simultaneous")

    def __init__(
        self,
        *,
        hidden: bool,
        simultaneous: bool,
        chance: bool,
        lowest: int,
        highest: int,
        longest: int,
        always_won: bool = True,
    ) -> None:
        self.hidden = hidden
        self.simultaneous = simultaneous
        self.chance = chance
        self.lowest = lowest
        self.highest = highest
        self.longest = longest
        # Whether somebody always wins; otherwise rewards may add up to nothing.
        self.always_won = always_won


class Setup:
    """What was agreed before the first move. It holds no secret."""

    __slots__ = ("_width", "edition", "game", "options", "rules", "seats")

    def __init__(
        self, game: Game, seats: int, options: dict[str, object], edition: Edition | None, rules: int
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.edition = edition
        # The version of the rules that is played: the newest, or that of an old record.
        self.rules = rules
        self._width: i64 = -1

    def width(self) -> i64:
        """How many numbers an observation has."""
        if self._width < 0:
            self._width = sum([feature.count for feature in self.game.features(self)])
        return self._width

    @property
    def edition_name(self) -> str:
        """The name of the component tables in use."""
        return "" if self.edition is None else self.edition.name

    @property
    def tables(self) -> str | None:
        """The text of the component tables where they are not the game's own."""
        edition, standard = self.edition, self.game.edition_under(self.rules)
        if edition is None or edition is standard:
            return None
        return None if standard is not None and standard.digest == edition.digest else edition.text

    def number(self, option: str) -> int:
        """The value of an option that is a number."""
        value = self.options[option]
        assert isinstance(value, int)
        return value

    def chosen(self, option: str) -> bool:
        """Whether a yes-or-no option was chosen."""
        return self.options[option] is True


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game's facts and how to start it. A game is one instance of a subclass."""

    key: ClassVar[str] = ""
    title: ClassVar[str] = ""
    rules_version: ClassVar[int] = 1
    # The oldest version of the rules whose records still replay; 0 if only the present one's do.
    oldest_rules: ClassVar[int] = 0

    def __init__(
        self,
        *,
        seats: tuple[int, int],
        moves: Vocabulary,
        events: tuple[EventKind, ...],
        facts: Facts,
        options: tuple[Option, ...] = (),
        frames: tuple[type[Frame[Any]], ...] = (),
        default_seats: int = 0,
    ) -> None:
        self.seats = range(seats[0], seats[1] + 1)
        self.default_seats = default_seats or seats[0]
        self.moves = moves
        self.events = events
        self.facts = facts
        self.options = options
        # Every kind of frame, so that a stack can be rebuilt from its dump.
        self.frames = frames

    def deal(self, setup: Setup, chance: Chance) -> State:
        """Lay out a game as agreed; called by `start`."""
        raise NotImplementedError

    def standard_edition(self) -> Edition | None:
        """The component tables the game comes with, if it has any."""
        return None

    def edition_under(self, rules: int) -> Edition | None:
        """The component tables the game came with under a version of its rules."""
        return self.standard_edition()

    def check_edition(self, edition: Edition) -> None:
        """Raise `BadEdition` if these tables do not describe this game."""

    def check_setup(self, setup: Setup) -> None:
        """Raise `BadSetup` where options do not go together or not with this number of seats."""

    def judge(self, state: State, seat: i64) -> float:
        """How good a position looks for a seat, in points: the greedy bot's judgement."""
        return float(state.points(seat))

    def judge_automaton(self, state: State) -> float:
        """How good a position looks for an opponent whom the rules play, in points as `judge` counts them."""
        points = state.automaton_points()
        return 0.0 if points is None else float(points)

    def effects(self, state: State, seat: i64, move: i64) -> dict[str, int]:
        """What a legal move costs and gains at once, by the name of the thing."""
        return {}

    def manner(self, seats: int, milliseconds: int = 0) -> str:
        """How a search looks at this game best with so many seats and so much time for a move.

        These are settings for `tianxia.bots`; no time is told where simulations are counted instead.
        """
        return ""

    def network(self, seats: int) -> str:
        """The file of the network that knows this game with so many seats: `networks` beside its module."""
        place = getattr(sys.modules.get(type(self).__module__), "__file__", None)
        path = Path(place or "nowhere").parent / "networks" / f"{seats}.npz"
        return str(path) if place and path.is_file() else ""

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        """What the numbers of an observation are, in their order; none for a game that is not observed."""
        return ()

    def write(self, row: Row, state: State, seat: i64) -> None:
        """Write what `seat` knows, number by number as `features` names them: itself first."""

    def observe(self, state: State, seat: i64) -> vec[i32]:
        """What `seat` knows, as the numbers that `features` names."""
        row = Row(vec[i32]([0] * state.setup.width()))
        self.write(row, state, seat)
        return row.numbers

    def start(
        self,
        seats: int | None = None,
        seed: int | str | None = None,
        edition: Edition | None = None,
        **options: object,
    ) -> State:
        """A new game. Without a seed, one comes from the operating system."""
        setup = self.agree(seats, edition, options)
        return self.lay_out(setup, str(seed) if seed is not None else new_seed(), listening=False)

    def lay_out(self, setup: Setup, seed: str, listening: bool = True) -> State:
        """A new game as agreed; if somebody is listening, everything is told from the first shuffle on."""
        state = self.deal(setup, Sealed(seed))
        if listening:
            state.events = []
        state.settle()
        return state

    def plays(self, rules: int) -> bool:
        """Whether games under a version of the rules can be played."""
        return (self.oldest_rules or self.rules_version) <= rules <= self.rules_version

    def agree(
        self,
        seats: int | None,
        edition: Edition | None = None,
        options: dict[str, object] | None = None,
        rules: int | None = None,
    ) -> Setup:
        """Check and complete what two sides agree on before a game; `BadSetup` says what is wrong.

        `rules` is the version of the rules, for games begun under an earlier one.
        """
        version = self.rules_version if rules is None else rules
        if not self.plays(version):
            raise BadSetup(f"{self.title} cannot be played under version {version} of its rules.")
        count = self.default_seats if seats is None else seats
        if count not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            expected = f"{low} to {high}" if low != high else f"exactly {low}"
            raise BadSetup(f"{self.title} is for {expected} players, not {count}.")
        given = options if options is not None else {}
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                expected = f"its options are: {', '.join(known)}" if known else "it has no options"
                raise BadSetup(f"{self.title} has no option “{name}”; {expected}.")
        chosen = {o.name: o.check(given[o.name]) if o.name in given else o.default for o in self.options}
        standard = self.edition_under(version)
        if edition is None:
            edition = standard
        elif standard is None:
            raise BadSetup(f"{self.title} has no component tables, so it cannot be played with an edition.")
        else:
            self.check_edition(edition)
        setup = Setup(self, count, chosen, edition, version)
        self.check_setup(setup)
        return setup


def new_seed() -> str:
    """A fresh seed from the operating system."""
    return secrets.token_hex(16)
