"""PettingZoo's agent-environment cycle: `env("dragon", seats=4)`.

Agents are called `player_0`, `player_1` and so on. An observation is a dictionary with the row of numbers
under `observation` and the legal moves under `action_mask`. Where a game asks several seats at once, they are
asked one after another in the order of their seats, and none sees what another has chosen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pettingzoo import AECEnv

import tianxia
from tianxia.bots.cycle import Cycle
from tianxia.kernel.game import new_seed
from tianxia.research.arrays import Seen, action_space, observation_space, shown, tables

if TYPE_CHECKING:
    from tianxia.kernel import Edition

RENDER_MODES: Final = ("ansi", "human")


class Environment(Cycle, AECEnv):  # type: ignore[misc]  # PettingZoo tells no types
    """Any of the games as an agent-environment cycle. Its loop, `last` and `step`, is compiled.

    Rewards are given when the game is over: the share of the win (`"share"`), points (`"points"`), the lead
    in points (`"lead"`) or ranks (`"rank"`); `tianxia.kernel.rewards` says what they add up to. After
    `max_cycles` decisions, if given, the game is broken off and all agents are truncated without a reward.
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
        self.game = tianxia.game(game)
        agreed = self.game.agree(seats, edition, options)
        super().__init__(agreed, reward, max_cycles, render_mode == "human", tables)
        self.render_mode = render_mode
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "name": f"{self.game.key}_v{self.game.rules_version}",
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation_space(agreed))
        self.action_spaces = {agent: action_space(agreed) for agent in self.possible_agents}
        self.series = f"{new_seed()}."
        self.games = 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; with the same seed, the same one. Without, the series goes on."""
        if seed is not None:
            self.series = f"{seed}."
            self.games = 0
        self.begin(self.game.lay_out(self.agreed, f"{self.series}{self.games}", listening=False))
        self.games += 1

    def observe(self, agent: str) -> Seen:
        """What an agent knows, and what it may do now; nothing, if it is not asked."""
        return self.pad.show(self.started(), self.seat_of[agent], agent == self.agent_selection)

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
