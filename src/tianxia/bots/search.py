"""The search bot: Monte Carlo tree search over what the seat cannot tell apart.

Each simulation imagines one position consistent with the seat's knowledge, walks down a tree
shared by all of them, adds one move to it, and plays on at random to the end (single-observer
information-set search). Nothing in it knows any game.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from tianxia.bots.bot import Bot
from tianxia.kernel import Chance, Knowledge, State, playout
from tianxia.kernel.packed import i64, vec

CURIOSITY: Final = 0.7
"""How much a move that was tried seldom is preferred."""

SIMULATIONS: Final = 1000
BETWEEN_LOOKS_AT_THE_CLOCK: Final = 8


class Node:
    """A move somebody made, how often it was tried and could have been, and what it brought its maker."""

    __slots__ = ("children", "move", "offered", "seat", "total", "visits")

    def __init__(self, move: i64, seat: i64) -> None:
        self.move = move
        self.seat = seat
        self.visits: i64 = 0
        self.offered: i64 = 0
        self.total = 0.0
        # Ascending by move, as lists of legal moves are.
        self.children: list[Node] = []

    def choose(self, offer: vec[i64], chance: Chance) -> i64:
        """The next move to try: one never tried if there is any, else the most promising."""
        children = self.children
        count = i64(len(children))
        untried: i64 = 0
        fresh: i64 = -1
        best: i64 = -1
        best_worth = 0.0
        index: i64 = 0
        for move in offer:
            while index < count and children[index].move < move:
                index += 1
            if index < count and children[index].move == move:
                child = children[index]
                child.offered += 1
                if untried == 0:
                    visits = float(child.visits)
                    worth = child.total / visits + CURIOSITY * sqrt(log(float(child.offered)) / visits)
                    if best < 0 or worth > best_worth:
                        best = move
                        best_worth = worth
            else:
                # Keep each untried move with equal chance, in one pass.
                untried += 1
                if untried == 1 or chance.below(untried) == 0:
                    fresh = move
        return fresh if untried > 0 else best

    def child(self, move: i64) -> Node | None:
        """The node of a move, if it was tried."""
        for child in self.children:
            if child.move == move:
                return child
        return None

    def add(self, move: i64, seat: i64) -> Node:
        """A node for a move that is tried for the first time."""
        node = Node(move, seat)
        node.offered = 1
        place: i64 = 0
        while place < i64(len(self.children)) and self.children[place].move < move:
            place += 1
        self.children.insert(place, node)
        return node


class Search:
    """One search: a tree, and the range of results met so far."""

    def __init__(self, knowledge: Knowledge, chance: Chance) -> None:
        self.knowledge = knowledge
        self.chance = chance
        self.root = Node(-1, -1)
        self.simulations = 0
        self.widest = 1.0

    def simulate(self) -> None:
        """Imagine, descend, expand, play out, and remember."""
        state = self.knowledge.sample(self.chance)
        node = self.root
        path: list[Node] = []
        seat: i64 = self.knowledge.seat
        while state.frames:
            move = node.choose(state.offer(seat), self.chance)
            state.apply(seat, move)
            child = node.child(move)
            if child is None:
                path.append(node.add(move, seat))
                break
            path.append(child)
            node = child
            if state.frames:
                seat = state.actor()
        playout(state, self.chance)
        worth = self.worth(state)
        for visited in path:
            visited.visits += 1
            visited.total += worth[visited.seat]
        self.simulations += 1

    def worth(self, state: State) -> list[float]:
        """What a result is worth to each seat, from 0 to 1: half for winning, half for the margin."""
        scores = state.scores
        shares = state.rewards
        margins: list[float] = []
        for seat, score in enumerate(scores):
            rival: int | None = None
            for other, points in enumerate(scores):
                if other != seat and (rival is None or points > rival):
                    rival = points
            margin = float(score - rival) if rival is not None else float(score)
            margins.append(margin)
            self.widest = max(self.widest, abs(margin))
        return [0.5 * share + 0.25 + 0.25 * m / self.widest for share, m in zip(shares, margins, strict=True)]

    def best(self) -> i64:
        """The move tried most often."""
        best = self.root.children[0]
        for child in self.root.children:
            if child.visits > best.visits:
                best = child
        return best.move


class SearchBot(Bot):
    """Searches for a number of simulations, or for a time if one is given."""

    def __init__(self, seed: int = 0, simulations: int = SIMULATIONS, milliseconds: int = 0) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.milliseconds = milliseconds

    def choose(self, knowledge: Knowledge) -> int:
        legal = knowledge.legal
        if len(legal) == 1:
            return legal[0]
        search = Search(knowledge, self.chance)
        if self.milliseconds > 0:
            until = perf_counter() + self.milliseconds / 1000.0
            while perf_counter() < until:
                for _ in range(BETWEEN_LOOKS_AT_THE_CLOCK):
                    search.simulate()
        else:
            for _ in range(self.simulations):
                search.simulate()
        return int(search.best())
