"""A tournament: three bots, every deal played in all rotations of the seats, with shares and ratings.

Run it:  python examples/tournament.py
"""

from pathlib import Path

import tianxia
from tianxia.arena import Contest, Results, entrant, hold, rate, tally

HERE = Path(__file__).parent


def main(game: str = "leduc", deals: int = 60) -> dict[str, float]:
    """Hold the contest; returns each bot's share of the wins."""
    bots = (f"Playouts={HERE / 'twenty_line_bot.py'}:PlayoutBot", "greedy", "random")
    contest = Contest(tianxia.game(game).agree(2), tuple(map(entrant, bots)), deals=deals, seed=1)
    results = Results(contest)
    hold(contest, results, jobs=1)
    shares = {}
    for number, (who, rating) in enumerate(zip(contest.entrants, rate(results), strict=True)):
        share = tally(results, number).share
        shares[who.name] = share.value
        print(f"{who.name:<9} {share.value:.0%} ± {share.error:.0%} of the wins, rating {rating.value:.0f}")
    return shares


if __name__ == "__main__":
    main()
