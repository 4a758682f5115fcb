"""Set-up: which board, how many cards, and what each player begins with."""

from __future__ import annotations

from typing import Final

from tianxia.games.china.bonus import lay_tiles
from tianxia.games.china.components import Components
from tianxia.games.china.drawing import Refill, emperor_refills, fill_display
from tianxia.games.china.emperor import Command, EmperorsMove
from tianxia.games.china.hands import Player
from tianxia.games.china.influence import Keep
from tianxia.games.china.land import Land
from tianxia.games.china.placing import More, Place
from tianxia.games.china.rules import NEXT_TURN, NextTurn, OwnTurn, Turn
from tianxia.games.china.state import EMPEROR, Table
from tianxia.games.china.vocabulary import ALL_SPECIALS, BOARDS, SIDE_34, SIDE_45, TOLD_DEALT, TOLD_STARTS
from tianxia.kernel import LETTERS, SYSTEM, Chance, Frame, Setup
from tianxia.kernel.packed import i64

BY_SEATS: Final = "auto"
"""The board for the number of players; four use the side for three and four unless they want the other."""


def board_number(setup: Setup) -> int:
    """The board that was agreed on."""
    chosen = str(setup.options["board"])
    if chosen == BY_SEATS:
        return SIDE_45 if setup.seats == 5 else SIDE_34
    return BOARDS.index(chosen)


def set_up(setup: Setup, chance: Chance, components: Components) -> Table:
    """Lay out the board and everybody's pieces; the cards are dealt next."""
    two = setup.seats == EMPEROR
    owners = setup.seats + 1 if two else setup.seats
    forts = components.fortifications if setup.chosen("fortifications") else 0
    players = [Player(components.palaces, components.emissaries, forts) for _ in range(owners)]
    land = Land(components.boards[board_number(setup)], owners)
    table = Table(setup, chance, components, land, players)
    table.forts_in_play = setup.chosen("fortifications")
    table.with_influence = two and not setup.chosen("light")
    table.with_tiles = setup.options["bonus_tiles"] != "none"
    table.pile = components.cards[setup.seats]
    table.stock = table.pile
    table.push(NEXT_TURN)
    table.push(DEAL)
    return table


class Deal(Frame[Table]):
    """Lay the bonus tiles, deal the hands, turn the first cards up, and say who begins."""

    name = "deal"

    def run(self, state: Table) -> None:
        if state.with_tiles:
            lay_tiles(state, state.setup.options["bonus_tiles"] == "random")
        for seat in range(state.seats):
            for _ in range(state.components.hand):
                colour = state.draw_from_pile()
                state.players[seat].take_hidden(colour)
                state.tell(TOLD_DEALT, seat, colour, audience=seat)
        if state.has_emperor():
            for seat in range(state.seats):
                state.players[seat].specials = ALL_SPECIALS
            emperor_refills(state)
        fill_display(state)
        start = str(state.setup.options["start"])
        state.start = state.chance.below(state.seats) if start == "random" else i64(LETTERS.index(start))
        state.tell(TOLD_STARTS, state.start)


DEAL: Final = Deal(SYSTEM)

FRAMES: Final = (Deal, NextTurn, OwnTurn, Turn, Place, More, Refill, Keep, EmperorsMove, Command)
"""Every kind of frame of the game."""
