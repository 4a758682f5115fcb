"""Learn a game against random bots with masked PPO, from a library: skrl's, which runs on JAX.

The environment is the Gymnasium one for many games at once, as it is. The library lays what an agent is shown
into one array; the networks take it apart again, and the policy gives no odds to moves the mask forbids.
Leduc poker is learnt in less than a minute.

Install what it needs:  pip install 'tianxia[ppo]'
Run it:  python examples/masked_ppo.py            (or with a game for two:  masked_ppo.py kingdom)
"""

import sys
import time
from typing import Any

import jax.numpy as jnp
from flax import linen
from skrl.agents.jax.ppo import PPO, PPO_CFG
from skrl.envs.wrappers.jax import wrap_env
from skrl.memories.jax import RandomMemory
from skrl.models.jax import CategoricalMixin, DeterministicMixin, Model
from skrl.trainers.jax import SequentialTrainer
from skrl.utils import set_seed
from skrl.utils.spaces.jax import unflatten_tensorized_space

from tianxia.research.gymnasium import SeatVectorEnv

AT_ONCE, STEPS, HIDDEN, JUDGED = 64, 32, 64, 1000
FORBIDDEN = -1e9


class Policy(CategoricalMixin, Model):
    """Odds of the moves, of which only legal ones have any."""

    def __init__(self, **spaces: Any) -> None:
        Model.__init__(self, **spaces)
        CategoricalMixin.__init__(self)

    @linen.compact
    def __call__(self, inputs: Any, role: str) -> Any:
        mask, known = taken_apart(self.observation_space, inputs)
        odds = linen.Dense(self.action_space.n)(thought(known))
        return jnp.where(mask > 0, odds, FORBIDDEN), {}


class Value(DeterministicMixin, Model):
    """What a position is worth."""

    def __init__(self, **spaces: Any) -> None:
        Model.__init__(self, **spaces)
        DeterministicMixin.__init__(self)

    @linen.compact
    def __call__(self, inputs: Any, role: str) -> Any:
        _, known = taken_apart(self.observation_space, inputs)
        return linen.Dense(1)(thought(known)), {}


def taken_apart(space: Any, inputs: Any) -> tuple[Any, Any]:
    """The mask, and the numbers divided by their ranges."""
    shown = unflatten_tensorized_space(space, inputs["observations"])
    return shown["action_mask"], shown["observation"] / space["observation"].high


def thought(known: Any) -> Any:
    """Two layers of a network."""
    return linen.tanh(linen.Dense(HIDDEN)(linen.tanh(linen.Dense(HIDDEN)(known))))


def tables(game: str) -> Any:
    """A seat in many games against random bots, as the library wants it."""
    return wrap_env(SeatVectorEnv(game, AT_ONCE, 2, seat=None), wrapper="gymnasium", verbose=False)


def judged(agent: PPO, game: str, games: int) -> float:
    """The share of wins of what was learnt, over so many games against a random bot."""
    table = tables(game)
    shown, _ = table.reset()
    won = played = 0.0
    while played < games:
        moves, _ = agent.act(shown, None, timestep=0, timesteps=0)
        shown, rewards, ended, _, _ = table.step(moves)
        won += float(rewards.sum())
        played += float(ended.sum())
    return won / played


def main(game: str = "leduc", steps: int = 60_000, seed: int = 0, games: int = JUDGED) -> tuple[float, float]:
    """Learn for so many decisions; returns the share of wins before and after."""
    set_seed(seed)
    table = tables(game)
    spaces = {"observation_space": table.observation_space, "action_space": table.action_space}
    models: dict[str, Any] = {"policy": Policy(**spaces), "value": Value(**spaces)}
    for role, model in models.items():
        model.init_state_dict(role=role)
    settings = PPO_CFG(rollouts=STEPS, learning_epochs=4, mini_batches=8, discount_factor=1.0)
    settings.experiment.write_interval = settings.experiment.checkpoint_interval = 0
    agent = PPO(
        models=models,
        memory=RandomMemory(memory_size=STEPS, num_envs=AT_ONCE),
        cfg=settings,
        **spaces,
    )
    training = {
        "timesteps": steps // AT_ONCE,
        "headless": True,
        "disable_progressbar": not sys.stdout.isatty(),
    }
    trainer = SequentialTrainer(env=table, agents=agent, cfg=training)
    before = judged(agent, game, games)
    began = time.process_time()
    trainer.train()
    seconds = time.process_time() - began
    after = judged(agent, game, games)
    print(f"{game}: {before:.1%} of the wins before, {after:.1%} after {steps} decisions in {seconds:.0f} s")
    return before, after


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "leduc")
