"""Moves that would give something up without another question say so before they are made."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gugong.table import (
    FRUIT,
    STATUE,
    legal,
    new_realm,
    officials,
    play,
    player,
    to_move,
    tokens,
    told,
)
from tianxia.games.gugong.gifts import comes_to_nothing
from tianxia.games.gugong.state import Realm


def warnings(realm: Realm, seat: int = 0) -> dict[str, dict[str, Any]]:
    """What is said of the moves a seat may make, by their text."""
    moves: Any = realm.view(seat)["moves"]
    return {move["text"]: move["warning"] for move in moves if "warning" in move}


def dear(hand: str, pool: int) -> Realm:
    """A gift to be given that is not worth more than what lies at the Palace."""
    realm = new_realm(2)
    officials(realm, palace=STATUE)
    player(realm, 0, hand, pool=pool)
    to_move(realm, 0)
    return realm


@pytest.mark.parametrize("pool", [0, 1])
def test_a_gift_that_cannot_be_paid_for_says_so_before_no_action_is_chosen(pool: int) -> None:
    realm = dear("5b", pool=pool)
    said = warnings(realm)["give 5b palace"]
    assert said == {"key": "no-way-to-pay", "rule": "4.2", "values": {"need": 2, "have": pool}}
    play(realm, 0, "give 5b palace")
    assert len(told(realm, "forwent")) == 1, "it is what would happen"
    assert realm.over


def test_the_price_of_such_a_gift_is_not_announced() -> None:
    moves: Any = dear("5b", pool=1).view(0)["moves"]
    effects = {move["text"]: move["effects"] for move in moves}
    assert "penalty" not in effects["give 5b palace"]
    moves = dear("5b", pool=2).view(0)["moves"]
    effects = {move["text"]: move["effects"] for move in moves}
    assert effects["give 5b palace"]["penalty"] == -2


@pytest.mark.parametrize(("hand", "pool"), [("5b", 2), ("5b 2b", 0)])
def test_a_gift_that_can_be_paid_for_is_asked_about_instead(hand: str, pool: int) -> None:
    realm = dear(hand, pool=pool)
    assert "give 5b palace" not in warnings(realm)
    play(realm, 0, "give 5b palace")
    assert "forgo" in legal(realm, 0) and len(legal(realm, 0)) > 1


def test_tokens_that_become_servants_can_pay() -> None:
    realm = dear("5b", pool=1)
    tokens(realm, 0, "points", "points")
    assert "give 5b palace" not in warnings(realm)
    play(realm, 0, "give 5b palace")
    assert "exchange servant" in legal(realm, 0)


def test_a_gift_to_where_nothing_can_be_done_says_so() -> None:
    realm = new_realm(2)
    player(realm, 0, "9a", pool=0)
    to_move(realm, 0)
    said = warnings(realm)
    assert said["give 9a jade"]["key"] == "nothing-can-be-done"
    assert said["give 9a jade"]["values"] == {"location": "jade"}
    assert "give 9a palace" not in said, "a step costs nothing"
    play(realm, 0, "give 9a jade")
    assert realm.over and realm.players[0].jade == 0


def test_paying_so_much_that_nothing_is_left_to_act_with_says_so() -> None:
    realm = new_realm(2)
    officials(realm, wall=STATUE)
    player(realm, 0, "5a", pool=2)
    to_move(realm, 0)
    play(realm, 0, "give 5a wall")
    assert warnings(realm)["pay"]["key"] == "nothing-can-be-done"
    assert "forgo" not in warnings(realm), "that is said by its name"


def test_looking_ahead_changes_nothing_and_knows_nothing_of_what_is_to_come() -> None:
    realm = dear(f"5b {FRUIT}", pool=2)
    before = realm.digest()
    for move in realm.legal(0):
        comes_to_nothing(realm, 0, move)
    assert realm.digest() == before and realm.events == []
