"""OpenSpiel: every game as a Python game of its own. Importing this module registers them.

`pyspiel.load_game("tianxia_leduc(reward=points)")`, `"tianxia_china(players=3,fortifications=True)"`. What
the engine leaves to chance is a chance node here: a shuffle is one node a card. Where a game asks several
seats at once, they are asked in the order of their seats, and none sees what another has chosen. An
information state is the news a seat was told and the moves it made, from the first shuffle on; an observation
is the row of numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel

import tianxia
from tianxia.kernel.rewards import check_reward, rewards
from tianxia.kernel.state import EVERYONE
from tianxia.research.arrays import NUMBERS, reward_bounds, shown, view
from tianxia.research.chances import MOST_OUTCOMES, Position, begin
from tianxia.research.observations import explained

if TYPE_CHECKING:
    from collections.abc import Callable

    from tianxia.kernel import Game, Setup

PREFIX: Final = "tianxia_"
SEEDS: Final = 2**53
"""So many numbers from 0 to 1 can be told apart."""

Type: Final = pyspiel.GameType


def game_type(game: Game, constant: bool = False) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is set up."""
    facts = game.facts
    parameters: dict[str, object] = {"players": game.default_seats, "reward": "share"}
    parameters.update({option.name: option.default for option in game.options})
    return pyspiel.GameType(
        short_name=PREFIX + game.key,
        long_name=f"{game.title} (Tianxia)",
        dynamics=Type.Dynamics.SEQUENTIAL,
        chance_mode=Type.ChanceMode.EXPLICIT_STOCHASTIC if facts.chance else Type.ChanceMode.DETERMINISTIC,
        information=Type.Information.IMPERFECT_INFORMATION
        if facts.hidden or facts.simultaneous
        else Type.Information.PERFECT_INFORMATION,
        utility=Type.Utility.CONSTANT_SUM if constant else Type.Utility.GENERAL_SUM,
        reward_model=Type.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def game_info(setup: Setup, reward: str) -> pyspiel.GameInfo:
    """What OpenSpiel wants to know of a game as agreed."""
    facts = setup.game.facts
    lowest, highest = reward_bounds(setup, reward)
    sums = {"share": 1.0, "rank": setup.seats / 2}
    return pyspiel.GameInfo(
        num_distinct_actions=setup.game.moves.size,
        max_chance_outcomes=MOST_OUTCOMES if facts.chance else 0,
        num_players=setup.seats,
        min_utility=lowest,
        max_utility=highest,
        utility_sum=sums[reward] if adds_up(setup, reward) else None,
        max_game_length=facts.longest,
    )


def adds_up(setup: Setup, reward: str) -> bool:
    """Whether what the seats get is always the same in all."""
    return setup.seats > 1 and (reward == "rank" or (reward == "share" and setup.game.facts.always_won))


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel tells no types
    """A game of ours with its options, as OpenSpiel sees it. Each game is a subclass."""

    key = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        told = dict(params or {})
        seats, reward = told.pop("players", None), told.pop("reward", "share")
        game = tianxia.game(self.key)
        self.agreed = game.agree(seats, None, told)
        self.reward = check_reward(reward)
        self.opening = begin(self.agreed)
        kind = game_type(game, adds_up(self.agreed, reward))
        super().__init__(kind, game_info(self.agreed, reward), params or {})

    def new_initial_state(self) -> SpielState:
        """The start of a game, before anything is shuffled."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Somebody who writes down what a seat knows."""
        if params:
            raise ValueError(f"An observation has no parameters, but these were told: {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.agreed, wanted)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or a node where chance answers."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        # Positions never change, so that copies of this state share them.
        self.position: Position = game.opening
        self.reward = game.reward

    def current_player(self) -> int:
        """Whose move it is: a seat's, chance's or nobody's."""
        if self.position.bound:
            return int(pyspiel.PlayerId.CHANCE)
        table = self.position.table
        return int(pyspiel.PlayerId.TERMINAL) if not table.frames else int(table.actor())

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.table.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The answers chance may give, each as likely as another."""
        bound = self.position.bound
        return [(outcome, 1.0 / bound) for outcome in range(bound)]

    def _apply_action(self, action: int) -> None:
        position = self.position
        self.position = position.answered(action) if position.bound else position.played(action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that a seat cannot tell from this one, for searches that imagine what is hidden.

        OpenSpiel's searches in Python call it; those in C++ do not ask a Python game.
        """
        twin: SpielState = self.get_game().new_initial_state()
        twin.position = self.position.as_imagined(player, int(sampler() * SEEDS))
        return twin

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.position.setup.game.moves.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.bound == 0 and not self.position.table.frames

    def returns(self) -> list[float]:
        """What the game is worth to each seat; nothing before its end."""
        if self.is_terminal():
            return rewards(self.position.table, self.reward)
        return [0.0] * self.position.setup.seats

    def rewards(self) -> list[float]:
        """The same: all is given at the end."""
        return self.returns()

    def __str__(self) -> str:
        position = self.position
        asked = "" if position.bound else shown(position.table, None)
        drawn = f"chance has answered {', '.join(map(str, position.drawn))}" if position.bound else ""
        return "\n".join([*(line for _, line in position.told), asked or drawn])


class SpielObserver:
    """Writes down what a seat knows: numbers with names, and in words."""

    def __init__(self, setup: Setup, wanted: pyspiel.IIGObservationType) -> None:
        self.setup = setup
        self.recalls: bool = wanted.perfect_recall
        self.public: bool = wanted.public_info
        self.private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(setup.width(), np.float32)
        self.dict: dict[str, Any] = {}
        place = 0
        for feature in setup.game.features(setup):
            self.dict[feature.name] = self.tensor[place : place + feature.count]
            place += feature.count

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the numbers that the seat knows; noughts before the game is laid out."""
        table = state.position.seen
        if table is None or not (self.public and self.private):
            self.tensor[:] = 0
        else:
            self.tensor[:] = view(self.setup.game.observe(table, player), NUMBERS)

    def string_from(self, state: SpielState, player: int) -> str:
        """What the seat has been told and has done; or without recall, what it sees now.

        What is public and what is its own can be told apart only with recall.
        """
        table = state.position.seen
        if self.public and self.private and not self.recalls:
            return "" if table is None else explained(self.setup, self.setup.game.observe(table, player))
        audiences = [EVERYONE] * self.public + [player] * self.private
        return "\n".join(line for audience, line in state.position.told if audience in audiences)


def register() -> list[str]:
    """Register every game that is installed; returns the names. Importing does it, and once is enough."""
    names = []
    for game in tianxia.catalogue():
        name = PREFIX + game.key
        if name not in pyspiel.registered_names():
            pyspiel.register_game(game_type(game), type(f"Spiel_{game.key}", (SpielGame,), {"key": game.key}))
        names.append(name)
    return names


NAMES: Final = register()
