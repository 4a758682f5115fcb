"""Every ruling of the rules page, and every rule that has no example of its own."""

from __future__ import annotations

import pytest

from tests.games.gugong.table import (
    GUGONG,
    at,
    cities,
    decrees,
    enacted,
    gifts,
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
from tianxia.games.gugong.canal import Claim
from tianxia.games.gugong.days import EndOfDay, Morning, NextTurn, NightFalls, ShipsMove, refill
from tianxia.games.gugong.pieces import IN_POOL, IN_SUPPLY, LOCKED, NIGHT
from tianxia.games.gugong.scoring import Final, LastExchange
from tianxia.games.gugong.setup import FRAMES
from tianxia.games.gugong.state import Realm
from tianxia.games.gugong.vocabulary import CARD, LOCATIONS
from tianxia.kernel import SYSTEM, BadSetup, IllegalMove

# Exchanging gifts --------------------------------------------------------------------------------


def test_a_higher_gift_is_free_and_an_equal_one_is_not() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "5b 6a", pool=2)
    officials(realm, wall="5a", palace="6b")
    assert table(realm, 0)["players"][0]["hand"][0]["offers"]["wall"] == "priced"
    to_move(realm, 0)
    play(realm, 0, "give 5b wall")
    assert legal(realm, 0) == ["pay", "discard 6a", "forgo"]
    play(realm, 0, "pay")
    # The icon of the 5, a servant, came before the location.
    assert one.pool == 1
    assert "act wall-a" in legal(realm, 0)


def test_forgoing_gives_no_action() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "3b")
    officials(realm, palace="8a")
    to_move(realm, 0)
    play(realm, 0, "give 3b palace")
    assert realm.over
    assert (one.pool, one.envoy, one.pile) == (0, 0, gifts("8a"))
    assert told(realm, "forwent")


def test_one_beats_nine_by_its_printed_value() -> None:
    """R32: whatever is added, the printed 1 beats a 9, and nothing else does."""
    realm = new_realm(2)
    player(realm, 0, "1b 8a")
    officials(realm, palace="9a")
    offers = {gift["card"]: gift["offers"]["palace"] for gift in table(realm, 0)["players"][0]["hand"]}
    assert offers == {"1b": "one-beats-nine", "8a": "priced"}


def test_r1_either_action_may_be_declined_and_the_icon_comes_first() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "3c")
    to_move(realm, 0)
    play(realm, 0, "give 3c intrigue")
    assert realm.frames[-1].prompt(realm).key == "ask-icon"
    play(realm, 0, "decline")
    assert realm.frames[-1].prompt(realm).key == "ask-act"
    play(realm, 0, "decline")
    assert realm.over and (one.envoy, one.intrigue) == (0, 0)


def test_r2_the_same_icon_and_location_can_be_done_twice() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "3c")
    to_move(realm, 0)
    play(realm, 0, "give 3c palace", "act palace-a", "act palace-a")
    assert one.envoy == 2


def test_r26_players_without_gifts_are_skipped_and_may_come_back() -> None:
    realm = new_realm(3)
    player(realm, 1, "9a 8a", pool=2, supply=0)
    player(realm, 2, "7a")
    realm.turn = 1
    NextTurn(SYSTEM).run(realm)
    assert realm.acting == [1]
    play(realm, 1, "give 9a palace", "act palace-a")
    assert realm.acting == [2]
    play(realm, 2, "give 7a intrigue", "decline")
    play(realm, 2, "decline") if realm.acting == [2] else None
    assert realm.acting == [1]


def test_the_pile_is_seen_by_its_owner_alone() -> None:
    realm = new_realm(2)
    player(realm, 0, "9a 5b", "8a 2b")
    to_move(realm, 0)
    own, other = table(realm, 0)["players"][0], table(realm, 1)["players"][0]
    assert own["tomorrow"] == ["2b", "8a"]
    assert (other["hand"], other["tomorrow"], other["cards"], other["pile"]) == (None, None, 2, 2)


def test_a_discarded_gift_is_told_to_its_owner_alone() -> None:
    realm = new_realm(2)
    player(realm, 0, "3b 5b 6a")
    officials(realm, palace="8a")
    to_move(realm, 0, 1)
    play(realm, 0, "give 3b palace", "discard 5b")
    secret = told(realm, "discarded-card")[0]
    assert secret.seen_by(0) and not secret.seen_by(1) and not secret.seen_by(None)
    # The others know that one of the two lies in the pile, but not which.
    worlds = {realm.knowledge(1).sample(realm.chance).players[0].pile for _ in range(40)}  # type: ignore[attr-defined]
    assert worlds == {gifts("5b 8a"), gifts("6a 8a")}


# Servants ----------------------------------------------------------------------------------------


def test_r29_gains_stop_at_an_empty_supply() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "3b", pool=3, supply=1)
    to_move(realm, 0)
    play(realm, 0, "give 3b intrigue", "accept", "decline")
    assert (one.pool, one.supply) == (4, 0)


def test_r41_only_the_double_servant_is_a_choice_in_a_gain() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "3b", pool=0, supply=4, double=IN_SUPPLY)
    to_move(realm, 0)
    play(realm, 0, "give 3b intrigue")
    assert legal(realm, 0) == ["take servant", "take double"]
    play(realm, 0, "take double")
    assert (one.pool, one.supply, one.double) == (1, 3, IN_POOL)

    realm = new_realm(2)
    one = player(realm, 0, "3b", pool=0, supply=1, double=IN_SUPPLY)
    to_move(realm, 0)
    play(realm, 0, "give 3b intrigue", "accept", "decline")
    assert (one.pool, one.supply, one.double) == (1, 0, IN_POOL)


def test_r33_the_double_servant_pays_one_or_two() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "9a", pool=1)
    with_double(realm, 0)
    to_move(realm, 0)
    play(realm, 0, "give 9a intrigue", "act intrigue-b")
    assert legal(realm, 0) == ["spend servant", "spend double"]
    play(realm, 0, "spend double")
    assert (one.pool, one.double, one.intrigue) == (1, IN_SUPPLY, 3)


def test_the_double_servant_is_never_left_on_a_decree() -> None:
    realm = new_realm(2)
    player(realm, 0, "9a", pool=0)
    with_double(realm, 0)
    decrees(realm, "morning-servant")
    to_move(realm, 0)
    play(realm, 0, "give 9a decree")
    assert realm.over  # nothing can be had, so nothing is asked


# Travel ------------------------------------------------------------------------------------------


def test_the_traveller_jumps_over_cities_without_a_token() -> None:
    realm = new_realm(2)
    player(realm, 0, "9a", pool=2)
    at(realm, 0, "A1")
    at(realm, 1, "A2")
    cities(realm, A3="points", A4="points", B1="points")
    to_move(realm, 0)
    play(realm, 0, "give 9a travel", "act travel-a")
    # A4 lies behind A3 and B2; B2 has no token, so A4 is met through B3 as well.
    assert {"go A3", "go B1"} <= set(legal(realm, 0))
    assert refusal(realm, 0, "go A2") == ("city-without-token", "5.1")
    assert refusal(realm, 0, "go A7") == ("no-such-city", "5.1")


def test_a_city_behind_a_token_is_out_of_reach() -> None:
    realm = new_realm(2)
    player(realm, 0, "9a")
    at(realm, 0, "A1")
    cities(realm, A2="points", C1="points", C2="points", A3="points")
    to_move(realm, 0)
    play(realm, 0, "give 9a travel", "act travel-a")
    assert legal(realm, 0) == ["go A2", "go C1"]
    assert refusal(realm, 0, "go A3") == ("city-out-of-reach", "5.1")


def test_the_first_move_goes_anywhere() -> None:
    realm = new_realm(2)
    player(realm, 0, "9a")
    cities(realm, A2="points", B3="points")
    to_move(realm, 0)
    play(realm, 0, "give 9a travel", "act travel-a")
    assert legal(realm, 0) == ["go A2", "go B3"]


def test_r36_without_a_token_in_reach_there_is_no_travelling() -> None:
    realm = new_realm(2)
    player(realm, 0, "9a", pool=3)
    to_move(realm, 0)
    play(realm, 0, "give 9a travel")
    assert realm.over


def test_r3_what_costs_something_may_be_declined() -> None:
    for token, question in [("card-for-jade", "sell-gift"), ("servants-for-jade", "pay-for-jade")]:
        realm = new_realm(2)
        one = player(realm, 0, "9a 8a", pool=3)
        cities(realm, A2=token)
        to_move(realm, 0)
        play(realm, 0, "give 9a travel", "act travel-a")
        assert realm.frames[-1].name == question
        play(realm, 0, "decline")
        assert (one.jade, one.tokens()) == (0, 1)


def test_r9_a_gift_for_jade_goes_from_hand_to_pile() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "9a 8a 6a")
    cities(realm, A2="card-for-jade")
    to_move(realm, 0)
    play(realm, 0, "give 9a travel", "act travel-a")
    assert refusal(realm, 0, "discard 6a") == ("gift-too-cheap", "6.3 R9")
    play(realm, 0, "discard 8a")
    assert (one.hand, one.jade) == (gifts("6a"), 1)
    assert one.pile == gifts("8a 1a")


def test_r8_a_gift_is_recovered_by_choice() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "9a", "8a 6a")
    cities(realm, A2="recover")
    to_move(realm, 0)
    play(realm, 0, "give 9a travel", "act travel-a", "recover 8a")
    assert one.hand == gifts("8a")


def test_a_swap_from_the_pile_stays_in_the_pile() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "9a 4c", "8a")
    officials(realm, jade="7b")
    cities(realm, A2="swap")
    to_move(realm, 0)
    play(realm, 0, "give 9a travel", "act travel-a", "swap 8a jade")
    assert one.pile == gifts("7b 1a") and one.hand == gifts("4c")
    assert realm.board[2] == CARD.index["8a"]
    # Where the gift came from stays its owner's secret.
    assert told(realm, "swapped")[0].values == {"card": "8a", "location": "jade", "taken": "7b"}


def test_tokens_that_place_servants_take_them_from_the_supply() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "9a 8a", pool=0)
    no_ships(realm)
    cities(realm, A2="wall")
    to_move(realm, 0, 0)
    play(realm, 0, "give 8a travel", "act travel-a", "build servant")
    assert (one.supply, realm.wall_total()) == (11, 1)
    cities(realm, A3="ship")
    play(realm, 0, "give 9a travel", "act travel-a", "launch servant left")
    assert one.supply == 10 and realm.ships_of(0) == 1


def test_r4_a_seventh_token_makes_room_before_it_brings_anything() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "9a", pool=0, supply=0)
    tokens(realm, 0, *["points"] * 6)
    cities(realm, A2="servants-for-jade")
    to_move(realm, 0)
    play(realm, 0, "give 9a travel", "act travel-a")
    assert legal(realm, 0) == ["exchange points", "exchange jade"]  # no servant from an empty supply
    assert refusal(realm, 0, "exchange servant") == ("supply-empty", "6.2")
    assert refusal(realm, 0, "decline") == ("make-room-first", "6.2 R4")
    play(realm, 0, "exchange points")
    assert (one.points, one.tokens()) == (2, 3)


def test_r39_exchanges_need_exact_values() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "9a", pool=0)
    tokens(realm, 0, "points", up="counts-double")
    to_move(realm, 0)
    # Three in value: a servant for the token that counts double; four cannot be made.
    assert [move for move in legal(realm, 0) if move.startswith("exchange")] == ["exchange servant"]
    assert refusal(realm, 0, "exchange points") == ("too-few-tokens", "6.2")
    play(realm, 0, "exchange servant")
    assert (one.tokens(), one.up, one.pool) == (1, 0, 1)


def test_exchanges_are_moves_among_others_and_never_a_question() -> None:
    realm = new_realm(2)
    player(realm, 0, "9a", pool=9)
    tokens(realm, 0, *["points"] * 6)
    to_move(realm, 0)
    assert legal(realm, 0)[-3:] == ["exchange servant", "exchange points", "exchange jade"]
    play(realm, 0, "give 9a palace")
    # With enough servants for the dearest form, an exchange cannot matter here.
    assert legal(realm, 0) == ["act palace-a", "act palace-b", "decline"]


def test_an_exchange_is_offered_where_servants_are_short() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "3b", pool=0)
    tokens(realm, 0, *["points"] * 4)
    officials(realm, palace="8a")
    to_move(realm, 0)
    play(realm, 0, "give 3b palace", "exchange servant", "exchange servant", "pay")
    assert one.pool == 2  # two paid, two of the icon
    assert legal(realm, 0) == ["act palace-a", "act palace-b", "decline"]


# The wall ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "needed"), [(1, 4), (2, 4), (3, 5), (4, 6), (5, 7)])
def test_r7_servants_that_complete_the_wall(seats: int, needed: int) -> None:
    assert new_realm(seats).wall_needed() == needed


def test_r34_with_the_decree_all_is_placed_before_the_wall_is_checked() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "9a", pool=1)
    decrees(realm, "wall-helper")
    enacted(realm, 0, "wall-helper")
    wall(realm, 1, 1)
    to_move(realm, 0)
    play(realm, 0, "give 9a wall", "act wall-a", "build servant")
    assert told(realm, "wall-built")[0].values == {"servants": 3}
    assert one.points == 3


def test_r50_a_single_servant_is_enough_for_the_strong_form() -> None:
    realm = new_realm(2)
    player(realm, 0, "9a", pool=2)
    to_move(realm, 0)
    play(realm, 0, "give 9a wall", "act wall-b")
    assert realm.wall_total() == 1 and realm.over


def test_r47_the_order_of_favours_is_fixed_and_an_empty_supply_does_not_matter() -> None:
    realm = new_realm(3)
    player(realm, 0, "9a", pool=3, supply=0, intrigue=4)
    two = player(realm, 1, pool=0, supply=0, intrigue=5)
    wall(realm, 1, 2)
    to_move(realm, 0)
    play(realm, 0, "give 9a wall", "act wall-b", "build servant")
    assert realm.acting == [0]  # asked first, as the lower marker
    play(realm, 0, "decline")
    assert refusal(realm, 1, "favour jade") == ("too-low-for-favour", "5.2")
    play(realm, 1, "favour servant")
    assert two.intrigue == 4 and two.pool == 0
    # Going back to an occupied space, the marker lies on top.
    assert table(realm)["intrigue"]["stacks"][-1] == {"space": 4, "players": [0, 1]}


def test_a_die_turns_only_to_its_own_faces() -> None:
    realm = new_realm(2)
    player(realm, 0, "9a", pool=3, intrigue=5)
    realm.dice = packed([1, 4, 7])
    wall(realm, 1, 2)
    to_move(realm, 0)
    play(realm, 0, "give 9a wall", "act wall-a", "favour die")
    assert refusal(realm, 0, "turn 1 9") == ("no-such-face", "5.2")
    assert refusal(realm, 0, "turn 2 4") == ("face-shown-already", "5.2")
    play(realm, 0, "turn 3 9")
    assert list(realm.dice) == [1, 4, 9]


# Jade, intrigue, palace --------------------------------------------------------------------------


def test_the_square_sells_only_when_every_house_is_empty() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "9a", pool=6)
    to_move(realm, 0)
    play(realm, 0, "give 9a jade")
    assert refusal(realm, 0, "buy square") == ("square-closed", "5.3")
    realm.houses = 0
    realm._offered_to = -1
    assert legal(realm, 0) == ["buy square", "decline"]
    play(realm, 0, "buy square")
    assert (one.pool, one.jade, realm.census()["jade"]) == (1, 1, 15)


def test_r23_the_jade_decree_helps_only_with_the_action() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "9a 8a", pool=4)
    decrees(realm, "cheap-jade")
    enacted(realm, 0, "cheap-jade")
    cities(realm, A2="servants-for-jade")
    to_move(realm, 0, 0)
    play(realm, 0, "give 8a jade", "buy 1")
    assert one.pool == 3
    play(realm, 0, "give 9a travel", "act travel-a", "pay")
    assert (one.pool, one.jade) == (0, 2)


def test_r24_the_medal_goes_to_the_first_plain_form_of_the_day() -> None:
    realm = new_realm(2)
    player(realm, 0, "9a", pool=1)
    player(realm, 1, "8a 2b")
    to_move(realm, 0, 1, 1)
    play(realm, 0, "give 9a intrigue", "act intrigue-b")
    assert realm.medal == -1
    play(realm, 1, "give 2b palace", "act intrigue-a", "decline")  # an icon on a gift counts
    assert realm.medal == 1


def test_a_marker_on_the_last_space_stays_as_it_lies() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "9a", pool=2, intrigue=14, stamp=1)
    realm.medal = 1
    to_move(realm, 0)
    play(realm, 0, "give 9a palace", "act palace-b")
    assert (one.intrigue, one.stamp) == (14, 1)


def test_steps_beyond_the_palace_are_points() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "9a", pool=2, envoy=7)
    to_move(realm, 0)
    play(realm, 0, "give 9a palace", "act palace-b")
    assert (one.envoy, one.slot, one.points) == (8, 0, 1)


# Decrees -----------------------------------------------------------------------------------------


def test_r38_the_decree_discount_is_on_the_total() -> None:
    realm = new_realm(3)
    one = player(realm, 0, "9a", pool=2)
    decrees(realm, "cheap-decree", "morning-servant")
    enacted(realm, 0, "cheap-decree")
    enacted(realm, 1, "morning-servant")
    to_move(realm, 0)
    play(realm, 0, "give 9a decree", "enact morning-servant")
    assert (one.pool, one.points) == (0, 3)
    assert told(realm, "enacted")[0].values["price"] == 1


def test_a_decree_is_had_only_once() -> None:
    realm = new_realm(2)
    player(realm, 0, "9a", pool=9)
    decrees(realm, "morning-servant")
    enacted(realm, 0, "morning-servant")
    to_move(realm, 0)
    play(realm, 0, "give 9a decree")
    assert refusal(realm, 0, "enact morning-servant") == ("decree-yours-already", "5.6")


def test_an_equal_gift_is_enough_with_its_decree() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "5b")
    officials(realm, palace="5a")
    enacted(realm, 0, "equal-gift")
    to_move(realm, 0)
    play(realm, 0, "give 5b palace", "act palace-a")
    assert one.envoy == 1


def test_travelling_twice_is_cheaper_with_its_decree() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "9a", pool=1)
    enacted(realm, 0, "cheap-travel")
    cities(realm, A2="points")
    to_move(realm, 0)
    play(realm, 0, "give 9a travel", "act travel-b")
    assert one.pool == 0


def test_r47_morning_decrees_in_the_order_the_player_likes() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "9a", supply=1, pool=11)
    decrees(realm, "morning-servant", "morning-intrigue")
    enacted(realm, 0, "morning-servant", "morning-intrigue")
    Morning(SYSTEM).run(realm)
    realm.settle()
    assert legal(realm, 0) == ["use morning-intrigue", "use morning-servant", "decline"]
    play(realm, 0, "use morning-servant", "decline")
    assert (one.pool, one.intrigue) == (12, 0)


def test_r10_the_morning_swap_is_of_a_gift_in_hand_after_the_roll() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "", "9a")
    decrees(realm, "morning-swap")
    enacted(realm, 0, "morning-swap")
    officials(realm, jade="7b")
    Morning(SYSTEM).run(realm)
    realm.settle()
    play(realm, 0, "use morning-swap", "swap 9a jade")
    assert one.hand == gifts("7b")
    assert [event.kind for event in realm.events or []].index("rolled") < [
        event.kind for event in realm.events or []
    ].index("swapped")


# The canal ---------------------------------------------------------------------------------------


def test_r11_a_new_ship_takes_one_servant() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "9a", pool=1)
    no_ships(realm)
    to_move(realm, 0)
    play(realm, 0, "give 9a canal", "act canal-a", "decline")
    assert one.pool == 0 and told(realm, "launched")


def test_r12_a_ship_in_the_last_port_may_be_given_up() -> None:
    realm = new_realm(2)
    one = player(realm, 0, "9a", supply=10)
    no_ships(realm)
    ships(realm, L5=(0, 2))
    to_move(realm, 0)
    play(realm, 0, "give 9a canal", "act canal-a")
    assert realm.over and told(realm, "lost-at-sea")
    assert one.supply == 12


def test_r37_no_new_ship_without_a_port_or_a_ship() -> None:
    realm = new_realm(2)
    player(realm, 0, "9a", pool=3)
    no_ships(realm)
    ships(realm, L1=(0, 1), L2=(0, 1), L3=(0, 1))
    to_move(realm, 0)
    play(realm, 0, "give 9a canal", "act canal-a")
    assert refusal(realm, 0, "launch servant left") == ("no-ship-left", "5.7 R37")
    ships(realm, L1=(0, 1), L2=(1, 1), L3=(1, 1), L4=(1, 1), L5=(0, 1))
    assert refusal(realm, 0, "launch servant left") == ("path-full", "5.7 R37")
    assert refusal(realm, 0, "launch servant right") == ("no-such-path", "5.7")


def test_r46_two_servants_must_both_find_room() -> None:
    realm = new_realm(2)
    player(realm, 0, "9a", pool=3)
    no_ships(realm)
    ships(realm, L1=(0, 2), L2=(1, 1), L3=(1, 1), L4=(1, 1), L5=(1, 1))
    to_move(realm, 0)
    play(realm, 0, "give 9a canal")
    # The ship of the first port would be full and could not trade.
    assert refusal(realm, 0, "act canal-b") == ("no-room-on-ships", "5.7 R46")


def test_r33_the_double_servant_fits_into_a_single_hold() -> None:
    realm = new_realm(2)
    player(realm, 0, "9a", pool=0)
    with_double(realm, 0)
    no_ships(realm)
    ships(realm, L2=(0, 2))
    to_move(realm, 0)
    play(realm, 0, "give 9a canal", "act canal-a", "load double L2", "claim L2 points")
    assert (realm.players[0].points, realm.players[0].double) == (4, IN_SUPPLY)
    assert list(realm.players[0].rewards) == [1, 0, 0]


def test_each_reward_has_its_spaces() -> None:
    realm = new_realm(2)
    one = player(realm, 0)
    no_ships(realm)
    ships(realm, L5=(0, 3), L2=(0, 3))
    one.rewards = packed([3, 2, 0])
    realm.push(Claim(0, 0, 0b10010))
    assert legal(realm, 0) == ["claim L5 double", "decline"]
    assert refusal(realm, 0, "claim L2 points") == ("no-reward-space", "5.7")
    assert refusal(realm, 0, "claim L2 card") == ("port-has-another-reward", "5.7")
    play(realm, 0, "claim L5 double")
    assert one.double == IN_POOL


def test_the_first_port_has_no_reward() -> None:
    realm = new_realm(2)
    player(realm, 0, "9a", pool=1)
    no_ships(realm)
    ships(realm, L1=(0, 2))
    to_move(realm, 0)
    play(realm, 0, "give 9a canal", "act canal-a", "load servant L1", "decline")
    assert realm.over


def test_ships_move_on_at_night_and_trade_in_turn_order() -> None:
    realm = new_realm(2)
    realm.phase = NIGHT
    realm.first = 1
    player(realm, 0, pile="9a")
    no_ships(realm)
    ships(realm, L5=(0, 1), L4=(0, 3), L1=(1, 3))
    ShipsMove(SYSTEM).run(realm)
    realm.settle()
    assert told(realm, "lost-at-sea")[0].seat == 0
    assert realm.acting == [1]
    play(realm, 1, "claim L2 points")
    assert realm.acting == [0]
    assert legal(realm, 0) == ["claim L5 points", "claim L5 card", "claim L5 double", "decline"]
    play(realm, 0, "decline")
    assert realm.ports[4] >= 0  # it stays, and will be lost next night


# Morning and night -------------------------------------------------------------------------------


def test_the_medal_makes_the_first_player_and_goes_back() -> None:
    realm = new_realm(3)
    for seat in range(3):
        player(realm, seat, pile="9a")
    realm.medal = 2
    Morning(SYSTEM).run(realm)
    realm.settle()
    assert (realm.first, realm.medal, realm.acting) == (2, -1, [2])
    Morning(SYSTEM).run(realm)
    assert realm.first == 2  # nobody took it: nothing changes


def test_morning_servants_come_as_far_as_the_supply_goes() -> None:
    realm = new_realm(2)
    player(realm, 0, "9a", pool=2)
    player(realm, 1, "8a", pool=10)
    Morning(SYSTEM).run(realm)
    realm.settle()
    assert [realm.players[seat].pool for seat in range(2)] == [6, 12]


def test_r48_new_tokens_for_cities_without_token_and_traveller() -> None:
    realm = new_realm(2)
    at(realm, 0, "A1")
    cities(realm, A2="points")
    realm.bag = packed([0] * 18)
    realm.gone = packed([0] * 18)
    realm.gone[0] = 5
    realm.piles = packed([0, 0])
    refill(realm)
    assert list(realm.piles) == [0, 0]
    laid = [name for name, token in zip(realm.land.names, realm.cities, strict=True) if token == 0]
    assert laid == ["A3", "A4", "A5", "A6", "B1"]


def test_r27_without_a_match_nobody_gets_the_prize() -> None:
    realm = new_realm(2)
    player(realm, 0, pile="1b")
    player(realm, 1, pile="2b")
    NightFalls(SYSTEM).run(realm)
    assert [one.points for one in realm.players] == [0, 0]


def test_r28_a_gift_drawn_at_night_joins_the_next_day() -> None:
    realm = new_realm(2)
    one = player(realm, 0, pile="1b")
    realm.phase = NIGHT
    no_ships(realm)
    ships(realm, L2=(0, 3))
    ShipsMove(SYSTEM).run(realm)
    realm.settle()
    play(realm, 0, "claim L3 card")
    assert realm.phase == 1 and realm.day == 2
    assert one.hand & gifts("1b") and one.hand != gifts("1b")


# The end -----------------------------------------------------------------------------------------


def inside(realm: Realm, *seats: int) -> None:
    for slot, seat in enumerate(seats):
        realm.players[seat].slot = slot
        realm.players[seat].envoy = 8
    realm.arrived = len(seats)


def test_final_scoring_in_its_order() -> None:
    realm = new_realm(2)
    one = player(realm, 0, points=27, jade=3)
    two = player(realm, 1, points=10, jade=6)
    inside(realm, 0, 1)
    decrees(realm, "third-of-points", "jade-points")
    enacted(realm, 0, "third-of-points", "jade-points")
    wall(realm, 1)
    Final(SYSTEM).run(realm)
    # The wall: 3 points, and 1 for the step of an envoy inside. A third of 31 is 10.
    assert one.points == 27 + 3 + 1 + 10 + 6 + 7 + 6
    assert two.points == 10 + 5 + 15 + 2
    assert not told(realm, "favoured")  # R15: no favours


def test_the_last_wall_may_lead_into_the_palace() -> None:
    realm = new_realm(2)
    one = player(realm, 0, points=5, envoy=7)
    inside(realm, 1)
    wall(realm, 1)
    Final(SYSTEM).run(realm)
    assert one.points == 5 + 3 + 5
    assert realm.ranking == [1, 2]


def test_level_three_decrees() -> None:
    for name, points in [("plain-points", 8), ("decree-points", 2 * 2), ("harbour-points", 2 * 3)]:
        realm = new_realm(2)
        one = player(realm, 0)
        one.rewards = packed([1, 1, 1])
        inside(realm, 0)
        decrees(realm, name, "morning-swap")
        enacted(realm, 0, name, "morning-swap")
        Final(SYSTEM).run(realm)
        assert one.points == points + 7


def test_who_is_not_inside_scores_nothing_and_cannot_win() -> None:
    realm = new_realm(3)
    player(realm, 0, points=50)
    player(realm, 1, points=3)
    inside(realm, 1)
    Final(SYSTEM).run(realm)
    assert realm.scores == [0, 10, 0]
    assert realm.ranking == [2, 1, 2] and realm.rewards == [0.0, 1.0, 0.0]
    assert told(realm, "shut-out")[0].values == {"points": 50}


def test_r40_without_anybody_inside_nobody_wins() -> None:
    realm = new_realm(3)
    player(realm, 0, points=50)
    Final(SYSTEM).run(realm)
    assert realm.scores == [0, 0, 0]
    assert realm.ranking == [2, 2, 2] and realm.rewards == [0.0, 0.0, 0.0]


def test_equal_points_go_to_the_intrigue_track() -> None:
    realm = new_realm(2)
    player(realm, 0, points=5, intrigue=3, stamp=1)
    player(realm, 1, points=7, intrigue=3, stamp=2)
    inside(realm, 0, 1)
    Final(SYSTEM).run(realm)
    assert realm.scores == [12, 12] and realm.ranking == [2, 1]


def test_r39_tokens_are_exchanged_one_last_time() -> None:
    realm = new_realm(2)
    one = player(realm, 0)
    tokens(realm, 0, *["envoy"] * 6)
    realm.push(LastExchange(0))
    assert legal(realm, 0) == ["exchange points", "exchange jade", "decline"]
    play(realm, 0, "exchange jade")
    assert one.jade == 1 and realm.over


# Set-up ------------------------------------------------------------------------------------------


def test_the_first_player_has_the_first_set_and_the_lowest_marker() -> None:
    for seed in range(6):
        realm = GUGONG.start(seats=4, seed=seed)
        assert isinstance(realm, Realm)
        assert realm.players[realm.first].hand == realm.components.hand_sets[0]
        left = realm.players[(realm.first + 1) % 4]
        assert left.hand == realm.components.hand_sets[1]
        assert table(realm)["intrigue"]["stacks"][0]["players"] == table(realm)["order"]
        assert realm.acting == [realm.first]


def test_what_everybody_begins_with() -> None:
    realm = GUGONG.start(seats=5, seed=1)
    assert isinstance(realm, Realm)
    for one in realm.players:
        assert (one.pool, one.supply, one.double) == (6, 6, LOCKED)
    assert sorted(CARD.tokens[card][0] for card in realm.board) == list("1234567")
    assert [len(level) for level in (realm.decrees,)] == [6]
    assert list(realm.piles) == [6, 6] and len(realm.cities) == 20
    assert realm.census()["gifts"] == 38 and realm.census()["jade"] == 20


@pytest.mark.parametrize(("seats", "cards"), [(2, 38 - 8), (3, 38 - 12), (5, 38 - 20)])
def test_expert_set_up_uses_all_gifts_nobody_holds(seats: int, cards: int) -> None:
    realm = GUGONG.start(seats=seats, seed=4, expert=True)
    assert isinstance(realm, Realm)
    assert table(realm)["draw"] == cards - 7
    assert realm.census()["gifts"] == 38


def test_refused_combinations() -> None:
    with pytest.raises(BadSetup, match=r"bonus travel tokens are not used \(9\.1\)\.$"):
        GUGONG.agree(1, None, {"bonus": "one"})
    for option in ({"level": "hard"}, {"focus": "jade"}, {"sets": "2"}):
        with pytest.raises(BadSetup, match="plays only against a single player"):
            GUGONG.agree(3, None, dict(option))


def test_every_question_has_a_name_of_its_own() -> None:
    names = [frame.name for frame in FRAMES]
    assert len(set(names)) == len(names)


def test_bonus_tokens_come_back_when_the_day_ends() -> None:
    realm = new_realm(2, bonus="one")
    one = player(realm, 0, "9a", pool=1)
    cities(realm, A2="toll")
    to_move(realm, 0)
    play(realm, 0, "give 9a travel", "act travel-a", "post servant palace")
    assert (one.tokens(), one.pool) == (0, 0)
    EndOfDay(SYSTEM).run(realm)
    assert (one.tokens(), one.supply) == (1, 12)


def test_a_refused_move_changes_nothing() -> None:
    realm = GUGONG.start(seats=3, seed=2)
    before = realm.digest()
    with pytest.raises(IllegalMove):
        realm.play(realm.acting[0], GUGONG.moves.parse(f"give 9c {LOCATIONS[0]}"))
    assert realm.digest() == before
