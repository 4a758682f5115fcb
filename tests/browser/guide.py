"""A table whose seed the test knows: the engine beside the browser tells which moves lead where."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tianxia
from tests.server.visitor import Visitor
from tianxia.kernel import State

TRIES = 400
LONGEST = 2000
PATIENCE = 40_000
"""Milliseconds: a machine may be busy with other things."""

Reached = Callable[[Any, int], bool]


class Guide:
    """A game at one device, every seat the page's own, played ahead without the browser."""

    def __init__(self, page: Page, site: str, patch: pytest.MonkeyPatch) -> None:
        page.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        self.page = page
        self.site = site
        self.patch = patch
        self.id = ""
        self.game = ""
        self.seats = 0
        self.options: dict[str, Any] = {}
        self.seed = ""
        self.moves: list[tuple[int, int]] = []

    def open(self, game: str, seats: int, reached: Reached | None = None, **options: Any) -> None:
        """Open a table and play it to where `reached(state, move)` holds of a move that is not made yet.

        Without a condition the game is played to the move before its last. The page then shows the table.
        """
        self.game, self.seats, self.options = game, seats, options
        self.seed, self.moves = ahead(game, seats, reached, options)
        self.patch.setattr("tianxia.server.making.new_seed", lambda: self.seed)
        visitor = Visitor(self.site)
        self.id = visitor.table(game, *["me"] * seats, options=options)["id"]
        with visitor.live(self.id) as live:
            for seat, move in self.moves[:-1]:
                live.move(seat, move)
                live.until("update")
        self.page.context.add_cookies(
            [{"name": "tianxia", "value": visitor.http.cookies["tianxia"], "url": self.site}]
        )
        self.page.goto(f"/t/{self.id}")
        self.take()

    @property
    def move(self) -> str:
        """The move that was to come next, by its number in the list."""
        return f'button[data-move="{self.moves[-1][1]}"]'

    def said(self) -> dict[str, str]:
        """That move's kind and its arguments."""
        return named(self.replayed(), self.moves[-1][1])

    def picture(self) -> Any:
        """What whoever plays it sees before it."""
        state = self.replayed()
        return state.picture(state.acting[0])

    def end(self) -> Any:
        """The account of the finished game."""
        state = self.replayed()
        state.play(*self.moves[-1])
        picture: Any = state.picture(None)
        return picture["final"]

    def first(self, kind: str) -> int:
        """The number of the first move of a kind, counted from 1."""
        state = self.replayed()
        kinds = [named(state, move)["kind"] for _, move in self.moves]
        return kinds.index(kind) + 1

    def replayed(self) -> State:
        """The game as it stands before that move."""
        state = tianxia.game(self.game).start(self.seats, seed=self.seed, **self.options)
        for seat, move in self.moves[:-1]:
            state.play(seat, move)
        return state

    def take(self) -> None:
        """Take the device over, if the page asks for it."""
        self.page.locator(".hand-over .primary, .panel.board").first.wait_for()
        if self.page.locator(".hand-over .primary").count():
            self.page.locator(".hand-over .primary").click()
        self.page.locator(".panel.board").wait_for()


def ahead(
    game: str, seats: int, reached: Reached | None, options: dict[str, Any]
) -> tuple[str, list[tuple[int, int]]]:
    """A seed and random moves that lead to a move with a property; that move is the last of them."""
    for attempt in range(TRIES):
        seed = f"{attempt:064x}"
        state = tianxia.game(game).start(seats, seed=seed, **options)
        chance = random.Random(attempt)
        moves: list[tuple[int, int]] = []
        while not state.over and len(moves) < LONGEST:
            seat = state.acting[0]
            legal = state.legal(seat)
            found = [move for move in legal if reached is not None and reached(state, move)]
            move = found[0] if found else chance.choice(legal)
            moves.append((seat, move))
            if found:
                return seed, moves
            state.play(seat, move)
        if reached is None:
            return seed, moves
    raise AssertionError(f"No random game of {game} comes to that.")


def named(state: State, move: int) -> dict[str, str]:
    """A move's kind and its arguments."""
    vocabulary = state.setup.game.moves
    return {"kind": vocabulary.kind(move).name, **vocabulary.arguments(move)}
