"""Bonus travel tokens: those laid out for a day, and those used once."""

from __future__ import annotations

from tests.games.gugong.table import (
    cities,
    decrees,
    gifts,
    legal,
    new_realm,
    officials,
    packed,
    play,
    player,
    refusal,
    table,
    to_move,
    tokens,
    told,
)
from tianxia.games.gugong.pieces import post_of
from tianxia.games.gugong.vocabulary import CANAL, PALACE, T_FOLLOW, T_GIFT_PLUS, T_TOLL


def test_gifts_are_worth_one_more() -> None:
    realm = new_realm(2, bonus="one")
    one = player(realm, 0, "9a 5b", pool=2)
    officials(realm, palace="5a")
    cities(realm, A2="gift-plus")
    to_move(realm, 0, 0)
    play(realm, 0, "give 9a travel", "act travel-a", "carry servant")
    assert (one.pool, one.tokens()) == (1, 0)
    assert table(realm, 0)["players"][0]["hand"][0]["value"] == 6
    assert table(realm, 0)["players"][0]["posts"] == ["gift-plus"]
    play(realm, 0, "give 5b palace", "act palace-a")
    assert one.envoy == 1


def test_r30_a_toll_never_drives_points_below_nothing() -> None:
    realm = new_realm(3, bonus="two")
    one = player(realm, 0, "9a 8a", points=1)
    two = player(realm, 1)
    realm.posts = packed([post_of(T_TOLL, 1, PALACE, 0)])
    to_move(realm, 0, 0)
    play(realm, 0, "give 8a palace", "act palace-a")
    assert (one.points, two.points) == (0, 1)
    play(realm, 0, "give 9a palace", "act palace-a")
    assert (one.points, two.points) == (0, 2)
    assert told(realm, "toll")[0].values == {"location": "palace", "acting": 0}


def test_r6_ones_own_actions_are_free_of_toll() -> None:
    realm = new_realm(2, bonus="one")
    one = player(realm, 0, "9a", points=3)
    realm.posts = packed([post_of(T_TOLL, 0, PALACE, 0), post_of(T_FOLLOW, 0, PALACE, 0)])
    to_move(realm, 0)
    play(realm, 0, "give 9a palace", "act palace-a")
    assert one.points == 3 and realm.over


def test_r43_icons_are_tolled_and_followed_but_copies_are_not() -> None:
    realm = new_realm(3, bonus="two")
    one, two, three = player(realm, 0, "3c", points=5), player(realm, 1, pool=2), player(realm, 2)
    realm.posts = packed([post_of(T_FOLLOW, 1, PALACE, 0), post_of(T_TOLL, 2, PALACE, 0)])
    to_move(realm, 0)
    play(realm, 0, "give 3c intrigue", "act palace-a")
    assert realm.acting == [1] and realm.frames[-1].prompt(realm).key == "ask-follow"
    play(realm, 1, "act palace-b")
    assert (two.envoy, two.points) == (2, 0)  # not tolled
    assert (one.points, three.points) == (4, 1)
    assert realm.acting == [0]  # the location comes after the follower


def test_a_declined_action_is_neither_tolled_nor_followed() -> None:
    realm = new_realm(2, bonus="one")
    one = player(realm, 0, "9a", points=5)
    realm.posts = packed([post_of(T_FOLLOW, 1, PALACE, 0), post_of(T_TOLL, 1, PALACE, 0)])
    to_move(realm, 0)
    play(realm, 0, "give 9a palace", "decline")
    assert realm.over and one.points == 5


def test_followers_act_in_turn_order_after_all_consequences() -> None:
    realm = new_realm(4, bonus="two")
    player(realm, 1, "9a", pool=1)
    player(realm, 3, pool=1)
    player(realm, 0, pool=1)
    realm.posts = packed([post_of(T_FOLLOW, 0, CANAL, 0), post_of(T_FOLLOW, 3, CANAL, 0)])
    to_move(realm, 1)
    play(realm, 1, "give 9a canal", "act canal-a", "launch servant left", "decline")
    assert realm.acting == [3]
    play(realm, 3, "decline")
    assert realm.acting == [0]


def test_r31_without_a_servant_the_token_is_stored() -> None:
    realm = new_realm(2, bonus="one")
    one = player(realm, 0, "9a", pool=0)
    cities(realm, A2="follow")
    to_move(realm, 0)
    play(realm, 0, "give 9a travel", "act travel-a")
    assert realm.over and one.tokens() == 1


def test_r42_the_double_servant_may_go_with_a_token() -> None:
    realm = new_realm(2, bonus="one")
    one = player(realm, 0, "9a", pool=0, double=1)
    cities(realm, A2="gift-plus")
    to_move(realm, 0)
    play(realm, 0, "give 9a travel", "act travel-a", "carry double")
    assert realm.posts[0] == post_of(T_GIFT_PLUS, 0, 7, 1)
    assert realm.census()["double servants 0"] == 1 and one.double == 5


def test_r44_a_seventh_token_to_be_laid_out_stays() -> None:
    realm = new_realm(2, bonus="one")
    one = player(realm, 0, "9a", pool=1)
    tokens(realm, 0, *["points"] * 6)
    cities(realm, A2="toll")
    to_move(realm, 0)
    play(realm, 0, "give 9a travel", "act travel-a", "exchange jade")
    assert (one.jade, one.tokens()) == (1, 1)
    play(realm, 0, "post servant jade")
    assert one.tokens() == 0
    assert table(realm)["locations"]["jade"]["posts"] == [{"player": 0, "token": "toll", "double": False}]


def test_r45_doubling_only_where_it_is_enough() -> None:
    realm = new_realm(2, bonus="one")
    one = player(realm, 0, "4c 3b")
    tokens(realm, 0, up="double-value")
    officials(realm, palace="7a", jade="9a")
    to_move(realm, 0, 0)
    play(realm, 0, "give 3b jade")
    assert refusal(realm, 0, "double") == ("doubling-does-not-help", "8 R45")
    play(realm, 0, "forgo", "give 4c palace", "double")
    assert (one.up, one.tokens()) == (0, 1)
    assert legal(realm, 0)[0] == "act canal-a" or legal(realm, 0)[0] == "act palace-a"


def test_an_icon_done_twice() -> None:
    realm = new_realm(2, bonus="one")
    one = player(realm, 0, "3b", pool=0)
    tokens(realm, 0, up="double-icon")
    to_move(realm, 0)
    play(realm, 0, "give 3b palace", "repeat", "decline")
    assert (one.pool, one.up, one.tokens()) == (4, 0, 1)
    assert told(realm, "repeated")


def test_the_icon_of_a_location_done_twice_before_the_location() -> None:
    realm = new_realm(2, bonus="one")
    one = player(realm, 0, "3c")
    tokens(realm, 0, up="double-icon")
    to_move(realm, 0)
    play(realm, 0, "give 3c intrigue", "act palace-a", "repeat", "act palace-a", "act intrigue-a")
    assert (one.envoy, one.intrigue) == (2, 1)


def test_followers_come_before_the_icon_is_repeated() -> None:
    realm = new_realm(2, bonus="two")
    player(realm, 0, "3c")
    tokens(realm, 0, up="double-icon")
    realm.posts = packed([post_of(T_FOLLOW, 1, PALACE, 0)])
    to_move(realm, 0)
    play(realm, 0, "give 3c intrigue", "act palace-a")
    assert realm.acting == [1]
    play(realm, 1, "decline")
    play(realm, 0, "repeat", "act palace-a")
    assert realm.acting == [1]  # the repetition is an action of its own


def test_r45_a_rebate_on_jade_and_decrees() -> None:
    realm = new_realm(2, bonus="one")
    one = player(realm, 0, "9a 8a", pool=1)
    tokens(realm, 0, up="discount")
    to_move(realm, 0, 0)
    play(realm, 0, "give 8a jade")
    assert legal(realm, 0) == ["rebate", "decline"]
    play(realm, 0, "rebate", "buy 2")
    assert (one.jade, one.pool, one.up) == (1, 0, 0)

    realm = new_realm(2, bonus="one")
    one = player(realm, 0, "9a", pool=1)
    decrees(realm, "plain-points", "cheap-jade")
    tokens(realm, 0, up="discount")
    to_move(realm, 0)
    play(realm, 0, "give 9a decree", "rebate", "enact cheap-jade")
    assert (one.pool, one.points) == (0, 2)


def test_bonus_tokens_may_be_exchanged_instead() -> None:
    realm = new_realm(2, bonus="one")
    one = player(realm, 0, "9a")
    tokens(realm, 0, "points", up="discount")
    to_move(realm, 0)
    play(realm, 0, "exchange servant")
    assert (one.tokens(), one.pool) == (0, 1)


def test_copies_by_option() -> None:
    for option, copies in [("off", 0), ("one", 1), ("two", 2)]:
        census = new_realm(3, bonus=option).census()
        assert census["token toll"] <= copies
    assert gifts("9a") > 0
