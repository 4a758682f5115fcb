"""What a player knows of the table as numbers with names: the observation for learning."""

from __future__ import annotations

from typing import Final

from tianxia.games.china.bits import tally_of
from tianxia.games.china.cards import count_of, total
from tianxia.games.china.components import components_of
from tianxia.games.china.hands import Player
from tianxia.games.china.setup import board_number
from tianxia.games.china.state import EMPEROR, Table
from tianxia.games.china.vocabulary import (
    COLOUR_COUNT,
    COLOURS,
    PROVINCE_COUNT,
    PROVINCES,
    SPECIALS,
    TILE_COUNT,
    TILES,
)
from tianxia.kernel.features import Feature, put, put_one_of
from tianxia.kernel.game import Setup
from tianxia.kernel.packed import append, i64, vec

QUESTIONS: Final = ("turn", "place", "more", "keep", "refill", "emperor")
"""The frames that ask somebody, in the order of a turn."""

MANY: Final = 999.0
CARDS: Final = 60.0
"""No hand or pile holds more of one colour."""


def features(setup: Setup) -> tuple[Feature, ...]:
    """The names of all numbers: the turn, the cards, the map, then every player, the observer first."""
    assert setup.edition is not None
    components = components_of(setup.edition)
    board = components.boards[board_number(setup)]
    spaces = ", ".join(board.names_of(board.all))
    colours, provinces = ", ".join(COLOURS), ", ".join(PROVINCES)
    count = int(board.count)
    table = [
        Feature("question", f"what is asked: {', '.join(QUESTIONS)}", count=len(QUESTIONS)),
        Feature("asked", "whom: the observer, the next seat, and so on", count=setup.seats),
        Feature("province", f"where a piece is to be placed: {provinces}", count=PROVINCE_COUNT),
        Feature("emperor", "whether it is the Emperor's piece"),
        Feature("placed", "pieces placed this turn", 9),
        Feature("targets", f"where another piece may go this turn: {provinces}", count=PROVINCE_COUNT),
        Feature("played", f"cards played this turn: {colours}", CARDS, COLOUR_COUNT),
        Feature("turns", "turns begun", MANY),
        Feature("start", "the start player: the observer, the next seat, and so on", count=setup.seats),
        Feature("pile", "cards in the pile", MANY),
        Feature("emptied", "how often the pile was emptied", 2),
        Feature("display", f"cards face up: {colours}", CARDS, COLOUR_COUNT),
        Feature("discard", f"cards discarded: {colours}", CARDS, COLOUR_COUNT),
        Feature("forts", f"spaces with a fortification: {spaces}", count=count),
        Feature("tiles", f"spaces with a bonus tile: {spaces}", count=count),
        Feature("faces", f"those face up, once for each of {', '.join(TILES)}", count=TILE_COUNT * count),
        Feature("scored", f"provinces whose palaces were scored: {provinces}", count=PROVINCE_COUNT),
        Feature("limits", f"how many emissaries may be in each of {provinces}", 15, PROVINCE_COUNT),
    ]
    owners = setup.seats + 1 if setup.seats == EMPEROR else setup.seats
    for owner in range(owners):
        who = "the observer" if owner == 0 else f"the player {owner} after the observer"
        if owner == setup.seats:
            who = "the Emperor"
        table += player_features(f"{owner}.", who, spaces, count)
    return tuple(table)


def player_features(mark: str, who: str, spaces: str, count: int) -> list[Feature]:
    """The names of the numbers of one player."""
    colours, provinces = ", ".join(COLOURS), ", ".join(PROVINCES)
    return [
        Feature(mark + "points", f"points of {who}", MANY),
        Feature(mark + "supply", f"palaces, emissaries and fortifications left to {who}", 30, 3),
        Feature(mark + "cards", f"cards in hand of {who}", 20),
        Feature(mark + "hand", f"those the observer knows: {colours}", CARDS, COLOUR_COUNT),
        Feature(mark + "kept", f"cards kept for influence by {who}: {colours}", CARDS, COLOUR_COUNT),
        Feature(mark + "influence", f"influence cards of {who}: {colours}", count=COLOUR_COUNT),
        Feature(mark + "specials", f"special cards left to {who}: {', '.join(SPECIALS)}", count=3),
        Feature(mark + "tiles", f"bonus tiles of {who}: {', '.join(TILES)}", 20, TILE_COUNT),
        Feature(mark + "palaces", f"spaces with a palace of {who}: {spaces}", count=count),
        Feature(mark + "emissaries", f"emissaries of {who} in {provinces}", 15, PROVINCE_COUNT),
        Feature(mark + "road", f"points for roads of {who} if the game ended", MANY),
    ]


def observe(table: Table, seat: i64) -> vec[float]:
    """The numbers that `features` names."""
    land = table.land
    row = vec[float](capacity=1024)
    row = put_question(row, table, seat)
    row = put(row, table.placed)
    row = put_bits(row, table.targets | table.elsewhere, PROVINCE_COUNT)
    row = put_counts(row, table.played, COLOUR_COUNT)
    row = put(row, table.turn)
    row = put_one_of(row, (table.start - seat + table.seats) % table.seats, table.seats)
    row = put(row, total(table.pile))
    row = put(row, table.emptied)
    for colour in range(i64(COLOUR_COUNT)):
        row = put(row, table.on_display(colour))
    row = put_counts(row, table.discard, COLOUR_COUNT)
    row = put_bits(row, land.forts, table.board.count)
    row = put_bits(row, land.tiles, table.board.count)
    for tile in range(TILE_COUNT):
        row = put_bits(row, land.faces[tile], table.board.count)
    row = put_bits(row, land.scored, PROVINCE_COUNT)
    row = put_tallies(row, land.highest)
    for step in range(table.seats):
        row = put_player(row, table, (seat + step) % table.seats, step == 0)
    return put_player(row, table, EMPEROR, True) if table.has_emperor() else row


def put_question(row: vec[float], table: Table, seat: i64) -> vec[float]:
    """What is asked, whom, and of which province."""
    if not table.frames:
        return put_one_of(row, -1, len(QUESTIONS) + table.seats + PROVINCE_COUNT + 1)
    top = table.frames[-1]
    for name in QUESTIONS:
        row = append(row, 1.0 if name == top.name else 0.0)
    row = put_one_of(row, (top.seat - seat + table.seats) % table.seats, table.seats)
    placing = top.name == "place"
    row = put_one_of(row, top.mark & 15 if placing else -1, PROVINCE_COUNT)
    return append(row, 1.0 if placing and top.count != top.seat else 0.0)


def put_player(row: vec[float], table: Table, owner: i64, open_hand: bool) -> vec[float]:
    """One player; of a hand that is not open, the cards that all have seen."""
    player: Player = table.players[owner]
    row = put(row, player.points)
    row = put(row, player.palaces_left)
    row = put(row, player.emissaries_left)
    row = put(row, player.forts_left)
    row = put(row, total(player.hand))
    row = put_counts(row, player.hand if open_hand else player.known, COLOUR_COUNT)
    row = put_counts(row, player.kept, COLOUR_COUNT)
    for colour in range(i64(COLOUR_COUNT)):
        row = append(row, 1.0 if table.holder(colour) == owner else 0.0)
    row = put_bits(row, player.specials, len(SPECIALS))
    row = put_counts(row, player.tiles, TILE_COUNT)
    row = put_bits(row, table.land.palaces[owner], table.board.count)
    row = put_tallies(row, table.land.emissaries[owner])
    return put(row, table.road_award(owner))


def put_bits(row: vec[float], bits: i64, count: i64) -> vec[float]:
    """The row with a number for each possible member of a set."""
    for number in range(count):
        row = append(row, 1.0 if bits >> number & 1 else 0.0)
    return row


def put_counts(row: vec[float], cards: i64, count: i64) -> vec[float]:
    """The row with the number of cards of each colour."""
    for colour in range(count):
        row = put(row, count_of(cards, colour))
    return row


def put_tallies(row: vec[float], tallies: i64) -> vec[float]:
    """The row with a count for each province."""
    for province in range(i64(PROVINCE_COUNT)):
        row = put(row, tally_of(tallies, province))
    return row
