"""Matches: choices made together and in secret, follow-up questions, and how far undo goes."""

from __future__ import annotations

import json

import pytest

import tianxia
from tests.toys import GIVE, KEEP, TO, TOY, Table
from tianxia.kernel import Game, IllegalMove, Match, Quick, new_match, playout


def start(seats: int = 2, seed: str = "plum", **options: object) -> Match:
    return new_match(TOY.agree(seats, None, options), seed)


def told(match: Match, seat: int | None) -> list[str]:
    """What a seat heard of the last move."""
    return [event.kind for event in match.log[-1] if event.seen_by(seat)]


def players(match: Match, seat: int | None) -> list[dict[str, object]]:
    table = match.state.view(seat)["table"]
    assert isinstance(table, dict)
    shown = table["players"]
    assert isinstance(shown, list)
    return shown


# ---- Choices made together -----------------------------------------------------------------------


def test_all_seats_are_asked_at_once() -> None:
    match = start(3)
    assert match.state.acting == [0, 1, 2]
    assert match.state.actor() == 0
    assert [match.state.legal(seat) for seat in range(3)] == [[0, 1, 2, 3]] * 3


def test_they_answer_in_any_order_and_only_once() -> None:
    match = start(3)
    match.play(1, 2)
    assert match.state.acting == [0, 2]
    assert match.state.legal(1) == []
    with pytest.raises(IllegalMove, match="not-your-turn") as caught:
        match.play(1, 3)
    assert caught.value.refusal.values == {"acting": [0, 2]}
    match.play(2, 0)
    match.play(0, 3)
    assert [move for _, move in match.record.moves] == [2, 0, 3]
    assert match.state.acting == [0, 1, 2]


def test_what_one_has_chosen_is_seen_by_nobody_else() -> None:
    match = start(3)
    match.play(1, 2)
    assert players(match, 1)[1]["bid"] == 2
    assert [players(match, seat)[1]["bid"] for seat in (0, 2, None)] == [None, None, None]
    assert [players(match, seat)[1]["has_bid"] for seat in (0, 1, 2, None)] == [True] * 4
    assert told(match, 1) == ["chose", "has-chosen"]
    assert told(match, 0) == told(match, 2) == told(match, None) == ["has-chosen"]


def test_the_last_choice_reveals_all() -> None:
    match = start(2)
    match.play(0, 3)
    match.play(1, 1)
    assert told(match, None) == ["has-chosen", "bid", "bid", "won", "turned-up"]
    bids = [event.values["card"] for event in match.log[-1] if event.kind == "bid"]
    assert bids == ["4", "2"]


def test_a_sample_imagines_the_secret_choice_anew() -> None:
    match = start(2)
    match.play(1, 2)
    imagined, chance = set(), Quick(1)
    for _ in range(40):
        world = match.state.knowledge(0).sample(chance)
        assert isinstance(world, Table)
        imagined.add(world.bids[1])
        assert world.view(0) == match.state.view(0)
    assert imagined == {0, 1, 2, 3}


def test_the_order_of_answers_in_a_record_does_not_matter() -> None:
    one, other = start(2), start(2)
    for seat, move in ((0, 3), (1, 1)):
        one.play(seat, move)
    for seat, move in ((1, 1), (0, 3)):
        other.play(seat, move)
    assert one.state.digest() == other.state.digest()


# ---- Second thoughts -----------------------------------------------------------------------------


def test_an_answer_can_be_changed_until_the_last_is_in() -> None:
    match = start(3, second_thoughts=True)
    assert match.state.changing == [] and "changing" not in match.state.view(0)
    match.play(1, 2)
    assert match.state.acting == [0, 2] and match.state.changing == [1]
    assert match.state.legal(1) == [0, 1, 3]
    assert match.state.view(None)["changing"] == [1]
    assert [card["id"] for card in cards(match, 1)] == [0, 1, 3]
    match.play(1, 3)
    assert match.state.acting == [0, 2], "nobody waits for who has second thoughts"
    assert players(match, 1)[1]["bid"] == 3
    match.play(0, 0)
    match.play(1, 0)
    match.play(2, 1)
    assert [event.values["card"] for event in match.log[-1] if event.kind == "bid"] == ["1", "1", "2"]
    assert match.state.changing == [] and match.state.acting == [0, 1, 2]


def cards(match: Match, seat: int) -> list[dict[str, object]]:
    moves = match.state.view(seat)["moves"]
    assert isinstance(moves, list)
    return moves


def test_a_changed_answer_is_nobody_elses_business() -> None:
    match = start(3, second_thoughts=True)
    match.play(1, 2)
    before = [match.state.view(seat) for seat in (0, 2, None)]
    match.play(1, 0)
    assert [match.state.view(seat) for seat in (0, 2, None)] == before
    assert told(match, 1) == ["chose"]
    assert told(match, 0) == told(match, None) == []


def test_who_asks_only_the_acting_comes_to_an_end() -> None:
    state = start(4, second_thoughts=True).state
    assert playout(state, Quick(1)) == 16
    state = start(4, second_thoughts=True).state
    state.apply(0, 1)
    assert state.actor() == 1, "the next is asked, though the first may think again"


def test_a_changed_answer_is_refused_with_a_reason() -> None:
    match = start(2, second_thoughts=True)
    match.play(0, 3)
    with pytest.raises(IllegalMove, match="card-spent"):
        match.play(0, 3)
    match = start(2)
    match.play(0, 3)
    with pytest.raises(IllegalMove, match="not-your-turn"):
        match.play(0, 2)


def test_a_changed_answer_can_be_taken_back() -> None:
    match = start(3, second_thoughts=True)
    match.play(0, 3)
    match.play(0, 1)
    assert match.undo_point(0) == 0
    assert match.undo(0)
    assert players(match, 0)[0]["bid"] == 3
    match.play(1, 1)
    match.play(0, 1)
    assert match.undo_point(0) == 2, "only what was changed since another moved"


# ---- Follow-ups ----------------------------------------------------------------------------------


def test_a_question_with_one_answer_is_not_asked() -> None:
    match = start(2, gifts=True)
    match.play(0, 3)
    match.play(1, 1)
    assert match.state.acting == [0] and match.state.legal(0) == [KEEP, GIVE]
    match.play(0, GIVE)
    assert match.state.scores[1] > 0
    assert match.state.acting == [0, 1]


def test_a_question_with_several_answers_is_asked() -> None:
    match = start(4, gifts=True)
    for seat, move in ((0, 3), (1, 1), (2, 1), (3, 0)):
        match.play(seat, move)
    match.play(0, GIVE)
    assert match.state.legal(0) == [TO + 1, TO + 2, TO + 3]
    assert match.state.view(0)["prompt"] == {"key": "ask-recipient", "values": {}}


# ---- Undo ----------------------------------------------------------------------------------------


def test_a_secret_choice_can_be_taken_back_until_another_moves() -> None:
    match = start(2)
    before = match.state.digest()
    match.play(0, 3)
    assert match.undo_point(0) == 0 and match.undo_point(1) == 1
    assert match.undo(0)
    assert match.state.digest() == before and match.record.moves == []
    match.play(0, 2)
    match.play(1, 2)
    assert match.undo_point(0) == 2 and not match.undo(0)


def test_what_has_been_revealed_cannot_be_taken_back() -> None:
    match = start(2)
    match.play(0, 3)
    match.play(1, 1)
    assert match.undo_point(1) == 2
    assert not match.undo(1)
    assert len(match.record.moves) == 2


def test_undo_takes_back_one_move_at_a_time() -> None:
    match = start(4, gifts=True)
    for seat, move in ((1, 1), (2, 1), (3, 0), (0, 3)):
        match.play(seat, move)
    digest = match.state.digest()
    match.play(0, GIVE)
    assert match.undo_point(0) == 4, "the bid revealed the other bids, the gift nothing"
    assert match.undo(0) and match.state.digest() == digest
    assert not match.undo(0)
    match.play(0, GIVE)
    match.play(0, TO + 2)
    assert match.undo_point(0) == 6, "the next prize was turned up"


def test_undo_forgets_the_result() -> None:
    match = start(4, rounds=2, gifts=True)
    for _ in range(2):
        for seat in (1, 2, 3, 0):
            match.play(seat, match.state.legal(seat)[-1] if seat == 0 else match.state.legal(seat)[0])
        match.play(0, GIVE)
        match.play(0, TO + 1)
    assert match.state.over and match.record.result == match.state.scores
    assert match.undo_point(0) == 10, "nothing was revealed after the last bids: the gift can be thought over"
    assert match.undo(0)
    assert match.record.as_json()["scores"] is None
    assert not match.state.over


def test_nothing_to_undo_at_the_start() -> None:
    match = start(2)
    assert match.undo_point(0) == 0 and not match.undo(0) and not match.undo(1)


def test_an_illegal_move_is_not_written_down() -> None:
    match = start(2)
    before = match.state.digest()
    with pytest.raises(IllegalMove):
        match.play(0, KEEP)
    assert match.record.moves == [] and len(match.log) == 1
    assert match.state.digest() == before


def test_the_log_begins_with_the_set_up() -> None:
    match = start(2)
    assert [event.kind for event in match.log[0]] == ["turned-up"]
    match.play(0, 1)
    assert len(match.log) == 2


# ---- Moves that are foreseen, and matches that travel --------------------------------------------


@pytest.mark.parametrize("game", [*tianxia.catalogue(), TOY], ids=lambda game: str(game.key))
def test_a_move_foreseen_and_taken_is_the_move_played(game: Game) -> None:
    played, taken = (new_match(game.agree(None), "plum") for _ in range(2))
    chance = Quick(5)
    while not played.state.over:
        seat = played.state.acting[chance.below(len(played.state.acting))]
        legal = played.state.legal(seat)
        move = legal[chance.below(len(legal))]
        before = taken.state.digest()
        step = taken.foresee(seat, move)
        assert taken.state.digest() == before and taken.turn.digest() == played.turn.digest()
        told = [event.as_json() for event in taken.take(step)]
        assert told == [event.as_json() for event in played.play(seat, move)]
        assert taken.state.digest() == played.state.digest() and taken.turn.digest() == played.turn.digest()
    assert taken.record.as_json() == played.record.as_json()


def elsewhere(match: Match) -> Match:
    """A match that goes on where another was dumped."""
    again = new_match(match.record.setup, match.record.seed)
    again.resume(match.record.moves[:], json.loads(json.dumps(match.dump())))
    assert again.dump() == match.dump() and again.record.as_json() == match.record.as_json()
    return again


@pytest.mark.parametrize("game", [*tianxia.catalogue(), TOY], ids=lambda game: str(game.key))
def test_a_match_that_was_dumped_goes_on_elsewhere(game: Game) -> None:
    match, chance = new_match(game.agree(None), "plum"), Quick(6)
    while not match.state.over:
        again = elsewhere(match) if chance.below(6) == 0 else None
        seat = match.state.acting[chance.below(len(match.state.acting))]
        legal = match.state.legal(seat)
        move = legal[chance.below(len(legal))]
        told = [event.as_json() for event in match.play(seat, move)]
        if again is not None:
            assert [event.as_json() for event in again.play(seat, move)] == told
            assert again.dump() == match.dump(), "chance goes on otherwise"
            assert again.undo_point(seat) == match.undo_point(seat)
    elsewhere(match)
