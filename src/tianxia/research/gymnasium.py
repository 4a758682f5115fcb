"""Gymnasium: one seat against bots. Importing this module registers an environment for every game.

`gymnasium.make("tianxia/china-v1", seats=4, opponents="greedy")` is one game, and
`gymnasium.make_vec("tianxia/china-v1", 1024, seats=4)` many in one call. The version is that of the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import tianxia
from tianxia.bots.batch import Batch
from tianxia.kernel import BadSetup, Knowledge, State, TianxiaError
from tianxia.kernel.rewards import check_reward, rewards
from tianxia.research.arrays import (
    BOOLEANS,
    FLAGS,
    NUMBERS,
    REAL,
    Seen,
    action_space,
    observation_space,
    pad,
    reward_bounds,
    shown,
    table,
    view,
)
from tianxia.research.opponents import Opponents, check_own_seat, seated
from tianxia.research.vector import quick_seed

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from tianxia.bots import Bot
    from tianxia.kernel import Edition


class LegalMoves(Discrete):
    """All moves of the vocabulary, of which `sample()` draws one that is legal now."""

    def __init__(self, environment: SeatEnv) -> None:
        super().__init__(environment.agreed.game.moves.size)
        self.environment = environment

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A random move: one of the mask's, or without a mask one that is legal now."""
        if mask is None and probability is None:
            mask = self.environment.mask()
        return super().sample(mask, probability)


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """One seat of a game; bots have the others.

    The reward is given when the game is over: the share of the win (`"share"`), points (`"points"`), the lead
    in points (`"lead"`) or rank (`"rank"`). With `seat=None` the learner's seat is drawn anew with every
    game. An illegal move raises `IllegalMove` with the reason, and changes nothing; with `illegal="lose"` it
    ends the game instead, with the least reward there is, which is what Gymnasium's checker needs, as it
    tries moves unseen.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int | None = 0,
        opponents: Opponents = "random",
        reward: str = "share",
        illegal: str = "error",
        render_mode: str | None = None,
        edition: Edition | None = None,
        **options: object,
    ) -> None:
        self.agreed = tianxia.game(game).agree(seats, edition, options)
        self.told_seat = check_own_seat(self.agreed, seat)
        self.seat = seat or 0
        self.opponents = opponents
        self.bots: list[Bot] = seated(self.agreed, opponents, 0)
        self.reward = check_reward(reward)
        if illegal not in ("error", "lose"):
            raise BadSetup(f"An illegal move is an “error”, or one can “lose” by it; not “{illegal}”.")
        self.forgiving = illegal == "lose"
        self.render_mode = render_mode
        self.observation_space = observation_space(self.agreed)
        self.action_space = LegalMoves(self)
        self.pad = pad(self.agreed)
        self.table: State | None = None

    def started(self) -> State:
        """The game that is being played; there is none before `reset`."""
        if self.table is None:
            raise RuntimeError("A game begins with `reset`: call it before anything else.")
        return self.table

    def seen(self, table: State) -> Seen:
        """What the learner's seat is shown now."""
        return self.pad.show(table, self.seat, True)

    def mask(self) -> NDArray[np.int8] | None:
        """The legal moves, once there is a game."""
        return None if self.table is None else view(self.table.mask(self.seat), FLAGS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a new game, up to the learner's first question."""
        super().reset(seed=seed)
        if seed is not None or self.table is None:
            self.bots = seated(self.agreed, self.opponents, int(self.np_random.integers(2**31)))
        if self.told_seat is None:
            self.seat = int(self.np_random.integers(self.agreed.seats))
        while True:
            deal = str(self.np_random.integers(2**63))
            self.table = self.agreed.game.lay_out(self.agreed, deal, listening=False)
            self.let_others_move(self.table)
            if not self.table.over:
                break
        self.render_for_people()
        return self.seen(self.table), {"seat": self.seat}

    def step(self, action: int | np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Make a move, and the bots' answers to it."""
        table = self.started()
        try:
            table.play(self.seat, int(action))
        except TianxiaError:
            if not self.forgiving:
                raise
            least, _ = reward_bounds(self.agreed, self.reward)
            return (
                self.seen(table),
                least,
                True,
                False,
                {"seat": self.seat, "illegal": int(action)},
            )
        self.let_others_move(table)
        self.render_for_people()
        if not table.over:
            return self.seen(table), 0.0, False, False, {"seat": self.seat}
        worth = rewards(table, self.reward)[self.seat]
        told = {"seat": self.seat, "scores": table.scores, "ranking": table.ranking}
        return self.seen(table), worth, True, False, told

    def let_others_move(self, table: State) -> None:
        """Let the bots move until the learner is asked or the game is over."""
        while table.frames and (seat := int(table.actor())) != self.seat:
            bot = self.bots[(seat - self.seat - 1) % self.agreed.seats]
            table.play(seat, bot.choose(Knowledge(table, seat)))

    def render(self) -> Any:
        """The table in words, as the learner's seat knows it."""
        return shown(self.started(), self.seat) if self.render_mode == "ansi" else None

    def render_for_people(self) -> None:
        """Print the table where somebody looks on."""
        if self.render_mode == "human":
            print(shown(self.started(), self.seat))  # noqa: T201


class SeatVectorEnv(VectorEnv[Seen, Any, Any]):
    """One seat in each of many games; bots have the others, and play inside the engine's loop.

    A game that ends is followed by another within the same step. With `seat=None` the learner has the first
    seat in the first game, the second in the second, and so on. Otherwise as `SeatEnv`.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        *,
        seat: int | None = 0,
        opponents: Opponents = "random",
        reward: str = "share",
        edition: Edition | None = None,
        **options: object,
    ) -> None:
        self.agreed = tianxia.game(game).agree(seats, edition, options)
        self.opponents = opponents
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.agreed)
        self.single_action_space = action_space(self.agreed)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        told_seat = check_own_seat(self.agreed, seat)
        own = [number % self.agreed.seats if told_seat is None else told_seat for number in range(num_envs)]
        self.own = np.array(own)
        self.batch = Batch(self.agreed, num_envs, reward, own, seated(self.agreed, opponents, 0))

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin all games anew; with the same seed, the same ones."""
        if isinstance(seed, list):
            seed = seed[0]
        super().reset(seed=seed)
        self.batch.bots = seated(self.agreed, self.opponents, int(self.np_random.integers(2**31)))
        self.batch.reset(quick_seed(self.np_random))
        return self.seen(), {}

    def step(self, actions: Any) -> tuple[Seen, Any, Any, Any, dict[str, Any]]:
        """Make a move in each game; if one is illegal, `IllegalMove` says why and none is made."""
        self.batch.step(np.asarray(actions))
        ended = view(self.batch.ended, BOOLEANS)
        worths = table((self.num_envs, self.agreed.seats), REAL, self.batch.rewards)
        worth = worths[np.arange(self.num_envs), self.own]
        told: dict[str, Any] = {}
        if self.batch.finals:
            told = {"final_obs": self.last_seen(ended), "_final_obs": ended}
        return self.seen(), worth, ended, np.zeros(self.num_envs, np.bool_), told

    def seen(self) -> Seen:
        """What the learner's seat is shown in each game."""
        return {
            "observation": table((self.num_envs, self.batch.width), NUMBERS, self.batch.rows),
            "action_mask": table((self.num_envs, self.batch.moves), FLAGS, self.batch.masks),
        }

    def last_seen(self, ended: NDArray[np.bool_]) -> NDArray[np.object_]:
        """What the learner's seat saw at the end of each game that is over."""
        told = np.full(self.num_envs, None, dtype=object)
        nothing = np.zeros(self.agreed.game.moves.size, np.int8)
        for number, row in zip(np.flatnonzero(ended), self.batch.finals, strict=True):
            numbers = view(row, NUMBERS)
            told[number] = {"observation": numbers, "action_mask": nothing}
        return told


def register() -> list[str]:
    """Register every game that is installed; returns the names. Once is enough, and importing does it."""
    names = []
    for game in tianxia.catalogue():
        name = f"tianxia/{game.key}-v{game.rules_version}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point=f"{__name__}:SeatEnv",
                vector_entry_point=f"{__name__}:SeatVectorEnv",
                kwargs={"game": game.key},
            )
        names.append(name)
    return names


NAMES = register()
