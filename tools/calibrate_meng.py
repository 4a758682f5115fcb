"""Play solo games of Gùgōng against Mr. Meng and print how the scores are spread, level by level.

`python tools/calibrate_meng.py --bot greedy --games 200` on the engine of the import path; with the stand-in
solo deck this shows whether his levels are as far apart, and as hard, as the published reports say.
"""

import argparse
from statistics import mean, quantiles

import tianxia
from tianxia import bots
from tianxia.kernel import State

LEVELS = ("easy", "normal", "hard")


def main() -> int:
    """Play the games of each level and print a line for it."""
    arguments = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    arguments.add_argument("--bot", default="greedy", choices=bots.NAMES)
    arguments.add_argument("--games", type=int, default=200)
    arguments.add_argument("--level", choices=LEVELS)
    wanted = arguments.parse_args()
    print(f"{'level':8}{'won':>7}{'human':>24}{'Mr. Meng':>24}   (mean; quarters)")
    for level in [wanted.level] if wanted.level else LEVELS:
        ends = [play(wanted.bot, level, seed) for seed in range(wanted.games)]
        won = mean(state.rewards[0] for state in ends)
        print(f"{level:8}{won:7.0%}{spread(human(ends)):>24}{spread(meng(ends)):>24}")
    return 0


def play(name: str, level: str, seed: int) -> State:
    """One game to its end."""
    state = tianxia.game("gugong").start(seats=1, seed=f"meng {seed}", level=level)
    bot = bots.create(name, seed)
    while not state.over:
        state.play(0, bot.choose(state.knowledge(0)))
    return state


def human(ends: list[State]) -> list[int]:
    """The scores of the only seat."""
    return [state.scores[0] for state in ends]


def meng(ends: list[State]) -> list[int]:
    """Mr. Meng's scores, which are in the picture."""
    found: list[int] = []
    for state in ends:
        picture = state.picture(None)["meng"]
        assert isinstance(picture, dict)
        found.append(int(picture["points"]))
    return found


def spread(scores: list[int]) -> str:
    """Mean and quarters of some scores."""
    quarters = [round(q) for q in quantiles(scores, n=4)] if len(scores) > 1 else scores
    return f"{mean(scores):.1f}; " + " ".join(str(q) for q in quarters)


if __name__ == "__main__":
    raise SystemExit(main())
