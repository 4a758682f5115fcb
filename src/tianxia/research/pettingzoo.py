"""PettingZoo's agent-environment cycle, `env("dragon", seats=4)`, and its parallel form, `parallel_env(…)`.

Agents are called `player_0`, `player_1` and so on. An observation is a dictionary with the row of numbers
under `observation` and the legal moves under `action_mask`. Where a game asks several seats at once, the
cycle asks them one after another in the order of their seats, and none sees what another has chosen; the
parallel form takes all their answers in one step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pettingzoo import AECEnv, ParallelEnv

import tianxia
from tianxia.bots.cycle import Cycle, turn_to
from tianxia.kernel import Sealed
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
    An illegal move raises `IllegalMove`; with `illegal="random"`, for learners that know no masks, a random
    legal one is made in its place.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        reward: str = "share",
        max_cycles: int | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
        edition: Edition | None = None,
        **options: object,
    ) -> None:
        self.game = tianxia.game(game)
        agreed = self.game.agree(seats, edition, options)
        super().__init__(agreed, reward, max_cycles, illegal, render_mode == "human", tables)
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
        seed_of_game = f"{self.series}{self.games}"
        chance = Sealed(f"{seed_of_game} illegal moves")
        self.begin(self.game.lay_out(self.agreed, seed_of_game, listening=False), chance)
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


Told = dict[str, Any]
"""Something for each agent, by its name."""


class ParallelEnvironment(ParallelEnv):  # type: ignore[misc]  # PettingZoo tells no types
    """Any of the games with an action from every agent in each step; of those not asked, it is passed over.

    All that are asked at once, as for the secret bids of Middle Kingdom, answer in one step. `max_cycles`
    counts steps here; everything else is as in `Environment`, which plays the game.
    """

    metadata: dict[str, Any]

    def __init__(
        self, game: str, seats: int | None = None, *, max_cycles: int | None = None, **told: Any
    ) -> None:
        self.cycle = Environment(game, seats, **told)
        self.max_cycles = max_cycles
        self.steps = 0
        self.render_mode = self.cycle.render_mode
        self.metadata = {**self.cycle.metadata, "is_parallelizable": True}
        self.possible_agents = self.cycle.possible_agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.cycle.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        return self.cycle.action_space(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Told, Told]:
        """Begin a new game; with the same seed, the same one. Without, the series goes on."""
        self.cycle.reset(seed, options)
        self.steps = 0
        self.agents = self.possible_agents[:]
        return self.observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Told) -> tuple[Told, Told, Told, Told, Told]:
        """Make the moves of all that are asked; `IllegalMove` says why one may not be made, and none is."""
        cycle = self.cycle
        asked = [self.possible_agents[seat] for seat in cycle.started().acting]
        if not self.agents:
            raise RuntimeError("The game is over; begin another with `reset`.")
        for agent in asked:
            self.check(agent, actions.get(agent))
        for agent in asked:
            turn_to(cycle, agent)
            cycle.step(actions[agent])
        self.steps += 1
        cut = self.steps == self.max_cycles and not cycle.finished
        if cut or cycle.finished:
            self.agents = []
        return (
            self.observations(),
            dict(cycle.rewards),
            dict(cycle.terminations),
            dict.fromkeys(self.possible_agents, cut),
            {agent: {} for agent in self.possible_agents},
        )

    def check(self, agent: str, action: Any) -> None:
        """Raise an error unless an agent's move can be made, or replaced."""
        if action is None:
            raise ValueError(f"{agent} is asked for a move.")
        state, seat = self.cycle.started(), self.cycle.seat_of[agent]
        if not self.cycle.lenient and int(action) not in state.legal(seat):
            state.play(seat, int(action))

    def observations(self) -> Told:
        """What each agent knows, and what those that are asked may do now."""
        state = self.cycle.started()
        asked = state.acting
        return {
            agent: self.cycle.pad.show(state, seat, seat in asked)
            for agent, seat in self.cycle.seat_of.items()
        }

    def render(self) -> str | None:
        """The table in words, as the first agent that is asked knows it."""
        return self.cycle.render()

    def close(self) -> None:
        """Nothing is left open."""


def env(game: str, seats: int | None = None, **told: Any) -> Environment:
    """An environment. It refuses calls out of order and illegal moves itself, so nothing wraps it."""
    return Environment(game, seats, **told)


raw_env = env


def parallel_env(game: str, seats: int | None = None, **told: Any) -> ParallelEnvironment:
    """An environment in which every agent acts in each step; it refuses calls out of order itself."""
    return ParallelEnvironment(game, seats, **told)
