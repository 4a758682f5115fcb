"""Our own measurements, through the same contract everybody else uses.

The parent decides by the import path which form of the engine this process gets, compiled or interpreted.
"""

import gc
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from importlib.machinery import EXTENSION_SUFFIXES
from itertools import count, cycle
from pathlib import Path
from random import Random
from time import process_time

import tianxia
import tianxia.kernel.state
from benchmarks.measure import Measure, Step, chosen, timed
from benchmarks.peers import petting_zoo_game
from tianxia import bots
from tianxia.kernel import Match, Quick, Record, State, new_match, playout

SEATS = {
    "dragon": 4,
    "kingdom": 4,
    "china": 4,
    "china_border": 5,
    "gugong": 3,
    "tictactoe": 2,
    "connect_four": 2,
    "leduc": 2,
}
VARIANTS: dict[str, tuple[str, dict[str, object]]] = {
    "china": ("china", {"board": "3-4"}),
    "china_border": ("china", {"board": "border"}),
}
"""Rows that are not the game of their name as it comes: which game, with which options."""
SEEDS = 1 << 30
OPENINGS = 64
LISTS = 500
REPLAYS = 20
WEIGHED = 20_000
SIMULATIONS = 100
AT_ONCE = 64
CROWD = 2048

HEAVY = (
    "asyncio",
    "fluent",
    "gymnasium",
    "jax",
    "litestar",
    "msgspec",
    "numpy",
    "pettingzoo",
    "ray",
    "rich",
    "torch",
    "typer",
)
"""What `import tianxia` must not bring along."""

IMPORT = f"""\
import sys, time
started = time.perf_counter()
import tianxia
print(1000 * (time.perf_counter() - started))
print(*(name for name in {HEAVY} if name in sys.modules))
"""


def introduction() -> dict[str, object]:
    """Which version this is, and whether it is compiled."""
    compiled = str(tianxia.kernel.state.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    return {"version": tianxia.__version__, "compiled": compiled}


def measures() -> list[Measure]:
    """Everything we measure of ourselves."""
    found = []
    for key in SEATS:
        found += [
            Measure("driven", key, "decisions/s", bound(driven, key)),
            Measure("inside", key, "decisions/s", bound(inside, key)),
            Measure("cycle", key, "decisions/s", bound(in_cycle, key)),
            Measure("tax", key, "decisions/s", bound(tax, key)),
            Measure("vector", key, "decisions/s", bound(partial(vector, AT_ONCE), key)),
            Measure("crowd", key, "decisions/s", bound(partial(vector, CROWD), key)),
            Measure("start", key, "µs", bound(start, key)),
            Measure("clone", key, "µs", bound(clone, key)),
            Measure("legal", key, "µs", bound(legal, key)),
            Measure("replay", key, "ms", bound(replay, key)),
        ]
    return [
        *found,
        Measure("search", "dragon", "simulations/s", search),
        Measure("memory", "dragon", "bytes", lambda: weigh_elsewhere),
        Measure("import", "", "ms", lambda: lambda: import_elsewhere()[0]),
        Measure("heavy", "", "modules", lambda: lambda: import_elsewhere()[1]),
    ]


def bound(prepare: Callable[[str], Step], key: str) -> Callable[[], Step]:
    """The preparation of one game's measurement."""
    return lambda: prepare(key)


def starter(key: str) -> Callable[[int], State]:
    """How a row's games are started, from a seed."""
    name, options = VARIANTS.get(key, (key, {}))
    game, seats = tianxia.game(name), SEATS[key]
    return lambda seed: game.start(seats=seats, seed=seed, edition=None, **options)


def new(key: str, seed: int) -> State:
    """A game from its first decision."""
    return starter(key)(seed)


def played(key: str) -> Record:
    """The record of a whole random game, the same in both forms."""
    dice = Random(7).random
    game, options = VARIANTS.get(key, (key, {}))
    match = new_match(tianxia.game(game).agree(SEATS[key], None, options), "7")
    while not match.state.over:
        seat = match.state.acting[0]
        moves = match.state.legal(seat)
        match.play(seat, moves[int(dice() * len(moves))])
    return match.record


def positions(key: str, seed: int = 7) -> list[State]:
    """Every position of a random game in which somebody has to decide, the same in both forms."""
    dice = Random(seed).random
    state, found = new(key, seed), []
    while not state.over:
        found.append(state.clone())
        seat = state.acting[0]
        moves = state.legal(seat)
        state.play(seat, moves[int(dice() * len(moves))])
    return found


def midway(key: str) -> State:
    """A position in the middle of a random game."""
    found = positions(key)
    return found[len(found) // 2]


def driven(key: str) -> Step:
    """Whole games, each decision taken in interpreted Python: what a server or an environment sees."""
    begin = starter(key)

    def play() -> int:
        state = begin(int(chosen() * SEEDS))
        decisions = 0
        while acting := state.acting:
            seat = acting[0]
            moves = state.legal(seat)
            state.play(seat, moves[int(chosen() * len(moves))])
            decisions += 1
        return decisions

    return play


def in_cycle(key: str) -> Step:
    """Whole games through PettingZoo's interface, with all that it computes: observations, masks, rewards."""
    from tianxia.research.pettingzoo import env

    name, options = VARIANTS.get(key, (key, {}))
    return petting_zoo_game(env(name, SEATS[key], **options))


def tax(key: str) -> Step:
    """As `in_cycle`, but moves are chosen from the engine's list as in `driven`: what the interface costs."""
    from tianxia.research.pettingzoo import env

    name, options = VARIANTS.get(key, (key, {}))
    table = env(name, SEATS[key], **options)

    def play() -> int:
        table.reset(seed=int(chosen() * SEEDS))
        state = table.started()
        decisions = 0
        for agent in table.agent_iter():
            _, _, ended, cut, _ = table.last()
            if ended or cut:
                table.step(None)
                continue
            moves = state.legal(table.seat_of[agent])
            table.step(moves[int(chosen() * len(moves))])
            decisions += 1
        return decisions

    return play


def vector(many: int, key: str) -> Step:
    """A step of so many games at once, a random move in each: observations, masks, rewards, new games."""
    from tianxia.research.vector import VectorGames

    name, options = VARIANTS.get(key, (key, {}))
    games = VectorGames(name, many, SEATS[key], reward="share", edition=None, **options)
    games.reset(seed=7)

    def step() -> int:
        games.step(games.sample())
        return many

    return step


def inside(key: str) -> Step:
    """Whole games played by the kernel's own loop, from openings that lie ready."""
    openings, chance = cycle([new(key, seed) for seed in range(OPENINGS)]), Quick(7)
    return lambda: playout(next(openings).clone(), chance)


def start(key: str) -> Step:
    """Setting up a game, to its first decision."""
    begin = starter(key)
    return timed(lambda: begin(7))


def clone(key: str) -> Step:
    """Copies of one position."""
    return timed(midway(key).clone)


def legal(key: str) -> Step:
    """The list of legal moves all along some games; of fresh copies, since a state remembers its list."""
    along: list[tuple[State, int]] = []
    for seed in count():
        along += [(state, state.acting[0]) for state in positions(key, seed)]
        if len(along) >= LISTS:
            break

    def step() -> float:
        fresh = [(state.clone(), seat) for state, seat in along]
        began = process_time()
        for state, seat in fresh:
            state.legal(seat)
        return (process_time() - began) * 1e6 / len(fresh)

    return step


def replay(key: str) -> Step:
    """A whole record played again, every move checked and every event told."""
    record = played(key)
    microseconds = timed(lambda: Match(record), REPLAYS)
    return lambda: microseconds() / 1000


def search() -> Step:
    """ISMCTS at the first decision of a four-player game."""
    bot = bots.create("search", seed=7, simulations=SIMULATIONS)
    state = new("dragon", 7)
    knowledge = state.knowledge(state.acting[0])

    def step() -> int:
        bot.choose(knowledge)
        return SIMULATIONS

    return step


def elsewhere(code: str) -> list[str]:
    """The lines that a fresh process prints."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr.strip().rpartition("\n")[2])
    return done.stdout.splitlines()


def import_elsewhere() -> tuple[float, int]:
    """Import the package in a fresh process: the milliseconds, and how many heavy modules came along."""
    milliseconds, heavy = elsewhere(IMPORT)
    return float(milliseconds), len(heavy.split())


def weigh_elsewhere() -> float:
    """Weigh a state in a fresh process."""
    return float(elsewhere("from benchmarks.ours import weigh; print(weigh())")[0])


def weigh() -> float:
    """Bytes that a state takes: what the process grows by with many copies of one."""
    state = midway("dragon")
    gc.disable()
    kept: list[State | None] = [None] * WEIGHED
    before = resident()
    for index in range(WEIGHED):
        kept[index] = state.clone()
    return (resident() - before) / WEIGHED


def resident() -> int:
    """Bytes of memory this process holds (Linux)."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
