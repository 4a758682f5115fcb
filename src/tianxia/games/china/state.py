"""What lies on the table: the map, the cards, and what each player has."""

from __future__ import annotations

from typing import Any, Final

from tianxia.games.china.bits import size
from tianxia.games.china.board import Board
from tianxia.games.china.cards import any_of, count_of, gathered, listed, one, total
from tianxia.games.china.components import Components
from tianxia.games.china.guessing import guess_hands
from tianxia.games.china.hands import Player
from tianxia.games.china.land import Land
from tianxia.games.china.scoring import (
    alliance_points,
    chain_points,
    palace_points,
    port_points,
    tile_points,
)
from tianxia.games.china.vocabulary import (
    COLOUR_COUNT,
    COLOURS,
    PROVINCE_COUNT,
    TILE_COUNT,
)
from tianxia.kernel import Chance, Setup, State
from tianxia.kernel.packed import append, i64, vec, without

NOBODY: Final = -1
NO_CARD: Final = -1
PASSES: Final = 2
"""When the pile has been emptied so often, the game comes to its end."""

EMPEROR: Final = 2
"""The Emperor owns pieces like a third player, in a game for two."""

HOLDER_BITS: Final = 3


class Table(State):
    """The whole table."""

    __slots__ = (
        "bag",
        "components",
        "discard",
        "display",
        "elsewhere",
        "emperor_due",
        "emptied",
        "forts_in_play",
        "holders",
        "land",
        "pile",
        "placed",
        "played",
        "players",
        "start",
        "stock",
        "targets",
        "top",
        "turn",
        "with_influence",
        "with_tiles",
    )

    def __init__(
        self, setup: Setup, chance: Chance, components: Components, land: Land, players: list[Player]
    ) -> None:
        super().__init__(setup, chance)
        self.components = components
        self.land = land
        # With two players the Emperor comes third.
        self.players = players
        # The pile is a bag of cards: which one comes next is drawn when it comes.
        self.pile: i64 = 0
        # What the pile held when it was last shuffled, less what has come from it for all to see.
        self.stock: i64 = 0
        self.discard: i64 = 0
        self.top: i64 = NO_CARD
        self.display: vec[i64] = vec[i64]()
        self.emptied: i64 = 0
        self.start: i64 = 0
        # Turns begun.
        self.turn: i64 = 0
        # This turn: the cards played, the pieces placed, and the provinces where another one may go,
        # without and with the special card for two provinces.
        self.played: i64 = 0
        self.placed: i64 = 0
        self.targets: i64 = 0
        self.elsewhere: i64 = 0
        # Whether the Emperor's move is still to come.
        self.emperor_due = False
        # Who holds the influence card of each colour, and whether there are any.
        self.holders: i64 = 0
        self.with_influence = False
        # Whether there are bonus tiles, and those that nobody has seen.
        self.with_tiles = False
        self.bag: i64 = 0
        self.forts_in_play = False

    def clone(self) -> Table:
        twin = Table(
            self.setup,
            self.chance.clone(),
            self.components,
            self.land.clone(),
            [player.clone() for player in self.players],
        )
        twin.frames = self.frames[:]
        twin.pile = self.pile
        twin.stock = self.stock
        twin.discard = self.discard
        twin.top = self.top
        twin.display = self.display
        twin.emptied = self.emptied
        twin.start = self.start
        twin.turn = self.turn
        twin.played = self.played
        twin.placed = self.placed
        twin.targets = self.targets
        twin.elsewhere = self.elsewhere
        twin.emperor_due = self.emperor_due
        twin.holders = self.holders
        twin.with_influence = self.with_influence
        twin.with_tiles = self.with_tiles
        twin.bag = self.bag
        twin.forts_in_play = self.forts_in_play
        return twin

    # Who and where ---------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The board in use."""
        return self.land.board

    def has_emperor(self) -> bool:
        """Whether the Emperor plays along: with two players he does."""
        return self.seats == EMPEROR

    def seat_to_play(self) -> i64:
        """Whose turn it is; before the first turn, who comes last."""
        return (self.start + self.turn - 1) % self.seats

    def is_last_round(self) -> bool:
        """Whether the pile was emptied for the second time: the round is finished, and no more."""
        return self.emptied >= PASSES

    def holder(self, colour: i64) -> i64:
        """Who holds the influence card of a colour, or nobody."""
        return (self.holders >> (HOLDER_BITS * colour) & 7) - 1

    def give_influence(self, colour: i64, seat: i64) -> None:
        """Hand the influence card of a colour to a player."""
        place = HOLDER_BITS * colour
        self.holders = (self.holders & ~(7 << place)) | (seat + 1) << place

    # Cards -----------------------------------------------------------------------------------------

    def on_display(self, colour: i64) -> i64:
        """How many cards of a colour lie face up."""
        count: i64 = 0
        for card in self.display:
            if card == colour:
                count += 1
        return count

    def display_mask(self) -> i64:
        """The colours that lie face up."""
        found: i64 = 0
        for card in self.display:
            found |= 1 << card
        return found

    def cards_to_take(self) -> bool:
        """Whether there is any card to be taken, face up or from the pile."""
        return self.pile != 0 or len(self.display) > 0

    def take_from_display(self, colour: i64) -> None:
        """A face-up card is taken."""
        self.display = without(self.display, colour)

    def put_on_display(self, colour: i64) -> None:
        """A card is laid beside the others; the old row is left as it is, copies share it."""
        self.display = append(self.display[:], colour)

    def throw_away(self, cards: i64, colour: i64) -> None:
        """Cards go to the discards, one of that colour on top."""
        self.discard += cards
        self.top = colour

    def draw_from_pile(self) -> i64:
        """The top card of the pile."""
        colour = any_of(self.pile, self.chance)
        self.pile -= one(colour)
        return colour

    # What would be scored --------------------------------------------------------------------------

    def province_award(self, province: i64) -> vec[i64]:
        """What each seat would get for the palaces of a province, with the Emperor's if they are its own."""
        points = palace_points(self.land, province)
        award = self.to_seats(points)
        if self.with_influence:
            holder = self.holder(self.board.colour[province])
            if holder != NOBODY:
                award[holder] += points[EMPEROR]
        return award

    def to_seats(self, points: vec[i64]) -> vec[i64]:
        """The points of the seats alone: the Emperor's lapse."""
        award = vec[i64]([0] * self.seats)
        for seat in range(self.seats):
            award[seat] = points[seat]
        return award

    def alliance_award(self, number: i64) -> vec[i64]:
        """What each seat would get for an alliance."""
        return self.to_seats(alliance_points(self.land, number))

    def port_award(self) -> vec[i64]:
        """What each seat would get for ports."""
        return self.to_seats(port_points(self.land))

    def tile_award(self, tile: i64) -> vec[i64]:
        """What each seat would get for bonus tiles of a colour."""
        won = vec[i64](capacity=len(self.players))
        for player in self.players:
            won = append(won, player.tiles)
        return self.to_seats(tile_points(won, tile, self.components.bonus))

    def road_award(self, seat: i64) -> i64:
        """What a seat would get for roads."""
        return chain_points(self.land, seat, self.components.chain)

    def points(self, seat: i64) -> i64:
        return self.players[seat].points

    def standing(self, seat: i64) -> i64:
        # Equal points go to whoever has most pieces left.
        return (self.players[seat].points << 16) + self.players[seat].pieces_left()

    # As plain data ---------------------------------------------------------------------------------

    def described(self, seat: i64, move: i64) -> dict[str, object]:
        # Where a plain move uses up the card for two provinces, that card belongs to what it is about.
        card = super().described(seat, move)
        effects, refs = card["effects"], card["refs"]
        if isinstance(effects, dict) and isinstance(refs, list) and "two" in effects:
            card["refs"] = [*refs, "special:two"]
        return card

    def picture(self, seat: i64 | None) -> dict[str, object]:
        from tianxia.games.china.picture import pictured

        return pictured(self, seat)

    def contents(self) -> dict[str, object]:
        land = self.land
        return {
            "palaces": [int(spaces) for spaces in land.palaces],
            "emissaries": [int(tallies) for tallies in land.emissaries],
            "map": [int(land.forts), int(land.entered), int(land.scored)],
            "tiles": [
                int(land.tiles),
                int(land.revealed),
                int(self.bag),
                *[int(face) for face in land.faces],
            ],
            "pile": listed(self.pile),
            "stock": listed(self.stock),
            "discard": listed(self.discard),
            "top": int(self.top),
            "display": [int(card) for card in self.display],
            "emptied": int(self.emptied),
            "start": int(self.start),
            "turn": [
                int(self.turn),
                int(self.played),
                int(self.placed),
                int(self.targets),
                int(self.elsewhere),
                int(self.emperor_due),
            ],
            "holders": int(self.holders),
            "players": [player.contents() for player in self.players],
        }

    def restore(self, contents: dict[str, Any]) -> None:
        land = Land(self.board, i64(len(self.players)))
        for owner, spaces in enumerate(contents["palaces"]):
            for space in range(self.board.count):
                if spaces >> space & 1:
                    land.build(owner, space)
            emissaries: int = contents["emissaries"][owner]
            for province in range(PROVINCE_COUNT):
                for _ in range(emissaries >> 4 * province & 15):
                    land.send(owner, province)
        land.forts, land.entered, land.scored = contents["map"]
        tiles: list[int] = contents["tiles"]
        land.tiles = tiles[0]
        land.revealed = tiles[1]
        self.bag = tiles[2]
        land.faces = vec[i64](tiles[3:])
        self.land = land
        self.pile = gathered(contents["pile"])
        self.stock = gathered(contents["stock"])
        self.discard = gathered(contents["discard"])
        self.top = contents["top"]
        self.display = vec[i64](contents["display"])
        self.emptied = contents["emptied"]
        self.start = contents["start"]
        turn: list[int] = contents["turn"]
        self.turn = turn[0]
        self.played = turn[1]
        self.placed = turn[2]
        self.targets = turn[3]
        self.elsewhere = turn[4]
        self.emperor_due = turn[5] == 1
        self.holders = contents["holders"]
        for player, data in zip(self.players, contents["players"], strict=True):
            player.restore(data)

    def census(self) -> dict[str, int]:
        counts: dict[str, int] = {}
        for colour in range(i64(COLOUR_COUNT)):
            cards = count_of(self.pile, colour) + count_of(self.discard, colour) + self.on_display(colour)
            if self.with_influence:
                cards += count_of(self.played, colour)
            for player in self.players:
                cards += count_of(player.hand, colour) + count_of(player.kept, colour)
            counts[f"card {COLOURS[colour]}"] = int(cards)
        placed: i64 = 0
        for owner, player in enumerate(self.players):
            placed += size(self.land.palaces[owner])
            counts[f"palaces {owner}"] = int(player.palaces_left + size(self.land.palaces[owner]))
            sent: i64 = 0
            for province in range(i64(PROVINCE_COUNT)):
                sent += self.land.emissaries[owner] >> (4 * province) & 15
            counts[f"emissaries {owner}"] = int(player.emissaries_left + sent)
        counts["spaces"] = int(placed + self.land.places_left())
        counts["fortifications"] = int(size(self.land.forts))
        counts["tiles"] = int(total(self.bag))
        for player in self.players:
            counts["fortifications"] += int(player.forts_left)
            counts["tiles"] += int(total(player.tiles))
        for tile in range(i64(TILE_COUNT)):
            counts["tiles"] += int(size(self.land.faces[tile]))
        return counts

    def redeal(self, seat: i64, chance: Chance) -> None:
        self.pile = guess_hands(self.players, int(self.seats), seat, self.stock, chance)
