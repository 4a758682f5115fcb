"""The worked examples of the rules, each under its own name (E1 to E10)."""

from __future__ import annotations

from tests.games.gugong.table import (
    FAN_INTRIGUE,
    FRUIT_PALACE,
    GO_SERVANTS,
    LUTE,
    STATUE,
    VASE_SERVANT,
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
    ships,
    table,
    to_move,
    tokens,
    told,
    wall,
    with_double,
)
from tianxia.games.gugong.days import Morning, NightFalls
from tianxia.games.gugong.pieces import IN_POOL, IN_SUPPLY
from tianxia.games.gugong.vocabulary import CARD
from tianxia.kernel import SYSTEM


def test_e1_a_gift_that_is_not_worth_more() -> None:
    realm = new_realm(3)
    bartel = player(realm, 0, f"{FAN_INTRIGUE} {GO_SERVANTS} {VASE_SERVANT}", pool=1)
    officials(realm, jade=LUTE)
    realm.houses &= ~1  # the cheapest house is empty
    to_move(realm, 0)
    play(realm, 0, f"give {GO_SERVANTS} jade")
    assert legal(realm, 0) == [f"discard {FAN_INTRIGUE}", f"discard {VASE_SERVANT}", "forgo"]
    play(realm, 0, f"discard {FAN_INTRIGUE}")
    assert bartel.pool == 3
    play(realm, 0, "buy 2")
    assert (bartel.pool, bartel.jade) == (0, 1)
    assert bartel.pile == gifts(f"{FAN_INTRIGUE} {LUTE}")
    assert bartel.hand == gifts(VASE_SERVANT)
    assert realm.board[2] == CARD.index[GO_SERVANTS]


def test_e2_a_double_journey() -> None:
    realm = new_realm(2)
    jola = player(realm, 0, STATUE, pool=3)
    tokens(realm, 0, "points", "points", "envoy", "swap")
    cities(realm, A1="servants", A2="servants-for-jade")
    to_move(realm, 0)
    play(realm, 0, f"give {STATUE} travel", "act travel-b")
    assert jola.pool == 1
    play(realm, 0, "go A1")
    assert jola.pool == 3
    # The second move leads to the only city left, so it is not asked.
    play(realm, 0, "pay")
    assert (jola.pool, jola.jade, jola.tokens()) == (0, 1, 6)
    jola.hand = gifts(FRUIT_PALACE)
    to_move(realm, 0)
    play(realm, 0, "exchange jade")
    assert (jola.jade, jola.tokens()) == (2, 0)


def test_e3_a_wall_scored_by_a_tie() -> None:
    white, purple, orange, red = range(4)
    realm = new_realm(4)
    ania = player(realm, white, STATUE, pool=3, intrigue=12, stamp=20)
    player(realm, purple, intrigue=12, stamp=10)
    grzesiek = player(realm, orange, intrigue=4)
    wall(realm, 1, 3, 1)
    to_move(realm, white)
    # The first of the two is not asked: there is only one way to place it.
    play(realm, white, f"give {STATUE} wall", "act wall-b", "build servant")
    assert (ania.points, ania.envoy) == (3, 1)
    assert realm.wall_strength(white) == 0
    assert ania.supply == 9 + 1 + 3
    assert [piece >> 1 for piece in realm.wall] == [purple, purple, purple, orange]
    assert realm.acting == [orange]
    play(realm, orange, "favour servant")
    assert (grzesiek.pool, grzesiek.intrigue) == (1, 3)
    play(realm, purple, "decline")
    play(realm, white, "favour jade")
    assert (ania.jade, ania.intrigue) == (1, 5)
    assert realm.over
    assert realm.players[red].intrigue == 0


def test_e4_the_third_to_enter_the_palace() -> None:
    realm = new_realm(3)
    wojtek = player(realm, 0, f"{STATUE} {LUTE}", pool=2, envoy=6)
    realm.arrived = 2
    realm.players[1].slot, realm.players[2].slot = 0, 1
    cities(realm, B1="envoy")
    to_move(realm, 0, 0)
    play(realm, 0, f"give {STATUE} palace", "act palace-b")
    assert (wojtek.pool, wojtek.envoy, wojtek.slot, wojtek.intrigue) == (0, 8, 2, 1)
    assert told(realm, "arrived")[-1].values == {"points": 3}
    assert wojtek.points == 0
    play(realm, 0, f"give {LUTE} travel", "act travel-a")
    assert wojtek.points == 1


def test_e5_a_decree_where_others_are() -> None:
    realm = new_realm(3)
    karol = player(realm, 0, STATUE, pool=5)
    decrees(realm, "morning-servant")
    enacted(realm, 1, "morning-servant")
    enacted(realm, 2, "morning-servant")
    to_move(realm, 0)
    play(realm, 0, f"give {STATUE} decree", "enact morning-servant")
    assert (karol.pool, karol.points) == (1, 3)
    assert told(realm, "enacted")[0].values == {"decree": "morning-servant", "price": 3}
    assert realm.census()["servants 0"] == 12


def test_e6_two_paths_of_the_canal() -> None:
    realm = new_realm(4)
    marcin = player(realm, 0, f"{STATUE} {LUTE}", pool=4, supply=7)
    no_ships(realm)
    ships(realm, R1=(1, 1), R2=(0, 1), R4=(2, 1))
    to_move(realm, 0, 0)
    play(realm, 0, f"give {LUTE} canal", "act canal-b")
    assert legal(realm, 0) == ["load servant R2", "launch servant left", "launch servant right"]
    play(realm, 0, "load servant R2")
    left = realm.clone()
    play(left, 0, "launch servant left")
    assert table(left)["canal"][0][0]["ship"]["player"] == 0
    play(realm, 0, "launch servant right")
    assert table(realm)["canal"][1][2]["ship"] == {"player": 0, "servants": 1, "double": 0, "load": 1}
    drawn = realm.draw
    # Full in port 2, it could trade there; he lets it sail on.
    play(realm, 0, f"give {STATUE} canal", "act canal-a", "load servant R2", "decline", "sail R2")
    assert legal(realm, 0) == ["claim R5 points", "claim R5 card", "claim R5 double", "decline"]
    play(realm, 0, "claim R5 card")
    assert list(marcin.rewards) == [0, 1, 0]
    assert marcin.hand and marcin.hand == drawn & ~realm.draw
    assert table(realm)["canal"][1][4]["ship"] is None
    assert realm.census()["servants 0"] == 12


def test_e7_the_double_servant_on_the_wall() -> None:
    realm = new_realm(3)
    przemek = player(realm, 0, STATUE, pool=2)
    with_double(realm, 0)
    wall(realm, 0, 2, 2)
    to_move(realm, 0)
    play(realm, 0, f"give {STATUE} wall", "act wall-b", "spend servant", "build double", "count two")
    play(realm, 0, "build servant")
    assert told(realm, "wall-built")[0].values == {"servants": 3}
    assert (przemek.points, przemek.double) == (3, IN_SUPPLY)


def test_e8_the_double_servant_pays_twice() -> None:
    realm = new_realm(2)
    jacek = player(realm, 0, f"{STATUE} {LUTE}")
    with_double(realm, 0)
    at(realm, 0, "A1")
    cities(realm, A2="points", A3="points")
    to_move(realm, 0, 0)
    play(realm, 0, f"give {STATUE} travel", "act travel-b", "go A2")
    assert (jacek.double, jacek.tokens(), jacek.points) == (IN_SUPPLY, 2, 4)
    play(realm, 0, "exchange servant", "take double")
    assert (jacek.double, jacek.pool, jacek.tokens()) == (IN_POOL, 0, 0)
    play(realm, 0, f"give {LUTE} palace", "act palace-b")
    assert (jacek.double, jacek.envoy, jacek.intrigue) == (IN_SUPPLY, 2, 1)


def test_e9_destiny_dice() -> None:
    kuba, ania, jola, jacek = range(4)
    realm = new_realm(4)
    realm.dice = packed([3, 3, 6])
    player(realm, kuba, pile="6a 9a")
    player(realm, ania, pile="3a 3b", intrigue=2)
    player(realm, jola, pile="9b 9c")
    player(realm, jacek, pile="3c 6b 6c", intrigue=3)
    realm.push(NightFalls(SYSTEM))
    NightFalls(SYSTEM).run(realm)
    assert [realm.players[seat].pool for seat in range(4)] == [1, 4, 0, 4]
    assert [realm.players[seat].points for seat in range(4)] == [0, 0, 0, 3]
    assert realm.players[jacek].envoy == 1


def test_e10_a_morning_that_fills_a_ship() -> None:
    ania, kuba = 0, 1
    realm = new_realm(2)
    decrees(realm, "morning-ship")
    enacted(realm, ania, "morning-ship")
    enacted(realm, kuba, "morning-ship")
    player(realm, ania, supply=0, pool=12)
    player(realm, kuba, supply=5, pool=4)
    realm.first = kuba
    no_ships(realm)
    ships(realm, L3=(kuba, 2))
    Morning(SYSTEM).run(realm)
    realm.settle()
    play(realm, kuba, "use morning-ship")
    assert "load servant L3" in legal(realm, kuba)
    play(realm, kuba, "load servant L3", "claim L3 card")
    assert list(realm.players[kuba].rewards) == [0, 1, 0]
    # One servant stays on the space; two went to the supply, and four came with the morning.
    assert realm.players[kuba].supply + realm.players[kuba].pool == 5 - 1 + 4 + 2
    # Ania has no servant left in the supply: the decree does nothing for her and is not asked.
    assert realm.acting == [kuba]
