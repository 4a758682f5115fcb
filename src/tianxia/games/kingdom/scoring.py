"""The final scoring, line by line in the order of the rulebook; at any time, what it would be now."""

from __future__ import annotations

from typing import Final

from tianxia.games.kingdom.components import MOST_NET, Components
from tianxia.games.kingdom.players import Player
from tianxia.games.kingdom.vocabulary import (
    A_BUREAUCRAT,
    A_GENERAL,
    A_PEASANT,
    GENERAL,
    GOALS,
    KINDS,
    NOBLE_TWO,
    PHILOSOPHER,
    PILES,
    TYPES,
)
from tianxia.kernel.packed import i64, vec

NOBODY: Final = -1
DRAGON_GOAL: Final = 5

LINES: Final = (
    "generals",
    "nobles",
    "philosopher",
    "goals",
    "tokens",
    "missing",
    "peasants",
    "bureaucrats",
)


def most_generals(players: list[Player], components: Components) -> i64:
    """Who alone has most Generals, Merchants among them included (M30); nobody if that is shared."""
    best: i64 = NOBODY
    most: i64 = -1
    for seat in range(i64(len(players))):
        count = players[seat].count(GENERAL, components)
        if count > most:
            most = count
            best = seat
        elif count == most:
            best = NOBODY
    return best


class Account:
    """One player's final scoring: a count and points for each line."""

    __slots__ = ("goals", "peasants", "player", "seat", "tables", "worth")

    def __init__(
        self,
        seat: i64,
        players: list[Player],
        owners: vec[i64],
        heir: i64,
        dragon: i64,
        components: Components,
        worth: vec[i64],
    ) -> None:
        self.seat = seat
        self.player = players[seat]
        self.tables = components
        self.worth = worth
        # Goals as a set of bits; the Heir goes to the most Generals, whoever had it.
        goals: i64 = 0
        for goal in range(i64(len(GOALS) - 1)):
            if owners[goal] == seat:
                goals |= 1 << goal
        if heir == seat:
            goals |= 1 << (len(GOALS) - 1)
        if dragon == seat:
            goals |= 1 << DRAGON_GOAL
        self.goals: i64 = goals
        # Everybody sets as many peasants aside as the fewest that anybody has.
        fewest = players[0].cards[A_PEASANT]
        for player in players:
            fewest = min(fewest, player.cards[A_PEASANT])
        self.peasants: i64 = self.player.cards[A_PEASANT] - fewest

    def total(self) -> i64:
        """All points."""
        return (
            self.generals()
            + self.nobles()
            + self.philosopher()
            + self.goal_points()
            + self.token_points()
            - self.missing_points()
            + self.peasant_points()
            + self.bureaucrat_points()
        )

    def generals(self) -> i64:
        """The points on Generals."""
        return self.player.cards[A_GENERAL] * self.tables.points[A_GENERAL]

    def nobles(self) -> i64:
        """The points on Nobles."""
        total: i64 = 0
        for kind in range(i64(NOBLE_TWO), i64(KINDS)):
            total += self.player.cards[kind] * self.tables.points[kind]
        return total

    def philosopher(self) -> i64:
        """The point on the Philosopher."""
        return self.player.cards[PHILOSOPHER] * self.tables.points[PHILOSOPHER]

    def goal_points(self) -> i64:
        """The points on goal cards."""
        total: i64 = 0
        for goal in range(i64(DRAGON_GOAL + 1)):
            if self.goals >> goal & 1:
                total += self.tables.goal_points[goal]
        return total

    def token_points(self) -> i64:
        """The points for prestige tokens."""
        return self.player.tokens * self.tables.token_points

    def missing(self) -> i64:
        """How many types there is no card of."""
        total: i64 = 0
        for pile in range(i64(PILES)):
            if not self.player.has_type(pile):
                total += 1
        return total

    def missing_points(self) -> i64:
        """The points lost for missing types."""
        return self.missing() * self.tables.missing_points

    def peasant_points(self) -> i64:
        """The points for peasants left over."""
        return self.worth[self.peasants if self.peasants <= MOST_NET else MOST_NET + 1]

    def bureaucrat_points(self) -> i64:
        """The points for Bureaucrats, which only the Philosopher's owner scores (M32)."""
        if self.player.cards[PHILOSOPHER] == 0:
            return 0
        return self.player.cards[A_BUREAUCRAT] * self.tables.bureaucrat_points

    def lines(self) -> list[dict[str, object]]:
        """The table, line by line: what was counted, its points, and the sum so far."""
        cards = self.player.cards
        nobles = [
            int(self.tables.points[kind]) for kind in range(NOBLE_TWO, KINDS) for _ in range(cards[kind])
        ]
        goals = [name for goal, name in enumerate((*GOALS, "dragon")) if self.goals >> goal & 1]
        missing = [name for pile, name in enumerate(TYPES) if not self.player.has_type(pile)]
        counted: list[tuple[object, i64]] = [
            (int(cards[A_GENERAL]), self.generals()),
            (nobles[::-1], self.nobles()),
            (int(cards[PHILOSOPHER]), self.philosopher()),
            (goals, self.goal_points()),
            (int(self.player.tokens), self.token_points()),
            (missing, -self.missing_points()),
            ([int(cards[A_PEASANT]), int(self.peasants)], self.peasant_points()),
            (int(cards[A_BUREAUCRAT]) if cards[PHILOSOPHER] > 0 else 0, self.bureaucrat_points()),
        ]
        table: list[dict[str, object]] = []
        total: i64 = 0
        for name, (count, points) in zip(LINES, counted, strict=True):
            total += points
            table.append({"line": name, "count": count, "points": int(points), "sum": int(total)})
        return table
