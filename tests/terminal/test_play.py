"""Whole games at the keyboard: by number, by word, with second thoughts, with friends."""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import tianxia
from tianxia.kernel import Match, read_record, verify
from tianxia.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.terminal.conftest import Ran
    from tianxia.kernel import Record

TITLES = {language: Words(language, tianxia.game("dragon")).title() for language in LANGUAGES}


def numbers() -> Iterator[str]:
    """Somebody who picks now this, now that; too high a number is refused and the next one tried."""
    return itertools.cycle(["1", "3", "2", "5", "1", "8", "2"])


def plain(text: str) -> str:
    """A text as the screen shows it: with plain spaces only."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def record(path: Path) -> Record:
    return read_record(path.read_text(encoding="utf-8"), tianxia.game)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_numbers(run: Callable[..., Ran], home: Path, language: str, seats: int) -> None:
    command = f"play dragon --seed 1 --seats {seats} --bots random --lang {language} --record game.json"
    ran = run(command, typed=numbers())
    assert ran.code == 0
    assert not ran.err
    assert TITLES[language] in ran.out
    state = verify(record(home / "game.json"))
    assert state.over
    words = Words(language, tianxia.game("dragon"))
    assert plain(words.say("end-account")) in ran.out
    for score in state.scores:
        assert plain(words.say("points", count=score)) in ran.out
    assert plain(words.say("end-seed", seed="1")) in ran.out
    assert "tianxia verify game.json" in ran.out


@pytest.mark.parametrize("key", ["tictactoe", "connect_four", "leduc"])
def test_the_other_games_are_played_too(run: Callable[..., Ran], home: Path, key: str) -> None:
    ran = run(f"play {key} --seed 1 --bots random --record game.json", typed=numbers())
    assert ran.code == 0
    assert verify(record(home / "game.json")).over


def test_the_same_seed_and_lines_give_the_same_session(run: Callable[..., Ran], home: Path) -> None:
    first = run("play dragon --seed x --level easy --record 1.json", typed=numbers())
    second = run("play dragon --seed x --level easy --record 2.json", typed=numbers())
    assert first.out.replace("1.json", "2.json") == second.out


def typed_game(run: Callable[..., Ran], *lines: str, language: str = "en") -> tuple[str, list[str]]:
    """What was written after the first question, and the moves that were made."""
    command = f"play dragon --seed 3 --option oldest=A --lang {language} --record g.json"
    ran = run(command, typed=lines)
    assert ran.code == 0
    moves = [str(move) for move in json.loads(Path("g.json").read_text(encoding="utf-8"))["moves"]]
    return ran.out.partition("A> ")[2], [move[2:] for move in moves if move.startswith("A ")]


@pytest.mark.parametrize(
    ("line", "language"),
    [
        ("hire monk", "en"),
        ("HIRE Monk", "en"),
        ("young monk", "en"),
        ("mon", "en"),
        ("hi mo", "en"),
        ("6", "en"),
        ("Hire a young monk", "en"),
        ("engager un jeune moine", "fr"),
        ("Moine", "fr"),
        ("jeune moi", "fr"),
        ("hire monk", "fr"),
        ("weź młodego mnicha", "pl"),
        ("wez mlod mnich", "pl"),
        ("mnicha", "pl"),
    ],
)
def test_moves_are_understood_however_typed(run: Callable[..., Ran], line: str, language: str) -> None:
    assert typed_game(run, line, language=language)[1] == ["hire monk"]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("0", "There is no move 0; moves are numbered from 1 to 9."),
        ("10", "There is no move 10; moves are numbered from 1 to 9."),
        ("young", "“young” can mean: “Hire a young pyrotechnist”, “Hire a young warrior”"),
        ("jump", "“jump” is no move you can make now. Type a number, or “help”."),
        ("-- ?!", "is no move you can make now"),
        ("hire old-monk", "Companions are young; the old monk is not. (rule 2.4)"),
        ("take taxes", "That is not what is asked now. (rule 2.4)"),
        ("undo", "There is nothing to take back"),
        ("help nonsense", "There is no help on “nonsense”."),
        ("save no/such/folder/x.json", "cannot be written"),
        ("save", "Saved: g.json"),
    ],
)
def test_what_is_not_a_move_is_answered_and_changes_nothing(
    run: Callable[..., Ran], home: Path, line: str, answer: str
) -> None:
    out, moves = typed_game(run, line)
    assert answer in out.replace("\n", " ")
    assert moves == []


def test_a_refused_move_says_why(run: Callable[..., Ran]) -> None:
    out, moves = typed_game(run, "monk", "1", "monk")
    assert "You have a young monk already; the two must differ. (rule 2.4)" in " ".join(out.split())
    assert moves == ["hire monk", "house 1"]


@pytest.mark.parametrize("undos", [1, 2, 3, 4])
def test_undo_takes_one_move_back_at_a_time(run: Callable[..., Ran], undos: int) -> None:
    out, moves = typed_game(run, "monk", "1", "healer", *["undo"] * undos)
    assert moves == ["hire monk", "house 1"][: max(0, 3 - undos)]
    assert out.count("Taken back.") == min(undos, 3)


def test_commands_in_every_language(run: Callable[..., Ran], home: Path) -> None:
    for language in LANGUAGES:
        words = Words(language, tianxia.game("dragon"))
        lines = [words.say(f"command-{name}") for name in ("board", "moves", "log", "help")]
        out, moves = typed_game(run, *lines, words.say("command-quit"), "1", language=language)
        assert moves == []
        assert plain(words.say("board-supply-legend")) in out
        assert plain(words.say("ask-recruit", left=2)) in out
        assert plain(words.say("about-undo"))[:20] in out
        assert "tianxia play --resume g.json" in out
        (home / "g.json").unlink()


def test_help_on_everything_on_the_table(run: Callable[..., Ran]) -> None:
    game = tianxia.game("dragon")
    words = Words("en", game)
    setup = game.agree(None)
    titles = [words.topic_title(topic) for topic in words.topics()]
    out, _ = typed_game(run, *[f"help {title}" for title in titles])
    said = " ".join(out.split())
    for topic in words.topics():
        assert " ".join(words.help(topic, setup).split()) in said


def test_an_empty_line_repeats_the_question(run: Callable[..., Ran]) -> None:
    out, moves = typed_game(run, "", "")
    assert out.count("Who is the first of your 2 companions?") == 2
    assert moves == []


def test_the_record_goes_to_the_data_folder_unless_told(run: Callable[..., Ran], home: Path) -> None:
    ran = run("play dragon", typed=["1"])
    (path,) = (home / "records").iterdir()
    assert path.name.startswith("dragon-")
    assert path.suffix == ".json"
    assert f"--resume {path}" in ran.out.replace("\n", " ").replace("  ", " ")
    assert [entry.name for entry in home.iterdir()] == ["records"]


def test_a_resumed_game_goes_on_where_it_was(run: Callable[..., Ran], home: Path) -> None:
    lines = [line for line, _ in zip(numbers(), range(300), strict=False)]
    run("play dragon --seed 4 --bots random --record g.json", typed=lines[:25])
    before = (home / "g.json").read_text(encoding="utf-8")
    ran = run("play --resume g.json")
    assert "Welcome back" in ran.out
    assert "random bot" in ran.out
    assert (home / "g.json").read_text(encoding="utf-8") == before
    half = Match(record(home / "g.json"))
    ran = run("play --resume g.json", typed=numbers())
    assert ran.code == 0
    whole = record(home / "g.json")
    assert whole.moves[: len(half.record.moves)] == half.record.moves
    assert verify(whole).over


def test_a_record_without_players_can_be_resumed_by_anybody(run: Callable[..., Ran], home: Path) -> None:
    run("play dragon --seed 4 --bots random --record g.json", typed=["1", "1"])
    text = (home / "g.json").read_text(encoding="utf-8")
    data = json.loads(text)
    del data["players"]
    (home / "g.json").write_text(json.dumps(data), encoding="utf-8")
    ran = run("play --resume g.json --hotseat A,B,C --level easy")
    assert "A● person, B■ person, C▲ person, D◆ easy bot" in ran.out


def segments(out: str) -> list[str]:
    """What each person at a shared keyboard gets to see."""
    return out.split("please take the keyboard")


def test_the_hand_over_shows_nothing_of_anothers_hand(run: Callable[..., Ran]) -> None:
    lines = [line for number in itertools.islice(numbers(), 900) for line in ("", number)]
    ran = run("play dragon --seats 3 --hotseat A,B,C --seed 5 --record g.json", typed=lines)
    parts = segments(ran.out)
    assert len(parts) > 50
    for part in parts[1:]:
        (seat,) = [letter for letter in "ABC" if f"{letter}> " in part]
        own = [line[0] for line in part.splitlines() if line[2:6] == " you"]
        hands = [line for line in part.splitlines() if line.lstrip().startswith("Cards")]
        assert set(own) <= {seat}
        assert len(hands) == len(own)
    assert "Cards" not in parts[0]


def test_the_hand_over_of_hidden_cards(run: Callable[..., Ran], home: Path) -> None:
    """In Leduc hold'em a card shown to the wrong eyes loses the game."""
    lines = ["", "call", "", "raise", "", "call"]
    ran = run("play leduc --hotseat A,B --seed 5 --record g.json", typed=lines)
    state = Match(record(home / "g.json")).state
    words = Words("en", tianxia.game("leduc"))
    cards: list[str] = []
    for seat in (0, 1):
        table = state.view(seat)["table"]
        assert isinstance(table, dict)
        cards.append(words.thing("card", table["players"][seat]["card"]))
    for part in segments(ran.out)[1:]:
        seat = 0 if "A> " in part else 1
        assert cards[1 - seat] not in part
    assert "dealt the" not in segments(ran.out)[0]


def test_watching_shows_no_hand(run: Callable[..., Ran], home: Path) -> None:
    ran = run("watch dragon --bots random --seed 2 --record w.json")
    assert ran.code == 0
    assert "Cards  " not in ran.out
    assert " you " not in ran.out
    assert verify(record(home / "w.json")).over
    assert "wild card ×2" in run("watch dragon --bots random --option open_hands=yes").out


def test_replay_through_anybodys_eyes(run: Callable[..., Ran], home: Path) -> None:
    run("play leduc --bots random --seed 2 --record g.json", typed=["call"] * 4)
    length = len(record(home / "g.json").moves)
    ran = run("replay g.json", typed=["", "back", "2", "b", "board", "nonsense", "end", "quit"])
    assert ran.code == 0
    assert f"0/{length}> " in ran.out
    assert f"2/{length}> " in ran.out
    assert "The result" in ran.out
    ran = run("replay g.json --eyes A --at 1")
    assert "A●: card jack" in ran.out or "A●: card queen" in ran.out or "A●: card king" in ran.out
    assert "B■: card –" in ran.out


def test_verify_says_what_holds(run: Callable[..., Ran], home: Path) -> None:
    run("watch dragon --bots random --seed 2 --record w.json")
    ran = run("verify w.json")
    assert ran.code == 0
    assert "The record holds: In the Year of the Dragon" in ran.out
    assert "random bot" in ran.out
    run("play dragon --seed 2 --record half.json", typed=["1"])
    assert "The game is not over yet." in run("verify half.json").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_whom_the_rules_play_stands_in_the_result(run: Callable[..., Ran], home: Path, language: str) -> None:
    ran = run(f"watch gugong --seats 1 --bots random --seed 3 --lang {language} --record g.json")
    assert ran.code == 0
    state = verify(record(home / "g.json"))
    words = Words(language, tianxia.game("gugong"))
    _, _, result = plain(ran.out).rpartition(plain(words.say("end-ranking")))
    first, second = [line.strip() for line in result.splitlines() if line.strip()][:2]
    points = state.automaton_points()
    assert state.ranking == [2] and points is not None
    assert first.startswith("1.") and plain(words.say("automaton")) in first
    assert first.endswith(plain(words.say("points", count=int(points))))
    assert second.startswith("2.  A") and second.endswith(plain(words.say("points", count=state.scores[0])))


def test_a_move_that_gives_something_up_is_typed_twice(run: Callable[..., Ran], home: Path) -> None:
    command = "play dragon --seats 2 --seed 1 --bots random --option oldest=A --record game.json"
    begun = ["monk", "1", "healer", "2", "refill"]
    ran = run(command, typed=begun)
    assert "refilling brings nothing" in ran.out and "rule 4.1 R3" in ran.out
    assert "once more" in ran.out
    moves = [move for _, move in record(home / "game.json").moves]
    refill = tianxia.game("dragon").moves.parse("refill")
    assert refill not in moves
    ran = run(command.replace("game.json", "other.json"), typed=[*begun, "refill"])
    assert refill in [move for _, move in record(home / "other.json").moves]
