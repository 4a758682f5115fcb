"""Bids are secret until all have bid, in any order, and can be changed until then."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.kingdom.table import (
    KINGDOM,
    A,
    B,
    C,
    begin,
    bids,
    display,
    hold,
    legal,
    new_table,
    own,
    play,
    refusal,
    table,
    told,
)
from tianxia.bots import create
from tianxia.games.kingdom.state import Kingdom
from tianxia.kernel import IllegalMove, Match, Quick, new_match, playout


def three() -> Kingdom:
    state = new_table(3)
    display(state, "noble-two", "peasant")
    return begin(state)


def two(**options: object) -> Kingdom:
    state = new_table(2, **options)
    display(state, "noble-two", "peasant", "general")
    return state


def seen_by_others(state: Kingdom, seat: int) -> str:
    """All that anybody but a seat can see."""
    others = [other for other in [*range(state.seats), None] if other != seat]
    return json.dumps([state.view(other) for other in others])


def test_bids_come_in_any_order() -> None:
    state = three()
    assert state.acting == [A, B, C]
    play(state, C, "bid 1")
    play(state, A, "bid 2")
    assert state.acting == [B] and state.changing == [A, C]
    assert told(state, "shown") == []
    play(state, B, "bid 3")
    assert [(event["seat"], event["card"]) for event in told(state, "shown")] == [
        (A, "2"),
        (B, "3"),
        (C, "1"),
    ]


def test_a_bid_is_seen_by_its_seat_alone() -> None:
    states = []
    for card in ("1", "7", "reset"):
        state = three()
        play(state, B, f"bid {card}")
        states.append(seen_by_others(state, B))
        own_bid = table(state, B)["players"][B]["laid"]
        assert [bid["card"] for bid in own_bid] == [card]
        assert table(state, A)["players"][B]["laid"] is None
        assert table(state, None)["players"][B]["face_down"] == 1
        assert table(state, A)["players"][B]["hand"] == ["reset", "1", "2", "3", "4", "5", "6", "7"]
    assert len(set(states)) == 1


def test_a_bid_can_be_changed_until_the_last_is_in() -> None:
    state = three()
    play(state, A, "bid 5")
    before = seen_by_others(state, A)
    assert legal(state, A) == [f"bid {card}" for card in ("reset", 1, 2, 3, 4, 6, 7)]
    assert refusal(state, A, "bid 5") == ("card-laid", "3.2")
    play(state, A, "bid 2")
    assert seen_by_others(state, A) == before
    play(state, B, "bid 7")
    play(state, A, "bid reset")
    play(state, A, "bid 6")
    play(state, C, "bid 1")
    assert [event["card"] for event in told(state, "shown")] == ["6", "7", "1"]
    with pytest.raises(IllegalMove, match="not-your-turn"):
        play(state, A, "bid 5")


def test_news_of_a_change_reach_only_who_made_it() -> None:
    match = new_match(KINGDOM.agree(3), "news")
    parse = KINGDOM.moves.parse
    match.play(A, parse("bid 5"))
    assert heard(match, A) == ["laid", "has-bid"] and heard(match, B) == ["has-bid"]
    match.play(A, parse("bid 4"))
    assert heard(match, A) == ["laid"]
    assert heard(match, B) == heard(match, None) == []


def heard(match: Match, seat: int | None) -> list[str]:
    return [event.kind for event in match.log[-1] if event.seen_by(seat)]


def test_a_bid_can_be_undone_but_not_the_last_one() -> None:
    match = new_match(KINGDOM.agree(3), "undo")
    parse = KINGDOM.moves.parse
    match.play(A, parse("bid 5"))
    match.play(A, parse("bid 4"))
    assert match.undo(A) and match.undo(A) and not match.undo(A)
    for seat, card in ((A, 5), (B, 4), (C, 3)):
        match.play(seat, parse(f"bid {card}"))
    assert match.undo_point(C) == 3, "the others' bids were shown"


def test_two_bids_are_laid_one_after_the_other_and_changed_card_by_card() -> None:
    state = begin(two())
    play(state, A, "bid 3")
    assert state.acting == [A, B] and state.changing == []
    assert refusal(state, A, "change 3 4") == ("second-bid-first", "4")
    play(state, A, "bid 6")
    assert state.acting == [B] and state.changing == [A]
    assert "change 3 7" in legal(state, A) and "change 6 reset" in legal(state, A)
    assert "change 3 6" not in legal(state, A)
    assert refusal(state, A, "change 3 6") == ("nothing-changes", "3.2")
    assert refusal(state, A, "change 5 7") == ("not-laid", "3.2")
    assert refusal(state, A, "bid 7") == ("change-one-of-two", "4")
    assert refusal(state, A, "take peasant") == ("bid-first", "3.2")
    play(state, A, "change 3 7")
    assert [bid["card"] for bid in table(state, A)["players"][A]["laid"]] == ["7", "6"]
    bids(state, "-", "2,1")
    assert sorted(event["card"] for event in told(state, "shown")) == ["1", "2", "6", "7"]


def test_with_a_tied_card_the_two_can_change_places() -> None:
    state = two()
    hold(state, A, "reset 2 3 7", tied="4")
    begin(state)
    play(state, A, "add 2 4", "bid 7")
    assert "change 2 7" in legal(state, A) and "change 7 2" not in legal(state, A)
    play(state, A, "change 2 7")
    assert [(bid["tied"], bid["card"]) for bid in table(state, A)["players"][A]["laid"]] == [
        ("4", "7"),
        (None, "2"),
    ]


def test_a_forced_second_bid_is_laid_by_itself() -> None:
    state = two()
    hold(state, A, "reset 3", tied="4")
    begin(state)
    assert legal(state, A) == ["bid reset", "bid 3", "add reset 4", "add 3 4"]
    play(state, A, "bid reset")
    assert state.acting == [B]
    assert table(state, A)["players"][A]["laid"][0]["value"] == "7"
    assert legal(state, A) == ["change reset 3"], "they can still change places"


def test_two_cards_without_a_choice_are_laid_at_once() -> None:
    state = two()
    hold(state, A, "reset 3")
    begin(state)
    assert state.acting == [B] and state.changing == []
    assert told(state, "forced") == [{"seat": A}]


def test_the_palaces_first_bid_can_be_changed_in_card_and_place() -> None:
    state = two()
    own(state, A, "palace")
    hold(state, A, "reset 2 3 7", tied="4")
    begin(state)
    play(state, A, "bid 7")
    assert state.changing == [A]
    assert "add 7 4" in legal(state, A) and "bid 7" not in legal(state, A)
    before = seen_by_others(state, A)
    play(state, A, "add 7 4")
    assert seen_by_others(state, A) == before, "nobody sees whether it lies on the tied card"
    play(state, A, "add 3 4")
    bids(state, "-", "6,5")
    assert legal(state, A) == ["bid reset", "bid 2", "bid 7"]


def test_samples_imagine_other_bids_but_never_the_impossible() -> None:
    state = two()
    hold(state, B, "reset 1 7", tied="4")
    begin(state)
    play(state, B, "add 7 4", "bid 1")
    imagined = set()
    chance = Quick(3)
    for _ in range(60):
        world = state.knowledge(A).sample(chance)
        assert isinstance(world, Kingdom)
        assert world.census() == state.census()
        first, second = B * 2, B * 2 + 1
        assert world.bottom[first] == 4 and world.top[first] >= 0 <= world.top[second]
        imagined.add((int(world.top[first]), int(world.top[second])))
    assert imagined == {(0, 1), (0, 7), (1, 0), (1, 7), (7, 0), (7, 1)}
    own_world = state.knowledge(B).sample(chance)
    assert isinstance(own_world, Kingdom)
    assert (own_world.top[B * 2], own_world.top[B * 2 + 1]) == (7, 1)


def test_who_asks_only_acting_seats_comes_to_an_end() -> None:
    state = KINGDOM.start(5, seed=3)
    assert playout(state, Quick(2)) < 200
    assert state.over


@pytest.mark.parametrize("name", ["random", "greedy", "search"])
@pytest.mark.parametrize("seats", [2, 3])
def test_bots_bid_once_and_the_turn_goes_on(name: str, seats: int) -> None:
    state = KINGDOM.start(seats, seed=4)
    assert isinstance(state, Kingdom)
    made = [create(name, seed=seat, simulations=12) for seat in range(seats)]
    moves = 0
    while state.turn == 1:
        seat = state.acting[0]
        state.play(seat, made[seat].choose(state.knowledge(seat)))
        moves += 1
    assert moves <= 2 * seats + state.display_size + 2


def test_the_refusals_tell_nothing() -> None:
    """What is refused to others, and how, does not depend on a face-down bid."""
    found = []
    for card in ("2", "reset"):
        state = three()
        play(state, B, f"bid {card}")
        why: list[Any] = []
        for move in range(KINGDOM.moves.size):
            told_why = state.why_not(A, move)
            why.append(None if told_why is None else told_why.as_json())
        found.append(why)
    assert found[0] == found[1]
