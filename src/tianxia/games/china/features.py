"""What a player knows of the table as numbers with names: the observation for learning."""

from __future__ import annotations

from typing import Final

from tianxia.games.china.bits import NIBBLE
from tianxia.games.china.cards import BITS, total
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
from tianxia.kernel.features import Feature, Questions, Row
from tianxia.kernel.game import Setup
from tianxia.kernel.packed import i64

QUESTIONS: Final = Questions("turn", "place", "more", "keep", "refill", "emperor")
"""The frames that ask somebody, in the order of a turn."""

PLACING: Final = 1

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
        Feature("question", f"what is asked: {', '.join(QUESTIONS.names)}", count=len(QUESTIONS.names)),
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


def write(row: Row, table: Table, seat: i64) -> None:
    """The numbers that `features` names."""
    land = table.land
    put_question(row, table, seat)
    row.put(table.placed)
    row.put_bits(table.targets | table.elsewhere, PROVINCE_COUNT)
    row.put_packed(table.played, BITS, COLOUR_COUNT)
    row.put(table.turn)
    row.put_one_of((table.start - seat + table.seats) % table.seats, table.seats)
    row.put(total(table.pile))
    row.put(table.emptied)
    for colour in range(i64(COLOUR_COUNT)):
        row.put(table.on_display(colour))
    row.put_packed(table.discard, BITS, COLOUR_COUNT)
    row.put_bits(land.forts, table.board.count)
    row.put_bits(land.tiles, table.board.count)
    for tile in range(TILE_COUNT):
        row.put_bits(land.faces[tile], table.board.count)
    row.put_bits(land.scored, PROVINCE_COUNT)
    row.put_packed(land.highest, NIBBLE, PROVINCE_COUNT)
    for step in range(table.seats):
        put_player(row, table, (seat + step) % table.seats, step == 0)
    if table.has_emperor():
        put_player(row, table, EMPEROR, True)


def put_question(row: Row, table: Table, seat: i64) -> None:
    """What is asked, whom, and of which province."""
    if not table.frames:
        row.skip(len(QUESTIONS.names) + table.seats + PROVINCE_COUNT + 1)
        return
    top = table.frames[-1]
    question = QUESTIONS.number(top)
    row.put_one_of(question, len(QUESTIONS.names))
    row.put_one_of((top.seat - seat + table.seats) % table.seats, table.seats)
    placing = question == PLACING
    row.put_one_of(top.mark & 15 if placing else -1, PROVINCE_COUNT)
    row.put_if(placing and top.count != top.seat)


def put_player(row: Row, table: Table, owner: i64, open_hand: bool) -> None:
    """One player; of a hand that is not open, the cards that all have seen."""
    player: Player = table.players[owner]
    row.put(player.points)
    row.put(player.palaces_left)
    row.put(player.emissaries_left)
    row.put(player.forts_left)
    row.put(total(player.hand))
    row.put_packed(player.hand if open_hand else player.known, BITS, COLOUR_COUNT)
    row.put_packed(player.kept, BITS, COLOUR_COUNT)
    for colour in range(i64(COLOUR_COUNT)):
        row.put_if(table.holder(colour) == owner)
    row.put_bits(player.specials, len(SPECIALS))
    row.put_packed(player.tiles, BITS, TILE_COUNT)
    row.put_bits(table.land.palaces[owner], table.board.count)
    row.put_packed(table.land.emissaries[owner], NIBBLE, PROVINCE_COUNT)
    row.put(table.road_award(owner))
