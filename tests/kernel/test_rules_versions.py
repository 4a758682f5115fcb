"""Rules that changed: new games follow the newest version, old records and tables their own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.toys import TABLES, TOY, Table, Toy
from tianxia.kernel import (
    BadRecord,
    BadSetup,
    Chance,
    Edition,
    Game,
    Quick,
    Setup,
    State,
    new_match,
    read_record,
    recall,
    verify,
)
from tianxia.server.messages import Pace
from tianxia.server.seating import AGREEMENT, Agreement, Place
from tianxia.server.table import ENCODER, setup_of

NEW_TABLES = TABLES.replace("[1, 2, 3, 5]", "[2, 2, 3, 5]")


class Revised(Toy):
    """The toy, corrected: other prizes, and from version 2 on the last prize stays in the box."""

    rules_version = 2
    oldest_rules = 1

    def standard_edition(self) -> Edition:
        return Edition(NEW_TABLES, "toy.toml")

    def edition_under(self, rules: int) -> Edition:
        return self.standard_edition() if rules > 1 else Edition(TABLES, "toy.toml")

    def deal(self, setup: Setup, chance: Chance) -> State:
        state = super().deal(setup, chance)
        assert isinstance(state, Table)
        if setup.rules > 1:
            state.deck.pop()
        return state


class Renewed(Revised):
    """The same without a memory of the first version."""

    oldest_rules = 0


REVISED = Revised()


def finished(game: Game) -> Any:
    match = new_match(game.agree(2), "plum")
    while not match.state.over:
        seat = match.state.acting[0]
        choices = match.state.legal(seat)
        match.play(seat, choices[seat % len(choices)])
    return match


def test_new_games_follow_the_newest_rules() -> None:
    state = REVISED.start(2, seed="plum")
    assert state.setup.rules == 2 and state.view(0)["rules_version"] == 2
    assert finished(REVISED).record.as_json()["rules_version"] == 2


def test_old_records_replay_under_their_own_rules_and_tables() -> None:
    old = finished(TOY)
    record = read_record(old.record.as_text(), lambda _: REVISED)
    assert record.setup.rules == 1 and record.setup.tables is None
    assert verify(record).view(None) == old.state.view(None)
    assert record.as_text() == old.record.as_text()


def test_a_seats_knowledge_keeps_the_rules_of_its_game() -> None:
    setup = REVISED.agree(2, rules=1)
    state = REVISED.lay_out(setup, "plum")
    recalled = recall(setup, state.knowledge(0).dump(Quick(1)))
    assert recalled.sample(Quick(2)).view(0) == state.view(0)


def test_versions_nobody_knows_are_refused() -> None:
    text = finished(TOY).record.as_text()
    with pytest.raises(BadRecord, match=r"under version 1 .* knows version 2\."):
        read_record(text, lambda _: Renewed())
    for version in (0, 3):
        with pytest.raises(BadSetup, match=f"cannot be played under version {version} of its rules"):
            REVISED.agree(2, rules=version)
    with pytest.raises(BadRecord, match=r"under version 3 .* knows versions 1 to 2\."):
        read_record(text.replace('"rules_version": 1', '"rules_version": 3'), lambda _: REVISED)


def test_tables_of_a_server_keep_their_rules() -> None:
    places = [Place("bot") for _ in range(2)]
    before = ENCODER.encode(Agreement(2, {}, places, Pace()))
    assert b"rules" not in before
    assert setup_of(REVISED, AGREEMENT.decode(before)).rules == 1
    assert setup_of(Renewed(), AGREEMENT.decode(before)).rules == 2
    now = ENCODER.encode(Agreement(2, {}, places, Pace(), rules=2))
    assert setup_of(REVISED, AGREEMENT.decode(now)).rules == 2
