"""Learn a game against random bots with masked PPO, from a library: sb3-contrib's, which needs PyTorch.

The environment is the Gymnasium one as it is. Two things are added for the library: the numbers are divided
by their ranges, and `action_masks` says where it finds the mask. Leduc poker is learnt in less than a minute.

Install what it needs:  pip install 'tianxia[ppo]'
Run it:  python examples/masked_ppo.py            (or with a game for two:  masked_ppo.py kingdom)
"""

import sys
import time
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium.spaces import Box
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from tianxia.research.arrays import Seen, bounds
from tianxia.research.gymnasium import SeatEnv

AT_ONCE, STEPS, JUDGED = 16, 128, 1000


class Learnable(gymnasium.ObservationWrapper[Any, np.int64, Seen]):
    """A seat whose numbers lie near 1 and whose mask is where the library looks for it."""

    def __init__(self, game: str) -> None:
        seat = SeatEnv(game, 2, seat=None, opponents="random")
        super().__init__(seat)
        low, high = bounds(seat.agreed)
        self.scale = (1 / high).astype(np.float32)
        self.observation_space = Box(self.scaled(low), self.scaled(high))
        self.mask: Any = None

    def scaled(self, row: Any) -> Any:
        """A row in the form that networks like."""
        return row.astype(np.float32) * self.scale

    def observation(self, observation: Seen) -> Any:
        """The row, and the mask put aside."""
        self.mask = observation["action_mask"].astype(bool)
        return self.scaled(observation["observation"])

    def action_masks(self) -> Any:
        """The legal moves."""
        return self.mask


def judged(model: MaskablePPO, game: str, games: int) -> float:
    """The share of wins of what was learnt, over so many games against a random bot."""
    table, won = Learnable(game), 0.0
    for number in range(games):
        shown, _ = table.reset(seed=number)
        ended = False
        while not ended:
            move, _ = model.predict(shown, action_masks=table.action_masks())
            shown, reward, ended, _, _ = table.step(move)
            won += float(reward)
    return won / games


def main(game: str = "leduc", steps: int = 60_000, seed: int = 0, games: int = JUDGED) -> tuple[float, float]:
    """Learn for so many decisions; returns the share of wins before and after."""
    torch.set_num_threads(1)
    tables = DummyVecEnv([lambda: Learnable(game)] * AT_ONCE)
    model = MaskablePPO(
        "MlpPolicy", tables, n_steps=STEPS, batch_size=256, n_epochs=4, ent_coef=0.01, seed=seed, device="cpu"
    )
    before = judged(model, game, games)
    began = time.process_time()
    model.learn(steps)
    seconds = time.process_time() - began
    after = judged(model, game, games)
    print(f"{game}: {before:.1%} of the wins before, {after:.1%} after {steps} decisions in {seconds:.0f} s")
    return before, after


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "leduc")
