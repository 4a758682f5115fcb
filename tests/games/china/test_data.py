"""The boards as data: what is known of them holds, and a broken copy is told what is wrong."""

from __future__ import annotations

import re

import pytest

from tests.games.china.table import CHINA
from tianxia.games.china.board import Board
from tianxia.games.china.components import STANDARD
from tianxia.games.china.vocabulary import COLOURS, PROVINCES
from tianxia.kernel import BadEdition, Edition, Match, Quick, new_match, read_record

TEXT = STANDARD.edition.text
SIZES = {"zhao": 7, "wei": 7, "chin": 6, "shu": 6, "chu": 8, "wu": 6, "lu": 4, "qi": 5, "han": 6}
BORDER_SIZES = {"zhao": 7, "wei": 7, "chin": 7, "shu": 7, "chu": 8, "wu": 6, "lu": 6, "qi": 6, "han": 6}
SIDE_34, SIDE_45, BORDER = STANDARD.boards


def sizes(board: Board) -> dict[str, int]:
    return {name: int(board.spaces[number]).bit_count() for number, name in enumerate(PROVINCES)}


def degrees(board: Board) -> list[int]:
    return [int(board.roads[space]).bit_count() for space in range(int(board.count))]


def test_sizes_of_provinces() -> None:
    assert sizes(SIDE_34) == sizes(SIDE_45) == SIZES
    assert sizes(BORDER) == BORDER_SIZES
    assert [int(board.count) for board in STANDARD.boards] == [55, 55, 54]


@pytest.mark.parametrize(
    ("board", "roads", "dead_ends", "three", "four"),
    [(SIDE_34, 57, 10, 14, 0), (SIDE_45, 65, 6, 20, 3), (BORDER, 61, 7, 21, 0)],
    ids=["3-4", "4-5", "border"],
)
def test_roads_are_as_documented(board: Board, roads: int, dead_ends: int, three: int, four: int) -> None:
    assert len(board.pairs) == roads
    assert [degrees(board).count(n) for n in (1, 3, 4)] == [dead_ends, three, four]
    assert max(degrees(board)) <= 4


def test_the_sides_have_the_same_spaces_and_other_roads() -> None:
    assert SIDE_34.at == SIDE_45.at and SIDE_34.space == SIDE_45.space
    here, there = set(SIDE_34.pairs), set(SIDE_45.pairs)
    assert {SIDE_34.road(*road) for road in here - there} == {"E1-E2", "S2-S6", "Z2-Z3"}
    assert len(there - here) == 11


def test_colours_and_cards() -> None:
    assert [sum(1 for p in STANDARD.provinces if p.colour == c) for c in range(5)] == [2, 2, 2, 2, 1]
    assert STANDARD.provinces[PROVINCES.index("chu")].colour == COLOURS.index("violet")
    same = {frozenset(pair) for pair in (("zhao", "lu"), ("qi", "chin"), ("wei", "wu"), ("han", "shu"))}
    found = [
        frozenset(n for n, p in zip(PROVINCES, STANDARD.provinces, strict=True) if p.colour == c)
        for c in range(4)
    ]
    assert set(found) == same


def test_the_two_alliances_the_rulebook_names() -> None:
    for board in STANDARD.boards:
        pairs = [{PROVINCES[board.ally[number]], PROVINCES[board.other[number]]} for number in range(15)]
        assert pairs[2] == {"wei", "chin"} and pairs[3] == {"chin", "shu"}
        assert len({frozenset(pair) for pair in pairs}) == 15


def test_what_is_attested_of_wei_and_han() -> None:
    colours = {
        name: COLOURS[province.colour] for name, province in zip(PROVINCES, STANDARD.provinces, strict=True)
    }
    assert colours["wei"] == "red" and colours["han"] == "green"
    for board in STANDARD.boards:
        pairs = [{PROVINCES[board.ally[number]], PROVINCES[board.other[number]]} for number in range(15)]
        assert {"wei", "han"} in pairs


def test_posts_and_ports() -> None:
    assert BORDER.names_of(BORDER.ports) == ["Z3", "W3", "W4", "L2", "L4", "Q2", "Q3"]
    assert BORDER.names_of(BORDER.posts) == ["B1", "B2", "B3", "B4", "B5", "B6"]
    assert SIDE_34.posts == SIDE_34.ports == 0


def test_stand_ins_are_marked() -> None:
    assert {"map", "board.3-4", "board.4-5", "board.border"} <= set(STANDARD.edition.stand_ins)


def copied(old: str, new: str, count: int = 1) -> Edition:
    """A copy of our edition with one thing changed, the first it is found in."""
    assert old in TEXT
    return Edition(TEXT.replace(old, new, count), "copy.toml")


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (" C1-C3", " C1-C3 C3-E1", "the roads .* cross"),
        (" C1-C3", "", "no road leads to C3"),
        (" C1-C3", " C1-C9", "“C1-C9” is no road between two spaces"),
        (" C1-C3", " C1-C3 C3-C1", "the road C3-C1 is there twice"),
        (" C1-C3", " C1-C3 S5-W5", "joins provinces that are no neighbours"),
        (" W5-W6 W6-U7", " W5-W6", "no roads lead from Z1 to W5"),
        ('1 = { between = "qi zhao"', '1 = { between = "qi wu"', "wu and qi are no neighbours"),
        ('1 = { between = "qi zhao"', '1 = { between = "zhao wei"', "zhao and wei have another alliance"),
        (
            '15 = { between = "wei lu", at = "620,338" }',
            "",
            r"alliances\.15 must be a table, but it is missing",
        ),
        ('Z1 = { at = "490,106"', 'Z1 = { at = "90,106"', "must lie inside the border of zhao"),
        ('Z1 = { at = "490,106"', 'Z1 = { at = "here"', "must be a point such as"),
        ('city = "Dingxiang", label = "N"', 'city = "Dingxiang", label = "X"', "must be one of N, E, S, W"),
        ('colour = "orange"', 'colour = "red"', "zhao and wei are neighbours of one colour"),
        ('colour = "orange"', 'colour = "blue"', "must be one of red, green, yellow, orange, violet"),
        ('dragon = "606,166"', 'dragon = "6,166"', "must lie inside the province's border"),
        ('bonus = "Z1 Z3', 'bonus = "Z1 Z4', "Z4 is no space of a province, or a junction"),
        ('bonus = "Z1 Z3', 'bonus = "Z1', "bonus must name 2 spaces of zhao"),
        ('between = "zhao wei" }', 'between = "zhao han" }', "must lie on the border of han"),
        ("red = 13", "red = 0", "must be a whole number from 1 to"),
        (
            "palaces = 20",
            "palace = 20",
            "pieces.palaces must be a whole number .* but it is missing",
        ),
        ("yellow = 6", "yellow = 5", "18 tiles are needed, not 17"),
        ("2 = 2\n", "2 = 9\n", "more than 13 cards must be left"),
        ("chain = 4", "chain = 4\nrope = 1", "has no field “rope”"),
        ("[province.han]", "[province.tang]", "province.han must be a table"),
    ],
)
def test_a_broken_copy_is_told_what_is_wrong(old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadEdition, match=complaint) as caught:
        CHINA.check_edition(copied(old, new))
    assert re.match(r"copy\.toml, line \d+: ", str(caught.value))


def test_the_line_is_the_right_one() -> None:
    with pytest.raises(BadEdition) as caught:
        CHINA.check_edition(copied('Z5 = { at = "686,184"', 'Z5 = { at = "86,184"'))
    line = int(str(caught.value).split("line ")[1].split(":")[0])
    assert TEXT.splitlines()[line - 1].startswith("Z5 =")


def without_boards(*names: str) -> str:
    """Our edition without some of its boards."""
    parts = re.split(r"(?m)^(?=\[board\.)", TEXT)
    return "".join(p for p in parts if not any(p.startswith(f"[board.{name}") for name in names))


def test_a_second_edition_can_replace_one_board() -> None:
    """A copy with one board of its own, and a road less in it, has ours for the rest."""
    text = without_boards("4-5", "border").replace(" E1-E2", "").replace('"2005"', '"my own"', 1)
    own = Edition(text, "copy.toml")
    CHINA.check_edition(own)
    for seats, options, roads in ((3, {}, 56), (5, {}, 65), (4, {"board": "border"}, 61)):
        setup = CHINA.agree(seats, own, dict(options))
        table = CHINA.lay_out(setup, "an edition")
        chart = table.view(None)["table"]
        assert isinstance(chart, dict) and len(chart["map"]["roads"]) == roads
    match = new_match(CHINA.agree(3, own), "an edition")
    chance = Quick(1)
    while not match.state.over:
        moves = match.state.legal(match.state.acting[0])
        match.play(match.state.acting[0], moves[chance.below(len(moves))])
    again = read_record(match.record.as_text(), lambda _: CHINA)
    assert Match(again).state.digest() == match.state.digest()


def test_a_board_of_ours_that_does_not_fit_is_named() -> None:
    text = without_boards("border").replace('[province.wu]\nname = "Wu"', '[province.wu]\nname = "Yue"')
    CHINA.check_edition(Edition(text, "copy.toml"))
    moved = text.replace("892,448 900,463", "892,448 990,463", 1)
    CHINA.check_edition(Edition(moved, "copy.toml"))
    cut = re.sub(
        r"(?s)(\[province\.lu\].*?border = )\"\"\".*?\"\"\"", r'\1"700,330 900,330 900,450 700,450"', text
    )
    with pytest.raises(BadEdition, match=r"^copy\.toml, line \d+"):
        CHINA.check_edition(Edition(cut, "copy.toml"))
