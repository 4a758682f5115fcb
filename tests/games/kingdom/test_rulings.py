"""The rulings on silent points, each under its number (M1 to M50)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.table import (
    KINGDOM,
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
    line,
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
from tianxia.games.kingdom.bids import rank
from tianxia.games.kingdom.gains import DRAWING, HEIR_POWER, update_goals
from tianxia.games.kingdom.state import Kingdom
from tianxia.games.kingdom.vocabulary import A_MERCHANT, BID_TIED_AGAIN, BUREAUCRAT, GENERAL, SLOTS
from tianxia.kernel import Quick

FOUR = ("noble-two", "peasant", "general")


def turn(seats: int, *shown: str, **options: object) -> Kingdom:
    state = new_table(seats, **options)
    display(state, *(shown or {2: FOUR, 3: FOUR[:2], 4: FOUR}[seats]))
    return state


def tied_stacks(**options: object) -> Kingdom:
    """A and B are about to lay a 2 on a tied 4 each, or the Reset."""
    state = turn(3, **options)
    for seat in (A, B):
        hold(state, seat, "reset 1 2", tied="4")
    return state


def settle_with(state: Kingdom, frame: object) -> Kingdom:
    state.push(frame)  # type: ignore[arg-type]
    state.settle()
    return state


# ---- Bids and ties -----------------------------------------------------------------------------------


def test_m1_a_stack_never_grows_beyond_two_cards() -> None:
    state = begin(tied_stacks())
    bids(state, "2", "2", "5")
    play(state, C, "take peasant")
    assert tied(state, A) == tied(state, B) == ""
    assert "2 3 4" in discard(state, A)


def test_m2_several_lone_resets_are_no_tie() -> None:
    state = begin(turn(3))
    bids(state, "reset", "reset", "reset")
    assert told(state, "tied") == [] and order(state) == []
    assert [hand(state, seat) for seat in (A, B, C)] == ["reset 1 2 3 4 5 6 7"] * 3


def test_m3_the_emperors_owner_is_out_of_the_tie() -> None:
    state = turn(4)
    own(state, B, "emperor")
    begin(state)
    bids(state, "6", "6", "6", "6")
    assert order(state) == [(B, "6½")]
    assert told(state, "tied")[0]["rivals"] == [A, C, D]
    assert told(state, "claims")[0]["reason"] == "emperor"


def test_m4_an_emperor_won_since_the_first_tie_breaks_the_second() -> None:
    state = tied_stacks()
    own(state, B, "emperor")
    begin(state)
    bids(state, "2", "2", "1")
    assert told(state, "tied-again") == []
    assert order(state) == [(B, "6½"), (A, "6"), (C, "1")]


def test_m5_an_emperor_won_during_gains_does_nothing_this_turn() -> None:
    state = turn(4, "general", "peasant", "noble-two")
    give(state, C, general=1)
    begin(state)
    bids(state, "3", "2", "7", "1")
    play(state, C, "take general")
    assert owner(state, "emperor") == C
    assert state.crowned == -1
    assert [bid["value"] for bid in table(state)["bids"]] == ["7", "3", "2", "1"]


def test_m5_a_palace_won_during_gains_works_next_turn() -> None:
    state = turn(3, "bureaucrat", "peasant")
    give(state, A, bureaucrat=1)
    begin(state)
    bids(state, "3", "2", "1")
    play(state, A, "take bureaucrat")
    assert owner(state, "palace") == A
    assert state.acting == [B, C], "A bids after the show now"
    assert table(state)["players"][A]["bids_last"]


def test_m6_an_heir_won_during_gains_works_at_once() -> None:
    state = turn(4, "noble-two", "noble-three", "peasant")
    give(state, A, noble=1)
    begin(state)
    bids(state, "3", "2", "2", "reset")
    play(state, A, "take noble-two")
    assert state.acting == [A] and table(state)["phase"] == "heir"
    assert legal(state, A) == ["inherit peasant", "inherit noble-three", "decline"]


def test_m6_a_market_won_during_gains_works_at_once() -> None:
    state = turn(2, "merchant", "merchant", "peasant")
    give(state, A, "general", merchant=1)
    begin(state)
    bids(state, "7,6", "2,1")
    play(state, A, "take merchant")
    assert owner(state, "market") == A and cards(state, A)["merchant"] == 2
    play(state, A, "take merchant")
    assert legal(state, A) == ["place general", "place merchant"]


def test_m7_the_merchant_that_wins_the_market_stays_a_merchant() -> None:
    state = turn(3, "merchant", "peasant")
    give(state, A, "general", merchant=1)
    begin(state)
    bids(state, "7", "6", "1")
    play(state, A, "take merchant")
    assert owner(state, "market") == A and cards(state, A) == {"general": 1, "merchant": 2}


def test_m8_goals_are_taken_without_a_question() -> None:
    state = turn(3, "peasant", "general")
    give(state, A, peasant=1)
    begin(state)
    bids(state, "7", "6", "1")
    play(state, A, "take peasant")
    assert told(state, "goal") == [{"seat": A, "goal": "harvest", "count": 2}]


def test_m9_equal_counts_after_one_draw_move_no_goal() -> None:
    state = new_table(4)
    give(state, A, general=1)
    give(state, B, general=1)
    give(state, C, general=2)
    assert owner(state, "emperor") == C
    for seat in (A, B):
        state.players[seat].cards[GENERAL] += 2
    update_goals(state)
    assert owner(state, "emperor") == C, "three each: nobody is alone ahead"
    state.push(DRAWING)
    assert table(state)["goals"]["emperor"]["lead"] == -1
    state.players[B].cards[GENERAL] += 1
    update_goals(state)
    assert owner(state, "emperor") == B


def test_m9_an_unowned_goal_stays_in_the_middle() -> None:
    state = new_table(3)
    for seat in (A, B):
        state.players[seat].cards[GENERAL] = 2
    update_goals(state)
    assert owner(state, "emperor") is None


def test_m10_a_claim_must_take_something() -> None:
    state = begin(turn(4))
    bids(state, "7", "6", "5", "4")
    assert refusal(state, A, "decline") == ("take-a-card", "3.3 M10")


def test_m11_the_last_card_is_forced() -> None:
    state = turn(3)
    hold(state, A, "reset")
    begin(state)
    assert state.acting == [B, C] and state.changing == []
    assert [event["seat"] for event in told(state, "forced")] == [A]
    bids(state, "-", "5", "4")
    assert order(state) == [(B, "5"), (C, "4")]
    play(state, B, "take peasant")
    assert hand(state, A) == "reset 1 2 3 4 5 6 7"


def test_m11_the_last_card_goes_on_the_tied_one() -> None:
    state = turn(3)
    hold(state, A, "reset", tied="6")
    begin(state)
    bids(state, "-", "5", "4")
    assert order(state) == [(A, "6"), (B, "5"), (C, "4")]


def test_m11_as_an_option_the_last_card_is_a_bid_of_its_own() -> None:
    state = turn(3, last_card_alone=True)
    hold(state, A, "reset", tied="6")
    begin(state)
    assert state.acting == [B, C] and state.changing == []
    bids(state, "-", "7", "4")
    # The tied card bids again by itself; the Reset claims nothing and brings everything back.
    assert order(state) == [(B, "7"), (A, "6"), (C, "4")]
    assert {(row["seat"], row["card"], row["state"]) for row in table(state)["bids"]} >= {
        (A, "reset", "reset")
    }
    play(state, B, "take peasant")
    assert hand(state, A) == "reset 1 2 3 4 5 6 7" and tied(state, A) == ""


def test_m11_as_an_option_the_bare_card_can_tie_again() -> None:
    state = turn(3, last_card_alone=True)
    hold(state, A, "reset", tied="6")
    begin(state)
    bids(state, "-", "6", "4")
    assert told(state, "tied")[0]["rivals"] == [A, B]
    play(state, C, "take peasant")
    assert tied(state, A) == "6" and hand(state, A) == "reset 1 2 3 4 5 7"


def test_m11_as_an_option_the_palaces_owner_does_not_wait() -> None:
    state = turn(3, last_card_alone=True)
    own(state, A, "palace")
    hold(state, A, "reset", tied="6")
    begin(state)
    bids(state, "-", "7", "4")
    assert order(state) == [(B, "7"), (A, "6"), (C, "4")]


def test_m11_when_all_are_forced_nobody_is_asked() -> None:
    state = turn(3)
    for seat in (A, B, C):
        hold(state, seat, "reset")
    begin(state)
    assert [event["seat"] for event in told(state, "forced")] == [A, B, C]
    assert state.turn > 2, "the turn was over before anybody could say a word"


# ---- Palace and Harvest --------------------------------------------------------------------------------


@pytest.mark.parametrize(("left", "asked"), [("", False), ("1", True), ("1 2 3", True), ("1 2 3 4", False)])
def test_m12_m13_harvest_needs_one_to_three_cards_left(left: str, asked: bool) -> None:
    state = turn(3)
    own(state, A, "harvest")
    hold(state, A, f"reset {left}")
    begin(state)
    bids(state, "reset" if left else "-", "5", "4")
    assert (table(state)["phase"] == "harvest") == asked


def test_m13_two_bids_both_count_as_played() -> None:
    state = turn(2)
    own(state, A, "harvest")
    hold(state, A, "reset 1 2 3 4")
    begin(state)
    bids(state, "reset,4", "7,6")
    assert legal(state, A) == ["replace 1", "replace 2", "replace 3", "keep"]


def test_m14_harvest_on_a_tied_card() -> None:
    state = turn(3)
    own(state, A, "harvest")
    hold(state, A, "reset 1 3", tied="5")
    begin(state)
    bids(state, "reset", "7", "6")
    play(state, A, "replace 3")
    assert order(state)[0] == (A, "8")
    play(state, A, "take peasant")
    assert hand(state, A) == "reset 1 2 3 4 5 6 7"


def test_m14_keeping_the_reset_changes_nothing() -> None:
    state = turn(3)
    own(state, A, "harvest")
    hold(state, A, "reset 1 3", tied="5")
    begin(state)
    bids(state, "reset", "7", "6")
    assert refusal(state, A, "bid 3") == ("replace-or-keep", "3.2 M12")
    play(state, A, "keep")
    assert order(state) == [(B, "7"), (C, "6"), (A, "5")]


def test_m15_the_palace_shows_before_the_harvest_answers() -> None:
    state = turn(3)
    own(state, A, "harvest")
    own(state, B, "palace")
    hold(state, A, "reset 5")
    begin(state)
    assert state.acting == [A, C]
    bids(state, "reset", "-", "4")
    assert state.acting == [B] and table(state)["phase"] == "palace"
    play(state, B, "bid 3")
    assert state.acting == [A] and table(state)["phase"] == "harvest"
    play(state, A, "replace 5")
    assert order(state) == [(A, "5"), (C, "4"), (B, "3")]


def test_m16_a_tied_replacement_stays() -> None:
    state = turn(3)
    own(state, A, "harvest")
    hold(state, A, "reset 5")
    begin(state)
    bids(state, "reset", "5", "4")
    play(state, A, "replace 5")
    play(state, C, "take peasant")
    assert tied(state, A) == "5" and hand(state, A) == "reset 1 2 3 4 6 7"


def test_m17_a_replacement_on_a_stack_that_ties_again_is_not_taken_back() -> None:
    state = tied_stacks()
    own(state, A, "harvest")
    begin(state)
    bids(state, "reset", "2", "5")
    play(state, A, "replace 2")
    assert told(state, "tied-again")[0]["rivals"] == [A, B]
    play(state, C, "take peasant")
    assert [event["seat"] for event in told(state, "drew")] == [A, B]
    assert discard(state, A) == "2 4" and hand(state, A) == "reset 1 3 5 6 7"


def test_m17_two_bids_a_stack_ties_again_while_the_other_is_the_reset() -> None:
    state = turn(2)
    for seat in (A, B):
        hold(state, seat, "reset 1 2 7", tied="4")
    begin(state)
    bids(state, "add 2 4,reset", "add 2 4,7")
    play(state, B, "take peasant")
    assert len(told(state, "drew")) == 2
    assert discard(state, A) == "2 4" and hand(state, A) == "reset 1 3 5 6 7"


def test_m17_as_an_option_only_this_turns_card_stays() -> None:
    state = tied_stacks(tied_card_returns=True)
    own(state, A, "harvest")
    begin(state)
    bids(state, "reset", "2", "5")
    play(state, A, "replace 2")
    play(state, C, "take peasant")
    assert [event["seat"] for event in told(state, "drew")] == [A, B]
    assert discard(state, A) == "2" and hand(state, A) == "reset 1 3 4 5 6 7"
    assert discard(state, B) == "2 3 4 5 6 7", "who played no Reset takes nothing back"


def test_m17_as_an_option_with_two_bids() -> None:
    state = turn(2, tied_card_returns=True)
    for seat in (A, B):
        hold(state, seat, "reset 1 2 7", tied="4")
    begin(state)
    bids(state, "add 2 4,reset", "add 2 4,7")
    play(state, B, "take peasant")
    assert len(told(state, "drew")) == 2
    assert discard(state, A) == "2" and hand(state, A) == "reset 1 3 4 5 6 7"


def test_m18_a_stack_with_the_reset_is_taken_back_though_it_ties() -> None:
    state = begin(tied_stacks())
    bids(state, "reset", "reset", "5")
    assert told(state, "tied-again")[0]["card"] == "reset"
    play(state, C, "take peasant")
    assert len(told(state, "drew")) == 2
    assert hand(state, A) == hand(state, B) == "reset 1 2 3 4 5 6 7"


def test_m19_the_palaces_owner_may_tie_on_purpose() -> None:
    state = turn(3)
    own(state, C, "palace")
    begin(state)
    bids(state, "6", "4")
    assert "bid 6" in legal(state, C)
    play(state, C, "bid 6")
    assert told(state, "tied")[0]["rivals"] == [A, C]


# ---- Draws ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("last", "first"), [(-1, [A, C]), (A, [C, A]), (B, [C, A]), (C, [A, C])])
def test_m20_m48_clockwise_from_the_last_gainer(last: int, first: list[int]) -> None:
    state = new_table(3)
    state.last_gainer = last
    for seat in (A, C):
        state.status[seat * SLOTS] = BID_TIED_AGAIN
    settle_with(state, DRAWING)
    assert [event["seat"] for event in told(state, "drew")] == first


def test_m48_a_token_is_no_gain() -> None:
    state = turn(3, "peasant", "general")
    state.dragon = B
    begin(state)
    bids(state, "7", "1", "2")
    play(state, B, "swap peasant")
    play(state, A, "take dragon")
    assert state.last_gainer in (B, C), "A's token does not count"
    assert told(state, "took")[0]["seat"] == C


def test_m21_m50_a_draw_from_too_short_a_deck_ends_everything() -> None:
    state = tied_stacks()
    own(state, C, "heir", "palace", "market", "emperor", "harvest")
    state.dragon = C
    stack_deck(state, "general")
    begin(state)
    bids(state, "2", "2")
    play(state, C, "bid 5")
    play(state, C, legal(state, C)[0])
    while not state.over:
        play(state, state.acting[0], legal(state, state.acting[0])[0])
    assert told(state, "inherited") == told(state, "declined") == []
    assert told(state, "dragon") == []
    assert table(state)["dragon"]["holder"] is None
    assert told(state, "ended-by-tie") == [{"seat": -1, "deck": 1, "stacks": 2}]


# ---- The Celestial Dragon --------------------------------------------------------------------------------


def with_dragon(*shown: str, seats: int = 4, **options: object) -> Kingdom:
    state = turn(seats, *shown, **options)
    state.dragon = A
    return state


def test_m22_merchants_elsewhere_count_one_for_the_largest_pile() -> None:
    state = with_dragon("general", "peasant", "merchant")
    give(state, A, general=1, peasant=2, merchant=1)
    state.players[A].moved[GENERAL] = 1
    begin(state)
    bids(state, "1", "2", "3", "4")
    assert told(state, "swapped") == [{"seat": A, "dynasty": "merchant"}], "two Generals and two Peasants"


def test_m22_as_an_option_merchants_elsewhere_do_not_count_for_the_largest_pile() -> None:
    state = with_dragon("general", "peasant", "peasant", dragon_ignores_merchants=True)
    give(state, A, general=1, peasant=2, merchant=1)
    state.players[A].moved[GENERAL] = 1
    begin(state)
    bids(state, "1", "2", "3", "4")
    assert told(state, "swapped") == [{"seat": A, "dynasty": "general"}], "two Peasants, and one General"


def test_m22_the_philosopher_is_a_bureaucrat_and_absent_types_are_never_most() -> None:
    state = with_dragon("bureaucrat", "peasant", "noble-two")
    give(state, A, "philosopher", peasant=1)
    begin(state)
    bids(state, "1", "2", "3", "4")
    assert told(state, "swapped") == [{"seat": A, "dynasty": "noble-two"}]


def test_m23_with_only_the_philosopher_and_barred_types_any_may_be_taken() -> None:
    state = with_dragon("philosopher", "general", "general")
    give(state, A, general=1)
    begin(state)
    bids(state, "1", "2", "3", "4")
    assert legal(state, A) == ["swap general", "swap philosopher"]


def test_m24_without_cards_only_the_philosopher_is_barred() -> None:
    state = with_dragon("philosopher", "general", "peasant")
    begin(state)
    bids(state, "1", "2", "3", "4")
    assert legal(state, A) == ["swap general", "swap peasant"]
    assert refusal(state, A, "swap philosopher") == ("philosopher-barred", "3.4")


def test_m25_an_unclaimed_dragon_goes_back_and_the_heir_cannot_take_it() -> None:
    state = with_dragon("general", "peasant", "merchant")
    give(state, B, noble=2)
    begin(state)
    bids(state, "5", "2", "2", "reset")
    play(state, A, "swap general")
    play(state, A, "take peasant")
    assert state.acting == [B] and table(state)["display"] == ["merchant", "dragon"]
    assert legal(state, B) == ["inherit merchant", "decline"]
    assert refusal(state, B, "take dragon") == ("heir-no-dragon", "3.4 M25")
    play(state, B, "decline")
    assert table(state)["dragon"]["where"] == "middle"
    assert all(player.tokens == 0 for player in state.players)


def test_m26_m27_the_dragon_waits_for_four_of_the_five_goals() -> None:
    state = new_table(3)
    give(state, A, general=1)
    give(state, B, general=1)
    own(state, A, "emperor", "palace")
    own(state, B, "market")
    assert assign_dragon(state) is None
    own(state, B, "heir")
    assert assign_dragon(state) == C, "no goal at all"


def test_m28_of_two_who_never_had_it_nobody_gets_it() -> None:
    state = new_table(4)
    own(state, A, "emperor", "palace")
    own(state, B, "market", "heir")
    assert assign_dragon(state) is None
    state.players[C].had = 3
    assert assign_dragon(state) == D, "never is longest ago"


def test_m29_the_dragon_scores_for_its_last_holder() -> None:
    state = new_table(3)
    state.dragon = B
    stack_deck(state)
    new_display(state)
    assert [line(state, seat, "goals") for seat in (A, B)] == [([], 0), (["dragon"], 2)]


# ---- The end -------------------------------------------------------------------------------------------


def ended(state: Kingdom) -> Kingdom:
    stack_deck(state)
    new_display(state)
    assert state.over
    return state


def move_merchant(state: Kingdom, seat: int, pile: int) -> None:
    """Put a Merchant from the deck to another pile."""
    state.deck[A_MERCHANT] -= 1
    state.deck_left -= 1
    state.players[seat].moved[pile] += 1


def test_m30_merchants_among_generals_count_two_for_the_heir() -> None:
    state = new_table(3)
    give(state, A, general=2)
    give(state, B, general=1)
    move_merchant(state, B, GENERAL)
    ended(state)
    assert owner(state, "heir") == B
    assert told(state, "final-heir") == [{"seat": B, "count": 3}]
    assert cards(state, B) == {"general": 1, "merchant": 1}
    assert line(state, B, "generals") == (1, 1)


def test_m31_merchants_that_go_home_move_no_goal() -> None:
    state = new_table(3)
    give(state, A, merchant=2, bureaucrat=1)
    give(state, B, merchant=1, bureaucrat=2)
    move_merchant(state, A, BUREAUCRAT)
    move_merchant(state, B, BUREAUCRAT)
    move_merchant(state, B, BUREAUCRAT)
    update_goals(state)
    assert (owner(state, "market"), owner(state, "palace")) == (A, B)
    ended(state)
    assert cards(state, B)["merchant"] == 3 and cards(state, A)["merchant"] == 3
    assert (owner(state, "market"), owner(state, "palace")) == (A, B)


def test_m32_the_philosopher_is_no_bureaucrat_for_its_own_points() -> None:
    state = new_table(3)
    give(state, A, "philosopher", bureaucrat=4)
    give(state, B, bureaucrat=5)
    ended(state)
    assert (line(state, A, "philosopher"), line(state, A, "bureaucrats")) == ((1, 1), (4, 4))
    assert line(state, B, "bureaucrats") == (0, 0)


def test_m33_the_philosopher_alone_is_a_pile_for_the_market() -> None:
    state = turn(3, "merchant", "peasant")
    give(state, A, "philosopher", merchant=2)
    begin(state)
    bids(state, "7", "6", "5")
    play(state, A, "take merchant")
    assert legal(state, A) == ["place bureaucrat", "place merchant"]
    play(state, A, "place bureaucrat")
    assert owner(state, "palace") == A, "one and two"


def test_m34_discarded_peasants_are_not_missing() -> None:
    state = new_table(3)
    for seat, count in ((A, 1), (B, 3), (C, 7)):
        give(state, seat, peasant=count)
    ended(state)
    assert "peasant" not in line(state, A, "missing")[0]  # type: ignore[operator]
    assert [line(state, seat, "peasants") for seat in (A, B, C)] == [([1, 0], 0), ([3, 2], 5), ([7, 6], 20)]


def test_m35_equal_points_go_to_more_dynasty_cards_peasants_included() -> None:
    state = new_table(2)
    give(state, A, merchant=1, peasant=2)
    give(state, B, merchant=1, peasant=3)
    state.players[A].tokens = 1
    ended(state)
    assert state.scores == [-7, -7], "a token is worth as much as a peasant left over"
    assert state.ranking == [2, 1]


def test_a_win_can_be_shared() -> None:
    state = ended(new_table(3))
    assert state.scores == [-15, -15, -15] and state.ranking == [1, 1, 1]


def test_m36_scores_can_be_negative() -> None:
    state = new_table(3)
    give(state, A, general=1)
    ended(state)
    assert state.scores == [-12 + 1 + 5, -15, -15]


@pytest.mark.parametrize(
    ("net", "points"), [(0, 0), (1, 2), (2, 5), (3, 8), (4, 14), (5, 20), (6, 20), (9, 20)]
)
def test_the_peasant_table(net: int, points: int) -> None:
    state = new_table(2)
    give(state, A, peasant=net + 2)
    give(state, B, peasant=2)
    ended(state)
    assert line(state, A, "peasants") == ([net + 2, net], points)


def test_the_peasant_table_read_as_a_regular_series() -> None:
    state = new_table(2, regular_peasants=True)
    give(state, A, peasant=3)
    ended(state)
    assert line(state, A, "peasants") == ([3, 3], 9)


# ---- Two bids each -------------------------------------------------------------------------------------


def test_m37_one_bid_must_go_on_the_tied_card() -> None:
    state = turn(2)
    hold(state, A, "reset 1 2 7", tied="4")
    begin(state)
    play(state, A, "bid 7")
    assert legal(state, A) == ["add reset 4", "add 1 4", "add 2 4"]
    assert refusal(state, A, "bid 2") == ("goes-on-tied", "4 M37")
    assert refusal(state, A, "add 2 5") == ("no-such-tied", "4 M37")


def test_m37_only_one_bid_goes_on_the_tied_card() -> None:
    state = turn(2)
    hold(state, A, "reset 1 2 7", tied="4")
    begin(state)
    play(state, A, "add 1 4")
    assert legal(state, A) == ["bid reset", "bid 2", "bid 7"]
    assert refusal(state, A, "add 2 4") == ("no-such-tied", "4 M37")


def test_m37_with_two_tied_cards_each_gets_one() -> None:
    state = turn(2)
    hold(state, A, "reset 1 7", tied="4 5")
    begin(state)
    assert not [move for move in legal(state, A) if move.startswith("bid")]
    play(state, A, "add 7 5")
    assert legal(state, A) == ["add reset 4", "add 1 4"]
    play(state, A, "add 1 4")
    bids(state, "-", "6,2")
    assert order(state)[:2] == [(A, "12"), (B, "6")]


def test_m38_the_palaces_second_bid_must_go_on_the_tied_card_if_the_first_did_not() -> None:
    state = turn(2)
    own(state, A, "palace")
    hold(state, A, "reset 1 2 7", tied="4")
    begin(state)
    play(state, A, "bid 7")
    assert state.acting == [B], "the second bid comes after the show"
    bids(state, "-", "6,5")
    assert legal(state, A) == ["add reset 4", "add 1 4", "add 2 4"]


def test_m39_only_the_reset_with_two_tied_cards() -> None:
    state = turn(2)
    hold(state, A, "reset", tied="3 6")
    begin(state)
    assert legal(state, A) == ["add reset 3", "add reset 6"]
    play(state, A, "add reset 3")
    assert state.changing == [A] and legal(state, A) == ["add reset 6"]
    bids(state, "-", "5,4")
    assert order(state) == [(A, "6"), (B, "5"), (B, "4"), (A, "3")]
    play(state, A, "take peasant")
    play(state, B, "take noble-two")
    assert hand(state, A) == "reset 1 2 3 4 5 6 7", "the bare card is taken back with the rest"


@pytest.mark.parametrize(("waiting", "claims"), [("3", ["3"]), ("3 6", ["6", "3"])])
def test_m39_as_an_option_tied_cards_bid_again_beside_the_reset(waiting: str, claims: list[str]) -> None:
    state = turn(2, last_card_alone=True)
    hold(state, A, "reset", tied=waiting)
    begin(state)
    assert state.acting == [B] and state.changing == [] and state.legal(A) == []
    for seat in (A, B):
        assert KINGDOM.observe(state.knowledge(seat).sample(Quick(1)), seat) == KINGDOM.observe(state, seat)
    bids(state, "-", "2,1")
    assert [value for seat, value in order(state) if seat == A] == claims
    assert {"seat": A, "card": "reset"} in told(state, "shown")
    while not told(state, "recovered"):
        play(state, state.acting[0], legal(state, state.acting[0])[0])
    assert hand(state, A) == "reset 1 2 3 4 5 6 7"


def test_m49_the_bare_card_can_tie_and_stay() -> None:
    state = turn(2)
    hold(state, A, "reset", tied="3 6")
    begin(state)
    play(state, A, "add reset 3")
    bids(state, "-", "6,4")
    assert told(state, "tied")[0]["rivals"] == [A, B]
    play(state, B, "take peasant")
    play(state, A, legal(state, A)[0])
    assert tied(state, A) == "6" and hand(state, A) == "reset 1 2 3 4 5 7"


def test_m49_the_bare_card_can_bear_the_emperor() -> None:
    state = turn(2)
    own(state, A, "emperor")
    hold(state, A, "reset", tied="3 6")
    begin(state)
    play(state, A, "add reset 3")
    bids(state, "-", "6,4")
    assert legal(state, A) == ["crown reset", "crown 6"]
    play(state, A, "crown 6")
    assert order(state)[:2] == [(A, "6½"), (B, "6")]


def test_m40_the_emperor_is_named_last_and_not_on_a_lone_reset() -> None:
    state = turn(2)
    own(state, A, "emperor", "harvest", "palace")
    hold(state, A, "reset 2 3 5")
    begin(state)
    play(state, A, "bid reset")
    bids(state, "-", "7,6")
    play(state, A, "bid 5")
    assert table(state)["phase"] == "harvest"
    kept = state.clone()
    play(kept, A, "keep")
    assert kept.crowned == A * SLOTS + 1, "only the 5 can bear it, so nothing is asked"
    play(state, A, "replace 3")
    assert legal(state, A) == ["crown 3", "crown 5"]
    assert refusal(state, A, "crown 2") == ("not-your-bid", "4 M40")
    assert refusal(state, A, "take peasant") == ("crown-a-bid", "4 M40")


def test_m41_own_bids_never_tie() -> None:
    state = begin(turn(2))
    play(state, A, "bid 5")
    assert refusal(state, A, "bid 5") == ("card-laid", "3.2")


def test_m42_the_palace_changes_only_the_time() -> None:
    state = turn(3)
    own(state, C, "palace")
    hold(state, C, "reset 5", tied="4")
    begin(state)
    bids(state, "6", "2")
    play(state, C, "bid reset")
    assert order(state) == [(A, "6"), (C, "4"), (B, "2")]
    play(state, A, "take peasant")
    assert cards(state, C) == {"noble-two": 1} and hand(state, C) == "reset 1 2 3 4 5 6 7"


def test_m43_the_variant_for_three() -> None:
    state = new_table(3, two_bids=True)
    assert (state.bids_each, state.display_size) == (2, 5)
    display(state, "general", "general", "peasant", "peasant", "noble-two")
    begin(state)
    bids(state, "5,1", "5,2", "5,3")
    assert told(state, "tied")[0]["rivals"] == [A, B, C]
    assert order(state) == [(C, "3"), (B, "2"), (A, "1")]


def two_stacks_each() -> Kingdom:
    state = turn(2)
    for seat in (A, B):
        hold(state, seat, "reset 1 2", tied="4 5")
    begin(state)
    bids(state, "add 1 4,add 2 5", "add 1 4,add 2 5")
    return state


def test_m44_a_card_for_each_stack_and_a_players_draws_together() -> None:
    state = two_stacks_each()
    assert [event["rivals"] for event in told(state, "tied-again")] == [[A, B], [A, B]]
    assert [event["seat"] for event in told(state, "drew")] == [A, A, B, B]


def test_m44_too_few_cards_counts_stacks() -> None:
    state = turn(2)
    for seat in (A, B):
        hold(state, seat, "reset 1 2", tied="4 5")
    stack_deck(state, "general", "general", "peasant")
    begin(state)
    bids(state, "add 1 4,add 2 5", "add 1 4,add 2 5")
    assert state.over and told(state, "ended-by-tie") == [{"seat": -1, "deck": 3, "stacks": 4}]


def test_m45_drawn_merchants_go_only_where_a_card_lay_before() -> None:
    state = turn(2)
    for seat in (A, B):
        hold(state, seat, "reset 1 2", tied="4 5")
    give(state, A, merchant=2, general=1)
    stack_deck(state, "merchant", "merchant", "merchant", "merchant")
    begin(state)
    bids(state, "add 1 4,add 2 5", "add 1 4,add 2 5")
    assert told(state, "drew") == [{"seat": seat, "dynasty": "merchant"} for seat in (A, A, B, B)]
    assert state.acting == [A] and table(state)["waiting"] == 2
    assert legal(state, A) == ["place general", "place merchant"]
    assert owner(state, "market") == A and owner(state, "emperor") is None
    play(state, A, "place general")
    assert owner(state, "emperor") is None, "goals move when all cards lie"
    play(state, A, "place general")
    assert owner(state, "emperor") == A
    assert owner(state, "market") == A, "two each: the owner keeps it"


def test_m45_a_pile_begun_by_the_same_draw_is_no_target() -> None:
    state = new_table(2)
    give(state, A, merchant=2)
    for place in range(SLOTS):
        state.status[A * SLOTS + place] = BID_TIED_AGAIN
    stack_deck(state, "merchant", "general")
    settle_with(state, DRAWING)
    # The only pile from before is the Merchants' own, so nothing is asked.
    assert cards(state, A) == {"general": 1, "merchant": 3}


def test_m46_the_palaces_owner_with_only_the_reset_lays_it_with_the_others() -> None:
    state = turn(2)
    own(state, A, "palace")
    hold(state, A, "reset")
    begin(state)
    assert state.acting == [B] and table(state)["players"][A]["face_down"] == 1
    assert not table(state)["players"][A]["bids_last"]
    bids(state, "-", "6,5")
    assert table(state)["phase"] == "claims"


def test_m47_the_dragon_alone_must_be_claimed() -> None:
    state = turn(3, "peasant", "general")
    state.dragon = A
    begin(state)
    bids(state, "7", "6", "5")
    play(state, A, "swap peasant", "take general")
    assert [event["seat"] for event in told(state, "token")] == [B]
    assert state.players[B].tokens == 1 and cards(state, B) == {}


def test_the_heir_works_for_who_tied_or_reset() -> None:
    state = turn(3)
    give(state, A, noble=2)
    begin(state)
    bids(state, "reset", "5", "5")
    assert state.acting == [A]
    play(state, A, "inherit noble-two")
    assert cards(state, A) == {"noble-two": 3}


def test_the_heir_may_put_a_merchant_elsewhere() -> None:
    state = new_table(3)
    display(state, "merchant")
    give(state, A, noble=2, merchant=2)
    settle_with(state, HEIR_POWER)
    play(state, A, "inherit merchant")
    assert legal(state, A) == ["place merchant", "place noble"]
    play(state, A, "place noble")
    assert table(state)["players"][A]["piles"]["noble"] == {
        "cards": {"noble-two": 2},
        "moved": 1,
        "size": 3,
        "count": 4,
    }


def test_a_merchant_elsewhere_stays_though_the_market_is_lost() -> None:
    state = new_table(3)
    give(state, A, merchant=2, general=1)
    move_merchant(state, A, GENERAL)
    give(state, B, merchant=3)
    assert owner(state, "market") == B and owner(state, "emperor") == A
    assert table(state)["goals"]["emperor"]["counts"] == [3, 0, 0]


def test_of_two_stacks_of_equal_value_the_higher_top_card_goes_first() -> None:
    state = turn(3)
    hold(state, A, "reset 2 6", tied="5")
    hold(state, B, "reset 5 7", tied="2")
    begin(state)
    bids(state, "2", "5", "7")
    assert order(state) == [(B, "7"), (A, "7"), (C, "7")]
    assert [event["reason"] for event in told(state, "claims")] == ["top", "stack", "value"]


def test_the_claim_order_is_total() -> None:
    """However cards fall, no two claims are equal once ties are removed."""
    chance = Quick(11)
    seen = 0
    for seed in range(40):
        state = KINGDOM.start(2 + seed % 4, seed=seed)
        assert isinstance(state, Kingdom)
        while not state.over:
            seat = state.actor()
            offer = state.offer(seat)
            state.apply(seat, offer[chance.below(len(offer))])
            if state.shown and table(state)["phase"] == "claims":
                keys = [int(rank(state, bid)) for bid in state.order]
                assert keys == sorted(set(keys), reverse=True)
                seen += 1
    assert seen > 500
