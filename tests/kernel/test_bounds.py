"""No loop of the kernel goes on for ever: broken rules raise an error that says where they broke."""

from __future__ import annotations

from typing import Any

import pytest

from tests.toys import KEEP, Bid, Compare, Recipient, Table, Toy, TurnUp
from tianxia.kernel import (
    SYSTEM,
    TOGETHER,
    BadRecord,
    BrokenGame,
    Chance,
    Frame,
    Match,
    Quick,
    TianxiaError,
    new_match,
    playout,
)
from tianxia.kernel.packed import adjusted, held, held_in_all, i64, vec
from tianxia.kernel.state import MOST_STEPS, PATIENCE


def toy(*broken: type[Frame[Any]]) -> Toy:
    """The toy with some of its frames replaced by subclasses of theirs."""
    said = {"key": "broken", "title": "Broken toy", "instead": {one.__base__: one for one in broken}}
    game: Toy = type("Broken", (Toy,), said)()
    return game


class EndlessTurnUp(TurnUp):
    """A frame that runs by itself, and puts itself back."""

    def run(self, state: Table) -> None:
        state.push(self)


class GrowingTurnUp(TurnUp):
    """It leaves more behind than it found."""

    def run(self, state: Table) -> None:
        state.push(TurnUp(SYSTEM))
        state.push(self)


class EndlessCompare(Compare):
    """Only the second round never ends."""

    def run(self, state: Table) -> None:
        if len(state.deck) == 2:
            state.push(self)
        else:
            super().run(state)


class EndlessRecipient(Recipient):
    """With two players its only answer is given for the player, and it asks again."""

    def play(self, state: Table, seat: i64, move: i64) -> None:
        state.push(self)


class NoRecipient(Recipient):
    """It completes a move with one of no answers."""

    def moves(self, state: Table, seat: i64) -> vec[i64]:
        return vec[i64]()


class NoBid(Bid):
    """From the second round on the first player is asked, and has no answer."""

    def moves(self, state: Table, seat: i64) -> vec[i64]:
        return vec[i64]() if seat == 0 and state.spent[0] else super().moves(state, seat)


class BidOfNobody(Bid):
    """It is on top of the stack, and awaits nobody's answer."""

    def acting(self, state: Table) -> list[int]:
        return []


class ForeverCompare(Compare):
    """All bids are taken back, and made again."""

    def run(self, state: Table) -> None:
        for seat, bid in enumerate(state.bids):
            state.hands[seat] = sorted([*state.hands[seat], *([] if bid is None else [bid])])
            state.bids[seat] = None
        state.push(Bid(TOGETHER))


@pytest.mark.parametrize("frame", [EndlessTurnUp, GrowingTurnUp])
def test_a_frame_that_puts_itself_back_for_ever_is_stopped(frame: type[Frame[Any]]) -> None:
    with pytest.raises(BrokenGame) as caught:
        toy(frame).start(2, seed=1)
    said = str(caught.value)
    assert "Broken toy (broken)" in said and "“turn-up”" in said and f"{MOST_STEPS} steps" in said


def test_a_move_after_which_rules_run_for_ever_is_stopped_and_not_written_down() -> None:
    game = toy(EndlessCompare)
    match = new_match(game.agree(2), "1")
    for seat, move in ((0, 3), (1, 0), (0, 2)):
        match.play(seat, move)
    before = match.state.digest()
    with pytest.raises(BrokenGame, match="“compare”"):
        match.foresee(1, 1)
    assert match.state.digest() == before
    with pytest.raises(BrokenGame, match="“compare”"):
        match.play(1, 1)
    assert match.record.moves == [(0, 3), (1, 0), (0, 2)]
    assert Match(match.record).state.digest() == before
    match.record.moves.append((1, 1))
    with pytest.raises(BadRecord, match=r"Move 4 .*10000 steps"):
        Match(match.record)


@pytest.mark.parametrize(
    ("frame", "told"), [(EndlessRecipient, f"{MOST_STEPS} steps"), (NoRecipient, "asks A .* no answer")]
)
def test_a_question_that_answers_itself_for_ever_is_stopped(frame: type[Frame[Any]], told: str) -> None:
    state = toy(frame).start(2, seed=1, gifts=True)
    state.play(0, 3)
    state.play(1, 0)
    assert KEEP in state.legal(0)
    with pytest.raises(BrokenGame, match=f"“recipient” .*{told}"):
        state.play(0, KEEP + 1)


def test_a_question_without_an_answer_is_an_error_and_not_an_empty_list() -> None:
    state = toy(NoBid).start(2, seed=1)
    state.play(0, 3)
    state.play(1, 0)
    for ask in (state.legal, state.view, state.mask):
        with pytest.raises(BrokenGame, match="“bid” asks A a question that has no answer"):
            ask(0)
    assert state.legal(1) == [1, 2, 3] and state.view(None)["moves"] == []


def test_a_question_to_nobody_is_an_error() -> None:
    state = toy(BidOfNobody).start(2, seed=1)
    with pytest.raises(BrokenGame, match="“bid” asks nobody"):
        state.actor()


def test_a_game_without_an_end_is_not_played_for_ever() -> None:
    game = toy(ForeverCompare)
    with pytest.raises(BrokenGame, match=f"“bid” .* after {PATIENCE * game.facts.longest} decisions"):
        playout(game.start(3, seed=1), Quick(1))


def test_the_error_is_one_of_ours() -> None:
    assert issubclass(BrokenGame, TianxiaError)


def test_a_frame_that_asks_late_is_not_stopped() -> None:
    """What a game needs is far below the bound; just below it nothing happens."""

    class Patient(TurnUp):
        def run(self, state: Table) -> None:
            if self.count == MOST_STEPS - 1:
                super().run(state)
            else:
                state.push(Patient(SYSTEM, self.count + 1))

    game = toy(Patient)
    with pytest.raises(BrokenGame):
        game.start(2, seed=1)

    class Eager(TurnUp):
        def run(self, state: Table) -> None:
            if self.count == MOST_STEPS - 2:
                super().run(state)
            else:
                state.push(Eager(SYSTEM, self.count + 1))

    assert toy(Eager).start(2, seed=1).acting == [0, 1]


class Stuck(Chance):
    """A source that always says the same."""

    def word(self) -> i64:
        return i64(0)


@pytest.mark.parametrize("bound", [0, -1, 2**32 + 1, 2**33 + 5])
def test_chance_refuses_to_choose_from_what_it_cannot(bound: int) -> None:
    with pytest.raises(BrokenGame, match=f"one of {bound} things"):
        Quick(1).below(bound)


def test_chance_chooses_from_all_that_it_can() -> None:
    assert Quick(1).below(1) == 0
    assert 0 <= Quick(1).below(2**32) < 2**32


def test_a_source_that_repeats_itself_is_stopped() -> None:
    with pytest.raises(BrokenGame, match="repeated itself"):
        Stuck().below(3)


def test_packed_counts_are_lowered_to_nothing_and_no_further() -> None:
    counts = adjusted(adjusted(0, 2, 3, 4), 0, 1, 4)
    assert [held(counts, kind, 4) for kind in range(4)] == [1, 0, 3, 0] and held_in_all(counts, 4) == 4
    counts = adjusted(counts, 2, -3, 4)
    assert held_in_all(counts, 4) == 1
    with pytest.raises(BrokenGame, match="would hold -1 of kind 2; it can hold 0 to 15"):
        adjusted(counts, 2, -1, 4)


def test_packed_counts_do_not_run_into_their_neighbours() -> None:
    full = adjusted(0, 1, 7, 3)
    with pytest.raises(BrokenGame, match="would hold 8 of kind 1"):
        adjusted(full, 1, 1, 3)
    high = adjusted(0, 11, 31, 5)
    assert held(high, 11, 5) == 31 and held_in_all(high, 5) == 31


def test_a_negative_packed_count_is_an_error_and_not_a_loop() -> None:
    with pytest.raises(BrokenGame, match="negative"):
        held_in_all(-8, 3)
    with pytest.raises(BrokenGame, match="it can hold"):
        adjusted(-8, 0, 1, 3)
