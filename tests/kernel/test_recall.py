"""Knowledge travels: dumped and recalled it is the same position to its seat, and holds no secret."""

from __future__ import annotations

import json

import pytest

import tianxia
from tianxia.kernel import Game, Quick, Sealed, recall

GAMES = [game for game in tianxia.catalogue() if game.frames]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
@pytest.mark.parametrize("seed", range(3))
def test_recalled_knowledge_is_the_same(game: Game, seed: int) -> None:
    state = game.start(seed=seed)
    chance = Quick(seed)
    while not state.over:
        seat = state.acting[0]
        data = json.loads(json.dumps(state.knowledge(seat).dump(chance)))
        again = recall(state.setup, data)
        assert again.view == state.view(seat)
        assert again.legal == state.legal(seat)
        assert again.dump(Quick(5)) == recall(state.setup, json.loads(json.dumps(data))).dump(Quick(5))
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))])


def test_all_games_are_among_them() -> None:
    assert tianxia.catalogue() == GAMES


def test_a_dump_holds_neither_the_seed_nor_the_other_hand() -> None:
    game = tianxia.game("leduc")
    hands = set()
    for seed in range(40):
        state = game.start(seed="the same")
        data = state.knowledge(0).dump(Quick(seed))
        assert str(Sealed("the same").dump()[0]) not in json.dumps(data)
        contents = data["contents"]
        assert isinstance(contents, dict)
        hands.add(contents["cards"][1])
    assert len(hands) == 5
