"""Set-up: eight bid cards each, six goals in the middle, the dynasty shuffled."""

from __future__ import annotations

from typing import Final

from tianxia.games.kingdom.bids import (
    Bid,
    Crown,
    Emperor,
    Harvest,
    LateBid,
    Palace,
    Replacement,
    Resolve,
    Show,
)
from tianxia.games.kingdom.components import Components
from tianxia.games.kingdom.gains import Claim, Claims, Dragon, Draws, Heir, Inheritance, Place, Swap
from tianxia.games.kingdom.rules import NEW_DISPLAY, Assignment, Clearing, NewDisplay, Turn
from tianxia.games.kingdom.state import Kingdom, new_kingdom
from tianxia.kernel import Chance, Setup


def set_up(setup: Setup, chance: Chance, components: Components) -> Kingdom:
    """Lay the table for the number of players; the first display is still to be shown."""
    kingdom = new_kingdom(setup, chance, components)
    if setup.chosen("two_bids"):
        kingdom.display_size = components.variant_display
        kingdom.bids_each = components.variant_bids
    else:
        kingdom.display_size = components.display[setup.seats]
        kingdom.bids_each = components.bids[setup.seats]
    kingdom.ignores_merchants = setup.chosen("dragon_ignores_merchants")
    kingdom.last_alone = setup.chosen("last_card_alone")
    kingdom.tied_returns = setup.chosen("tied_card_returns")
    three = components.three_peasants
    kingdom.peasants = components.peasants(three[-1] if setup.chosen("regular_peasants") else three[0])
    kingdom.push(NEW_DISPLAY)
    return kingdom


FRAMES: Final = (
    NewDisplay,
    Turn,
    Bid,
    Show,
    Palace,
    LateBid,
    Harvest,
    Replacement,
    Emperor,
    Crown,
    Resolve,
    Dragon,
    Swap,
    Claims,
    Claim,
    Place,
    Draws,
    Heir,
    Inheritance,
    Clearing,
    Assignment,
)
"""Every kind of frame of the game."""
