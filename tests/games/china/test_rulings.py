"""The rulings R1 to R41 of the rules page, and what the variants change."""

from __future__ import annotations

import pytest

from tests.games.china.table import (
    CHINA,
    EMPEROR,
    build,
    cards,
    complete,
    edition_with,
    finish,
    fortify,
    hand,
    hold,
    leave_in_pile,
    legal,
    new_table,
    picture,
    play,
    refusal,
    scored,
    send,
    show,
    tiles,
    to_move,
    told,
)
from tianxia.games.china.cards import listed, one, total
from tianxia.games.china.state import Table
from tianxia.games.china.vocabulary import PROVINCES
from tianxia.kernel import BadSetup, BrokenGame, Edition, Quick


def test_r1_a_joker_stands_for_another_colour() -> None:
    table = new_table(3)
    build(table, 1, "E1")
    hold(table, 0, "red red green")
    to_move(table, 0)
    assert "joker red wei" not in legal(table, 0)
    assert refusal(table, 0, "joker red wei") == ("joker-own-colour", "3.1 R1")
    assert refusal(table, 0, "joker green wei") == ("no-pair", "3.1")
    assert refusal(table, 0, "play green wei") == ("wrong-colour", "3.1")
    assert refusal(table, 0, "play violet chu") == ("no-card", "3.1")


def test_r2_one_piece_in_an_empty_province() -> None:
    table = new_table(3, fortifications=True)
    hold(table, 0, "violet violet violet")
    to_move(table, 0)
    play(table, 0, "play violet chu")
    assert {move.split()[0] for move in legal(table, 0)} == {"palace", "fort"}
    play(table, 0, "fort U3")
    assert {move.split()[0] for move in legal(table, 0)} <= {"take", "draw"}


def test_r3_a_bare_fortification_makes_a_province_less_empty() -> None:
    table = new_table(3, fortifications=True)
    fortify(table, "U3")
    hold(table, 1, "violet violet red")
    to_move(table, 1)
    play(table, 1, "play violet chu", "palace U3", "play violet chu", "emissary chu")
    # A free space, though: it belongs to whoever builds on it, and doubles for them.
    assert picture(table)["provinces"]["chu"]["scores"] == [0, 2, 0]


def test_r4_two_fortifications_double_once() -> None:
    table = new_table(3, fortifications=True)
    build(table, 0, "Q1 Q2 Q3")
    build(table, 1, "Q4 Q5")
    fortify(table, "Q1", "Q2")
    assert complete(table, "qi") == [10, 3, 0]


def test_fortifications_never_double_alliances() -> None:
    table = new_table(3, fortifications=True)
    build(table, 0, "Q1 Z1")
    fortify(table, "Q1", "Z1")
    send(table, 0, "qi", "zhao")
    finish(table)
    assert told(table, "allied") == [{"seat": 0, "alliance": "1", "points": 2}]


def test_r5_the_palace_of_a_turn_raises_the_limit_for_its_emissary() -> None:
    table = new_table(3)
    build(table, 0, "U1")
    send(table, 1, "chu")
    hold(table, 0, "violet violet red")
    to_move(table, 0)
    play(table, 0, "play violet chu")
    assert refusal(table, 0, "emissary chu") == ("court-full", "3.4")
    play(table, 0, "palace U2", "play violet chu", "emissary chu")
    assert picture(table)["provinces"]["chu"]["emissaries"] == [1, 1, 0]


def test_r6_a_province_is_scored_between_two_pieces() -> None:
    table = new_table(3)
    build(table, 0, "L1 L2")
    build(table, 1, "L3")
    hold(table, 1, "orange orange red")
    to_move(table, 1)
    play(table, 1, "play orange lu", "palace L4")
    assert table.scores == [4, 4, 0]
    assert picture(table)["provinces"]["lu"]["scored"] is True
    play(table, 1, "play orange lu")
    assert table.land.court(PROVINCES.index("lu")) == 1  # an emissary may still come, and nothing else
    hold(table, 2, "orange orange red")
    to_move(table, 2)
    play(table, 2, "play orange lu")
    assert table.land.court(PROVINCES.index("lu")) == 2
    assert refusal(table, 2, "play orange lu") != ("", "")


@pytest.mark.parametrize(
    ("palaces", "points"),
    [
        ([3, 2, 1, 1, 0], [7, 3, 2, 2, 0]),
        ([2, 2, 2, 0, 0], [6, 6, 6, 0, 0]),
        ([4, 1, 1, 1, 1], [8, 4, 4, 4, 4]),
        ([3, 1, 2, 2, 0], [8, 2, 3, 3, 0]),
        ([1, 0, 0, 0, 0], [1, 0, 0, 0, 0]),
        ([0, 0, 0, 0, 0], [0, 0, 0, 0, 0]),
    ],
)
def test_r7_ties_at_every_rank(palaces: list[int], points: list[int]) -> None:
    table = new_table(5)
    free = iter(["U1", "U2", "U3", "U4", "U5", "U6", "U7", "U8"])
    for seat, count in enumerate(palaces):
        build(table, seat, " ".join(next(free) for _ in range(count)))
    assert complete(table, "chu") == points


def test_r8_all_who_share_the_lead_lead() -> None:
    table = new_table(3)
    build(table, 0, "Q1 Q2 Q3 Z1 Z2 Z3")
    scored(table, "qi", "zhao")
    send(table, 1, "qi", "zhao")
    send(table, 2, "qi", "zhao", "zhao")
    finish(table)
    # Both share Qi, but only one leads Zhao too.
    assert told(table, "allied") == [{"seat": 2, "alliance": "1", "points": 5}]
    both = new_table(3)
    build(both, 0, "Q1 Q2 Q3 Z1 Z2 Z3")
    scored(both, "qi", "zhao")
    send(both, 1, "qi", "zhao")
    send(both, 2, "qi", "zhao")
    assert finish(both)[1:] == [4, 4]


def test_r8_a_court_without_emissaries_has_no_leader() -> None:
    table = new_table(3)
    build(table, 0, "Q1 Z1")
    send(table, 1, "qi")
    assert picture(table)["alliances"][0]["leaders"] == []
    finish(table)
    assert told(table, "allied") == []


def test_alliances_are_scored_in_order() -> None:
    table = new_table(3)
    for province in PROVINCES:
        build(table, 0, table.board.names_of(table.board.spaces[PROVINCES.index(province)])[0])
        table.land.send(1, PROVINCES.index(province))
    finish(table)
    assert [event["alliance"] for event in told(table, "allied")] == [str(n + 1) for n in range(15)]
    numbers = [s["number"] for s in picture(table)["final"]["steps"] if s["step"] == "alliance"]
    assert numbers == list(range(1, 16))


def test_r9_the_display_waits_until_the_hand_is_full() -> None:
    table = new_table(3)
    build(table, 1, "E1")
    show(table, "violet violet green orange")
    hold(table, 0, "red red red")
    to_move(table, 0)
    play(table, 0, "play red wei", "palace E2", "play red wei", "palace E3")
    play(table, 0, "take violet")
    assert picture(table)["display"] == ["violet", "green", "orange"]
    assert "take violet" in legal(table, 0) and "draw" in legal(table, 0)
    play(table, 0, "take violet")
    assert len(picture(table)["display"]) == 4
    assert table.acting == [1]


def test_r10_an_exchange_is_the_whole_turn() -> None:
    table = new_table(3)
    show(table, "violet violet green orange")
    hold(table, 0, "red red red")
    to_move(table, 0)
    play(table, 0, "exchange red", "take violet")
    assert hand(table, 0) == {"red": 2, "violet": 1}
    assert picture(table)["discard"] == {"count": 1, "top": "red", "cards": {"red": 1}}
    assert table.acting == [1]


def test_the_pile_runs_out_the_first_time() -> None:
    table = new_table(3)
    show(table, "violet violet green orange")
    hold(table, 0, "red red red")
    build(table, 1, "E1")
    leave_in_pile(table, "yellow")
    discarded = int(total(table.discard))
    to_move(table, 0)
    play(table, 0, "play red wei", "palace E2", "play red wei", "palace E3", "draw")
    # The discards became the pile at once, the two red cards among them; the face-up cards stayed.
    assert told(table, "reshuffled") == [{"seat": -1, "cards": discarded + 2}]
    assert hand(table, 0) == {"red": 1, "yellow": 1}
    assert picture(table)["display"] == ["violet", "violet", "green", "orange"]
    assert picture(table)["pile"] == {"count": discarded + 2, "pass": 2, "last_round": False}


def last_round(seat: int = 0) -> Table:
    table = new_table(3)
    show(table, "violet violet green orange")
    for other in range(3):
        hold(table, other, "red red red")
    build(table, 1, "E1")
    leave_in_pile(table, "yellow", emptied=1)
    to_move(table, seat)
    return table


def test_r11_after_the_second_time_nothing_is_shuffled() -> None:
    table = last_round()
    play(table, 0, "play red wei", "palace E2", "play red wei", "palace E3", "draw", "take green")
    assert len(told(table, "last-round")) == 1
    assert picture(table)["display"] == ["violet", "violet", "orange"]
    assert table.acting == [1]
    play(table, 1, "exchange red")
    assert refusal(table, 1, "draw") == ("pile-empty", "5.1 R12")
    play(table, 1, "take orange")
    assert picture(table)["display"] == ["violet", "violet"]
    play(table, 2, "play red wei", "palace E4")
    play(table, 2, "done")
    assert table.over, "only violet cards were left, so that nothing was asked; the round is finished"


def test_the_pile_is_emptied_in_the_last_players_turn() -> None:
    table = last_round(seat=2)
    play(table, 2, "exchange red", "draw")
    assert table.over
    assert told(table, "ended") == [{"seat": -1, "early": 0}]


def test_everybody_has_had_as_many_turns() -> None:
    for seats in range(2, 6):
        table = CHINA.start(seats=seats, seed=3)
        assert isinstance(table, Table)
        chance = Quick(seats)
        while not table.over:
            moves = table.legal(table.acting[0])
            table.play(table.acting[0], moves[chance.below(len(moves))])
        assert table.turn % seats == 0


def test_r12_the_hand_must_be_filled() -> None:
    table = new_table(3)
    to_move(table, 0)
    play(table, 0, legal(table, 0)[-1])
    assert refusal(table, 0, "done") == ("fill-hand-first", "3.6 R12")
    assert refusal(table, 0, "exchange red") == ("fill-hand-first", "3.6 R12")


def test_r13_who_can_neither_place_nor_exchange_passes() -> None:
    table = new_table(3)
    every = table.board.names_of(table.board.all)
    for number, name in enumerate(every[:-1]):
        build(table, number % 3, name)
    scored(table, *PROVINCES)
    hold(table, 1, "red red yellow")
    leave_in_pile(table, "", emptied=2)
    table.display = table.display[:0]
    table.players[1].palaces_left = 0
    table.players[1].emissaries_left = 0
    to_move(table, 1)
    assert told(table, "passed") == [{"seat": 1, "emperor": 0}]
    assert table.acting == [2]


def test_r14_a_supply_is_used_up() -> None:
    table = new_table(3)
    build(table, 1, "E1")
    table.players[0].palaces_left = 0
    hold(table, 0, "red green orange")
    to_move(table, 0)
    assert refusal(table, 0, "play green shu") == ("nothing-to-place", "3.3")
    play(table, 0, "play red wei")
    # Only an emissary was left, and there was nothing to ask.
    assert picture(table)["provinces"]["wei"]["emissaries"] == [1, 0, 0]


def test_r15_the_early_end() -> None:
    table = new_table(3)
    every = table.board.names_of(table.board.all)
    for number, name in enumerate(every[:-1]):
        build(table, number % 3, name)
    for province in range(9):
        while table.land.has_room_at_court(province):
            table.land.send(0, province)
    for player in table.players:
        player.emissaries_left = 0
    last = every[-1]
    assert last == "H6"
    hold(table, 0, "green green green")
    to_move(table, 0)
    play(table, 0, "play green han")
    assert table.over, "the last space was the only choice, and with it the game is over at once"
    assert told(table, "ended") == [{"seat": -1, "early": 1}]
    assert table.land.places_left() == 0


def test_r15_an_emissary_that_could_still_come_keeps_the_game_alive() -> None:
    table = new_table(3)
    every = table.board.names_of(table.board.all)
    for number, name in enumerate(every[:-1]):
        build(table, number % 3, name)
    hold(table, 0, "green green green")
    to_move(table, 0)
    play(table, 0, "play green han", "palace H6")
    assert not table.over


def test_the_tie_break_is_pieces_left_and_then_shared_r20() -> None:
    table = new_table(3)
    table.players[0].points = table.players[1].points = 30
    table.players[1].emissaries_left -= 1
    finish(table)
    assert table.ranking == [1, 2, 3]
    shared = new_table(3)
    finish(shared)
    assert shared.ranking == [1, 1, 1]
    forts = new_table(3, fortifications=True)
    forts.players[0].forts_left = 0
    finish(forts)
    assert forts.ranking == [3, 1, 1]


def test_provinces_that_are_not_full_are_scored_at_the_end() -> None:
    table = new_table(3)
    build(table, 0, "Z1 Z2 Z3")
    build(table, 1, "Z4 Z5")
    assert finish(table) == [5, 3, 0]
    assert told(table, "open") == [
        {"seat": 0, "province": "zhao", "points": 5},
        {"seat": 1, "province": "zhao", "points": 3},
    ]


# ---- Border disputes ----------------------------------------------------------------------------


def border(seats: int = 3) -> Table:
    return new_table(seats, board="border")


def test_a_post_costs_a_card_of_each_side_or_two_of_one() -> None:
    table = border()
    hold(table, 0, "yellow green red")
    to_move(table, 0)
    assert "post B2" in legal(table, 0) and "post B3" in legal(table, 0)
    play(table, 0, "post B2")
    assert hand(table, 0) == {"red": 1}
    assert picture(table)["palaces"] == {"B2": 0}
    assert picture(table)["provinces"]["chin"]["palaces"] == [1, 0, 0]
    assert picture(table)["provinces"]["han"]["palaces"] == [1, 0, 0]
    pair = border()
    hold(pair, 0, "yellow yellow yellow")
    to_move(pair, 0)
    play(pair, 0, "pair yellow B2")
    assert hand(pair, 0) == {"yellow": 1}


def test_r21_no_joker_serves_a_post() -> None:
    table = border()
    hold(table, 0, "red red yellow")
    to_move(table, 0)
    assert refusal(table, 0, "post B2") == ("post-cards", "9.1 R21")
    assert refusal(table, 0, "pair red B2") == ("post-pair", "9.1 R21")
    printed = new_table(3)
    to_move(printed, 0)
    assert refusal(printed, 0, "post B2") == ("no-such-post", "9.1")


def test_r22_a_post_and_another_piece() -> None:
    both_empty = border()
    hold(both_empty, 0, "yellow green yellow")
    to_move(both_empty, 0)
    play(both_empty, 0, "post B2")
    assert all(move.startswith(("take", "draw")) for move in legal(both_empty, 0))
    one_empty = border()
    build(one_empty, 1, "C1")
    hold(one_empty, 0, "yellow green yellow")
    to_move(one_empty, 0)
    play(one_empty, 0, "post B2")
    assert legal(one_empty, 0) == ["play yellow chin", "done"]
    assert refusal(one_empty, 0, "play green han")[0] == "one-province"
    after = border()
    build(after, 1, "C1")
    hold(after, 0, "yellow green yellow")
    to_move(after, 0)
    play(after, 0, "play yellow chin", "palace C2")
    assert "post B2" in legal(after, 0) and "post B4" not in legal(after, 0)
    assert refusal(after, 0, "post B4") == ("post-elsewhere", "9.1 R22")
    play(after, 0, "post B2")
    assert hand(after, 0) == {}


def test_one_post_may_complete_two_provinces() -> None:
    table = border()
    for province, spaces in (("chin", "C1 C2 C4 C5 C6 B3"), ("han", "H2 H3 H4 H5 H6")):
        build(table, 1, spaces)
        assert not table.land.is_full(PROVINCES.index(province))
    hold(table, 0, "yellow green red")
    to_move(table, 0)
    play(table, 0, "post B2")
    assert {event["province"] for event in told(table, "scored")} == {"chin", "han"}
    assert table.scores == [6 + 5, 7 + 6, 0]


def test_a_post_counts_for_emissaries_in_both_provinces() -> None:
    table = border()
    build(table, 0, "B2")
    assert [picture(table)["provinces"][p]["limit"] for p in ("chin", "han", "shu")] == [1, 1, 0]


def test_r23_only_ports_that_are_built_on_count() -> None:
    table = border()
    build(table, 0, "Z3 Q2")
    build(table, 1, "L2")
    scored(table, "zhao", "qi", "lu")
    assert finish(table) == [3, 2, 0]


# ---- Two players --------------------------------------------------------------------------------


def two(edition: Edition | None = None, **options: object) -> Table:
    return new_table(2, edition, **options)


def test_the_emperor_moves_after_the_turn_and_his_cards_are_filled_from_the_pile() -> None:
    table = two()
    build(table, 1, "E1")
    hold(table, EMPEROR, "red red violet")
    show(table, "green green yellow yellow")
    hold(table, 0, "violet violet green")
    to_move(table, 0)
    play(table, 0, "exchange green", "take yellow")
    assert table.acting == [0]
    assert legal(table, 0) == ["play red wei", "rest"]
    # Chu and Wu are empty: he enters them only if nothing else is possible.
    assert refusal(table, 0, "play violet chu") == ("emperor-empty-province", "7.1 R40")
    before = int(total(table.pile))
    play(table, 0, "play red wei", "palace E2")
    assert picture(table)["palaces"] == {"E1": 1, "E2": 2}
    assert int(total(table.players[EMPEROR].hand)) == 3
    assert int(total(table.pile)) == before - 1
    assert table.acting == [1]


def test_the_emperor_enters_an_empty_province_if_nothing_else_is_possible() -> None:
    table = two()
    hold(table, EMPEROR, "red violet green")
    hold(table, 0, "green green yellow")
    show(table, "violet violet orange orange")
    to_move(table, 0)
    play(table, 0, "exchange green", "take violet")
    assert {"play red wei", "play violet chu", "rest"} <= set(legal(table, 0))


def test_the_emperor_may_rest() -> None:
    table = two()
    build(table, 1, "E1")
    hold(table, EMPEROR, "red red violet")
    hold(table, 0, "green green yellow")
    show(table, "violet violet orange orange")
    to_move(table, 0)
    play(table, 0, "exchange green", "take violet", "rest")
    assert told(table, "passed") == [{"seat": 0, "emperor": 1}]
    assert table.acting == [1]


def test_r26_one_of_the_cards_played_is_kept() -> None:
    table = two()
    build(table, 1, "E1")
    hold(table, 0, "red green green")
    to_move(table, 0)
    play(table, 0, "play red wei", "palace E2", "joker green wei", "palace E3")
    assert legal(table, 0) == ["keep red", "keep green"]
    assert refusal(table, 0, "keep violet") == ("not-played", "7.2")
    play(table, 0, "keep green")
    player = picture(table)["players"][0]
    assert player["kept"] == {"green": 1}
    assert picture(table)["discard"]["cards"] == {"red": 1, "green": 1}
    assert picture(table)["influence"]["green"] == 0


def test_influence_changes_hands_when_one_keeps_as_many() -> None:
    table = two()
    build(table, 1, "E1")
    table.players[1].kept = cards("red")
    table.give_influence(0, 1)
    hold(table, 0, "red green yellow")
    to_move(table, 0)
    play(table, 0, "play red wei", "palace E2", "done")
    assert told(table, "influence") == [{"seat": 0, "card": "red"}]
    assert table.holder(0) == 0
    # With fewer than the opponent nothing changes.
    fewer = two()
    build(fewer, 1, "E1")
    fewer.players[1].kept = cards("red red")
    fewer.give_influence(0, 1)
    hold(fewer, 0, "red green yellow")
    to_move(fewer, 0)
    play(fewer, 0, "play red wei", "palace E2", "done")
    assert fewer.holder(0) == 1


def test_r27_influence_counts_as_it_is_when_a_province_becomes_full() -> None:
    table = two()
    build(table, EMPEROR, "L1 L2")
    build(table, 1, "L3")
    table.players[1].kept = cards("orange")
    table.give_influence(3, 1)
    hold(table, 0, "orange green yellow")
    to_move(table, 0)
    play(table, 0, "play orange lu", "palace L4", "done")
    # Seat A takes the influence over by the card of this very turn, but too late for Lu.
    assert table.scores == [2, 2 + 4]
    assert table.holder(3) == 0


def test_r28_nobodys_influence_and_the_emperors_alliances_and_roads_lapse() -> None:
    table = two()
    build(table, EMPEROR, "Q1 Q2 Z5 Z3 Z1")
    build(table, 0, "Q3")
    send(table, EMPEROR, "qi", "zhao")
    send(table, 0, "qi")
    assert finish(table) == [2, 0]
    assert told(table, "allied") == [] and told(table, "linked") == []


def test_his_emissaries_count_for_majorities_and_totals() -> None:
    table = two()
    build(table, 0, "Q1 Q2 Z1 Z2")
    scored(table, "qi", "zhao")
    send(table, EMPEROR, "qi")
    send(table, 0, "qi", "zhao")
    assert finish(table) == [3, 0]
    beaten = two()
    build(beaten, 0, "Q1 Q2 Z1 Z2")
    scored(beaten, "qi", "zhao")
    send(beaten, EMPEROR, "qi", "zhao", "zhao")
    send(beaten, 0, "qi", "zhao")
    assert finish(beaten) == [0, 0]


def test_r29_the_emperor_first() -> None:
    table = two()
    table.players[EMPEROR].palaces_left = 0
    to_move(table, 0)
    assert refusal(table, 0, "first") == ("emperor-cannot-place", "7.3 R29")
    ready = two()
    build(ready, 1, "E1")
    hold(ready, EMPEROR, "red red violet")
    hold(ready, 0, "green green yellow")
    show(ready, "violet violet orange orange")
    to_move(ready, 0)
    play(ready, 0, "first")
    assert "rest" not in legal(ready, 0)
    assert refusal(ready, 0, "rest") == ("emperor-must-place", "7.3 R29")
    play(ready, 0, "play red wei", "emissary wei")
    # Now the own turn, and no second move of the Emperor's after it.
    assert refusal(ready, 0, "first") == ("special-used", "7.3")
    play(ready, 0, "exchange green", "take violet")
    assert ready.acting == [1]


def test_r13_who_can_do_nothing_after_the_emperor_passes() -> None:
    """With few pieces and a small display: the Emperor, called first, takes what the player could have."""
    table = two(edition=edition_with(display=2, palaces=5, emissaries=3))
    build(table, 0, "L1 L2 L3 U1 U2")
    build(table, 1, "L4")
    send(table, 0, "lu", "lu")
    scored(table, "lu")
    for owner in (0, 1, EMPEROR):
        table.players[owner].palaces_left = 0
        table.players[owner].emissaries_left = 1
    hold(table, EMPEROR, "orange red yellow")
    hold(table, 1, "orange green yellow")
    show(table, "")
    leave_in_pile(table, "", emptied=2)
    to_move(table, 1)
    assert legal(table, 1) == ["play orange lu", "first"]
    # There is still room at the court of Chu, so the game goes on; but nobody's card serves there.
    play(table, 1, "first", "play orange lu")
    assert told(table, "emperor-sent") == [{"seat": 1, "province": "lu"}]
    assert told(table, "passed") == [{"seat": 1, "emperor": 0}]
    assert told(table, "ended") == [{"seat": -1, "early": 0}]


def test_with_few_pieces_the_emperor_called_late_leaves_nobody_without_an_answer() -> None:
    """Whole games in which the Emperor is called first only once there is no card left to exchange for."""
    few = edition_with(
        display=1, palaces=5, emissaries=5, hand=2, red=10, green=6, yellow=8, orange=3, violet=8
    )
    called = CHINA.moves.parse("first")
    for seed in range(20, 30):
        table, chance = CHINA.start(seats=2, seed=seed, edition=few), Quick(seed)
        while not table.over:
            seat = table.acting[0]
            moves = table.legal(seat)
            assert moves, f"a question without an answer, seed {seed}"
            others = [move for move in moves if move != called]
            if called in moves and not any(CHINA.moves.text(move).startswith("exchange") for move in moves):
                others = [called]
            table.play(seat, others[chance.below(len(others))])


def test_r24_two_provinces() -> None:
    table = two()
    build(table, 1, "E1")
    hold(table, 0, "red violet green")
    to_move(table, 0)
    play(table, 0, "play red wei", "palace E2")
    assert "play violet chu" in legal(table, 0) and "play green han" in legal(table, 0)
    play(table, 0, "play violet chu", "palace U1")
    assert picture(table)["players"][0]["specials"] == {"first": True, "two": False, "swap": True}
    assert told(table, "two-provinces") == [{"seat": 0}]
    # Both provinces may be empty, with a piece each.
    empty = two()
    hold(empty, 0, "red violet green")
    to_move(empty, 0)
    play(empty, 0, "play red wei", "palace E2")
    assert "play red wei" not in legal(empty, 0)
    play(empty, 0, "play violet chu", "palace U1")
    # The card is not used up by two pieces in one province.
    same = two()
    build(same, 1, "E1")
    hold(same, 0, "red red green")
    to_move(same, 0)
    play(same, 0, "play red wei", "palace E2", "play red wei", "palace E3")
    assert picture(same)["players"][0]["specials"]["two"] is True


def effects(table: Table, seat: int, move: str) -> dict[str, int]:
    """What a move is said to cost and gain."""
    assert move in legal(table, seat)
    return CHINA.effects(table, seat, CHINA.moves.parse(move))


def test_a_move_says_which_special_card_it_uses_up() -> None:
    table = two()
    build(table, 1, "E1")
    hold(table, 0, "red red violet")
    hold(table, EMPEROR, "red green yellow")
    show(table, "yellow orange orange orange")
    to_move(table, 0)
    assert effects(table, 0, "first") == {"first": -1}
    assert effects(table, 0, "swap red yellow") == {"red": -1, "yellow": 1, "swap": -1}
    assert effects(table, 0, "play violet chu") == {"violet": -1}
    play(table, 0, "play red wei", "palace E2")
    assert table.frames[-1].prompt(table).values["elsewhere"] == 1
    # A second piece in the same province is free; one in Chu uses the card for two provinces up.
    assert effects(table, 0, "play red wei") == {"red": -1}
    assert effects(table, 0, "play violet chu") == {"violet": -1, "two": -1}
    play(table, 0, "play violet chu", "palace U1", "keep violet")
    assert picture(table)["players"][0]["specials"]["two"] is False
    # The Emperor's card is his own matter.
    while picture(table)["phase"] != "emperor":
        table.play(0, table.legal(0)[-1])
    assert effects(table, 0, "play red wei") == {"red": -1}


def test_keeping_a_card_says_what_the_influence_brings() -> None:
    table = two()
    build(table, EMPEROR, "E1 E2")
    build(table, 0, "U1")
    hold(table, 0, "red violet green")
    to_move(table, 0)
    play(table, 0, "play red wei", "palace E3", "play violet chu", "palace U2")
    # The Emperor is first in Wei, and in the red provinces nobody has the influence yet.
    assert effects(table, 0, "keep red") == {"end": 3}
    assert effects(table, 0, "keep violet") == {}


def test_after_the_only_piece_of_an_empty_province_the_question_names_the_special_card() -> None:
    table = two()
    hold(table, 0, "red violet green")
    to_move(table, 0)
    play(table, 0, "play red wei", "palace E2")
    assert table.frames[-1].prompt(table).values["elsewhere"] == 2
    assert effects(table, 0, "play violet chu") == {"violet": -1, "two": -1}
    play(table, 0, "done")
    assert picture(table)["players"][0]["specials"]["two"] is True


def test_r30_the_exchange_by_special_card() -> None:
    table = two()
    hold(table, 0, "red red green")
    show(table, "violet violet orange orange")
    to_move(table, 0)
    assert refusal(table, 0, "swap red yellow") == ("not-face-up", "3.6")
    assert refusal(table, 0, "swap green green") == ("not-face-up", "3.6")
    play(table, 0, "swap red violet")
    assert hand(table, 0) == {"red": 1, "green": 1, "violet": 1}
    assert picture(table)["display"] == ["violet", "orange", "orange", "red"]
    assert refusal(table, 0, "swap green red") == ("special-used", "7.3")
    assert "play violet chu" in legal(table, 0)


def test_r30_equal_colours_are_not_swapped() -> None:
    table = two()
    hold(table, 0, "red red green")
    show(table, "red violet orange orange")
    to_move(table, 0)
    assert "swap red red" not in legal(table, 0) and "swap green red" in legal(table, 0)
    assert refusal(table, 0, "swap red red") == ("swap-alike", "7.3 R30")


def test_r40_the_emperor_enters_an_empty_province_only_where_he_can_do_nothing_else() -> None:
    """That he may rest does not count: with a piece to place elsewhere, the empty province stays closed."""
    table = two()
    build(table, 1, "E1")
    hold(table, EMPEROR, "violet red yellow")
    hold(table, 0, "red green yellow")
    to_move(table, 0)
    play(table, 0, "exchange red", "draw")
    assert legal(table, 0) == ["play red wei", "rest"]
    assert refusal(table, 0, "play violet chu") == ("emperor-empty-province", "7.1 R40")
    alone = two()
    hold(alone, EMPEROR, "violet red yellow")
    hold(alone, 0, "green green yellow")
    to_move(alone, 0)
    play(alone, 0, "exchange green", "draw")
    assert {"play violet chu", "play red wei", "rest"} <= set(legal(alone, 0))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r41_any_seat_begins_as_agreed(seats: int) -> None:
    for number in range(seats):
        table = CHINA.start(seats=seats, seed=1, start="ABCDE"[number])
        assert table.acting == [number] and picture(table)["start"] == number
    assert {CHINA.start(seats=seats, seed=seed).acting[0] for seed in range(40)} == set(range(seats))
    if seats < 5:
        with pytest.raises(
            BadSetup, match=f"With {seats} players there is no seat {'ABCDE'[seats]} to begin"
        ):
            CHINA.start(seats=seats, start="ABCDE"[seats])


def test_special_cards_are_for_two() -> None:
    table = new_table(3)
    to_move(table, 0)
    assert refusal(table, 0, "first") == ("only-for-two", "7.3")


def test_r31_the_light_game() -> None:
    table = two(light=True)
    build(table, 1, "E1")
    build(table, EMPEROR, "E4 E5")
    hold(table, 0, "red green green")
    to_move(table, 0)
    play(table, 0, "play red wei", "palace E2", "done")
    assert picture(table)["discard"]["cards"] == {"red": 1}
    assert picture(table)["influence"] is None and picture(table)["players"][0]["kept"] is None
    assert picture(table)["players"][0]["specials"] == {"first": True, "two": True, "swap": True}
    assert finish(table) == [2, 2]


def test_r25_no_discards_to_shuffle() -> None:
    table = two()
    build(table, 1, "E1")
    hold(table, 0, "red green green")
    show(table, "violet violet orange orange")
    leave_in_pile(table, "yellow")
    table.discard = 0
    to_move(table, 0)
    play(table, 0, "play red wei", "palace E2", "done", "draw")
    assert table.is_last_round()
    assert told(table, "reshuffled") == []


def test_two_players_use_the_cards_of_three() -> None:
    table = CHINA.start(seats=2, seed=1)
    assert isinstance(table, Table)
    assert sum(n for name, n in table.census().items() if name.startswith("card")) == 47
    assert table.board.token == "3-4"
    assert table.players[EMPEROR].emissaries_left == 8


# ---- Bonus tiles --------------------------------------------------------------------------------


def test_the_first_builder_turns_the_tiles_up_before_choosing() -> None:
    table = new_table(3, bonus_tiles="fixed")
    assert picture(table)["bonus"]["Q3"] is None
    hold(table, 0, "yellow red green")
    to_move(table, 0)
    play(table, 0, "play yellow qi")
    shown = picture(table)["bonus"]
    assert shown["Q3"] is not None and shown["Q4"] is not None
    play(table, 0, "palace Q4")
    assert "Q4" not in picture(table)["bonus"]
    own, others = picture(table, 0)["players"][0], picture(table, 1)["players"][0]
    assert own["tile_colours"] == {shown["Q4"]: 1}
    assert others["tiles"] == 1 and others["tile_colours"] is None  # R39: face down


def test_a_fortification_does_not_turn_tiles_up_nor_win_one_r34() -> None:
    table = new_table(3, bonus_tiles="fixed", fortifications=True)
    hold(table, 0, "yellow red green")
    to_move(table, 0)
    play(table, 0, "play yellow qi")
    assert picture(table)["bonus"]["Q3"] is None
    assert {move.split()[0] for move in legal(table, 0)} == {"fort", "reveal"}
    assert refusal(table, 0, "palace Q3") == ("turn-up-first", "8")
    forted = table.clone()
    play(forted, 0, "fort Q3")
    assert picture(forted)["bonus"]["Q3"] is None and forted.players[0].tiles == 0
    play(table, 0, "reveal")
    assert refusal(table, 0, "fort Q3") == ("build-now", "8")
    assert {move.split()[0] for move in legal(table, 0)} == {"palace"}


def test_r33_no_fortification_on_a_fortification() -> None:
    table = new_table(3, fortifications=True)
    fortify(table, "Q3")
    hold(table, 0, "yellow red green")
    to_move(table, 0)
    play(table, 0, "play yellow qi")
    assert refusal(table, 0, "fort Q3") == ("fort-there", "6 R33")


def test_r35_tiles_lie_on_spaces_that_are_no_junctions() -> None:
    for seed in range(20):
        for board in ("3-4", "4-5", "border"):
            table = CHINA.start(seats=4, seed=seed, board=board, bonus_tiles="random")
            assert isinstance(table, Table)
            land = table.land
            assert not land.tiles & (table.board.junctions | table.board.posts)
            for province in range(9):
                assert len(table.board.names_of(land.tiles & table.board.spaces[province])) == 2


def test_r36_a_post_turns_up_the_tiles_of_both_provinces() -> None:
    table = new_table(3, board="border", bonus_tiles="random")
    hold(table, 0, "yellow green red")
    to_move(table, 0)
    play(table, 0, "post B2")
    assert len(told(table, "revealed")) == 4


def test_r37_the_emperor_counts_for_tiles_and_a_colour_nobody_owns_scores_nothing() -> None:
    table = new_table(2, bonus_tiles="fixed")
    tiles(table, EMPEROR, orange=3)
    tiles(table, 0, orange=2, green=1)
    assert finish(table) == [6, 0]


# ---- What is agreed before ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (2, {"board": "4-5"}, "side for four and five is not for 2 players"),
        (2, {"board": "border"}, "Border disputes are for three to five players, not for 2"),
        (2, {"fortifications": True}, "Two players and the Emperor play without fortifications"),
        (3, {"board": "4-5"}, "not for 3 players"),
        (5, {"board": "3-4"}, "side for three and four is not for 5 players"),
        (4, {"board": "border", "fortifications": True}, "Border disputes are played without fortifications"),
        (4, {"board": "border", "bonus_tiles": "fixed"}, "no fixed places"),
        (3, {"light": True}, "is for two players and the Emperor"),
    ],
)
def test_what_does_not_go_together_is_refused_with_a_sentence(
    seats: int, options: dict[str, object], sentence: str
) -> None:
    with pytest.raises(BadSetup, match=sentence):
        CHINA.agree(seats, None, options)


@pytest.mark.parametrize(
    ("seats", "board", "expected", "count"),
    [
        (2, "auto", "3-4", 47),
        (3, "auto", "3-4", 47),
        (4, "auto", "3-4", 52),
        (4, "4-5", "4-5", 52),
        (5, "auto", "4-5", 57),
        (3, "border", "border", 47),
        (5, "border", "border", 57),
    ],
)
def test_board_and_cards_by_the_number_of_players(seats: int, board: str, expected: str, count: int) -> None:
    table = CHINA.start(seats=seats, seed=1, board=board)
    assert isinstance(table, Table)
    assert table.board.token == expected
    assert sum(number for name, number in table.census().items() if name.startswith("card")) == count
    assert [sum(listed(player.hand)) for player in table.players[:seats]] == [3] * seats
    assert len(table.display) == 4


def test_a_count_of_cards_below_zero_is_an_error_and_not_a_loop() -> None:
    with pytest.raises(BrokenGame, match="below zero"):
        total(one(0) - one(1))
