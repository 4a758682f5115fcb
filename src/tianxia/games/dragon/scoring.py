"""Phase 4, scoring, and the final scoring after the last month."""

from __future__ import annotations

from tianxia.games.dragon.components import Components
from tianxia.games.dragon.state import Player, Year
from tianxia.games.dragon.vocabulary import LADY, MONK, TOLD_FINAL, TOLD_SCORED
from tianxia.kernel import Frame
from tianxia.kernel.packed import i64


class Scoring(Frame[Year]):
    """Each month: a point for every palace, every court lady and every dragon on a privilege."""

    name = "scoring"

    def run(self, state: Year) -> None:
        for seat in range(state.seats):
            player = state.players[seat]
            palaces = i64(len(player.palaces))
            ladies = player.symbols(LADY, state.components)
            dragons = privilege_dragons(player, state.components)
            player.points += palaces + ladies + dragons
            state.tell(TOLD_SCORED, seat, palaces, ladies, dragons, palaces + ladies + dragons)


def privilege_dragons(player: Player, components: Components) -> i64:
    """The dragons on a player's privileges."""
    return player.small * components.dragons_small + player.large * components.dragons_large


def final_scoring(year: Year) -> None:
    """Persons, monks by the height of their palaces, and money after everything is sold (R22)."""
    components = year.components
    for seat in range(year.seats):
        player = year.players[seat]
        persons = player.persons() * components.final_person
        monks = monk_points(player, components)
        money = money_points(player, components)
        player.points += persons + monks + money
        year.tell(TOLD_FINAL, seat, persons, monks, money, persons + monks + money)


def monk_points(player: Player, components: Components) -> i64:
    """Buddhas times the floors of the palace they are in."""
    total: i64 = 0
    for palace in player.palaces:
        total += palace.symbols(MONK, components) * palace.floors
    return total


def money_points(player: Player, components: Components) -> i64:
    """Points for yuan, with rice and fireworks sold first."""
    yuan = player.yuan + (player.rice + player.fireworks) * components.final_good
    return yuan // components.final_yuan
