"""The worked examples of the rules, each under its own name (T1 to T13)."""

from __future__ import annotations

import pytest

from tests.games.dragon.table import (
    DRAGON,
    court,
    decay,
    end,
    floors,
    groups,
    happen,
    hold,
    legal,
    new_year,
    palace,
    persons,
    play,
    refusal,
    score,
    to_act,
    to_play_a_card,
)
from tianxia.games.dragon.state import Year
from tianxia.games.dragon.vocabulary import TILE
from tianxia.kernel import IllegalMove

MARGOT, DOMINIQUE, DORINE, CATHERINE, JEAN_FRANCOIS = range(5)


def recruit(year: Year, seat: int, one: str, other: str) -> None:
    play(year, seat, f"hire {one}", "house 1", f"hire {other}")
    if year.acting == [seat] and legal(year, seat)[0].startswith("house"):
        play(year, seat, "house 2")


def test_t1_start_order() -> None:
    year = DRAGON.start(seats=4, seed=1, oldest="A")
    assert isinstance(year, Year)
    recruit(year, MARGOT, "collector", "scholar")
    recruit(year, DOMINIQUE, "collector", "farmer")
    recruit(year, DORINE, "scholar", "farmer")
    assert [year.players[seat].track for seat in (MARGOT, DOMINIQUE, DORINE)] == [7, 7, 8]
    assert list(year.turn_order())[:3] == [DORINE, DOMINIQUE, MARGOT]

    for first, barred in [
        ("collector", ["scholar", "farmer"]),
        ("scholar", ["collector", "farmer"]),
        ("farmer", ["collector", "scholar"]),
    ]:
        fourth = year.clone()
        play(fourth, CATHERINE, f"hire {first}", "house 1")
        offered = legal(fourth, CATHERINE)
        assert len(offered) == 6
        for other in barred:
            assert refusal(fourth, CATHERINE, f"hire {other}") == ("start-pair-taken", "2.4")
        assert refusal(fourth, CATHERINE, f"hire {first}") == ("start-different", "2.4")
        assert refusal(fourth, CATHERINE, "hire old-monk") == ("start-young", "2.4")


def test_t3_taxes() -> None:
    year = new_year(3)
    groups(year, "taxes build research", "harvest fireworks", "parade privilege")
    court(year, DORINE, palace(2, "monk"), yuan=1)
    court(year, MARGOT, palace(2, "collector", "collector"), yuan=3)
    to_act(year, DORINE, MARGOT)
    play(year, DORINE, "take taxes")
    assert year.players[DORINE].yuan == 3
    play(year, MARGOT, "take taxes")
    assert year.players[MARGOT].yuan == 8  # 3 paid first, then 2 + 3 + 3


def test_t3_only_refill_is_left() -> None:
    year = new_year(4)
    groups(
        year,
        "taxes build",
        "harvest fireworks",
        "parade research",
        "privilege",
        dragons={DOMINIQUE: 0, DORINE: 1, CATHERINE: 2},
    )
    court(year, MARGOT, palace(2, "monk"), yuan=1)
    to_act(year, MARGOT)
    assert legal(year, MARGOT) == ["refill"]
    play(year, MARGOT, "refill")
    assert year.players[MARGOT].yuan == 3


def test_t4_build() -> None:
    year = new_year(3)
    groups(year, "taxes build research", "harvest fireworks", "parade privilege")
    court(year, DOMINIQUE, palace(1, "craftsman"), palace(3, "craftsman"))
    to_act(year, DOMINIQUE)
    play(year, DOMINIQUE, "take build")
    assert legal(year, DOMINIQUE) == ["build 1", "found"]
    assert refusal(year, DOMINIQUE, "build 2") == ("palace-at-full-height", "4.1")
    with pytest.raises(IllegalMove, match="palace-at-full-height"):
        play(year, DOMINIQUE, "build 2")
    play(year, DOMINIQUE, "build 1", "build 1")
    # The third floor can only found a new palace, so nothing more is asked.
    assert floors(year, DOMINIQUE) == [3, 3, 1]
    assert year.over


def test_t5_other_actions() -> None:
    def act(card: str, *helpers: str, yuan: int = 0) -> Year:
        year = new_year(2)
        groups(year, "taxes build harvest fireworks", "parade research privilege")
        court(year, 0, palace(3, *helpers), yuan=yuan)
        to_act(year, 0)
        play(year, 0, card)
        return year

    assert act("take harvest", "farmer", "old-farmer").players[0].rice == 4
    assert act("take parade", "old-warrior", "old-warrior").players[0].track == 5
    assert act("take research", "scholar", "old-scholar").players[0].points == 6
    assert act("take fireworks", "pyrotechnist", "old-pyrotechnist").players[0].fireworks == 4
    assert act("refill", yuan=1).players[0].yuan == 3


def full_court(card: str = "healer") -> Year:
    year = new_year(4)
    court(year, 0, palace(2, "lady", "monk"))
    hold(year, 0, card)
    to_play_a_card(year, 0)
    return year


def test_t6_person_phase_replaces_a_lady() -> None:
    year = full_court()
    play(year, 0, "play healer", "hire old-healer", "release 1 lady")
    assert persons(year, 0) == [["monk", "old-healer"]]
    assert year.players[0].track == 1
    assert year.gone[TILE.index["lady"]] == 1


def test_t6_person_phase_turns_the_new_person_away() -> None:
    year = full_court()
    left = year.supply[TILE.index["old-healer"]]
    play(year, 0, "play healer", "hire old-healer", "dismiss")
    assert persons(year, 0) == [["lady", "monk"]]
    assert year.players[0].track == 0
    assert year.supply[TILE.index["old-healer"]] == left - 1
    assert year.gone[TILE.index["old-healer"]] == 1


def test_t6_person_phase_without_a_tile() -> None:
    year = full_court()
    year.supply[TILE.index["healer"]] = year.supply[TILE.index["old-healer"]] = 0
    play(year, 0, "play healer")
    assert year.over
    assert persons(year, 0) == [["lady", "monk"]]
    assert (year.players[0].cards_left(), year.players[0].track) == (0, 0)


def test_t7_tribute_paid_in_part() -> None:
    year = new_year(2)
    dorine = court(year, 0, palace(3, "monk", "lady", "farmer"), yuan=2)
    court(year, 1, palace(1, "monk"), yuan=7)
    happen(year, "tribute")
    assert dorine.yuan == 0
    play(year, 0, "release 1 lady", "release 1 farmer")
    assert persons(year, 0) == [["monk"]]
    assert year.over


def test_t7_tribute_the_rest_is_forgiven() -> None:
    year = new_year(2)
    court(year, 0, palace(3, "monk", "lady", "farmer"), yuan=0)
    court(year, 1, palace(1, "monk"), yuan=7)
    happen(year, "tribute")
    assert year.over
    assert persons(year, 0) == [[]]


def test_t7_tribute_paid_in_full() -> None:
    year = new_year(2)
    court(year, 0, palace(1, "monk"), yuan=7)
    court(year, 1, palace(1, "monk"), yuan=4)
    happen(year, "tribute")
    assert [player.yuan for player in year.players] == [3, 0]
    assert [player.persons() for player in year.players] == [1, 1]


def test_t8_drought_with_enough_rice() -> None:
    year = new_year(2)
    catherine = court(year, 0, palace(1, "monk"), palace(1, "lady"), palace(2, "monk"), palace(1), rice=4)
    court(year, 1)
    happen(year, "drought")
    assert catherine.rice == 1
    assert catherine.persons() == 3


def test_t8_drought_without_rice() -> None:
    year = new_year(2)
    court(year, 0, palace(2, "monk", "lady"), palace(1, "farmer"), palace(3, "monk", "scholar"))
    court(year, 1)
    happen(year, "drought")
    play(year, 0, "release 1 monk")
    assert refusal(year, 0, "release 1 lady") == ("one-from-each-palace", "4.3")
    play(year, 0, "release 3 scholar")
    # Only the farmer is left to choose from, so nothing more is asked.
    assert year.over
    assert persons(year, 0) == [["lady"], [], ["monk"]]


def test_t8_drought_one_palace_fed_and_one_decays() -> None:
    year = new_year(2)
    player = court(
        year, 0, palace(2, "monk", "lady"), palace(2, "farmer"), palace(3, "monk", "scholar"), rice=1
    )
    court(year, 1)
    happen(year, "drought")
    assert player.rice == 0
    play(year, 0, "release 2 farmer", "release 3 monk")
    assert persons(year, 0) == [["lady", "monk"], [], ["scholar"]]
    decay(year)
    assert floors(year, 0) == [2, 1, 3]


@pytest.mark.parametrize(
    ("fireworks", "points", "left"),
    [
        ((3, 3, 2, 1), (6, 6, 3, 0), (1, 1, 1, 1)),
        ((4, 0, 0), (6, 0, 0), (2, 0, 0)),
        ((5, 5), (6, 6), (2, 2)),
        ((0, 0, 0), (0, 0, 0), (0, 0, 0)),
    ],
)
def test_t9_festival(fireworks: tuple[int, ...], points: tuple[int, ...], left: tuple[int, ...]) -> None:
    year = new_year(len(fireworks))
    for seat, count in enumerate(fireworks):
        court(year, seat, fireworks=count)
    happen(year, "festival")
    assert tuple(year.scores) == points
    assert tuple(player.fireworks for player in year.players) == left


def test_t10_mongols() -> None:
    year = new_year(5)
    court(year, MARGOT, palace(3, "warrior", "old-warrior"))
    court(year, JEAN_FRANCOIS, palace(3, "warrior", "warrior", "warrior"))
    court(year, DORINE, palace(3, "old-warrior", "monk"))
    court(year, CATHERINE, palace(3, "warrior", "monk"))
    court(year, DOMINIQUE, palace(3, "warrior", "lady"))
    happen(year, "mongols")
    assert year.scores == [3, 1, 2, 1, 3]
    assert year.acting == [DOMINIQUE]  # the releases go in turn order
    play(year, DOMINIQUE, "release 1 warrior")
    play(year, CATHERINE, "release 1 monk")
    assert year.over
    assert [player.persons() for player in year.players] == [2, 1, 2, 1, 3]


def test_t10_mongols_without_helmets() -> None:
    year = new_year(2)
    court(year, 0, palace(2, "monk", "lady"))
    court(year, 1, palace(2, "monk", "farmer"))
    happen(year, "mongols")
    play(year, 0, "release 1 lady")
    play(year, 1, "release 1 monk")
    assert year.scores == [0, 0]
    assert [player.persons() for player in year.players] == [1, 1]


def test_t11_epidemic() -> None:
    year = new_year(3)
    court(year, 0, palace(3, "healer", "healer", "monk"))
    court(year, 1, palace(3, "healer", "old-healer", "monk"))
    court(year, 2, palace(3, "lady", "monk"))
    happen(year, "epidemic")
    assert year.acting == [0]
    play(year, 0, "release 1 healer")
    assert year.over
    assert [player.persons() for player in year.players] == [2, 3, 0]


def test_t12_decay_and_scoring() -> None:
    year = new_year(2)
    court(year, 0, palace(3, "monk"), palace(2), palace(1))
    court(year, 1, palace(1, "lady"), palace(2, "lady"), palace(1, "monk"), large=1)
    decay(year)
    assert floors(year, 0) == [3, 1]
    score(year)
    assert year.scores == [2, 7]


def test_t13_final_scoring() -> None:
    year = new_year(2)
    court(
        year,
        0,
        palace(2, "monk", "lady"),
        palace(3, "old-monk", "farmer", "farmer"),
        palace(2, "scholar", "healer"),
        rice=1,
        fireworks=2,
        yuan=4,
    )
    court(year, 1)
    end(year)
    assert year.over
    assert year.scores == [25, 0]
    assert year.ranking == [1, 2]
