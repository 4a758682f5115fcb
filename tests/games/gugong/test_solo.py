"""Alone against Mr. Meng: what he does, and why he says he does it."""

from __future__ import annotations

import pytest

from tests.games.gugong.table import (
    GUGONG,
    cities,
    decrees,
    enacted,
    gifts,
    new_realm,
    no_ships,
    officials,
    packed,
    play,
    player,
    refusal,
    ships,
    table,
    tokens,
    told,
    wall,
    why,
)
from tianxia.games.gugong.days import NightFalls
from tianxia.games.gugong.meng import Dusk, MengTurn, afford, meng_acts, meng_morning, meng_travels
from tianxia.games.gugong.pieces import DUSK
from tianxia.games.gugong.scoring import Final
from tianxia.games.gugong.state import Realm
from tianxia.games.gugong.vocabulary import CARD, LOCATIONS, SOLO_CARDS
from tianxia.kernel import AUTOMATON, SYSTEM, Quick
from tianxia.words import Words

HUMAN, MENG = 0, 1


def act(realm: Realm, location: str, special: bool = False) -> None:
    """Let him take an action, with everything that follows."""
    meng_acts(realm, LOCATIONS.index(location), special)
    realm.settle()


def dusk(realm: Realm, *cards: str) -> None:
    """These cards were played today; dusk falls."""
    realm.today = packed([SOLO_CARDS.index(card) for card in cards])
    realm.push(Dusk(SYSTEM))
    realm.settle()


@pytest.mark.parametrize(("level", "cards", "hand"), [("easy", 10, 4), ("normal", 11, 4), ("hard", 11, 5)])
def test_levels(level: str, cards: int, hand: int) -> None:
    realm = GUGONG.start(seats=1, seed=1, level=level)
    meng = table(realm)["meng"]
    assert (meng["deck"], meng["cards"], meng["extra"]) == (cards, hand, int(level == "hard"))
    assert realm.acting == [HUMAN]


@pytest.mark.parametrize(("pair", "human", "meng"), [("1", 0, 1), ("2", 1, 2), ("3", 0, 2)])
def test_card_sets(pair: str, human: int, meng: int) -> None:
    realm = GUGONG.start(seats=1, seed=1, sets=pair)
    assert isinstance(realm, Realm)
    sets = realm.components.hand_sets
    assert (realm.players[HUMAN].hand, realm.players[MENG].hand) == (sets[human], sets[meng])


def test_focus_by_lot_or_by_choice() -> None:
    found = {table(GUGONG.start(seats=1, seed=seed))["meng"]["focus"] for seed in range(60)}
    assert found == set(LOCATIONS)
    assert table(GUGONG.start(seats=1, seed=1, focus="canal"))["meng"]["focus"] == "canal"


def test_a_turn_step_by_step() -> None:
    realm = new_realm(1, focus="jade")
    player(realm, MENG, "4b", pool=3)
    officials(realm, palace="7a")
    realm.deck = packed([0, 0, 0, 0, 1, 0, 0, 0])
    realm.push(MengTurn(SYSTEM))
    realm.settle()
    meng = realm.players[MENG]
    # The icon of the 4, two servants; then the palace in its plain form.
    assert (meng.pool, meng.envoy, meng.pile) == (5, 1, gifts("7a"))
    assert realm.board[4] == CARD.index["4b"]
    assert [event.values["step"] for event in told(realm, "meng")] == [1, 2, 3, 4, 5]
    assert why(realm) == ["reveals", "values-never-matter", "icon-first", "plain-form", "waits-for-dusk"]
    assert all(event.seat == AUTOMATON for event in told(realm, "meng"))
    assert table(realm)["meng"]["row"] == ["palace"]
    said = Words("en", GUGONG).news(told(realm, "meng")[1])
    assert said.startswith("Mr. Meng: values never matter") and said.endswith("(rule 9.2)")


def test_a_swap_icon_is_a_point() -> None:
    realm = new_realm(1)
    player(realm, MENG, "6b")
    realm.deck = packed([0, 0, 0, 1, 0, 0, 0, 0])
    realm.push(MengTurn(SYSTEM))
    realm.settle()
    assert realm.players[MENG].points == 1 and "point-for-swap" in why(realm)


def test_a_special_card_gives_the_strong_form_at_the_focus_for_nothing() -> None:
    realm = new_realm(1, focus="palace")
    player(realm, MENG, "3c", pool=0)
    realm.deck = packed([0] * 7 + [1])
    realm.push(MengTurn(SYSTEM))
    realm.settle()
    meng = realm.players[MENG]
    # Both the icon, a palace, and the location are taken in the strong form.
    assert (meng.envoy, meng.intrigue, meng.pool) == (4, 2, 0)


def test_an_empty_solo_deck_is_made_of_earlier_days() -> None:
    realm = new_realm(1)
    player(realm, MENG, "9a")
    realm.deck = packed([0] * 8)
    realm.past = packed([0, 0, 0, 1, 0, 0, 0, 0])
    realm.today = packed([4])
    realm.push(MengTurn(SYSTEM))
    realm.settle()
    assert table(realm)["meng"]["row"] == ["palace", "intrigue"]


def test_r19_he_goes_round_the_ring() -> None:
    realm = new_realm(1)
    cities(realm, A6="points", A5="points", C5="points")
    meng_travels(realm)  # C6 has no token: the next city of the ring
    assert table(realm)["meng"]["traveller"] == "A6"
    meng_travels(realm)
    assert table(realm)["meng"]["traveller"] == "A5"
    meng_travels(realm)
    assert table(realm)["meng"]["traveller"] == "C5"
    assert why(realm) == ["first-stop", "ring", "ring"]


def test_r54_off_the_ring_only_without_a_token_on_it() -> None:
    realm = new_realm(1)
    cities(realm, B1="points", B4="points")
    meng_travels(realm)
    assert table(realm)["meng"]["traveller"] == "B4"  # nearest to C6
    cities(realm, A1="points")
    meng_travels(realm)
    assert table(realm)["meng"]["traveller"] == "A1"
    meng_travels(realm)
    meng_travels(realm)
    assert why(realm)[-1] == "no-token"


def test_six_tokens_are_jade_at_once() -> None:
    realm = new_realm(1)
    tokens(realm, MENG, *["points"] * 5)
    cities(realm, C6="envoy")
    meng_travels(realm)
    meng = realm.players[MENG]
    assert (meng.jade, meng.tokens(), meng.envoy) == (1, 0, 1)
    assert "six-tokens" in why(realm)


def test_r51_pairs_for_servants_only_as_many_as_needed() -> None:
    realm = new_realm(1)
    player(realm, MENG, pool=1)
    tokens(realm, MENG, *["points"] * 5)
    assert afford(realm, 2)
    assert (realm.players[MENG].pool, realm.players[MENG].tokens()) == (2, 3)
    assert not afford(realm, 9)
    assert realm.players[MENG].tokens() == 3


def test_r25_servants_for_jade_without_exchanging() -> None:
    for pool, jade in [(3, 1), (2, 0)]:
        realm = new_realm(1)
        player(realm, MENG, pool=pool)
        tokens(realm, MENG, *["points"] * 4)
        cities(realm, C6="servants-for-jade")
        meng_travels(realm)
        assert realm.players[MENG].jade == jade


def test_tokens_he_uses_otherwise() -> None:
    for phase, token, expected in [
        (1, "recover", (0, 0, 1)),
        (DUSK, "recover", (1, 0, 0)),
        (1, "card-for-jade", (0, 1, 0)),
        (DUSK, "card-for-jade", (1, 0, 0)),
        (1, "swap", (1, 0, 0)),
    ]:
        realm = new_realm(1)
        meng = player(realm, MENG, "2c", "9b")
        realm.stack = packed([CARD.index["9b"]])
        realm.phase = phase
        cities(realm, C6=token)
        meng_travels(realm)
        assert (meng.points, meng.jade, len(realm.queue)) == expected, token


def test_he_buys_the_cheapest_jade_he_can_pay_for() -> None:
    realm = new_realm(1)
    meng = player(realm, MENG, pool=2)
    act(realm, "jade")
    assert (meng.pool, meng.jade) == (0, 1)
    act(realm, "jade")
    assert meng.jade == 1 and why(realm)[-1] == "cannot-pay"
    act(realm, "jade", special=True)
    assert meng.jade == 2


@pytest.mark.parametrize(("day", "level"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_r18_the_level_of_the_day(day: int, level: int) -> None:
    realm = new_realm(1)
    realm.day = day
    player(realm, MENG, pool=6)
    act(realm, "decree")
    found = [d["level"] for d in table(realm)["decrees"] if d["players"] == [MENG]]
    assert found == [level] and why(realm) == ["level-of-the-day"]
    # Both tiles free and equal: the lower one, which is the second.
    assert table(realm)["decrees"][2 * level - 1]["players"] == [MENG]


def test_r17_the_decree_without_the_human_is_cheaper() -> None:
    realm = new_realm(1)
    player(realm, MENG, pool=6)
    realm.players[HUMAN].decrees |= 1 << realm.decrees[1]
    act(realm, "decree")
    assert table(realm)["decrees"][0]["players"] == [MENG]


def test_r18_lower_levels_before_higher_ones() -> None:
    realm = new_realm(1)
    realm.day = 3
    meng = player(realm, MENG, pool=3)  # enough for level 2, not for level 3
    act(realm, "decree")
    assert meng.decrees and why(realm) == ["lower-level"]
    assert [d["level"] for d in table(realm)["decrees"] if d["players"]] == [2]

    realm = new_realm(1)
    meng = player(realm, MENG, pool=3)
    meng.decrees = 1 << realm.decrees[0] | 1 << realm.decrees[1]
    act(realm, "decree")
    assert why(realm) == ["higher-level"]


def test_a_special_card_pays_nothing_for_a_decree() -> None:
    realm = new_realm(1)
    meng = player(realm, MENG, pool=1)
    act(realm, "decree", special=True)
    assert (meng.pool, meng.supply) == (1, 10)


def test_his_ships_trade_anywhere_and_never_move_by_day() -> None:
    realm = new_realm(1)
    no_ships(realm)
    meng = player(realm, MENG, pool=3)
    for _ in range(3):
        act(realm, "canal")
    assert list(meng.rewards) == [0, 1, 0] and len(realm.queue) == 1
    assert (meng.pool, meng.supply) == (0, 12)  # all servants come back
    assert why(realm) == ["new-ship", "own-ship", "own-ship", "harbour-card"]
    for _ in range(3):
        act(realm, "canal", special=True)
    assert list(meng.rewards) == [1, 2, 0] and meng.points == 4


def test_on_the_hard_level_only_the_first_claim_is_a_gift() -> None:
    realm = new_realm(1, level="hard")
    no_ships(realm)
    meng = player(realm, MENG, pool=6)
    for _ in range(6):
        act(realm, "canal")
    assert list(meng.rewards) == [1, 1, 0]


def test_the_wall_and_his_favour() -> None:
    for intrigue, supply, expected in [(7, 5, "favour-jade"), (3, 5, "favour-servant"), (0, 5, "no-favour")]:
        realm = new_realm(1)
        meng = player(realm, MENG, pool=1, supply=supply, intrigue=intrigue)
        wall(realm, 0, 3)
        act(realm, "wall")
        assert meng.points == 3 and expected in why(realm)


def test_a_human_on_his_wall_is_asked_in_the_middle_of_his_turn() -> None:
    realm = new_realm(1)
    player(realm, HUMAN, intrigue=3, stamp=9)
    player(realm, MENG, "4d", pool=2)
    wall(realm, 1, 2)
    realm.deck = packed([0, 0, 0, 0, 1, 0, 0, 0])
    realm.push(MengTurn(SYSTEM))
    realm.settle()  # the icon of his gift, a wall, completes it
    assert realm.acting == [HUMAN]
    play(realm, HUMAN, "favour servant")
    assert realm.players[MENG].envoy == 2  # a step for the wall, one for the palace
    assert why(realm)[-1] == "waits-for-dusk"


def test_r53_the_extra_servant_for_the_wall_by_day_only() -> None:
    realm = new_realm(1)
    decrees(realm, "wall-helper")
    enacted(realm, MENG, "wall-helper")
    player(realm, MENG, pool=4)
    act(realm, "wall")
    assert realm.wall_strength(MENG) == 2
    realm.wall = packed([])
    dusk(realm, "wall")
    assert realm.wall_strength(MENG) == 1


@pytest.mark.parametrize(
    ("card", "pool", "left", "reason"),
    [
        ("travel", 3, 1, "dusk-action"),
        ("travel", 1, 1, "cannot-pay"),
        ("jade", 0, 0, "dusk-travel"),
        ("decree", 0, 0, "dusk-travel"),
        ("special", 0, 0, "dusk-travel"),
        ("intrigue", 1, 0, "dusk-action"),
        ("palace", 2, 0, "dusk-action"),
        ("wall", 2, 0, "dusk-action"),
        ("wall", 1, 1, "cannot-pay"),
        ("canal", 2, 0, "dusk-action"),
    ],
)
def test_dusk(card: str, pool: int, left: int, reason: str) -> None:
    realm = new_realm(1)
    no_ships(realm)
    player(realm, MENG, pool=pool)
    cities(realm, C6="intrigue")
    dusk(realm, card)
    assert realm.players[MENG].pool == left
    assert reason in why(realm)


def test_r54_what_does_nothing_at_dusk_is_not_paid() -> None:
    realm = new_realm(1)
    player(realm, MENG, pool=3, intrigue=14)
    dusk(realm, "intrigue", "travel")
    assert realm.players[MENG].pool == 3
    assert why(realm) == ["no-effect", "no-effect"]


def test_the_dusk_row_is_resolved_in_its_order() -> None:
    realm = new_realm(1)
    player(realm, MENG, pool=2)
    dusk(realm, "intrigue", "palace")  # the first takes a servant, so the second cannot be paid
    assert [event.values["solo"] for event in told(realm, "dusk")] == ["intrigue", "palace"]
    assert why(realm) == ["dusk-action", "cannot-pay"]
    assert table(realm)["meng"]["row"] == [] and table(realm)["meng"]["past"] == {"intrigue": 1, "palace": 1}


def test_a_gift_gained_at_dusk_goes_to_his_pile() -> None:
    realm = new_realm(1)
    no_ships(realm)
    ships(realm, L1=(MENG, 2))
    meng = player(realm, MENG, pool=2)
    dusk(realm, "canal")
    assert meng.pile and len(realm.queue) == 0


def test_the_cheaper_journey_counts_at_dusk() -> None:
    realm = new_realm(1)
    enacted(realm, MENG, "cheap-travel")
    player(realm, MENG, pool=1)
    cities(realm, C6="points")
    dusk(realm, "travel")
    assert realm.players[MENG].pool == 0


def test_r16_his_matches_are_the_number_of_the_day() -> None:
    for day in (1, 2, 3, 4):
        realm = new_realm(1)
        realm.day = day
        player(realm, MENG, pool=0)
        player(realm, HUMAN, pile="9a")
        realm.dice = packed([9, 1, 1])
        NightFalls(SYSTEM).run(realm)
        assert realm.players[MENG].pool == day
        # One match ties on the first day; his marker lies on top.
        assert realm.players[MENG].points == 3


MORNINGS = {
    "morning-intrigue": (2, 0, 0, 0, 0),
    "morning-ship": (0, 0, 0, 0, 1),
    "morning-servant": (0, 1, 0, 0, 0),
    "morning-envoy": (0, 0, 1, 0, 0),
    "morning-swap": (0, 0, 0, 1, 0),
}


@pytest.mark.parametrize("name", MORNINGS)
def test_his_mornings(name: str) -> None:
    realm = new_realm(1)
    no_ships(realm)
    decrees(realm, name)
    meng = player(realm, MENG, pool=0)
    enacted(realm, MENG, name)
    meng_morning(realm)
    found = (meng.intrigue, meng.pool, meng.envoy, meng.points, realm.ships_of(MENG))
    assert found == MORNINGS[name]


def test_he_may_win_without_having_arrived() -> None:
    realm = new_realm(1)
    player(realm, MENG, points=20)
    one = player(realm, HUMAN, points=12)
    one.slot, one.envoy, realm.arrived = 0, 8, 1
    Final(SYSTEM).run(realm)
    assert table(realm)["meng"]["points"] == 20 and realm.scores == [19]
    assert realm.ranking == [2] and realm.rewards == [0.0]


def test_the_human_wins_with_more() -> None:
    realm = new_realm(1)
    player(realm, MENG, points=10)
    one = player(realm, HUMAN, points=12)
    one.slot, one.envoy, realm.arrived = 0, 8, 1
    Final(SYSTEM).run(realm)
    assert realm.ranking == [1] and realm.rewards == [1.0]


def test_a_human_outside_the_palace_loses() -> None:
    realm = new_realm(1)
    player(realm, HUMAN, points=99)
    Final(SYSTEM).run(realm)
    assert realm.scores == [0] and realm.ranking == [2] and realm.rewards == [0.0]


def test_r55_expert_and_solo_together() -> None:
    realm = GUGONG.start(seats=1, seed=3, expert=True, level="hard")
    chance = Quick(3)
    while not realm.over:
        legal = realm.legal(0)
        realm.play(0, legal[chance.below(len(legal))])
    assert table(realm)["meng"]["points"] > 0


def test_a_human_cannot_move_for_him() -> None:
    realm = GUGONG.start(seats=1, seed=3)
    assert refusal(realm, 1, "decline")[0] == "no-such-seat"
