"""The picture in positions whose numbers were worked out by hand: those of the drawings of the table."""

from __future__ import annotations

from tests.games.china.table import (
    CHINA,
    EMPEROR,
    build,
    cards,
    finish,
    fortify,
    new_table,
    picture,
    scored,
    send,
    to_move,
)
from tianxia.games.china.state import Table
from tianxia.games.china.vocabulary import COLOURS
from tianxia.kernel import Quick

MEI, TOMEK, ANAIS, RAVI, INES = range(5)


def middle_of_a_game() -> Table:
    """Four players on the side for three and four, with a fortification at Xianyang."""
    table = new_table(4, fortifications=True)
    build(table, MEI, "Z1 Z4 E1 E2 E4 U8 W2 L4 Q4 H5 H6")
    build(table, TOMEK, "Z5 E6 C1 S6 U2 U3 L2 Q1 Q2 H2 H3 H4")
    build(table, ANAIS, "Z2 Z7 E7 S1 S2 U1 U4 W1 L1 L3")
    build(table, RAVI, "E3 E5 C2 C4 C6 S4 U7 W6 H1")
    fortify(table, "C4")
    send(table, MEI, "zhao", "wu", "wei")
    send(table, TOMEK, "chin", "qi", "chu", "han")
    send(table, ANAIS, "zhao", "chu", "han", "lu")
    send(table, RAVI, "chin", "shu", "wei")
    scored(table, "lu", "wei", "han")
    for seat, points in enumerate((12, 10, 6, 5)):
        table.players[seat].points = points
    return table


def end_of_a_game() -> Table:
    """The same a round later, with a few more pieces."""
    table = middle_of_a_game()
    build(table, MEI, "Z6 C3 S3 W3")
    build(table, TOMEK, "Q3 Q5")
    build(table, RAVI, "Z3 C5")
    send(table, MEI, "chin", "zhao")
    send(table, RAVI, "chin")
    send(table, TOMEK, "lu")
    scored(table, "zhao", "chin", "qi")
    return table


def forecasts(table: Table) -> list[list[int]]:
    """Points so far, own palaces, the Emperor's, alliances, roads, ports, bonus tiles, and their sum."""
    to_move(table, 0)
    return [list(player["forecast"].values()) for player in picture(table)["players"]]


def test_if_it_ended_now() -> None:
    assert forecasts(middle_of_a_game()) == [
        [12, 12, 0, 4, 5, 0, 0, 33],
        [10, 16, 0, 12, 6, 0, 0, 44],
        [6, 18, 0, 10, 8, 0, 0, 42],
        [5, 15, 0, 7, 10, 0, 0, 37],
    ]


def test_open_provinces_are_told_only_while_pieces_are_placed() -> None:
    seen: set[str] = set()
    for seed in range(4):
        table, chance = CHINA.start(seats=2, seed=seed), Quick(seed)
        while not table.over:
            shown = picture(table)
            if shown["turn"]["open"] is not None:
                assert shown["phase"] == "place"
            elif shown["turn"]["placed"]:
                seen.add(shown["phase"])
            moves = table.legal(table.acting[0])
            table.play(table.acting[0], moves[chance.below(len(moves))])
    assert seen == {"keep", "draw", "emperor"}


def test_what_a_province_shows() -> None:
    table = middle_of_a_game()
    qi = picture(table, TOMEK)["provinces"]["qi"]
    assert (qi["built"], qi["size"], qi["limit"]) == (3, 5, 2)
    assert qi["palaces"] == [1, 2, 0, 0] and qi["majority"] == [TOMEK]
    assert qi["scores"] == [2, 3, 0, 0] and qi["if_filled"] == [4, 5, 0, 0]
    assert qi["emissaries"] == [0, 1, 0, 0] and qi["leaders"] == [TOMEK]
    assert picture(table, None)["provinces"]["qi"]["if_filled"] is None
    assert {a["number"]: a["leaders"] for a in picture(table)["alliances"] if a["leaders"]} == {
        2: [MEI],
        3: [RAVI],
        4: [RAVI],
        9: [TOMEK],
        11: [TOMEK],
        12: [TOMEK, ANAIS],
        13: [ANAIS],
        14: [ANAIS],
    }


def test_a_chain_through_a_fortification() -> None:
    [chain] = picture(middle_of_a_game())["players"][RAVI]["chains"]
    assert (len(chain["spaces"]), chain["doubled"], chain["points"]) == (5, True, 10)


def test_the_final_scoring_step_by_step() -> None:
    table = end_of_a_game()
    # What was scored in play; Zhao, Ch'in and Qi were full.
    for seat, points in enumerate((27, 21, 9, 19)):
        table.players[seat].points = points
    finish(table)
    final = picture(table)["final"]
    steps = final["steps"]
    assert final["before"] == [27, 21, 9, 19]
    assert [step["step"] for step in steps] == ["province"] * 3 + ["alliance"] * 15 + ["road"] * 6
    after_alliance_3 = next(step for step in steps if step.get("number") == 3)
    assert after_alliance_3["points"] == [0, 0, 0, 6]
    assert after_alliance_3["totals"] == [40, 29, 22, 31]
    assert steps[-1]["totals"] == table.scores == [45, 56, 42, 48]
    roads = [
        (step["seat"], len(step["spaces"]), max(step["points"])) for step in steps if step["step"] == "road"
    ]
    assert sorted(roads) == [
        (MEI, 5, 5),
        (TOMEK, 6, 6),
        (TOMEK, 6, 6),
        (ANAIS, 4, 4),
        (ANAIS, 4, 4),
        (RAVI, 6, 12),
    ]


def test_border_disputes() -> None:
    table = new_table(5, board="border")
    build(table, MEI, "Z1 B1 E2 U3 U7 B4 W3 Q4 H3")
    build(table, TOMEK, "Z2 Z5 Z7 C6 U1 U2 L3 L4 Q1 H5 H6")
    build(table, ANAIS, "Z3 E7 S2 U4 W2 L1 L2 B5")
    build(table, RAVI, "E1 E3 E5 C1 C2 C4 W1")
    build(table, INES, "Z6 E6 S1 S3 Q2 H2")
    send(table, MEI, "wei", "zhao", "chu")
    send(table, TOMEK, "zhao", "chu", "lu", "han")
    send(table, ANAIS, "shu", "wu", "lu")
    send(table, RAVI, "wei", "chin")
    send(table, INES, "wei", "shu", "qi", "han")
    scored(table, "wei", "zhao")
    for seat, points in enumerate((6, 7, 4, 7, 4)):
        table.players[seat].points = points
    assert forecasts(table) == [
        [6, 16, 0, 5, 0, 2, 0, 29],
        [7, 17, 0, 12, 5, 2, 0, 43],
        [4, 15, 0, 3, 0, 5, 0, 27],
        [7, 6, 0, 4, 4, 0, 0, 21],
        [4, 9, 0, 5, 0, 2, 0, 20],
    ]
    shown = picture(table, TOMEK)
    assert shown["ports"] == {"size": 7, "built": 5, "palaces": [1, 1, 2, 0, 1], "scores": [2, 2, 5, 0, 2]}
    assert shown["posts"]["B1"] == {"owner": MEI, "effects": None}
    assert shown["posts"]["B2"]["effects"] == {
        "chin": {"palaces": [1, 2], "scores": [3, 3], "limit": [3, 3]},
        "han": {"palaces": [2, 3], "scores": [4, 5], "limit": [2, 3]},
    }


def test_two_players_and_the_emperor() -> None:
    table = new_table(2)
    build(table, MEI, "Z1 E3 E5 E7 C2 C4 U3 W1 L1 L3 H2 H3")
    build(table, TOMEK, "Z4 E1 E2 E4 S1 S2 U1 U2 L2 Q1 H5")
    build(table, EMPEROR, "Z5 E6 C6 U8 W2 L4 H1")
    send(table, TOMEK, "wei", "shu", "chu")
    send(table, MEI, "zhao", "chin", "lu")
    send(table, EMPEROR, "wei", "han")
    kept = {"red": (2, 2, TOMEK), "green": (1, 2, TOMEK), "yellow": (2, 1, MEI), "orange": (3, 1, MEI)}
    kept["violet"] = (1, 3, TOMEK)
    for colour, (mine, yours, holder) in kept.items():
        table.players[MEI].kept += cards(" ".join([colour] * mine))
        table.players[TOMEK].kept += cards(" ".join([colour] * yours))
        table.give_influence(COLOURS.index(colour), holder)
    scored(table, "wei", "lu")
    table.players[MEI].points, table.players[TOMEK].points = 16, 9
    assert forecasts(table) == [[16, 14, 5, 0, 8, 0, 0, 43], [9, 12, 6, 2, 4, 0, 0, 33]]
    shown = picture(table)
    assert shown["influence"] == {"red": 1, "green": 1, "yellow": 0, "orange": 0, "violet": 1}
    assert shown["provinces"]["han"]["influence"] == TOMEK
    assert shown["emperor"]["palaces"] == 13 and shown["emperor"]["emissaries"] == 6
    assert shown["players"][MEI]["kept"] == {"red": 2, "green": 1, "yellow": 2, "orange": 3, "violet": 1}


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    table = new_table(3)
    assert [player["hand"] is not None for player in picture(table, 1)["players"]] == [False, True, False]
    assert all(player["hand"] is None for player in picture(table, None)["players"])
    assert [player["cards"] for player in picture(table, None)["players"]] == [3, 3, 3]


def test_the_map_is_in_the_picture() -> None:
    chart = picture(new_table(3, board="border"))["map"]
    assert chart["spaces"]["Q2"] == {
        "x": 854,
        "y": 160,
        "city": "Penglai",
        "label": "S",
        "provinces": ["qi"],
        "port": True,
        "post": False,
        "junction": False,
    }
    assert chart["spaces"]["B5"]["provinces"] == ["lu", "qi"] and chart["spaces"]["B5"]["post"]
    assert len(chart["alliances"]) == 15 and len(chart["roads"]) == 61
    assert chart["provinces"]["chu"]["colour"] == "violet" and chart["provinces"]["chu"]["border"]
    assert chart["wall"]["spaces"] == 51
