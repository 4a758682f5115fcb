"""Gùgōng, by Andreas Steding: four days of gifts and favours in the Forbidden City."""

from __future__ import annotations

from typing import Final

from tianxia.games.gugong.components import MOST_SEATS, STANDARD, Components, components_of
from tianxia.games.gugong.features import features, write
from tianxia.games.gugong.insight import effects, judge
from tianxia.games.gugong.meng import MENG
from tianxia.games.gugong.setup import BONUS, FRAMES, set_up
from tianxia.games.gugong.state import Realm
from tianxia.games.gugong.vocabulary import EVENTS, LOCATIONS, MOVES
from tianxia.kernel import BadSetup, Chance, Edition, Facts, Feature, Game, Option, Setup, State
from tianxia.kernel.features import Row
from tianxia.kernel.packed import i64


class Gugong(Game):
    """The base game for two to five, or alone against Mr. Meng; expert set-up and bonus tokens as options."""

    key = "gugong"
    title = "Gùgōng"
    rules_version = 2
    oldest_rules = 1

    def __init__(self) -> None:
        super().__init__(
            seats=(1, MOST_SEATS),
            default_seats=3,
            moves=MOVES,
            events=EVENTS,
            frames=FRAMES,
            facts=Facts(
                hidden=True,
                simultaneous=False,
                chance=True,
                lowest=0,
                highest=300,
                longest=800,
                always_won=False,
            ),
            options=(
                Option("expert", False),
                Option("bonus", "off", tuple(BONUS)),
                # Alone against Mr. Meng only.
                Option("level", "normal", ("easy", "normal", "hard")),
                Option("focus", "random", ("random", *LOCATIONS)),
                Option("sets", "1", ("1", "2", "3")),
                Option("harbour", "today", ("today", "tomorrow")),
            ),
        )

    def deal(self, setup: Setup, chance: Chance) -> State:
        assert setup.edition is not None
        return set_up(setup, chance, components_of(setup.edition))

    def standard_edition(self) -> Edition | None:
        return STANDARD.edition

    def check_edition(self, edition: Edition) -> None:
        Components(edition)

    def check_setup(self, setup: Setup) -> None:
        if setup.seats == 1:
            if setup.options["bonus"] != "off":
                raise BadSetup("Against Mr. Meng bonus travel tokens are not used (9.1).")
            return
        for name in ("level", "focus", "sets", "harbour"):
            option = next(option for option in self.options if option.name == name)
            if setup.options[name] != option.default:
                raise BadSetup(f"Option “{name}” is about Mr. Meng, who plays only against a single player.")

    def manner(self, seats: int, milliseconds: int = 0) -> str:
        # There is no network that plays against Mr. Meng.
        return "policy=2 ahead=16" if seats == 1 else "network=own policy=3 trust=0.5 ahead=16"

    def judge(self, state: State, seat: i64) -> float:
        assert isinstance(state, Realm)
        return judge(state, seat)

    def judge_automaton(self, state: State) -> float:
        assert isinstance(state, Realm)
        return judge(state, MENG)

    def effects(self, state: State, seat: i64, move: i64) -> dict[str, int]:
        assert isinstance(state, Realm)
        return effects(state, seat, move)

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        return features(setup)

    def write(self, row: Row, state: State, seat: i64) -> None:
        assert isinstance(state, Realm)
        write(row, state, seat)


GAME: Final = Gugong()
