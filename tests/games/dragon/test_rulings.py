"""The rulings on silent points, each under its number (R1 to R25), and the set-up."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

import tianxia
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
    to_act,
    to_play_a_card,
    told,
)
from tianxia.games.dragon import vocabulary
from tianxia.games.dragon.components import STANDARD
from tianxia.games.dragon.setup import draw_calendar
from tianxia.games.dragon.state import Year
from tianxia.games.dragon.vocabulary import HAPPENINGS, PEACE, TILE
from tianxia.kernel import BadEdition, BadSetup, Edition, Quick, playout

TWO_GROUPS = ("taxes build harvest fireworks", "parade research privilege")


def acting_year(seats: int = 2, dragons: dict[int, int] | None = None, **goods: int) -> Year:
    """Seat 0 is to act, with the rest of the groups as usual for two players."""
    year = new_year(seats)
    groups(year, *TWO_GROUPS, *[""] * (seats - 2), dragons=dragons)
    court(year, 0, palace(2, "monk"), **goods)
    to_act(year, 0)
    return year


def test_r1_surcharge_is_flat_however_many_dragons() -> None:
    year = acting_year(3, dragons={1: 0, 2: 0}, yuan=5)
    play(year, 0, "take harvest")
    assert year.players[0].yuan == 2


def test_r2_taxes_cannot_pay_their_own_surcharge() -> None:
    year = acting_year(dragons={1: 0}, yuan=2)
    assert refusal(year, 0, "take taxes") == ("cannot-pay-surcharge", "4.1")


def test_r3_refill_with_enough_money_is_a_pass() -> None:
    year = acting_year(yuan=5)
    play(year, 0, "refill")
    assert year.players[0].yuan == 5


def test_r4_refill_lays_no_dragon() -> None:
    year = acting_year(yuan=0)
    play(year, 0, "refill")
    assert list(year.dragons) == [0, 0]


@pytest.mark.parametrize(
    ("yuan", "dragons", "allowed"), [(1, {}, False), (2, {}, True), (4, {1: 1}, False), (5, {1: 1}, True)]
)
def test_r5_privilege_needs_the_price_of_a_small_one(
    yuan: int, dragons: dict[int, int], allowed: bool
) -> None:
    year = acting_year(dragons=dragons, yuan=yuan)
    assert ("take privilege" in legal(year, 0)) == allowed
    if not allowed:
        assert refusal(year, 0, "take privilege") == ("cannot-afford-privilege", "4.1 R5")


def test_r5_a_privilege_must_be_bought_and_only_one() -> None:
    year = acting_year(yuan=9)
    play(year, 0, "take privilege")
    assert legal(year, 0) == ["buy small", "buy large"]
    assert refusal(year, 0, "refill") == ("buy-a-privilege", "4.1 R5")
    play(year, 0, "buy large")
    assert (year.players[0].large, year.players[0].yuan) == (1, 3)
    assert year.over


def test_large_privilege_costs_what_the_option_says() -> None:
    year = new_year(2, large_privilege=7)
    groups(year, *TWO_GROUPS)
    court(year, 0, palace(1, "monk"), yuan=6)
    to_act(year, 0)
    play(year, 0, "take privilege")  # only a small one can be paid for, so nothing is asked
    assert (year.players[0].small, year.players[0].yuan) == (1, 4)
    with pytest.raises(BadSetup, match="choose one of: 6, 7"):
        DRAGON.start(large_privilege=8)


def test_r6_privileges_never_run_out() -> None:
    year = acting_year(yuan=60)
    for _ in range(10):
        play(year, 0, "take privilege", "buy large")
        groups(year, *TWO_GROUPS)
        to_act(year, 0)
    assert (year.players[0].large, year.players[0].yuan) == (10, 0)


def test_r7_floors_may_not_be_declined() -> None:
    year = new_year(2)
    groups(year, *TWO_GROUPS)
    court(year, 0, palace(1, "craftsman"))
    to_act(year, 0)
    play(year, 0, "take build", "found")
    assert refusal(year, 0, "refill") == ("place-all-floors", "4.1 R7")
    # A new palace may itself be extended with the next floor.
    play(year, 0, "build 2")
    assert floors(year, 0) == [1, 2]


def test_r9_a_card_may_be_played_although_its_type_is_exhausted() -> None:
    year = new_year(2)
    court(year, 0, palace(2, "monk"))
    hold(year, 0, "lady", "monk")
    year.supply[TILE.index["lady"]] = 0
    to_play_a_card(year, 0)
    play(year, 0, "play lady")
    assert told(year, "nobody-left") == [{"seat": 0, "hand": "lady"}]
    assert year.players[0].cards_left() == 1


def test_r10_an_available_tile_must_be_taken_and_a_free_floor_used() -> None:
    year = new_year(2)
    court(year, 0, palace(2, "monk"), palace(2, "monk"))
    hold(year, 0, "healer")
    to_play_a_card(year, 0)
    play(year, 0, "play healer")
    assert refusal(year, 0, "dismiss") == ("take-a-person", "4.2 R10")
    play(year, 0, "hire healer")
    assert refusal(year, 0, "dismiss") == ("use-free-floor", "4.2")
    assert legal(year, 0) == ["house 1", "house 2"]


def test_r11_a_dismissed_tile_leaves_the_game() -> None:
    year = new_year(2)
    court(year, 0, palace(1, "monk"))
    hold(year, 0, "lady")
    left = year.supply[TILE.index["lady"]]
    to_play_a_card(year, 0)
    play(year, 0, "play lady", "dismiss")
    assert year.supply[TILE.index["lady"]] == left - 1


def test_r12_without_a_palace_the_person_is_turned_away() -> None:
    year = new_year(2)
    hold(year, 0, "lady")
    to_play_a_card(year, 0)
    play(year, 0, "play lady")
    assert told(year, "dismissed") == [{"seat": 0, "tile": "lady"}]
    assert year.players[0].track == 0


def test_r12_no_steps_are_promised_where_nobody_can_live() -> None:
    year = new_year(2)
    hold(year, 0, "monk")
    to_play_a_card(year, 0)
    play(year, 0, "play monk")
    assert legal(year, 0) == ["hire monk", "hire old-monk"]
    for move in year.legal(0):
        assert DRAGON.effects(year, 0, move) == {}
    play(year, 0, "hire old-monk")
    assert told(year, "dismissed") and year.players[0].track == 0
    # In a full palace somebody can make room, and then the steps are had.
    full = new_year(2)
    court(full, 0, palace(1, "lady"))
    hold(full, 0, "monk")
    to_play_a_card(full, 0)
    play(full, 0, "play monk")
    assert all("steps" in DRAGON.effects(full, 0, move) for move in full.legal(0))


def test_groups_and_dragons_are_seen_only_in_the_action_phase() -> None:
    """All have acted: the dragons go back to their owners, the cards are collected, no surcharge is due."""
    seen: set[str] = set()
    for seats in (2, 4):
        year, chance = DRAGON.start(seats=seats, seed="stale"), Quick(seats)
        while not year.over:
            table: Any = year.view(None)["table"]
            seen.add(table["phase"])
            assert len(table["groups"]) == (seats if table["phase"] == "action" else 0), table["phase"]
            moves = year.legal(year.acting[0])
            year.play(year.acting[0], moves[chance.below(len(moves))])
        last: Any = year.view(None)["table"]
        assert last["phase"] == "end" and last["groups"] == []
    assert seen == {"setup", "action", "person", "event"}


def test_starting_persons_must_find_room() -> None:
    for palaces, fits in (("[1]", False), ("[2]", True), ("[1, 1]", True)):
        text = STANDARD.edition.text
        edition = Edition(re.sub(r"(?m)^palaces = \[.*?\]", f"palaces = {palaces}", text), "small.toml")
        if fits:
            playout(DRAGON.start(seats=3, seed=1, edition=edition), Quick(1))
        else:
            with pytest.raises(BadEdition, match="room for 2 persons"):
                DRAGON.start(seats=3, seed=1, edition=edition)


def test_r13_the_new_person_takes_the_place_of_the_old() -> None:
    year = new_year(2)
    court(year, 0, palace(1, "monk"), palace(3, "lady", "lady", "farmer"))
    hold(year, 0, "monk")
    to_play_a_card(year, 0)
    play(year, 0, "play monk", "hire old-monk", "release 2 lady")
    assert persons(year, 0) == [["monk"], ["lady", "farmer", "old-monk"]]


def test_r14_either_age_may_be_taken_and_a_wild_card_takes_any_tile() -> None:
    year = new_year(2)
    court(year, 0, palace(3, "monk"))
    hold(year, 0, "warrior", "wild")
    to_play_a_card(year, 0)
    wild = year.clone()
    play(year, 0, "play warrior")
    assert legal(year, 0) == ["hire warrior", "hire old-warrior"]
    play(wild, 0, "play wild")
    assert len(legal(wild, 0)) == 15


def test_r16_nobody_releases_in_place_of_a_lowest_player_without_persons() -> None:
    year = new_year(3)
    court(year, 0, palace(1))
    court(year, 1, palace(3, "warrior", "monk"))
    court(year, 2, palace(3, "warrior", "monk"))
    happen(year, "mongols")
    assert year.over
    assert [player.persons() for player in year.players] == [0, 2, 2]


def test_r17_helmets_and_mortars_are_counted_once() -> None:
    year = new_year(2)
    court(year, 0, palace(3, "healer", "healer", "monk"), palace(1, "lady"))
    court(year, 1, palace(3, "old-healer", "healer"))
    happen(year, "epidemic")
    play(year, 0, "release 1 healer")  # still two mortars' worth of protection
    assert year.over
    assert year.players[0].persons() == 3


def test_r18_behind_two_first_there_is_a_second() -> None:
    year = new_year(3)
    for seat, fireworks in enumerate((4, 4, 1)):
        court(year, seat, fireworks=fireworks)
    happen(year, "festival")
    assert year.scores == [6, 6, 3]


def test_r19_nothing_is_not_second_best() -> None:
    year = new_year(2)
    court(year, 0, fireworks=1)
    court(year, 1)
    happen(year, "festival")
    assert year.scores == [6, 0]
    assert year.players[0].fireworks == 0


def test_r20_all_palaces_decay_at_once_and_only_once() -> None:
    year = new_year(2)
    court(year, 0, palace(1), palace(3), palace(2, "monk"))
    court(year, 1, palace(1))
    decay(year)
    assert (floors(year, 0), floors(year, 1)) == ([2, 2], [])


def test_r21_equal_points_go_to_the_marker_further_on_or_on_top() -> None:
    year = new_year(3)
    for seat, (track, arrival) in enumerate(((10, 1), (10, 2), (12, 3))):
        player = court(year, seat)
        player.track, player.arrival = track, arrival
    end(year)
    assert year.ranking == [3, 2, 1]
    assert year.rewards == [0.0, 0.0, 1.0]


def test_r22_goods_are_sold_without_asking() -> None:
    year = new_year(2)
    court(year, 0, rice=1, fireworks=1, yuan=5)
    court(year, 1, yuan=2)
    end(year)
    assert year.scores == [3, 0]


def test_r23_the_oldest_player_is_drawn_or_chosen() -> None:
    assert {DRAGON.start(seats=4, seed=seed).acting[0] for seed in range(60)} == {0, 1, 2, 3}
    year = DRAGON.start(seats=3, seed=1, oldest="C")
    assert year.acting == [2]
    with pytest.raises(BadSetup, match="no seat D"):
        DRAGON.start(seats=3, oldest="D")


@pytest.mark.parametrize(
    ("seats", "sizes"), [(2, [4, 3]), (3, [3, 2, 2]), (4, [2, 2, 2, 1]), (5, [2, 2, 1, 1, 1])]
)
def test_r24_groups_by_number_of_players(seats: int, sizes: list[int]) -> None:
    year = DRAGON.start(seats=seats, seed=5)
    assert isinstance(year, Year)
    while year.month == 0:
        year.play(year.acting[0], year.legal(year.acting[0])[-1])
    assert [list(year.group_of).count(group) for group in range(seats)] == sizes


def test_r25_decay_and_scoring_happen_in_quiet_months_too() -> None:
    year = new_year(2, month=1)
    court(year, 0, palace(2, "monk"), palace(2))
    court(year, 1, palace(1))
    happen(year, "peace")
    decay(year)
    assert (floors(year, 0), floors(year, 1)) == ([2, 1], [])


def test_calendar_never_repeats_an_event_side_by_side() -> None:
    chance = Quick(1)
    for _ in range(3000):
        calendar = list(draw_calendar(STANDARD, chance))
        assert calendar[:2] == [PEACE, PEACE]
        assert sorted(calendar) == sorted(list(range(len(HAPPENINGS))) * 2)
        assert all(one != other for one, other in pairwise(calendar[1:]))


@pytest.mark.parametrize(("seats", "tiles"), [(2, 36), (3, 54), (4, 72), (5, 90)])
def test_supply_by_number_of_players(seats: int, tiles: int) -> None:
    supply = STANDARD.supply[seats]
    assert sum(supply) == tiles
    assert supply[TILE.index["monk"]] == seats + 1
    assert supply[TILE.index["old-monk"]] == seats - 1
    assert supply[TILE.index["lady"]] == 2 * seats


def test_turn_order_puts_the_latest_arrival_on_top() -> None:
    year = new_year(5)
    for seat, (track, arrival) in enumerate(((3, 5), (7, 1), (7, 4), (0, 2), (9, 3))):
        year.players[seat].track, year.players[seat].arrival = track, arrival
    year.line_up()
    assert list(year.turn_order()) == [4, 2, 1, 0, 3]


def test_places_are_kept_up_with_the_markers() -> None:
    """Whoever advances passes all up to the new space; nobody has to be lined up again."""
    for seats in (2, 3, 5):
        year = DRAGON.start(seats=seats, seed="markers")
        assert isinstance(year, Year)
        chance = Quick(seats)
        while not year.over:
            order = list(year.turn_order())
            year.line_up()
            assert list(year.turn_order()) == order
            seat = year.acting[0]
            moves = year.legal(seat)
            year.play(seat, moves[chance.below(len(moves))])


def test_person_phase_follows_the_order_after_a_parade() -> None:
    """A parade in the action phase changes who plays a person card first."""
    for seed in range(40):
        year = DRAGON.start(seats=2, seed=seed, oldest="A")
        assert isinstance(year, Year)
        while year.month == 0:
            year.play(year.acting[0], year.legal(year.acting[0])[0])
        first, last = (int(seat) for seat in year.turn_order())
        year.players[last].track = year.players[first].track
        play(year, first, "refill")
        if "take parade" in legal(year, last):
            play(year, last, "take parade")
            assert year.acting == [last]
            assert legal(year, last)[0].startswith("play")
            return
    pytest.fail("no game offered the parade")


def test_hands_are_shown_to_others_only_if_open() -> None:
    closed = DRAGON.start(seats=2, seed=1).view(0)["table"]
    opened = DRAGON.start(seats=2, seed=1, open_hands=True).view(None)["table"]
    assert isinstance(closed, dict) and isinstance(opened, dict)
    assert [player["hand"] is None for player in closed["players"]] == [False, True]
    assert [player["hand"] is None for player in opened["players"]] == [False, False]
    assert [player["cards"] for player in closed["players"]] == [11, 11]


@pytest.mark.parametrize(("seats", "expected"), [(2, 41), (3, 40), (4, 39), (5, 38)])
def test_random_play_scores_as_the_rules_page_reports(seats: int, expected: int) -> None:
    chance = Quick(seats)
    total = 0
    games = 120
    for seed in range(games):
        state = tianxia.game("dragon").start(seats=seats, seed=seed)
        playout(state, chance)
        total += sum(state.scores)
    assert abs(total / games / seats - expected) < 4


def test_news_is_told_under_its_own_name() -> None:
    told_as = {name: number for name, number in vars(vocabulary).items() if name.startswith("TOLD_")}
    assert {f"TOLD_{kind.name.replace('-', '_').upper()}" for kind in vocabulary.EVENTS} == set(told_as)
    for name, number in told_as.items():
        assert vocabulary.EVENTS[number].name == name.removeprefix("TOLD_").replace("_", "-").lower()
