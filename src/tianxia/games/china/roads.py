"""Roads: the best total of a player's chains of palaces, exactly.

A chain is a simple path of palaces along roads; chains share no palace, and one that touches a fortification
counts double. Whatever the chains are, no palace has more than two road sections in use. So wherever
three or four meet, one of them is not used: try without each. When no palace has more than two left, what
remains are lines and rings, and each that is long enough is a chain as it stands, because joining chains
never loses a point.
"""

from __future__ import annotations

from typing import Final

from tianxia.games.china.bits import bit, lowest, size
from tianxia.games.china.board import Board
from tianxia.kernel.packed import i64, vec

NOTHING: Final = -1
"""Less than any total."""


def road_points(board: Board, palaces: i64, forts: i64, least: i64) -> i64:
    """What the best chains of at least `least` of these palaces score together."""
    if size(palaces) < least:
        return 0
    return best_of(links_of(board, palaces), palaces, forts, least, NOTHING)


def links_of(board: Board, palaces: i64) -> vec[i64]:
    """For each palace the palaces next to it."""
    links = board.roads[:]
    left = palaces
    while left != 0:
        space = lowest(left)
        left &= left - 1
        links[space] &= palaces
    return links


def connected(links: vec[i64], space: i64) -> i64:
    """All palaces that can be reached from one."""
    found = bit(space)
    front = found
    while front != 0:
        fresh = links[lowest(front)] & ~found
        front = (front & (front - 1)) | fresh
        found |= fresh
    return found


def best_of(links: vec[i64], palaces: i64, forts: i64, least: i64, beaten: i64) -> i64:
    """The best total of all groups of connected palaces; anything that is not above `beaten` is as good."""
    hope: i64 = 0
    left = palaces
    while left != 0:
        group = connected(links, lowest(left))
        left &= ~group
        hope += most_of(group, forts, least)
    left = palaces
    while left != 0 and hope > beaten:
        group = connected(links, lowest(left))
        left &= ~group
        most = most_of(group, forts, least)
        if most > 0:
            hope += best_of_group(links, group, forts, least, beaten - hope + most) - most
    return hope


def most_of(group: i64, forts: i64, least: i64) -> i64:
    """What connected palaces score if all of them are in one chain."""
    count = size(group)
    if count < least:
        return 0
    return 2 * count if group & forts else count


def best_of_group(links: vec[i64], group: i64, forts: i64, least: i64, beaten: i64) -> i64:
    """The best total of palaces that are all connected, or `beaten` if they cannot do better."""
    most = most_of(group, forts, least)
    meeting = meeting_place(links, group)
    if meeting < 0:
        return most
    best = beaten
    others = links[meeting]
    while others != 0 and best < most:
        other = lowest(others)
        others &= others - 1
        links[meeting] ^= bit(other)
        links[other] ^= bit(meeting)
        best = max(best, best_of(links, group, forts, least, best))
        links[meeting] ^= bit(other)
        links[other] ^= bit(meeting)
    return best


def meeting_place(links: vec[i64], group: i64) -> i64:
    """A palace where three or more road sections meet, or -1."""
    while group != 0:
        space = lowest(group)
        group &= group - 1
        ways = links[space]
        ways &= ways - 1
        ways &= ways - 1
        if ways != 0:
            return space
    return -1


def chains(board: Board, palaces: i64, forts: i64, least: i64) -> list[list[int]]:
    """The best chains themselves, each a list of spaces from one end to the other."""
    links = links_of(board, palaces)
    best = best_of(links, palaces, forts, least, NOTHING)
    while True:
        meeting = meeting_place(links, palaces)
        if meeting < 0:
            break
        give_up_a_section(links, meeting, palaces, forts, least, best)
    found: list[list[int]] = []
    while palaces != 0:
        group = connected(links, lowest(palaces))
        palaces &= ~group
        if size(group) >= least:
            found.append(in_a_row(links, group))
    return found


def give_up_a_section(links: vec[i64], meeting: i64, palaces: i64, forts: i64, least: i64, best: i64) -> None:
    """Leave out a road section without which the best total can still be reached."""
    others = links[meeting]
    while others != 0:
        other = lowest(others)
        others &= others - 1
        links[meeting] ^= bit(other)
        links[other] ^= bit(meeting)
        if best_of(links, palaces, forts, least, best - 1) == best:
            return
        links[meeting] ^= bit(other)
        links[other] ^= bit(meeting)


def in_a_row(links: vec[i64], group: i64) -> list[int]:
    """The palaces of a line from one end to the other, or of a ring from any."""
    space = lowest(group)
    left = group
    while left != 0:
        end = lowest(left)
        left &= left - 1
        if size(links[end]) < 2:
            space = end
            break
    row: list[int] = []
    while group & bit(space):
        row.append(int(space))
        group ^= bit(space)
        ahead = links[space] & group
        if ahead == 0:
            break
        space = lowest(ahead)
    return row
