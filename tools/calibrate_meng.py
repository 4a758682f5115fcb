"""Play solo games of Gùgōng against Mr. Meng and print how the scores are spread, level by level.

`python tools/calibrate_meng.py --bot greedy --games 200` on the engine of the import path; with the stand-in
solo deck this shows whether his levels are as far apart, and as hard, as the published reports say.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import mean, quantiles

import tianxia
from tianxia.arena import entrant

LEVELS = ("easy", "normal", "hard")


def main() -> int:
    """Play the games of each level and print a line for it."""
    arguments = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    arguments.add_argument("--bot", default="greedy", help="as in the arena: greedy, search:100ms")
    arguments.add_argument("--games", type=int, default=200)
    arguments.add_argument("--level", choices=LEVELS)
    arguments.add_argument("--jobs", type=int, help="processes; as many as there are cores unless told")
    wanted = arguments.parse_args()
    print(f"{'level':8}{'won':>7}{'human':>24}{'Mr. Meng':>24}   (mean; quarters)", flush=True)
    with ProcessPoolExecutor(wanted.jobs) as crew:
        for level in [wanted.level] if wanted.level else LEVELS:
            ends = list(crew.map(partial(play, wanted.bot, level), range(wanted.games)))
            won = mean(share for share, _, _ in ends)
            ours, his = [points for _, points, _ in ends], [points for _, _, points in ends]
            print(f"{level:8}{won:7.0%}{spread(ours):>24}{spread(his):>24}", flush=True)
    return 0


def play(bot: str, level: str, seed: int) -> tuple[float, int, int]:
    """The share of the win, our points and Mr. Meng's, which are in the picture, of one game."""
    state = tianxia.game("gugong").start(seats=1, seed=f"meng {seed}", level=level)
    player = entrant(bot).create(seed)
    while not state.over:
        state.play(0, player.choose(state.knowledge(0)))
    picture = state.picture(None)["meng"]
    assert isinstance(picture, dict)
    return state.rewards[0], state.scores[0], int(picture["points"])


def spread(scores: list[int]) -> str:
    """Mean and quarters of some scores."""
    quarters = [round(q) for q in quantiles(scores, n=4)] if len(scores) > 1 else scores
    return f"{mean(scores):.1f}; " + " ".join(str(q) for q in quarters)


if __name__ == "__main__":
    raise SystemExit(main())
