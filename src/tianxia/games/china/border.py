"""Border disputes: a board of its own with border posts and ports, for three to five, without fortifications.

A border post belongs to both its provinces. It costs a card of each, or two of one; no joker serves
(R21). Its palace counts in both provinces, so that it may complete both. Ports are ordinary spaces that
are scored once more at the end, together, like one more province (`scoring.port_points`).
"""

from __future__ import annotations

from typing import Final

from tianxia.games.china.bits import lowest
from tianxia.games.china.board import NOWHERE
from tianxia.games.china.cards import count_of
from tianxia.games.china.state import Table
from tianxia.games.china.vocabulary import (
    COLOUR_COUNT,
    COLOURS,
    POST,
    POST_BOTH,
    POST_COUNT,
    POST_PAIR,
    PROVINCES,
)
from tianxia.kernel import Refusal
from tianxia.kernel.packed import append, i64, vec

PAIR: Final = 2


def side(table: Table, post: i64, which: i64) -> i64:
    """One of the two provinces of a post: 0 for the first, 1 for the second."""
    provinces = table.board.regions[table.board.post[post]]
    return lowest(provinces) if which == 0 else lowest(provinces & (provinces - 1))


def colour_of_side(table: Table, post: i64, which: i64) -> i64:
    """The colour of one of the two provinces of a post."""
    return table.board.colour[side(table, post, which)]


def is_open(table: Table, owner: i64, post: i64, among: i64) -> bool:
    """Whether an owner may build on a post that belongs to one of these provinces."""
    space = table.board.post[post]
    if space == NOWHERE or table.land.occupied >> space & 1 or not table.board.regions[space] & among:
        return False
    return table.players[owner].palaces_left > 0


def post_moves(moves: vec[i64], table: Table, owner: i64, among: i64) -> vec[i64]:
    """Add every way to build on a post of one of these provinces."""
    hand = table.players[owner].hand
    for post in range(i64(POST_COUNT)):
        if is_open(table, owner, post, among):
            one, other = colour_of_side(table, post, 0), colour_of_side(table, post, 1)
            if count_of(hand, one) > 0 and count_of(hand, other) > 0:
                moves = append(moves, POST_BOTH + post)
    for card in range(i64(COLOUR_COUNT)):
        if count_of(hand, card) < PAIR:
            continue
        for post in range(i64(POST_COUNT)):
            if is_open(table, owner, post, among):
                one, other = colour_of_side(table, post, 0), colour_of_side(table, post, 1)
                if card in (one, other):
                    moves = append(moves, POST_PAIR + card * POST_COUNT + post)
    return moves


def considered_posts(moves: vec[i64], table: Table) -> vec[i64]:
    """Add every post there is, as one would think of it."""
    for post in range(i64(POST_COUNT)):
        if table.board.post[post] != NOWHERE:
            moves = append(moves, POST_BOTH + post)
    return moves


def post_of(move: i64) -> i64:
    """The post of a move that builds on one."""
    return (move - POST_PAIR) % POST_COUNT if move >= POST_PAIR else move - POST_BOTH


def why_no_post(table: Table, seat: i64, move: i64, among: i64) -> Refusal:
    """Why a post may not be built on."""
    post = post_of(move)
    values: dict[str, object] = {"post": POST.tokens[post]}
    space = table.board.post[post]
    if space == NOWHERE:
        return Refusal("no-such-post", "9.1", values)
    values["one"] = PROVINCES[side(table, post, 0)]
    values["other"] = PROVINCES[side(table, post, 1)]
    if table.land.occupied >> space & 1:
        return Refusal("post-taken", "9.1", {**values, "seat": int(table.land.owner_of(space))})
    if not table.board.regions[space] & among:
        return Refusal("post-elsewhere", "9.1 R22", values)
    if table.players[seat].palaces_left == 0:
        return Refusal("no-palaces-left", "1.2 R14", values)
    if move >= POST_PAIR:
        values["card"] = COLOURS[(move - POST_PAIR) // POST_COUNT]
        return Refusal("post-pair", "9.1 R21", values)
    return Refusal("post-cards", "9.1 R21", values)
