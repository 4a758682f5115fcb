"""The worked examples of the rules, each under its own name (E1 to E17)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.table import (
    A,
    B,
    C,
    D,
    assign_dragon,
    begin,
    bids,
    cards,
    discard,
    display,
    give,
    hand,
    hold,
    legal,
    new_display,
    new_table,
    order,
    own,
    owner,
    play,
    refusal,
    stack_deck,
    table,
    tied,
    told,
)
from tianxia.games.kingdom.state import Kingdom
from tianxia.games.kingdom.vocabulary import A_MERCHANT, GENERAL
from tianxia.kernel import LETTERS


def turn(seats: int, *shown: str, **options: object) -> Kingdom:
    """A turn with this display."""
    state = new_table(seats, **options)
    display(state, *shown)
    return state


def test_e1_basic() -> None:
    state = begin(turn(3, "noble-three", "peasant"))
    bids(state, "6", "4", "2")
    assert order(state) == [(A, "6"), (B, "4"), (C, "2")]
    assert legal(state, A) == ["take peasant", "take noble-three"]
    play(state, A, "take noble-three")
    # The last card is taken without a question, and nothing is left for C.
    assert cards(state, A) == {"noble-three": 1} and cards(state, B) == {"peasant": 1}
    assert cards(state, C) == {}
    assert [event["seat"] for event in told(state, "nothing-left")] == [C]
    assert [discard(state, seat) for seat in (A, B, C)] == ["6", "4", "2"]


def test_e2_tie_then_stacks_against_singles() -> None:
    state = begin(turn(4, "noble-two", "peasant", "general"))
    bids(state, "5", "5", "3", "1")
    [tie] = told(state, "tied")
    assert tie["card"] == "5" and tie["rivals"] == [A, B]
    assert order(state) == [(C, "3"), (D, "1")]
    play(state, C, "take noble-two")
    play(state, D, "take general")
    assert told(state, "discarded")[0]["count"] == 1, "without an Heir's owner the Peasant leaves the game"
    assert (tied(state, A), tied(state, B)) == ("5", "5")
    assert (discard(state, A), discard(state, C)) == ("", "3")

    state.events = []
    bids(state, "2", "1", "7", "6")
    assert order(state) == [(A, "7"), (C, "7"), (B, "6"), (D, "6")]
    first, second, third, _ = told(state, "claims")
    assert (first["reason"], first["rivals"]) == ("stack", C)
    assert second["reason"] == "value"
    assert (third["reason"], third["rivals"]) == ("stack", D)
    for seat in (A, C):
        play(state, seat, legal(state, seat)[0])
    if state.acting == [B]:
        play(state, B, legal(state, B)[0])
    assert [event["seat"] for event in told(state, "nothing-left")] == [D]
    assert [tied(state, seat) for seat in range(4)] == [""] * 4
    assert [discard(state, seat) for seat in range(4)] == ["2 5", "1 5", "3 7", "1 6"]


def test_e4_emperor_in_a_tie() -> None:
    state = turn(4, "noble-two", "peasant", "general")
    own(state, A, "emperor")
    begin(state)
    bids(state, "4", "4", "4", "2")
    assert order(state) == [(A, "4½"), (D, "2")]
    assert told(state, "tied")[0]["rivals"] == [B, C]
    play(state, A, "take noble-two")
    play(state, D, "take peasant")
    assert (tied(state, B), tied(state, C), tied(state, A)) == ("4", "4", "")
    assert told(state, "discarded")[0]["count"] == 1


def test_e4_emperor_against_a_lone_rival_is_no_tie_at_all() -> None:
    state = turn(4, "noble-two", "peasant", "general")
    own(state, A, "emperor")
    begin(state)
    bids(state, "4", "4", "3", "2")
    assert order(state) == [(A, "4½"), (B, "4"), (C, "3"), (D, "2")]
    assert told(state, "claims")[0]["reason"] == "emperor"
    assert told(state, "tied") == []


def second_tie(deck: int) -> Kingdom:
    state = turn(3, "noble-two", "peasant")
    hold(state, A, "reset 1 2", tied="4")
    hold(state, B, "reset 1 2", tied="4")
    stack_deck(state, *["general", "peasant", "merchant", "noble-two", "noble-four"][:deck])
    begin(state)
    bids(state, "2", "2", "5")
    return state


def test_e5_second_tie() -> None:
    state = second_tie(4)
    [tie] = told(state, "tied-again")
    assert (tie["tied"], tie["card"], tie["rivals"]) == ("4", "2", [A, B])
    assert order(state) == [(C, "5")]
    play(state, C, "take noble-two")
    assert [event["seat"] for event in told(state, "drew")] == [A, B], "C gained last, so A draws first"
    assert (tied(state, A), discard(state, A)) == ("", "2 3 4 5 6 7")
    assert told(state, "discarded")[0]["count"] == 1, "one card is left for the Heir, whom nobody owns"
    assert state.deck_left == 0, "two were drawn, two are on display"


def test_e5_second_tie_with_one_card_in_the_deck_ends_the_game() -> None:
    state = second_tie(1)
    play(state, C, "take noble-two")
    assert state.over
    assert told(state, "drew") == []
    [end] = told(state, "ended-by-tie")
    assert (end["deck"], end["stacks"]) == (1, 2)
    assert len(told(state, "final")) == 3


def test_e6_resets() -> None:
    state = turn(4, "noble-two", "peasant", "general")
    hold(state, A, "reset 6 7")
    hold(state, B, "reset 1")
    begin(state)
    bids(state, "reset", "reset", "3", "1")
    assert told(state, "tied") == []
    assert order(state) == [(C, "3"), (D, "1")]
    play(state, C, "take peasant")
    play(state, D, "take general")
    assert told(state, "discarded")[0]["count"] == 1
    assert hand(state, A) == hand(state, B) == "reset 1 2 3 4 5 6 7"
    assert discard(state, A) == discard(state, B) == ""


def harvest(cards_left: str) -> Kingdom:
    state = turn(3, "noble-two", "peasant")
    own(state, A, "harvest")
    hold(state, A, f"reset {cards_left}")
    begin(state)
    bids(state, "reset", "7", "4")
    return state


def test_e8_harvest() -> None:
    state = harvest("2 5 7")
    assert legal(state, A) == ["replace 2", "replace 5", "replace 7", "keep"]
    assert refusal(state, A, "replace 1") == ("card-spent", "3.8")
    play(state, A, "replace 5")
    assert order(state) == [(B, "7"), (A, "5"), (C, "4")]
    play(state, B, "take noble-two")
    assert cards(state, A) == {"peasant": 1} and cards(state, C) == {}
    assert hand(state, A) == "reset 1 2 3 4 5 6 7"


def test_e8_harvest_replacement_that_ties() -> None:
    state = harvest("2 4 7")
    play(state, A, "replace 4")
    assert order(state) == [(B, "7")]
    assert told(state, "tied")[0]["rivals"] == [A, C]
    play(state, B, "take noble-two")
    assert (tied(state, A), tied(state, C)) == ("4", "4")
    assert hand(state, A) == "reset 1 2 3 5 6 7"


def test_e8_harvest_with_four_cards_left_is_not_available() -> None:
    state = harvest("2 4 5 7")
    assert state.acting == [B], "nobody asks A about the Reset"
    assert order(state) == [(B, "7"), (C, "4")]


def swapping(*shown: str) -> Kingdom:
    state = turn(5, *shown)
    give(state, A, peasant=1, bureaucrat=2, noble=2)
    state.dragon = A
    begin(state)
    bids(state, "-" if owner(state, "palace") == A else "1", "7", "6", "5", "4")
    play(state, A, "bid 1")
    return state


def test_e9_dragon_swap() -> None:
    state = swapping("peasant", "merchant", "merchant", "bureaucrat")
    assert legal(state, A) == ["swap peasant", "swap merchant"]
    assert refusal(state, A, "swap bureaucrat") == ("largest-pile", "3.4 M22")
    assert refusal(state, A, "swap noble-two") == ("not-on-display", "3.4")
    assert refusal(state, A, "take peasant") == ("swap-the-dragon", "3.4")
    play(state, A, "swap peasant")
    assert table(state)["display"] == ["merchant", "merchant", "bureaucrat", "dragon"]
    assert "take dragon" in legal(state, B)
    play(state, B, "take dragon")
    assert state.players[B].tokens == 1
    assert state.account(B).lines()[4] == {"line": "tokens", "count": 1, "points": 2, "sum": 2}
    assert table(state)["scoring"] is None, "the table is for the end"
    assert "take dragon" not in legal(state, C)
    assert refusal(state, C, "take dragon") == ("not-on-display", "3.4")


def test_e9_dragon_swap_with_only_barred_cards() -> None:
    state = swapping("bureaucrat", "bureaucrat", "bureaucrat", "bureaucrat")
    # All cards are alike, so the one that must be taken is taken without a question.
    assert told(state, "swapped") == [{"seat": A, "dynasty": "bureaucrat"}]
    assert cards(state, A)["bureaucrat"] == 3


def test_e10_market() -> None:
    state = turn(3, "merchant", "general")
    give(state, A, merchant=3, bureaucrat=2, peasant=1)
    give(state, B, bureaucrat=3)
    assert owner(state, "market") == A and owner(state, "palace") == B
    begin(state)
    bids(state, "7", "-", "1")
    play(state, B, "bid 3")
    play(state, A, "take merchant")
    assert legal(state, A) == ["place bureaucrat", "place peasant", "place merchant"]
    assert refusal(state, A, "place noble") == ("no-card-in-pile", "3.4")
    assert refusal(state, A, "place general") == ("no-card-in-pile", "3.4")
    results = {}
    for pile in ("bureaucrat", "peasant", "merchant"):
        after = state.clone()
        play(after, A, f"place {pile}")
        results[pile] = (
            table(after)["players"][A]["piles"][pile]["count"],
            owner(after, "palace"),
        )
    assert results == {"bureaucrat": (4, A), "peasant": (3, B), "merchant": (4, B)}


def behind(c_cards: int = 9, b_cards: int = 9) -> Kingdom:
    state = new_table(3)
    give(state, A, general=1)
    for seat, count in ((B, b_cards), (C, c_cards)):
        give(state, seat, peasant=count - 3, merchant=3)
    own(state, A, "emperor", "palace", "heir")
    own(state, B, "market")
    own(state, C, "harvest")
    return state


def test_e11_dragon_assignment() -> None:
    state = behind()
    state.players[C].had, state.players[B].had = 8, 5
    state.turn = 9
    assert assign_dragon(state) == B
    assert state.players[B].had == 9

    never = behind()
    never.turn = 9
    assert assign_dragon(never) is None
    assert len(told(never, "no-dragon")) == 1

    fewer = behind(b_cards=8)
    fewer.turn = 9
    assert assign_dragon(fewer) == B


def test_e12_two_players_palace_and_emperor() -> None:
    state = turn(2, "noble-two", "peasant", "general")
    own(state, A, "palace", "emperor")
    begin(state)
    play(state, A, "bid 3")
    assert state.acting == [B]
    play(state, B, "bid 6", "bid 2")
    assert state.acting == [A]
    assert [event["seat"] for event in told(state, "shown")] == [A, B, B]
    play(state, A, "bid 6")
    assert legal(state, A) == ["crown 3", "crown 6"]
    play(state, A, "crown 6")
    assert order(state) == [(A, "6½"), (B, "6"), (A, "3"), (B, "2")]
    play(state, A, "take noble-two")
    play(state, B, "take general")
    assert cards(state, A) == {"noble-two": 1, "peasant": 1} and cards(state, B) == {"general": 1}
    assert [event["seat"] for event in told(state, "nothing-left")] == [B]


def test_e16_heir_removed() -> None:
    state = new_table(3)
    give(state, A, general=3)
    give(state, B, general=3)
    give(state, C, general=1, noble=3)
    assert owner(state, "heir") == C
    stack_deck(state)
    new_display(state)
    assert state.over and owner(state, "heir") is None
    assert told(state, "heir-removed") == [{"seat": -1, "count": 3}]
    assert all("heir" not in row[3]["count"] for row in table(state)["scoring"])


def test_e17_end_by_display() -> None:
    state = new_table(4)
    stack_deck(state, "noble-four", "philosopher")
    state.dragon = D
    new_display(state)
    assert state.over and state.deck_left == 0
    assert told(state, "ended") == [{"seat": -1, "deck": 2, "display": 3}]
    [goals] = [row["points"] for row in table(state)["scoring"][D] if row["line"] == "goals"]
    assert goals == 2


@pytest.mark.parametrize("options", [{}, {"regular_peasants": True}])
def test_the_scoring_in_the_picture_adds_up(options: dict[str, object]) -> None:
    """The game drawn for the board: each line adds to the one before, and cards break the tie."""
    state = new_table(4, **options)
    give(state, A, "noble-four", "noble-three", "noble-three", "noble-two", general=3, peasant=2)
    give(state, A, bureaucrat=1, merchant=3)
    give(state, B, "noble-four", "noble-two", general=2, peasant=5, bureaucrat=1, merchant=3)
    give(state, C, "noble-four", "noble-three", "noble-two", general=2, bureaucrat=5, peasant=3)
    give(state, C, "philosopher")
    give(state, D, "noble-four", "noble-three", general=3, peasant=4, merchant=5, bureaucrat=1)
    state.players[A].moved[GENERAL] += 1
    state.deck[A_MERCHANT] -= 1
    state.deck_left -= 1
    state.players[A].tokens = state.players[B].tokens = 1
    state.players[D].tokens = 2
    state.dragon = B
    stack_deck(state, "peasant", "merchant")
    new_display(state)
    assert state.over
    third = 9 if options else 8
    assert [[row["points"] for row in rows] for rows in table(state)["scoring"]] == [
        [3, 12, 0, 5, 2, 0, 0, 0],
        [2, 6, 0, 2, 2, 0, third, 0],
        [2, 9, 1, 4, 0, -3, 2, 5],
        [3, 7, 0, 3, 4, 0, 5, 0],
    ]
    for seat, rows in enumerate(table(state)["scoring"]):
        total = 0
        for row in rows:
            total += row["points"]
            assert row["sum"] == total
        assert total == state.scores[seat], LETTERS[seat]
    assert state.scores == [22, 12 + third, 20, 22]
    assert [player["cards"] for player in table(state)["players"]] == [14, 13, 14, 15]
    assert state.ranking == ([2, 3, 4, 1] if options else [2, 4, 3, 1]), "equal points: more dynasty cards"
