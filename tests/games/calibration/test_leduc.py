"""Leduc hold'em, as the literature counts and plays it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import tianxia
from tianxia.games.calibration.leduc import CARD, Hand
from tianxia.kernel import Chance, IllegalMove, Match, Quick, new_match

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tianxia.kernel.packed import i64

GAME = tianxia.game("leduc")
NAMES = {"f": "fold", "c": "call", "r": "raise"}


class Arranged(Chance):
    """A source that deals chosen cards, in their order."""

    def __init__(self, cards: tuple[str, ...]) -> None:
        super().__init__()
        self.cards = cards
        self.number = 0

    def below(self, bound: i64) -> i64:
        card = self.cards[self.number]
        gone = self.cards[: self.number]
        self.number += 1
        return [other for other in CARD.tokens if other not in gone].index(card)

    def clone(self) -> Arranged:
        twin = Arranged(self.cards)
        twin.number = self.number
        return twin

    def dump(self) -> list[int]:
        return [self.number]


def hand(*cards: str, said: str = "") -> Hand:
    """A hand with the first player's card, the second player's, the common one, and what was said."""
    state = GAME.deal(GAME.agree(2), Arranged(cards))
    state.settle()
    assert isinstance(state, Hand)
    for letter in said:
        state.play(state.actor(), GAME.moves.parse(NAMES[letter]))
    return state


def table(state: Hand, seat: int | None) -> dict[str, Any]:
    seen = state.view(seat)["table"]
    assert isinstance(seen, dict)
    return seen


# ---- The whole game ------------------------------------------------------------------------------


def lines(said: str = "", round_: int = 1) -> Iterator[tuple[str, list[str]]]:
    """Every position of the betting, a / between the rounds, with what may be said."""
    here = said.rpartition("/")[2]
    raises = here.count("r")
    options = ["c", *(["f"] if raises else []), *(["r"] if raises < 2 else [])]
    yield said, sorted(options)
    for option in options:
        more = said + option
        if option == "r" or (option == "c" and here == ""):
            yield from lines(more, round_)
        elif option == "c" and round_ == 1:
            yield from lines(more + "/", 2)


def test_the_tree_has_the_known_size() -> None:
    """3780 decisions, 5520 ends, 936 information states."""
    decisions = ends = 0
    information = set()
    for first in CARD.tokens:
        for second in CARD.tokens:
            if first == second:
                continue
            for said, options in lines():
                commons = [c for c in CARD.tokens if c not in (first, second)] if "/" in said else [""]
                for common in commons:
                    state = hand(first, second, common or "none", said=said.replace("/", ""))
                    seat = state.actor()
                    legal = sorted(NAMES_BACK[GAME.moves.text(move)] for move in state.legal(seat))
                    assert legal == options
                    decisions += 1
                    information.add((seat, str(state.view(seat)["table"])))
                    ends += sum(ends_by(said, option) for option in options)
    assert decisions == 3780
    assert ends == 5520
    assert len(information) == 936


NAMES_BACK = {name: letter for letter, name in NAMES.items()}


def ends_by(said: str, option: str) -> bool:
    here = said.rpartition("/")[2]
    return option == "f" or (option == "c" and here != "" and "/" in said)


def test_both_players_put_in_the_same_and_the_pot_is_paid_out() -> None:
    for said, _ in lines():
        for last in "fc":
            if ends_by(said, last) and (last != "f" or "r" in said.rpartition("/")[2]):
                for cards in (("Ks", "Qh", "Jh"), ("Js", "Qh", "Jh"), ("Js", "Jh", "Qs")):
                    state = hand(*cards, said=said.replace("/", "") + last)
                    assert state.over and sum(state.scores) == 0
                    paid = [int(state.chips(seat)) for seat in (0, 1)]
                    assert last == "f" or paid[0] == paid[1]
                    assert max(map(abs, state.scores)) in (0, min(paid))


# ---- Hands ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "scores"),
    [
        (("Ks", "Qh", "Jh"), [1, -1]),
        (("Js", "Qh", "Kh"), [-1, 1]),
        (("Js", "Ks", "Jh"), [1, -1]),
        (("Ks", "Qs", "Qh"), [-1, 1]),
        (("Qs", "Qh", "Kh"), [0, 0]),
        (("Kh", "Ks", "Js"), [0, 0]),
    ],
    ids=[
        "king over queen",
        "queen over jack",
        "pair over king",
        "pair of queens",
        "split queens",
        "split kings",
    ],
)
def test_showdown(cards: tuple[str, str, str], scores: list[int]) -> None:
    state = hand(*cards, said="cccc")
    assert state.over and state.scores == scores


@pytest.mark.parametrize(
    ("said", "scores"),
    [
        ("rf", [1, -1]),
        ("crf", [-1, 1]),
        ("rrf", [-3, 3]),
        ("crrf", [3, -3]),
        ("rc" + "cc", [3, -3]),
        ("rrc" + "cc", [5, -5]),
        ("cc" + "rc", [5, -5]),
        ("rrc" + "rf", [5, -5]),
        ("crrc" + "crrc", [13, -13]),
        ("rrc" + "rrf", [-9, 9]),
    ],
)
def test_what_a_line_of_betting_is_worth(said: str, scores: list[int]) -> None:
    """King against queen, a jack in common: raises are 2 in the first round and 4 in the second."""
    state = hand("Ks", "Qh", "Jh", said=said)
    assert state.over and state.scores == scores


def test_folding_needs_a_bet() -> None:
    with pytest.raises(IllegalMove, match="nothing-to-fold"):
        hand("Ks", "Qh", said="f")
    with pytest.raises(IllegalMove, match="nothing-to-fold"):
        hand("Ks", "Qh", "Jh", said="ccf")


def test_a_round_has_two_raises() -> None:
    with pytest.raises(IllegalMove, match="no-more-raises"):
        hand("Ks", "Qh", said="rrr")
    assert hand("Ks", "Qh", "Js", said="crrcrr").legal(0) == [0, 1]


def test_the_first_player_opens_both_rounds() -> None:
    assert [hand("Ks", "Qh", "Js", said=said).acting for said in ("", "rc", "cc", "crc", "crrc")] == [[0]] * 5


def test_moves_say_what_they_cost() -> None:
    moves = hand("Ks", "Qh", said="r").view(1)["moves"]
    assert isinstance(moves, list)
    assert [move["effects"] for move in moves] == [{}, {"chips": -2}, {"chips": -4}]


# ---- What is hidden ------------------------------------------------------------------------------


def test_each_sees_only_its_own_card() -> None:
    state = hand("Ks", "Qh", said="r")
    cards = {seat: [player["card"] for player in table(state, seat)["players"]] for seat in (0, 1, None)}
    assert cards == {0: ["Ks", None], 1: [None, "Qh"], None: [None, None]}
    assert table(state, 0)["public"] is None


def test_a_showdown_shows_all_and_a_fold_nothing() -> None:
    shown = table(hand("Ks", "Qh", "Jh", said="cccc"), None)
    assert [player["card"] for player in shown["players"]] == ["Ks", "Qh"]
    assert shown["public"] == "Jh" and shown["rounds"] == [["call", "call"], ["call", "call"]]
    folded = table(hand("Ks", "Qh", "Jh", said="rf"), 0)
    assert [player["card"] for player in folded["players"]] == ["Ks", None]
    assert [player["folded"] for player in folded["players"]] == [False, True]


def test_unfinished_scores_are_the_chips_put_in() -> None:
    assert hand("Ks", "Qh", said="rr").scores == [-3, -5]
    assert hand("Js", "Ks", "Jh", said="ccr").scores == [-5, -1]


def test_what_is_not_dealt_is_nowhere() -> None:
    state = hand("Ks", "Qh", said="r")
    assert state.contents()["public"] is None
    assert state.chance.dump() == [2], "two cards were dealt; the common one is drawn when it is turned up"


def test_a_sample_deals_the_other_card_from_all_that_are_left() -> None:
    state, chance = hand("Ks", "Qh", "Jh", said="cc"), Quick(1)
    dealt = set()
    for _ in range(80):
        world = state.knowledge(0).sample(chance)
        assert isinstance(world, Hand)
        assert (world.card(0), world.public) == (state.card(0), state.public)
        dealt.add(CARD.tokens[world.card(1)])
    assert dealt == {"Js", "Qs", "Qh", "Kh"}


def test_a_sample_of_a_showdown_changes_nothing() -> None:
    state = hand("Ks", "Qh", "Jh", said="cccc")
    assert state.knowledge(0).sample(Quick(1)).contents() == state.contents()


def told(match: Match, seat: int | None) -> list[str]:
    return [event.kind for events in match.log for event in events if event.seen_by(seat)]


def test_what_is_told_to_whom() -> None:
    match = new_match(GAME.agree(2), "plum")
    assert told(match, 0) == told(match, 1) == ["dealt"] and told(match, None) == []
    for seat in (0, 1, 0, 1):
        match.play(seat, 1)
    assert told(match, None) == ["called", "called", "turned-up", "called", "called", "showed", "showed"]


def test_a_call_that_brings_a_card_or_a_showdown_cannot_be_taken_back() -> None:
    match = new_match(GAME.agree(2), "plum")
    match.play(0, 1)
    assert match.undo(0), "nothing has happened yet"
    match.play(0, 1)
    match.play(1, 1)
    assert not match.undo(1), "chance has answered"
    match.play(0, 2)
    match.play(1, 1)
    assert match.state.over and not match.undo(1), "the other card has been shown"
