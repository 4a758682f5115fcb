"""PettingZoo's agent-environment cycle: `env("dragon", seats=4)`.

Agents are called `player_0`, `player_1` and so on. An observation is a dictionary with the row of numbers
under `observation` and the legal moves under `action_mask`. Where a game asks several seats at once, they are
asked one after another in the order of their seats, and none sees what another has chosen.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from pettingzoo import AECEnv

import tianxia
from tianxia.kernel.game import new_seed
from tianxia.kernel.rewards import check_reward, rewards
from tianxia.research.arrays import FLAGS, Seen, action_space, observation_space, seen, shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tianxia.kernel import Edition, State

RENDER_MODES: Final = ("ansi", "human")


class Environment(AECEnv):  # type: ignore[misc]  # PettingZoo tells no types
    """Any of the games as an agent-environment cycle.

    Rewards are given when the game is over: the share of the win (`"share"`), points (`"points"`) or ranks
    (`"rank"`); `tianxia.kernel.rewards` says what they add up to. After `max_cycles` decisions, if given, the
    game is broken off and all agents are truncated without a reward.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        reward: str = "share",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        edition: Edition | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.game = tianxia.game(game)
        self.agreed = self.game.agree(seats, edition, options)
        self.reward = check_reward(reward)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "name": f"{self.game.key}_v{self.game.rules_version}",
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.agreed.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation_space(self.agreed))
        self.action_spaces = {agent: action_space(self.agreed) for agent in self.possible_agents}
        self.series = f"{new_seed()}."
        self.games = 0
        self.table: State | None = None
        self.cycles = 0
        self.finished = False

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; with the same seed, the same one. Without, the series goes on."""
        if seed is not None:
            self.series = f"{seed}."
            self.games = 0
        self.table = self.game.lay_out(self.agreed, f"{self.series}{self.games}", listening=False)
        self.games += 1
        self.cycles = 0
        self.finished = False
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self.agent_selection = self.possible_agents[self.table.actor()]

    def started(self) -> State:
        """The game that is being played; there is none before `reset`."""
        if self.table is None:
            raise RuntimeError("A game begins with `reset`: call it before anything else.")
        return self.table

    def observe(self, agent: str) -> Seen:
        """What an agent knows, and what it may do now; nothing, if it is not asked."""
        shown = seen(self.started(), self.seat_of[agent])
        if agent != self.agent_selection:
            shown["action_mask"] = np.zeros(self.game.moves.size, FLAGS)
        return shown

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        """What the agent that is asked knows, got since it was asked last, and whether it has finished."""
        table = self.table or self.started()
        agent = self.agent_selection
        return (
            seen(table, self.seat_of[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = sys.maxsize) -> Iterator[str]:
        """The agent that is asked, again and again, until all have finished."""
        for _ in range(min(max_iter, sys.maxsize)):
            if not self.agents:
                return
            yield self.agent_selection

    def step(self, action: int | None) -> None:
        """Make a move for the agent that is asked; `IllegalMove` says why it may not, and nothing changes."""
        table = self.table or self.started()
        if self.finished:
            self.leave(action)
            return
        agent = self.agent_selection
        if action is None:
            raise ValueError(f"{agent} is asked for a move; None is for agents that have finished.")
        table.play(self.seat_of[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        self.cycles += 1
        if table.frames and self.cycles != self.max_cycles:
            self.agent_selection = self.possible_agents[table.actor()]
        else:
            self.finish(table)
        if self.render_mode == "human":
            self.render()

    def leave(self, action: int | None) -> None:
        """Let a finished agent go; its action is None."""
        if not self.agents:
            raise RuntimeError("The game is over; begin another with `reset`.")
        self._was_dead_step(action)

    def finish(self, table: State) -> None:
        """Let every agent know that the game is over, or broken off."""
        self.finished = True
        if table.over:
            for agent, worth in zip(self.agents, rewards(table, self.reward), strict=True):
                self.rewards[agent] = self._cumulative_rewards[agent] = worth
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.truncations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def render(self) -> str | None:
        """The table in words, as the agent that is asked knows it."""
        if self.render_mode is None:
            return None
        table = self.started()
        text = shown(table, None if table.over else self.seat_of[self.agent_selection])
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201
        return None

    def close(self) -> None:
        """Nothing is left open."""


def env(game: str, seats: int | None = None, **told: Any) -> Environment:
    """An environment. It refuses calls out of order and illegal moves itself, so nothing wraps it."""
    return Environment(game, seats, **told)


raw_env = env
