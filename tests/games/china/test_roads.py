"""The best chains, against a search that shares no idea with the rules: every path, every choice."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random

import pytest

from tests.games.china.table import build, fortify, new_table, picture
from tianxia.games.china.components import STANDARD
from tianxia.games.china.roads import NOTHING, best_of, chains, road_points
from tianxia.kernel.packed import i64, vec

LEAST = 4
Graph = dict[int, set[int]]


def every_path(graph: Graph) -> set[frozenset[int]]:
    """The palaces of every simple path that is long enough."""
    found: set[frozenset[int]] = set()

    def walk(path: list[int]) -> None:
        if len(path) >= LEAST:
            found.add(frozenset(path))
        for step in graph[path[-1]]:
            if step not in path:
                walk([*path, step])

    for start in graph:
        walk([start])
    return found


def best_total(graph: Graph, forts: set[int]) -> int:
    """The best sum over all families of paths that share no palace."""
    paths = {path: len(path) * (2 if path & forts else 1) for path in every_path(graph)}
    through: dict[int, list[frozenset[int]]] = {
        place: [path for path in paths if min(path) == place] for place in graph
    }

    @cache
    def best(left: frozenset[int]) -> int:
        if len(left) < LEAST:
            return 0
        first = min(left)
        found = best(left - {first})
        for path in through[first]:
            if path <= left:
                found = max(found, paths[path] + best(left - path))
        return found

    return best(frozenset(graph))


def random_graph(random: Random, size: int, roads: int) -> Graph:
    """A map that nobody drew: any places joined, up to four roads each."""
    graph: Graph = {place: set() for place in range(size)}
    for _ in range(roads):
        one, other = random.sample(range(size), 2)
        if len(graph[one]) < 4 and len(graph[other]) < 4:
            graph[one].add(other)
            graph[other].add(one)
    return graph


def bits(places: set[int]) -> int:
    return sum(1 << place for place in places)


def links(graph: Graph) -> vec[i64]:
    return vec[i64]([bits(graph.get(place, set())) for place in range(62)])


@pytest.mark.parametrize("seed", range(150))
def test_any_map(seed: int) -> None:
    random = Random(seed)
    size = random.randint(4, 11)
    graph = random_graph(random, size, random.randint(3, 2 * size))
    forts = {place for place in graph if random.random() < 0.15}
    assert best_of(links(graph), bits(set(graph)), bits(forts), LEAST, NOTHING) == best_total(graph, forts)


@pytest.mark.parametrize("seed", range(60))
@pytest.mark.parametrize("number", range(3))
def test_our_boards(number: int, seed: int) -> None:
    random, board = Random(seed), STANDARD.boards[number]
    palaces: set[int] = {random.randrange(int(board.count))}
    while len(palaces) < 13:  # a growing heap of palaces, now and then one apart
        near = [n for n in range(int(board.count)) if any(board.roads[p] >> n & 1 for p in palaces)]
        palaces.add(
            random.choice(near) if near and random.random() < 0.85 else random.randrange(int(board.count))
        )
    graph = {p: {n for n in palaces if board.roads[p] >> n & 1} for p in palaces}
    forts = {place for place in palaces if random.random() < 0.1}
    best = best_total(graph, forts)
    assert road_points(board, bits(palaces), bits(forts), LEAST) == best
    found = chains(board, bits(palaces), bits(forts), LEAST)
    assert sum(len(row) * (2 if set(row) & forts else 1) for row in found) == best
    assert len({place for row in found for place in row}) == sum(map(len, found))
    for row in found:
        assert len(row) >= LEAST
        assert all(other in graph[one] for one, other in pairwise(row))


def test_twenty_palaces_are_counted_quickly() -> None:
    """No wall-clock time is asserted; a search that ran wild would never come back."""
    for board in STANDARD.boards:
        random = Random(7)
        for _ in range(12):
            palaces = {random.randrange(int(board.count))}
            while len(palaces) < 20:
                near = [n for n in range(int(board.count)) if any(board.roads[p] >> n & 1 for p in palaces)]
                palaces.add(random.choice(near))
            assert 0 <= road_points(board, bits(palaces), 0, LEAST) <= 20


def roads_of(spaces: str, *forts: str) -> tuple[int, list[int]]:
    """What a player's roads score on the side for three and four, and how long its chains are."""
    table = new_table(3, fortifications=True)
    build(table, 0, spaces)
    fortify(table, *forts)
    found = picture(table)["players"][0]["chains"]
    assert table.road_award(0) == sum(chain["points"] for chain in found)
    return int(table.road_award(0)), sorted(len(chain["spaces"]) for chain in found)


def test_three_palaces_are_no_chain() -> None:
    assert roads_of("C1 C2 C3") == (0, [])


def test_a_branch_of_four_is_a_chain_of_its_own_r17() -> None:
    # S1 leads three ways: north to Ch'in, east to Chu, west along Shu.
    assert roads_of("C1 C2 C4 C6 S1 S2 U4 U1 S3 S4 S5") == (11, [4, 7])


def test_a_closed_loop_counts_every_palace_once_r18() -> None:
    loop = "E1 E2 E4 Z4 Z1"
    assert roads_of(loop)[0] == 5
    table = new_table(4, board="4-5")
    build(table, 0, "H1 H2 E6 E5 E3 C2 C4")  # a ring on the other side
    assert table.road_award(0) == 7


def test_a_fortification_doubles_its_chain_alone_r19() -> None:
    assert roads_of("C2 C4 C6 S1 Z1 Z2 Z3 Z5", "C4") == (12, [4, 4])
    assert roads_of("C2 C4 C6 S1", "C4", "S1") == (8, [4])


def test_a_fortification_decides_which_way_the_chain_goes() -> None:
    # Five in a row, or four with the fortification on the branch.
    assert roads_of("C2 C4 C6 S1 S2 C5") == (5, [5])
    assert roads_of("C2 C4 C6 S1 S2 C5", "C5") == (8, [4])


def test_a_bare_fortification_or_a_rivals_doubles_nothing() -> None:
    table = new_table(3, fortifications=True)
    build(table, 0, "C2 C4 C6 S1")
    build(table, 1, "C5")
    fortify(table, "C5", "S2")
    assert table.road_award(0) == 4


def test_a_border_post_counts_once_in_a_chain() -> None:
    table = new_table(3, board="border")
    build(table, 0, "C4 B2 H6 H5")
    assert table.road_award(0) == 4
