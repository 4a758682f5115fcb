"""Version 2 of the rules: what a second reading of both rulebooks leaves to the player, and settles."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.gugong.table import (
    GUGONG,
    at,
    cities,
    decrees,
    enacted,
    legal,
    new_realm,
    no_ships,
    officials,
    packed,
    play,
    player,
    refusal,
    ships,
    table,
    to_move,
    tokens,
    told,
    wall,
    with_double,
)
from tianxia.bots import create
from tianxia.bots.network import has_own, network_of
from tianxia.games.gugong.canal import Load
from tianxia.games.gugong.components import lowest, size_of
from tianxia.games.gugong.court import CheckRoom, MakeRoom, draw_gift, give_down, offer_servants
from tianxia.games.gugong.meng import MENG, meng_morning
from tianxia.games.gugong.pieces import DAY, IN_POOL, IN_SUPPLY, LOCKED, less, one_token, tokens_in
from tianxia.games.gugong.state import Realm
from tianxia.games.gugong.vocabulary import (
    DECLINE,
    DECREES,
    MOVES,
    T_COUNTS_DOUBLE,
    T_DISCOUNT,
    T_DOUBLE_VALUE,
    TOKENS,
)
from tianxia.kernel import SYSTEM, BadSetup, BrokenGame, IllegalMove, Quick

if TYPE_CHECKING:
    from tianxia.kernel import State

BOTH = pytest.mark.parametrize("rules", [1, 2])

# A token is spent once ---------------------------------------------------------------------------

DOUBLED_TWICE = [392, 508, 562, 441, 553, 345, 517, 111, 1211]
REBATED_TWICE = [
    *[207, 1214, 346, 511, 259, 465, 508, 552, 551, 441, 168, 472],
    *[510, 574, 507, 555, 107, 519, 254, 648, 524, 355, 541],
]


def ahead(moves: list[int], rules: int, seats: int, seed: str, **options: object) -> State:
    """A game from its seed, some moves on."""
    state = GUGONG.lay_out(GUGONG.agree(seats, None, options, rules), seed)
    for move in moves:
        state.play(state.acting[0], move)
    return state


@BOTH
def test_a_token_given_away_does_not_double_a_gift(rules: int) -> None:
    """Tokens are exchanged while a price is settled, the one that doubles a gift among them."""
    state = ahead(DOUBLED_TWICE, rules, 2, "r92014", bonus="two")
    seat = state.acting[0]
    with pytest.raises(IllegalMove, match="token-given-away"):
        state.play(seat, GUGONG.moves.parse("double"))
    assert isinstance(state, Realm)
    assert state.players[seat].tokens() == 0
    assert state.view(None)["over"] is False


@BOTH
def test_a_token_that_is_used_for_a_rebate_is_not_given_away(rules: int) -> None:
    state = ahead(REBATED_TWICE, rules, 4, "1-673", bonus="two", expert=True)
    seat = state.acting[0]
    assert "exchange servant" not in legal(state, seat)
    with pytest.raises(IllegalMove, match="too-few-tokens" if rules == 1 else "not-asked-now"):
        state.play(seat, GUGONG.moves.parse("exchange servant"))
    assert state.view(None)["over"] is False


@BOTH
def test_another_token_may_be_given_while_one_is_used(rules: int) -> None:
    realm = new_realm(2, rules, bonus="two")
    one = player(realm, 0, "9a", pool=0)
    tokens(realm, 0, "points", "envoy", up="discount")
    to_move(realm, 0)
    play(realm, 0, "give 9a jade", "rebate", "exchange servant")
    assert (one.face_up(T_DISCOUNT), one.down, one.pool) == (1, 0, 1)
    play(realm, 0, "buy 2")
    assert (one.jade, one.up, one.tokens()) == (1, 0, 1)


def test_counts_do_not_fall_below_zero() -> None:
    assert tokens_in(3 * one_token(T_DOUBLE_VALUE) + one_token(0)) == 4
    assert less(2 * one_token(4), 4) == one_token(4)
    with pytest.raises(BrokenGame, match="below zero"):
        tokens_in(-one_token(T_DOUBLE_VALUE))
    with pytest.raises(BrokenGame, match=f"would hold -1 of kind {T_DOUBLE_VALUE};"):
        less(one_token(T_DOUBLE_VALUE + 1), T_DOUBLE_VALUE)
    with pytest.raises(BrokenGame):
        less(one_token(3), 3, 2)
    realm = new_realm(2)
    tokens(realm, 0, "points", "toll")
    with pytest.raises(BrokenGame, match="1 more tokens"):
        give_down(realm, 0, 2, TOKENS.index("toll"))


def test_loops_over_sets_have_an_end() -> None:
    with pytest.raises(BrokenGame):
        lowest(0)
    with pytest.raises(BrokenGame):
        size_of(-1)


def test_a_count_below_zero_changes_the_census() -> None:
    realm = new_realm(2)
    before = realm.census()
    realm.players[1].pool, realm.players[1].supply = -1, realm.players[1].supply + 1
    assert realm.census() != before


@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_every_decision_keeps_all_pieces(bot: str) -> None:
    """Bots reach positions that chance does not; the promises check every game with random moves."""
    for number, bonus in enumerate(["two", "one"]):
        state = GUGONG.start(seats=2 + number, seed=f"kept {number}", bonus=bonus, expert=True)
        census = state.census()
        movers = [create(bot, seat, simulations=10) for seat in range(int(state.seats))]
        for _ in range(20):
            if state.over:
                break
            seat = state.acting[0]
            state.play(seat, movers[seat].choose(state.knowledge(seat)))
            assert state.census() == census


# C1: one or two ----------------------------------------------------------------------------------


def test_c1_the_double_servant_counts_as_one_or_two_on_the_wall() -> None:
    for count, built in [("one", False), ("two", True)]:
        realm = new_realm(3)
        one = player(realm, 0, "9a", pool=0)
        with_double(realm, 0)
        wall(realm, 0, 3, 0)
        to_move(realm, 0)
        play(realm, 0, "give 9a wall", "act wall-a")
        assert realm.frames[-1].prompt(realm).key == "ask-count-built"
        assert legal(realm, 0) == ["count one", "count two"]
        assert refusal(realm, 0, "decline") == ("count-double", "6.1 R60")
        play(realm, 0, f"count {count}")
        assert bool(told(realm, "wall-built")) is built
        if not built:
            assert (realm.wall_strength(0), realm.wall_total()) == (1, 4)
            assert table(realm)["wall"]["servants"][-1] == {"player": 0, "double": True, "counts": 1}
            assert realm.census()["double servants 0"] == 1 and one.points == 0


def test_c1_an_upright_double_servant_comes_back_as_itself() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "9a", pool=2)
    with_double(realm, 0)
    wall(realm, 1, 1)
    census = realm.census()
    to_move(realm, 0)
    play(
        realm, 0, "give 9a wall", "act wall-b", "spend servant", "build double", "count one", "build servant"
    )
    assert (one.points, one.double, realm.wall_total()) == (3, IN_SUPPLY, 1)
    assert realm.census() == census


def test_c1_from_the_supply_too() -> None:
    realm = new_realm(2)
    player(realm, 0, "9a", pool=0, double=IN_SUPPLY)
    cities(realm, A2="wall")
    to_move(realm, 0)
    play(realm, 0, "give 9a travel", "act travel-a", "build double", "count one")
    assert (realm.wall_total(), realm.players[0].supply) == (1, 12)


def test_c1_aboard_it_fills_one_hold_or_two() -> None:
    for count, load in [("one", 1), ("two", 2)]:
        realm = new_realm(2)
        player(realm, 0, "9a", pool=0)
        with_double(realm, 0)
        no_ships(realm)
        to_move(realm, 0)
        play(realm, 0, "give 9a canal", "act canal-a", f"count {count}", "decline")
        ship = table(realm)["canal"][0][0]["ship"]
        assert (ship["load"], ship["double"], ship["servants"]) == (load, load, 0)


def test_c1_with_a_single_hold_left_it_is_not_asked() -> None:
    realm = new_realm(2)
    player(realm, 0, "9a", pool=0)
    with_double(realm, 0)
    no_ships(realm)
    ships(realm, L2=(0, 2))
    to_move(realm, 0)
    play(realm, 0, "give 9a canal", "act canal-a", "load double L2")
    assert legal(realm, 0) == ["claim L2 points", "decline"]


def test_c1_two_servants_need_room_for_both() -> None:
    """With two holds left for two servants, the double one can only count as one."""
    realm = new_realm(2)
    player(realm, 0, "9a", pool=2)
    with_double(realm, 0)
    no_ships(realm)
    ships(realm, L1=(0, 1), L2=(1, 1), L3=(1, 1), L4=(1, 1), L5=(1, 1))
    to_move(realm, 0)
    play(realm, 0, "give 9a canal", "act canal-b", "spend servant", "load double L1")
    assert table(realm)["canal"][0][0]["ship"]["load"] == 3  # both are aboard: nothing was left to ask


def test_c1_in_a_payment_it_is_asked_where_the_supply_is_short() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "9a", pool=1, supply=0)
    with_double(realm, 0)
    cities(realm, A1="wall", A2="wall")
    to_move(realm, 0)
    play(realm, 0, "give 9a travel", "act travel-b")
    assert realm.frames[-1].prompt(realm).key == "ask-count-paid"
    play(realm, 0, "count one")
    assert (one.pool, one.supply, one.double) == (0, 1, IN_SUPPLY)
    play(realm, 0, "go A1", "build servant", "build double", "count two")
    assert realm.wall_total() == 3

    realm = new_realm(2)
    one = player(realm, 0, "9a", pool=1, supply=6)
    with_double(realm, 0)
    cities(realm, A1="wall", A2="wall")
    to_move(realm, 0)
    play(realm, 0, "give 9a travel", "act travel-b", "go A1")
    assert (one.pool, one.double) == (1, IN_SUPPLY)


def test_c1_in_a_penalty_the_actions_to_come_are_thought_of() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "2b", pool=1, supply=0)
    with_double(realm, 0)
    officials(realm, travel="8a")
    cities(realm, A1="wall", A2="wall")
    to_move(realm, 0)
    play(realm, 0, "give 2b travel", "pay")
    assert realm.frames[-1].prompt(realm).key == "ask-count-paid"
    play(realm, 0, "count two")
    assert (one.pool, one.supply, one.double) == (1, 0, IN_SUPPLY)


# C2: which tokens go -----------------------------------------------------------------------------


def test_c2_the_player_chooses_the_tokens() -> None:
    realm = new_realm(2, bonus="two")
    one = player(realm, 0, "9a", pool=0)
    tokens(realm, 0, "points", "envoy", up="counts-double double-value discount")
    to_move(realm, 0)
    play(realm, 0, "exchange servant")
    assert realm.frames[-1].prompt(realm).key == "ask-part"
    assert legal(realm, 0) == ["part counts-double", "part double-value", "part discount", "rest"]
    assert refusal(realm, 0, "part double-icon") == ("cannot-part-with", "6.2 R39")
    assert refusal(realm, 0, "decline") == ("name-tokens", "6.2 R39")
    play(realm, 0, "part double-value")
    # In the order of the list: what was passed over is not named again.
    assert legal(realm, 0) == ["part discount", "rest"]
    play(realm, 0, "rest")
    assert (one.pool, one.face_up(T_DOUBLE_VALUE), one.tokens()) == (1, 0, 3)
    assert told(realm, "parted")[0].values == {"token": "double-value"}
    assert one.face_up(T_DISCOUNT) == one.face_up(T_COUNTS_DOUBLE) == 1


def test_c2_a_bonus_token_stays_unless_it_is_named() -> None:
    realm = new_realm(2, bonus="two")
    one = player(realm, 0, "9a", pool=0)
    tokens(realm, 0, "points", "envoy", up="double-value")
    to_move(realm, 0)
    play(realm, 0, "exchange servant", "rest")
    assert (one.down, one.face_up(T_DOUBLE_VALUE)) == (0, 1)


def test_c2_with_one_way_to_give_nothing_is_asked() -> None:
    realm = new_realm(2, bonus="one")
    one = player(realm, 0, "9a", pool=0)
    tokens(realm, 0, "points", up="counts-double counts-double")
    to_move(realm, 0)
    # Four in value: only both that count double.
    play(realm, 0, "exchange points")
    assert (one.points, one.up, one.tokens()) == (2, 0, 1)


def test_c2_face_up_tokens_are_named_as_far_as_the_rest_can_be_made() -> None:
    realm = new_realm(2, bonus="two")
    tokens(realm, 0, "points", up="counts-double double-icon")
    player(realm, 0, "9a", pool=0)
    to_move(realm, 0)
    play(realm, 0, "exchange points")
    # Two, one and one: all are needed, whatever is named first.
    assert realm.players[0].tokens() == 0 and realm.players[0].points == 2


def test_c2_tokens_that_make_room_are_chosen_too() -> None:
    realm = new_realm(2, bonus="one")
    one = player(realm, 0, "9a", pool=1)
    tokens(realm, 0, *["points"] * 5, up="discount")
    cities(realm, A2="toll")
    to_move(realm, 0)
    play(realm, 0, "give 9a travel", "act travel-a", "exchange points")
    assert legal(realm, 0) == ["part discount", "rest"]
    play(realm, 0, "rest", "post servant jade")
    assert (one.tokens(), one.face_up(T_DISCOUNT), one.points) == (2, 1, 2)


def test_c2_room_is_made_until_there_is_enough() -> None:
    realm = new_realm(2, bonus="two")
    tokens(realm, 0, *["points"] * 5, *["envoy"] * 4)
    realm.push(CheckRoom(SYSTEM, 0, -1))
    realm.settle()
    play(realm, 0, "exchange servant")
    assert isinstance(realm.frames[-1], MakeRoom)
    play(realm, 0, "exchange servant")
    assert realm.over and realm.players[0].tokens() == 5


# C3: gains may be declined -----------------------------------------------------------------------


def test_c3_the_last_servant_of_the_supply_may_be_left() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "9a", pool=2, supply=1)
    cities(realm, A1="servant", A2="wall")
    at(realm, 0, "B1")
    to_move(realm, 0)
    play(realm, 0, "give 9a travel", "act travel-b")
    one.supply = 1
    play(realm, 0, "go A1")
    assert realm.frames[-1].prompt(realm).key == "ask-accept"
    assert legal(realm, 0) == ["accept", "leave"]
    assert refusal(realm, 0, "decline") == ("take-or-leave", "6.1 R61")
    play(realm, 0, "leave", "build servant")
    assert (realm.wall_total(), one.supply, one.pool) == (1, 0, 0)
    assert told(realm, "left")[0].values == {"servants": 1}


def test_c3_icons_too() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "3b", pool=0, supply=2)
    to_move(realm, 0)
    play(realm, 0, "give 3b palace", "leave")
    assert (one.pool, one.supply) == (0, 2)


def test_c3_nothing_is_asked_where_declining_cannot_matter() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "3b", pool=0, supply=3)
    to_move(realm, 0)
    play(realm, 0, "give 3b palace")
    assert one.pool == 2  # one is left, and nothing in this turn takes it
    realm = new_realm(2)
    one = player(realm, 0, "3b", pool=0, supply=3)
    to_move(realm, 0)
    play(realm, 0, "give 3b travel")
    assert realm.frames[-1].name == "accept"  # two cities may take two from the supply
    realm = new_realm(2)
    one = player(realm, 0, pool=2, supply=0)
    offer_servants(realm, 0, 1)
    assert realm.over and one.pool == 2  # there is none to take


def test_c3_with_the_wall_decree_a_wall_action_takes_from_the_supply() -> None:
    realm = new_realm(2)
    player(realm, 0, "3b", pool=0, supply=3)
    enacted(realm, 0, "wall-helper")
    to_move(realm, 0)
    play(realm, 0, "give 3b wall")
    assert realm.frames[-1].name != "accept"
    realm = new_realm(2)
    player(realm, 0, "3b", pool=0, supply=2, double=IN_SUPPLY)
    enacted(realm, 0, "wall-helper")
    to_move(realm, 0)
    play(realm, 0, "give 3b wall")
    assert realm.frames[-1].name != "accept"  # the third piece is left for the wall


# C4: exchanges wherever they open a choice -------------------------------------------------------


@pytest.mark.parametrize("location", ["wall", "canal"])
def test_c4_one_servant_and_the_double_want_a_third(location: str) -> None:
    realm = new_realm(2)
    one = player(realm, 0, "9a", pool=1)
    with_double(realm, 0)
    tokens(realm, 0, "points", "envoy")
    no_ships(realm)
    to_move(realm, 0)
    play(realm, 0, f"give 9a {location}")
    assert "exchange servant" in legal(realm, 0)
    play(realm, 0, "exchange servant", f"act {location}-b", "spend servant")
    assert one.pieces() == 2


def test_c4_a_decree_needs_a_servant_beside_the_double() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "9a", pool=0)
    with_double(realm, 0)
    tokens(realm, 0, "points", "envoy")
    decrees(realm, "morning-servant")
    one.decrees = sum(1 << d for d in realm.decrees if d != DECREES.index("morning-servant"))
    to_move(realm, 0)
    play(realm, 0, "give 9a decree")
    assert legal(realm, 0) == ["exchange servant", "decline"]
    play(realm, 0, "exchange servant", "enact morning-servant")
    assert (one.pool, one.double, one.points) == (0, IN_SUPPLY, 3)


@pytest.mark.parametrize(
    ("kind", "answer"),
    [("toll", "post servant jade"), ("follow", "post servant wall"), ("gift-plus", "carry servant")],
)
def test_c4_a_token_to_be_laid_out_finds_its_servant(kind: str, answer: str) -> None:
    realm = new_realm(2, bonus="one")
    one = player(realm, 0, "9a", pool=0)
    tokens(realm, 0, "points", "envoy")
    cities(realm, A2=kind)
    to_move(realm, 0)
    play(realm, 0, "give 9a travel", "act travel-a")
    assert legal(realm, 0) == ["exchange servant", "decline"]
    # The token itself stays: two others are given.
    play(realm, 0, "exchange servant", answer)
    assert (one.pool, one.tokens(), len(realm.posts)) == (0, 0, 1)


def test_c4_the_token_to_be_laid_out_cannot_be_given() -> None:
    realm = new_realm(2, bonus="two")
    one = player(realm, 0, "9a", pool=0)
    tokens(realm, 0, "points")
    cities(realm, A2="toll")
    to_move(realm, 0)
    play(realm, 0, "give 9a travel", "act travel-a")
    assert realm.over and one.tokens() == 2


def test_c4_between_paying_and_placing() -> None:
    """With an empty supply, the servant that was paid is the one that comes back."""
    realm = new_realm(2)
    one = player(realm, 0, "9a", pool=2, supply=0)
    tokens(realm, 0, "points", "envoy")
    to_move(realm, 0)
    play(realm, 0, "give 9a wall", "act wall-b", "build servant")
    assert legal(realm, 0) == ["exchange servant", "decline"]
    play(realm, 0, "exchange servant")
    assert (one.pool, realm.wall_total()) == (1, 1)
    play(realm, 0, "build servant")
    assert realm.wall_total() == 2


def test_c4_aboard_too() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "9a", pool=0)
    tokens(realm, 0, "points", "envoy")
    no_ships(realm)
    ships(realm, L1=(0, 1))
    to_move(realm, 0)
    play(realm, 0, "give 9a canal", "act canal-a")
    assert legal(realm, 0) == ["exchange servant", "decline"]
    play(realm, 0, "exchange servant", "load servant L1", "decline")
    assert one.pool == 0 and table(realm)["canal"][0][0]["ship"]["load"] == 2


def test_c4_not_to_need_the_double_servant_is_a_choice() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "2b", pool=1)
    with_double(realm, 0)
    tokens(realm, 0, "points", "envoy")
    officials(realm, palace="8a")
    to_move(realm, 0)
    play(realm, 0, "give 2b palace")
    assert legal(realm, 0)[-1] == "exchange servant"
    play(realm, 0, "exchange servant", "pay", "spend servant")
    assert (one.pool, one.double) == (0, IN_POOL)


def test_c4_not_where_it_opens_nothing() -> None:
    realm = new_realm(2)
    player(realm, 0, "9a", pool=0)
    tokens(realm, 0, "points", "envoy")
    to_move(realm, 0)
    play(realm, 0, "give 9a travel")
    assert realm.over  # no city has a token, so nothing is to be had for servants


# C5: a full ship trades at once ------------------------------------------------------------------


def test_c5_a_full_ship_trades_between_two_servants() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "9a", pool=3)
    no_ships(realm)
    ships(realm, L1=(1, 1), L2=(0, 2), L3=(1, 1), L4=(1, 1), L5=(1, 1))
    census = realm.census()
    to_move(realm, 0)
    play(realm, 0, "give 9a canal", "act canal-b")
    assert legal(realm, 0) == ["claim L2 points", "decline"]
    play(realm, 0, "claim L2 points")
    # Its port is free again, and the second servant sets out from there.
    assert one.points == 4
    assert table(realm)["canal"][0][1]["ship"] == {"player": 0, "servants": 1, "double": 0, "load": 1}
    assert realm.census() == census


def test_c5_who_wins_the_double_servant_may_place_it_next() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "9a", pool=3)
    assert one.double == LOCKED
    no_ships(realm)
    ships(realm, L4=(0, 2))
    to_move(realm, 0)
    play(realm, 0, "give 9a canal", "act canal-b", "load servant L4", "claim L4 double")
    assert "launch double left" in legal(realm, 0)


def test_c5_before_version_2_both_are_placed_first() -> None:
    realm = new_realm(2, 1)
    player(realm, 0, "9a", pool=3)
    no_ships(realm)
    ships(realm, L2=(0, 2))
    to_move(realm, 0)
    play(realm, 0, "give 9a canal", "act canal-b", "load servant L2")
    assert realm.frames[-1].name == "claim" and realm.ships_of(0) == 2


# C6: the second move is made ---------------------------------------------------------------------


@BOTH
def test_c6_the_second_move_of_a_double_journey_is_made(rules: int) -> None:
    realm = new_realm(2, rules)
    one = player(realm, 0, "9a", pool=2)
    at(realm, 0, "A1")
    cities(realm, A2="points", A3="points", C1="points")
    to_move(realm, 0)
    play(realm, 0, "give 9a travel", "act travel-b", "go A2")
    assert legal(realm, 0) == ["go A3", "go C1", *(["decline"] if rules == 1 else [])]
    if rules == 2:
        assert refusal(realm, 0, "decline") == ("go-somewhere", "5.1 R64")
    play(realm, 0, "go A3")
    assert one.points == 4


def test_c6_without_a_road_to_anywhere_it_ends() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "9a", pool=2)
    cities(realm, A2="points")
    to_move(realm, 0)
    play(realm, 0, "give 9a travel", "act travel-b")
    assert realm.over and one.points == 2


# C7, C8: Mr. Meng --------------------------------------------------------------------------------


@BOTH
def test_c7_his_morning_decrees_go_by_their_place(rules: int) -> None:
    realm = new_realm(1, rules)
    names = ("morning-envoy", "morning-intrigue")
    decrees(realm, *names)
    enacted(realm, MENG, *names)
    meng_morning(realm)
    order = [event.values["decree"] for event in told(realm, "used")]
    assert order == (list(names) if rules == 2 else sorted(names, key=DECREES.index))


@pytest.mark.parametrize(("harbour", "today", "tomorrow"), [("today", 1, 0), ("tomorrow", 0, 1)])
def test_c8_a_gift_won_by_day_is_given_today_or_kept(harbour: str, today: int, tomorrow: int) -> None:
    realm = new_realm(1, harbour=harbour)
    realm.phase = DAY
    census = realm.census()
    draw_gift(realm, MENG)
    assert (len(realm.queue), size_of(realm.players[MENG].pile)) == (today, tomorrow)
    assert realm.census() == census


def test_c8_the_option_is_for_the_game_alone() -> None:
    assert GUGONG.agree(1).options["harbour"] == "today"
    with pytest.raises(BadSetup, match="harbour"):
        GUGONG.agree(2, None, {"harbour": "tomorrow"})


# C9: six bonus tokens ----------------------------------------------------------------------------


@pytest.mark.parametrize(("bonus", "count"), [("off", 0), ("one", 6), ("two", 12)])
def test_c9_the_box_holds_six_bonus_tokens(bonus: str, count: int) -> None:
    census = GUGONG.start(seats=3, seed=1, bonus=bonus).census()
    assert sum(census[f"token {name}"] for name in TOKENS[12:]) == count


# Networks know the moves there were --------------------------------------------------------------


def test_new_moves_come_after_all_others() -> None:
    assert (int(DECLINE), MOVES.parse("exchange servant")) == (1214, 1211)
    assert MOVES.kinds[-1].name == "leave"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_networks_play_on_with_new_moves(seats: int) -> None:
    setup = GUGONG.agree(seats)
    assert has_own(setup)
    network = network_of("own", setup)
    assert network.moves == DECLINE + 1 < MOVES.size
    realm = new_realm(seats)
    player(realm, 0, "9a", pool=0)
    with_double(realm, 0)
    realm.push(Load(0, 1, 0))
    play(realm, 0, "launch double left")
    offer = realm.offer(0)
    assert {network.draw(realm, 0, offer, Quick(n)) for n in range(20)} == set(realm.legal(0))
    assert packed(realm.legal(0))
