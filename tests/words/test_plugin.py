"""A game of another package, with catalogues of its own, with one only, or with none at all."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from tianxia.kernel import Event, Facts, Game, Kind, Vocabulary, numbered
from tianxia.kernel.vocabulary import NUMBER, Domain, EventKind
from tianxia.words import Words

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

PIECE = Domain("piece", ("tall_tower", "hut"))


class Plain(Game):
    """A game nobody has put into words."""

    key = "plain"
    title = "Plain game"

    def __init__(self) -> None:
        super().__init__(
            seats=(2, 2),
            moves=Vocabulary(Kind("set_down", PIECE, numbered("space", 3))),
            events=(EventKind("set-down", piece=PIECE, height=NUMBER),),
            facts=Facts(hidden=False, simultaneous=False, chance=False, lowest=0, highest=1, longest=9),
        )


def test_a_game_without_words_is_readable() -> None:
    game = Plain()
    words = Words("fr", game)
    assert words.title() == "Plain game"
    assert words.move(game.moves.card(0)) == "set down tall tower 1"
    assert (
        words.news(Event("set-down", 1, {"piece": "tall_tower", "height": 3}, -1))
        == "B■: set down tall tower 3"
    )
    assert words.message({"key": "ask-where_to", "values": {}}) == "where to"
    assert words.thing("piece", "hut") == "hut"
    assert words.topics() == []


def test_a_game_with_english_only_is_told_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "plugged_in"
    (package / "words").mkdir(parents=True)
    (package / "__init__.py").write_text(
        "from tests.words.test_plugin import Plain\n\nclass Own(Plain):\n    pass\n\nGAME = Own()\n"
    )
    (package / "words" / "en.ftl").write_text(
        "move-set_down = Put the { $piece } on { $space }\npiece-hut = small hut\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    import plugged_in  # type: ignore[import-not-found]

    words = Words("pl", plugged_in.GAME)
    assert words.move(plugged_in.GAME.moves.card(3)) == "Put the small hut on 1"
    assert words.say("points", count=5) == "5 punktów"
    del sys.modules["plugged_in"]
