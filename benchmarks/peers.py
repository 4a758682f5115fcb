"""The peers: random play through each library's ordinary Python interface, as its user would write it.

A step plays one game and returns how many decisions the players took; what chance decides is not counted.
Libraries are imported by name when their worker starts, since they are not installed beside us.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module, metadata
from math import inf
from typing import Any

from benchmarks.measure import Measure, Step, chosen, timed

Outcomes = list[tuple[int, float]]
"""What chance may do, with probabilities."""

Draw = Callable[[Outcomes], int]

BIG = "driven.dragon"
SEEDS = 1 << 30
SIMULATIONS = 100


@dataclass(frozen=True)
class Peer:
    """A library: the name it is distributed under and what is measured of it."""

    distribution: str
    measures: Callable[[], list[Measure]]

    def version(self) -> str:
        """Return the version that is installed."""
        return metadata.version(self.distribution)


def driven(game: str, prepare: Callable[[], Step], against: str = BIG) -> Measure:
    """Random play from Python, compared with our own game of the same name or with the big one."""
    return Measure("driven", game, "decisions/s", prepare, against)


# ---- OpenSpiel: C++ behind Python ---------------------------------------------------------------


def open_spiel() -> list[Measure]:
    """Games of several weights, and three that both of us have."""
    spiel: Any = import_module("pyspiel")

    def play(game: Any, draw: Draw) -> Step:
        return lambda: open_spiel_game(game.new_initial_state(), draw)

    def hearts(decisions: int) -> Any:
        state = spiel.load_game("hearts").new_initial_state()
        while state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes()))
        for _ in range(decisions):
            moves = state.legal_actions()
            state.apply_action(moves[int(chosen() * len(moves))])
        return state

    def search() -> Step:
        state, rollout = hearts(0), spiel.RandomRolloutEvaluator(1, 7)
        # Where no cards are passed, the first decision is forced, and nothing is searched.
        while len(state.legal_actions()) == 1:
            state = hearts(0)
        bot = spiel.ISMCTSBot(7, rollout, 1.4, SIMULATIONS)

        def step() -> int:
            bot.step(state)
            return SIMULATIONS

        return step

    def one(name: str, against: str = BIG) -> Measure:
        return driven(name, lambda: play(spiel.load_game(name), drawn), against)

    def hearts_as_in_examples() -> Step:
        choice: Any = import_module("numpy").random.choice

        def draw(outcomes: Outcomes) -> int:
            actions, probabilities = zip(*outcomes, strict=True)
            return int(choice(actions, p=probabilities))

        return play(spiel.load_game("hearts"), draw)

    return [
        driven("hearts", hearts_as_in_examples),
        driven("hearts (quick draw)", lambda: play(spiel.load_game("hearts"), drawn)),
        one("chess"),
        one("gin_rummy"),
        one("tic_tac_toe", "driven.tictactoe"),
        one("connect_four", "driven.connect_four"),
        one("leduc_poker", "driven.leduc"),
        Measure("clone", "hearts", "µs", lambda: timed(hearts(30).clone), "clone.dragon"),
        Measure("search", "hearts", "simulations/s", search, "search.dragon"),
    ]


def open_spiel_game(state: Any, draw: Draw) -> int:
    """Play a whole game."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(draw(state.chance_outcomes()))
        else:
            moves = state.legal_actions()
            state.apply_action(moves[int(chosen() * len(moves))])
            decisions += 1
    return decisions


def drawn(outcomes: Outcomes) -> int:
    """Draw an outcome by its probability: the quickest way we know (its examples: numpy's choice)."""
    left = chosen()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]


# ---- Catanatron: Python -------------------------------------------------------------------------


def catanatron() -> list[Measure]:
    """Catan with four random players."""
    catan: Any = import_module("catanatron")
    limit: int = import_module("catanatron.game").TURNS_LIMIT

    def start() -> Any:
        colours = catan.Color.RED, catan.Color.BLUE, catan.Color.WHITE, catan.Color.ORANGE
        return catan.Game([catan.RandomPlayer(colour) for colour in colours], seed=1 + int(chosen() * SEEDS))

    def play(game: Any, most: float = inf) -> int:
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < limit and decisions < most:
            moves = game.state.playable_actions
            game.execute(moves[int(chosen() * len(moves))])
            decisions += 1
        return decisions

    def copy() -> Step:
        game = start()
        play(game, 400)
        return timed(game.copy)

    return [
        driven("catan", lambda: lambda: play(start())),
        Measure("clone", "catan", "µs", copy, "clone.dragon"),
    ]


# ---- PettingZoo: environments in Python ---------------------------------------------------------


def petting_zoo() -> list[Measure]:
    """Two classic environments."""
    return [
        in_cycle("connect_four", "connect_four_v3", "cycle.connect_four"),
        in_cycle("leduc_holdem", "leduc_holdem_v4", "cycle.leduc"),
    ]


def in_cycle(game: str, name: str, against: str) -> Measure:
    """One of its environments, compared with ours behind the same interface."""

    def prepare() -> Step:
        return petting_zoo_game(import_module(f"pettingzoo.classic.{name}").env())

    return Measure("cycle", game, "decisions/s", prepare, against)


def petting_zoo_game(env: Any) -> Step:
    """Its loop over agents, in any environment; a move is chosen among those the mask allows."""

    def play() -> int:
        env.reset(seed=int(chosen() * SEEDS))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            moves = observation["action_mask"].view(bool).nonzero()[0]
            env.step(int(moves[int(chosen() * len(moves))]))
            decisions += 1
        return decisions

    return play


# ---- RLCard: environments in Python -------------------------------------------------------------


def rlcard() -> list[Measure]:
    """Two card games."""
    cards: Any = import_module("rlcard")

    def prepare(name: str) -> Step:
        env = cards.make(name, config={"seed": 7})

        def play() -> int:
            state, _ = env.reset()
            decisions = 0
            while not env.is_over():
                moves = list(state["legal_actions"])
                state, _ = env.step(moves[int(chosen() * len(moves))])
                decisions += 1
            return decisions

        return play

    return [
        driven("uno", lambda: prepare("uno")),
        driven("leduc-holdem", lambda: prepare("leduc-holdem"), "driven.leduc"),
    ]


# ---- python-chess: Python -----------------------------------------------------------------------


def python_chess() -> list[Measure]:
    """Chess."""
    chess: Any = import_module("chess")

    def play() -> int:
        board, decisions = chess.Board(), 0
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(chosen() * len(moves))])
            decisions += 1
        return decisions

    return [driven("chess", lambda: play)]


PEERS = {
    "OpenSpiel": Peer("open_spiel", open_spiel),
    "Catanatron": Peer("catanatron", catanatron),
    "PettingZoo": Peer("pettingzoo", petting_zoo),
    "RLCard": Peer("rlcard", rlcard),
    "python-chess": Peer("chess", python_chess),
}
"""Whom we measure ourselves with."""
