"""One game as a cycle of agents, each asked in its turn: PettingZoo's loop, compiled.

`tianxia.research.pettingzoo` makes an environment of it. What an agent is shown is written on a sheet of a
pad, and every sheet is used once, so that whoever keeps one may do so.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tianxia.kernel import BadSetup, Chance, Quick, Setup, State
from tianxia.kernel.features import Row
from tianxia.kernel.packed import i32, i64, u8, vec
from tianxia.kernel.rewards import check_reward, rewards

SHEETS: Final = 32
"""How many a pad has: enough to make them cheaply, few enough for a processor's cache."""

ILLEGAL: Final = ("raise", "random")
"""What becomes of an illegal move: it raises an error, or a random legal one takes its place."""

Binding = Callable[[Any, Any], tuple[Any, Any]]
"""Makes tables of packed rows and masks, with a line for each sheet, of the kind that is shown."""


class Pad:
    """Blank sheets, torn off one after another: each has a row of numbers and a mask, all noughts so far."""

    __slots__ = ("bind", "flags", "left", "masks", "moves", "numbers", "row", "setup", "width")

    def __init__(self, setup: Setup, bind: Binding) -> None:
        self.setup = setup
        self.bind = bind
        self.width: i64 = setup.width()
        self.moves: i64 = setup.game.moves.size
        self.row = Row(vec[i32]())
        self.masks: vec[u8] = vec[u8]()
        self.left: i64 = 0
        # Rows and masks once more, as they are shown.
        self.numbers: Any = None
        self.flags: Any = None

    def show(self, state: State, seat: i64, asked: bool) -> dict[str, Any]:
        """A sheet with what a seat knows and, if it is asked, the moves it has."""
        if self.left == 0:
            self.renew()
        self.left -= 1
        number = self.left
        row = self.row
        row.at = number * self.width
        self.setup.game.write(row, state, seat)
        if asked:
            masks = self.masks
            first = number * self.moves
            for move in state.offer(seat):
                masks[first + move] = 1
        return {"observation": self.numbers[number], "action_mask": self.flags[number]}

    def renew(self) -> None:
        """Take a new pad."""
        rows = vec[i32]([0] * (SHEETS * self.width))
        masks = vec[u8]([0] * (SHEETS * self.moves))
        self.row.numbers = rows
        self.masks = masks
        self.numbers, self.flags = self.bind(rows, masks)
        self.left = SHEETS


@mypyc_attr(allow_interpreted_subclasses=True)
class Cycle:
    """A game and the agents that play it, under the names PettingZoo gives to what it wants to know of them.

    Nothing is given before the end, so all rewards are noughts until then. Then every agent is finished at
    once, or cut off after so many cycles; one after another they are told, and leave.
    """

    __slots__ = (
        "_cumulative_rewards",
        "agent_selection",
        "agents",
        "agreed",
        "chance",
        "cycles",
        "finished",
        "infos",
        "last_to_move",
        "lenient",
        "most_cycles",
        "no_rewards",
        "none_finished",
        "pad",
        "possible_agents",
        "reward",
        "rewards",
        "seat",
        "table",
        "terminations",
        "truncations",
        "watched",
    )

    def __init__(
        self,
        setup: Setup,
        reward: str,
        max_cycles: int | None,
        illegal: str,
        watched: bool,
        bind: Binding,
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadSetup(
                f"Illegal moves cannot be taken as “{illegal}”; choose one of: {', '.join(ILLEGAL)}."
            )
        self.agreed = setup
        self.reward = check_reward(reward)
        self.most_cycles: i64 = -1 if max_cycles is None else max_cycles
        # Whether illegal moves are replaced, and by what chance.
        self.lenient = illegal == "random"
        self.chance: Chance = Quick(0)
        # Whether somebody looks on, and the table is rendered after every move.
        self.watched = watched
        self.pad = Pad(setup, bind)
        self.possible_agents: list[str] = [f"player_{seat}" for seat in range(setup.seats)]
        self.no_rewards: dict[str, float] = dict.fromkeys(self.possible_agents, 0.0)
        self.none_finished: dict[str, bool] = dict.fromkeys(self.possible_agents, False)
        self.agents: list[str] = []
        self.agent_selection = ""
        self.last_to_move = ""
        self.table: State | None = None
        self.seat: i64 = 0
        self.cycles: i64 = 0
        self.finished = False
        self.rewards: dict[str, float] = {}
        self._cumulative_rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}

    def begin(self, state: State, chance: Chance) -> None:
        """Ask the first question of a new game; chance replaces illegal moves, if they are."""
        self.table = state
        self.chance = chance
        self.cycles = 0
        self.finished = False
        self.agents = self.possible_agents[:]
        self.rewards = self.no_rewards.copy()
        self._cumulative_rewards = self.no_rewards.copy()
        self.terminations = self.none_finished.copy()
        self.truncations = self.none_finished.copy()
        self.infos = {agent: {} for agent in self.agents}
        self.seat = state.actor()
        self.agent_selection = self.agents[self.seat]

    def started(self) -> State:
        """The game that is being played; there is none before `reset`."""
        return started(self)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent that is asked knows, got since it was asked last, and whether it has finished."""
        state = started(self)
        agent = self.agent_selection
        return (
            self.pad.show(state, self.seat, True) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Any) -> None:
        """Make a move for the agent that is asked; `IllegalMove` says why it may not, and nothing changes."""
        state = started(self)
        if self.finished:
            leave(self, action)
            return
        if action is None:
            raise ValueError(
                f"{self.agent_selection} is asked for a move; None is for agents that have finished."
            )
        move: i64 = action if isinstance(action, int) else int(action)
        if self.lenient:
            move = legal_move(state, self.seat, move, self.chance)
        state.play(self.seat, move)
        self.cycles += 1
        if state.frames and self.cycles != self.most_cycles:
            self.seat = state.actor()
            self.agent_selection = self.possible_agents[self.seat]
        else:
            finish(self, state)
        if self.watched:
            self.render()

    def agent_iter(self, max_iter: int = sys.maxsize) -> Turns:
        """The agent that is asked, again and again, until all have finished."""
        return Turns(self, max_iter)

    def render(self) -> Any:
        """Show the table to whoever looks on."""
        raise NotImplementedError


class Turns:
    """The agents of a cycle as they are asked."""

    __slots__ = ("cycle", "left")

    def __init__(self, cycle: Cycle, most: int) -> None:
        self.cycle = cycle
        self.left: i64 = min(most, sys.maxsize)

    def __iter__(self) -> Turns:
        return self

    def __next__(self) -> str:
        if self.left <= 0 or not self.cycle.agents:
            raise StopIteration
        self.left -= 1
        return self.cycle.agent_selection


def started(cycle: Cycle) -> State:
    """The game of a cycle, which begins with `reset`."""
    if cycle.table is None:
        raise RuntimeError("A game begins with `reset`: call it before anything else.")
    return cycle.table


def legal_move(state: State, seat: i64, move: i64, chance: Chance) -> i64:
    """The move if it is legal, otherwise a random one that is."""
    offer = state.offer(seat)
    return move if move in offer else offer[chance.below(len(offer))]


def finish(cycle: Cycle, state: State) -> None:
    """Let every agent know that the game is over, or broken off."""
    cycle.finished = True
    cycle.last_to_move = cycle.agent_selection
    if state.frames:
        for agent in cycle.agents:
            cycle.truncations[agent] = True
    else:
        worth = rewards(state, cycle.reward)
        for seat, agent in enumerate(cycle.agents):
            cycle.rewards[agent] = worth[seat]
            cycle._cumulative_rewards[agent] = worth[seat]
            cycle.terminations[agent] = True
    turn_to(cycle, cycle.agents[0])


def leave(cycle: Cycle, action: Any) -> None:
    """Let a finished agent go; its action is None."""
    if not cycle.agents:
        raise RuntimeError("The game is over; begin another with `reset`.")
    if action is not None:
        raise ValueError("An agent that has finished has one action left, which is None.")
    agent = cycle.agent_selection
    cycle.agents.remove(agent)
    del cycle.rewards[agent]
    del cycle._cumulative_rewards[agent]
    del cycle.terminations[agent]
    del cycle.truncations[agent]
    del cycle.infos[agent]
    for other in cycle.agents:
        cycle.rewards[other] = 0.0
    turn_to(cycle, cycle.agents[0] if cycle.agents else cycle.last_to_move)


def turn_to(cycle: Cycle, agent: str) -> None:
    """Ask this agent next."""
    cycle.agent_selection = agent
    cycle.seat = cycle.possible_agents.index(agent)
