"""The rulebook's own examples under their numbers, and those of the three sheets."""

from __future__ import annotations

from tests.games.china.table import (
    EMPEROR,
    build,
    complete,
    finish,
    hand,
    hold,
    legal,
    new_table,
    picture,
    play,
    refusal,
    scored,
    send,
    tiles,
    to_move,
    told,
)

ALEX, BARBARA, CHRIS, DORIS = range(4)
ARCHIBALD, BARNABE, CLAIRE = range(3)


def test_example_1_alex_enters_an_empty_province() -> None:
    table = new_table(4)
    hold(table, ALEX, "violet red red")
    to_move(table, ALEX)
    play(table, ALEX, "play red wei")
    assert all(move.startswith("palace E") for move in legal(table, ALEX))
    assert refusal(table, ALEX, "emissary wei") == ("no-court", "3.4")
    play(table, ALEX, "palace E3")
    # One piece in an empty province: only the hand is left to be filled.
    assert all(move.startswith(("take", "draw")) for move in legal(table, ALEX))
    assert hand(table, ALEX) == {"red": 1, "violet": 1}


def test_example_1_barbara_follows_with_a_card_and_a_joker() -> None:
    table = new_table(4)
    build(table, ALEX, "E3")
    hold(table, BARBARA, "red green green")
    to_move(table, BARBARA)
    play(table, BARBARA, "play red wei", "palace E5")
    assert legal(table, BARBARA) == ["joker green wei", "done"]
    play(table, BARBARA, "joker green wei", "emissary wei")
    assert hand(table, BARBARA) == {}
    assert picture(table)["provinces"]["wei"]["palaces"] == [1, 1, 0, 0]
    assert picture(table)["provinces"]["wei"]["emissaries"] == [0, 1, 0, 0]


def test_example_1_chris_has_three_yellow_cards() -> None:
    table = new_table(4)
    build(table, ALEX, "Q1 C1 E3")
    hold(table, CHRIS, "yellow yellow yellow")
    to_move(table, CHRIS)
    offered = legal(table, CHRIS)
    assert "play yellow qi" in offered and "play yellow chin" in offered and "joker yellow wei" in offered
    for province, spaces in (("qi", "Q2 Q3"), ("chin", "C2 C3")):
        twice = table.clone()
        first, second = spaces.split()
        play(twice, CHRIS, f"play yellow {province}", f"palace {first}")
        play(twice, CHRIS, f"play yellow {province}", f"palace {second}")
        assert hand(twice, CHRIS) == {"yellow": 1}
        assert refusal(twice, CHRIS, f"play yellow {province}")[0] == "fill-hand-first"
    once = table.clone()
    play(once, CHRIS, "joker yellow wei", "palace E4")
    # A single yellow card is left: it serves no red province.
    assert all(move.startswith(("take", "draw")) for move in legal(once, CHRIS))


def test_the_limit_in_zhao() -> None:
    table = new_table(4)
    build(table, 0, "Z1 Z2 Z3")
    build(table, 1, "Z4 Z5")
    assert picture(table)["provinces"]["zhao"]["limit"] == 3


def test_example_2_two_more_emissaries_in_chu() -> None:
    table = new_table(4)
    build(table, BARBARA, "U1 U2 U3 U4")
    send(table, CHRIS, "chu", "chu")
    hold(table, ALEX, "violet orange orange")
    to_move(table, ALEX)
    play(table, ALEX, "play violet chu", "emissary chu", "joker orange chu", "emissary chu")
    court = picture(table)["provinces"]["chu"]
    assert (court["limit"], court["emissaries"]) == (4, [2, 0, 2, 0])
    hold(table, BARBARA, "violet violet violet")
    to_move(table, BARBARA)
    play(table, BARBARA, "play violet chu")
    assert refusal(table, BARBARA, "emissary chu") == ("court-full", "3.4")


def test_example_3_equal_palaces_in_chin() -> None:
    table = new_table(4)
    build(table, BARBARA, "C1 C2")
    build(table, DORIS, "C3 C4")
    hold(table, ALEX, "yellow yellow red")
    to_move(table, ALEX)
    play(table, ALEX, "play yellow chin")
    for first, second in (
        ("emissary chin", "emissary chin"),
        ("palace C5", "palace C6"),
        ("palace C5", "emissary chin"),
        ("emissary chin", "palace C6"),
    ):
        twin = table.clone()
        play(twin, ALEX, first, "play yellow chin", second)
        assert hand(twin, ALEX) == {"red": 1}


def test_example_4_wei_is_scored() -> None:
    table = new_table(4)
    build(table, ALEX, "E1 E2 E3 E4")
    build(table, BARBARA, "E5 E6")
    build(table, DORIS, "E7")
    assert complete(table, "wei") == [7, 4, 0, 2]


def test_example_5_equals_in_qi() -> None:
    table = new_table(4)
    build(table, BARBARA, "Q1 Q2")
    build(table, CHRIS, "Q3 Q4")
    build(table, DORIS, "Q5")
    assert complete(table, "qi") == [0, 5, 5, 2]


def test_example_6_alliances_3_and_4() -> None:
    table = new_table(4)
    build(table, ALEX, "E1 E2 C1 C2 C3 C4 S1 S2 S3")
    scored(table, "wei", "chin", "shu")
    send(table, DORIS, "wei", "chin", "chin", "shu")
    send(table, BARBARA, "wei", "chin")
    send(table, ALEX, "chin")
    send(table, CHRIS, "shu", "shu")
    finish(table)
    assert told(table, "allied") == [{"seat": DORIS, "alliance": "3", "points": 6}]
    step = next(s for s in picture(table)["final"]["steps"] if s.get("number") == 4)
    assert (step["provinces"], step["emissaries"], step["points"]) == (["chin", "shu"], 7, [0, 0, 0, 0])


def test_example_7_a_chain_with_a_branch() -> None:
    table = new_table(4)
    build(table, DORIS, "C2 C4 C6 S1 S2 C5")
    scored(table, "chin", "shu")
    assert finish(table) == [0, 0, 0, 5]
    [chain] = picture(table)["players"][DORIS]["chains"]
    assert chain["points"] == 5 and len(chain["spaces"]) == 5
    assert set(chain["spaces"]) - {"C2", "C5"} == {"C4", "C6", "S1", "S2"} - {"C2", "C5"}


def test_example_8_a_fortification_and_a_palace_on_it() -> None:
    table = new_table(4, fortifications=True)
    build(table, BARBARA, "Q1")
    hold(table, ALEX, "yellow yellow yellow")
    to_move(table, ALEX)
    play(table, ALEX, "play yellow qi", "fort Q3", "play yellow qi", "palace Q3")
    assert hand(table, ALEX) == {"yellow": 1}
    assert all(move.startswith(("take", "draw")) for move in legal(table, ALEX))
    province = picture(table)["provinces"]["qi"]
    assert province["scores"] == [4, 2, 0, 0]  # one palace each of two, Alex's doubled


def test_two_players_the_emperors_points_in_chu() -> None:
    table = new_table(2)
    build(table, ARCHIBALD, "U1 U2 U3 U4 U5")
    build(table, BARNABE, "U6")
    build(table, EMPEROR, "U7 U8")
    table.give_influence(4, ARCHIBALD)
    assert complete(table, "chu") == [13, 2]
    assert told(table, "scored") == [
        {"seat": ARCHIBALD, "province": "chu", "points": 8},
        {"seat": BARNABE, "province": "chu", "points": 2},
    ]
    assert told(table, "emperor-scored") == [{"seat": ARCHIBALD, "province": "chu", "points": 5}]


def test_bonus_tiles_by_the_rule_and_not_by_the_misprint() -> None:
    table = new_table(3, bonus_tiles="fixed")
    tiles(table, ARCHIBALD, orange=3, green=2, yellow=1)
    tiles(table, BARNABE, orange=3, green=2, yellow=4)
    tiles(table, CLAIRE, green=2, yellow=1)
    assert finish(table) == [12, 18, 6]


def test_border_disputes_the_ports() -> None:
    table = new_table(3, board="border")
    build(table, ARCHIBALD, "Z3 Q2 L2 W3")
    build(table, BARNABE, "Q3 L4")
    build(table, CLAIRE, "W4")
    scored(table, "zhao", "qi", "lu", "wu")
    assert finish(table) == [7, 4, 2]
    assert told(table, "ports") == [
        {"seat": ARCHIBALD, "points": 7},
        {"seat": BARNABE, "points": 4},
        {"seat": CLAIRE, "points": 2},
    ]
