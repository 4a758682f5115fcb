"""Whatever is wrong with a command gets one sentence and the exit code 2, and changes nothing."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.request import urlopen

import pytest

import tianxia
from tianxia.kernel import LETTERS, new_match
from tianxia.terminal.arguments import ARGUMENTS, parse
from tianxia.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.terminal.conftest import Ran

COMMANDS: list[tuple[str, str]] = [
    (
        "dance",
        "There is no command “dance”; the commands are: "
        "serve, play, watch, arena, learn, practise, figures, replay, review, verify, games, rules, "
        "observe, backup, restore, mend, key.",
    ),
    ("learn mahjong", "There is no game “mahjong”"),
    ("learn leduc --games 0", "--games takes a number from 1 to 10000000, and a whole one."),
    ("learn leduc --games 2.5", "--games takes a number from 1 to 10000000, and a whole one."),
    ("learn leduc --rounds ²", "--rounds takes a number from 1 to 1000, and a whole one."),
    ("learn leduc --simulations nan", "--simulations takes a number from 1 to 1000000, and a whole one."),
    ("learn leduc --out here.json", "There is already a file “here.json”; choose another name with --out."),
    ("learn leduc --out .", "“.” is a folder; name a file."),
    ("learn leduc --out here.json/new.npz", "“here.json/new.npz” cannot be written; choose another folder."),
    (
        "learn leduc --lessons here.json",
        "“here.json/leduc-2-1.npz” cannot be written; choose another folder.",
    ),
    ("learn leduc --lessons kept", "There is already a file “kept/leduc-2-2.npz”; choose another name."),
    ("practise leduc --out here.json", "with --out, and add --start here.json to go on from it."),
    ("practise leduc --out here.json/new.npz", "“here.json/new.npz” cannot be written; choose another"),
    ("practise leduc --minutes nan", "--minutes takes a number from 0.01 to 100000."),
    ("practise leduc --minutes inf", "--minutes takes a number from 0.01 to 100000."),
    ("practise leduc --games 1e30", "--games takes a number from 16 to 1000000, and a whole one."),
    ("practise leduc --jobs -1", "--jobs takes a number from 0 to 4096, and a whole one."),
    (f"practise leduc --hidden {'9' * 30}", "is no list of hidden layers; write how many numbers each has"),
    ("arena leduc --bots greedy,random --report here.json", "is no folder; choose another folder with --re"),
    ("arena leduc --bots greedy,random --deals 0", "--deals takes a number from 1 to 1000000, and a whole"),
    ("arena leduc --bots greedy,random --limit nan", "--limit takes a number from 0 to 86400."),
    ("arena leduc --bots greedy,random --limit 1e30", "--limit takes a number from 0 to 86400."),
    ("arena leduc", "A contest takes at least two bots"),
    ("arena leduc --bot greedy", "A contest takes at least two bots"),
    ("watch leduc --bot greedy", "Unrecognized arguments: --bot greedy (try: tianxia watch --help)."),
    ("figures leduc --out here.json", "“here.json/leduc.md” cannot be written; choose another folder."),
    ("figures leduc --seats ²", "“²” is no list of numbers of players; write it like 2,4."),
    ("figures leduc --simulations inf", "--simulations takes a number from 1 to 1000000, and a whole one."),
    ("serve --port 70000", "--port takes a number from 0 to 65535, and a whole one."),
    ("serve --port ²", "--port takes a number from 0 to 65535, and a whole one."),
    ("review over.json --time 0", "--time takes a number from 0.001 to 3600."),
    ("review over.json --time nan", "--time takes a number from 0.001 to 3600."),
    ("review over.json --time inf", "--time takes a number from 0.001 to 3600."),
    ("review over.json --time 1e30", "--time takes a number from 0.001 to 3600."),
    ("learn leduc --seats 3", "Leduc hold'em is for exactly 2 players, not 3."),
    ("--lang de", "There are no words in “de”; the languages are: en, fr, pl."),
    ("--lang", "There are no words in “”; the languages are: en, fr, pl."),
    ("--colour", "Unrecognized arguments: --colour (try: tianxia --help)."),
    ("play", "Say which game to play: dragon, "),
    ("play chess", "There is no game “chess”; the games are: dragon, "),
    ("games chess", "There is no game “chess”"),
    ("rules chess", "There is no game “chess”"),
    ("watch chess", "There is no game “chess”"),
    ("watch", "The following arguments are required: GAME (try: tianxia watch --help)."),
    ("play dragon extra", "Unrecognized arguments: extra"),
    ("play dragon --seats 6", "In the Year of the Dragon is for 2 to 5 players, not 6."),
    ("play dragon --seats many", "Argument --seats: invalid int value: 'many'"),
    ("play dragon --me F", "There is no seat “F”; the seats are A, B, C, D."),
    ("play dragon --seats 2 --me C", "There is no seat “C”; the seats are A, B."),
    ("play dragon --me AB", "There is no seat “AB”"),
    ("play dragon --hotseat A,,B", "There is no seat “”"),
    ("play dragon --hotseat A,X", "There is no seat “X”"),
    ("play dragon --me A --hotseat B", "Argument --hotseat: not allowed with argument --me"),
    ("play dragon --level divine", "Argument --level: invalid choice: 'divine'"),
    (
        "play dragon --bots clever",
        "There is no bot “clever”; the bots are: random, greedy, search, beg",
    ),
    (
        "play dragon --bots greedy,random",
        "3 seats are free, but 2 bots were named; name one for all, or one for each.",
    ),
    ("play dragon --option price=7", "In the Year of the Dragon has no option “price”; its options are: "),
    (
        "play dragon --option large_privilege=5",
        "Option “large_privilege” cannot be “5”; choose one of: 6, 7",
    ),
    ("play dragon --option open_hands", "“open_hands” is not an option; expected a name and a value"),
    ("play dragon --option oldest=E", "With 4 players there is no seat E to be the oldest player."),
    ("practise china --hidden 64,x", "“64,x” is no list of hidden layers; write how many numbers each has"),
    ("learn china --hidden 0", "“0” is no list of hidden layers"),
    ("play dragon --edition none.toml", "There is no file “none.toml”."),
    ("play dragon --edition bad.toml", "bad.toml, line "),
    ("play dragon --edition broken.toml", "broken.toml: this is not valid TOML"),
    ("play tictactoe --edition bad.toml", "Tic-tac-toe has no component tables"),
    ("play dragon --record here.json", "There is already a file “here.json”; choose another name."),
    ("play dragon --record kept", "“kept” is a folder; name a file."),
    ("play dragon --record no/folder.json", "“no/folder.json” cannot be written; choose another folder."),
    ("play --resume none.json", "There is no file “none.json”."),
    ("play --resume .", "“.” cannot be read as a text file."),
    ("play --resume binary.json", "“binary.json” cannot be read as a text file."),
    ("play --resume here.json", "here.json: This is not a record of Tianxia"),
    ("play --resume over.json", "That game is over; to look at it: tianxia replay over.json"),
    ("play dragon --resume half.json", "--resume does not go with game."),
    ("play --resume half.json --seats 3", "--resume does not go with --seats."),
    ("play --resume half.json --me E", "There is no seat “E”"),
    ("watch dragon --delay -1", "--delay takes a number from 0 to 60."),
    ("watch dragon --delay nan", "--delay takes a number from 0 to 60."),
    ("watch dragon --delay soon", "--delay takes a number from 0 to 60."),
    ("replay half.json --eyes Z", "There is no seat “Z”; the seats are A, B, C, D."),
    ("replay half.json --at 99", "There is no move 99 in this record; it has 3."),
    ("replay half.json --at -1", "There is no move -1 in this record; it has 3."),
    ("verify none.json", "There is no file “none.json”."),
    ("verify text.json", "text.json: This is not a record: the file is not JSON"),
    ("verify list.json", "list.json: This is not a record of Tianxia"),
    ("verify foreign.json", "foreign.json: There is no game “chess”"),
    ("verify future.json", "future.json: The record was played under version 99 of the rules"),
    ("verify unknown.json", "unknown.json: Move 2 of the record: “fly” is not a kind of move"),
    ("verify nobody.json", "nobody.json: Move 1 of the record names seat “Q”; seats are A, B, C, D."),
    ("verify early.json", "early.json: Move 3 of the record cannot be made: "),
    ("verify out-of-turn.json", "out-of-turn.json: Move 1 of the record cannot be made: "),
    ("verify seed.json", "seed.json: The seed is not the one that was sealed at the start"),
    ("verify scores.json", "scores.json: The record claims the scores"),
    ("verify sealed.json", "sealed.json: The record does not hold its seed"),
    ("replay sealed.json", "sealed.json: The record does not hold its seed"),
    ("replay early.json", "early.json: Move 3 of the record cannot be made: "),
    ("play --resume early.json", "early.json: Move 3 of the record cannot be made: "),
]


@pytest.fixture
def shelf(home: Path) -> Path:
    """Records good and bad, and other files."""
    match = new_match(tianxia.game("dragon").agree(4), "shelf")
    moves: list[str] = []
    while not match.state.over:
        seat = match.state.acting[0]
        move = match.state.legal(seat)[0]
        match.play(seat, move)
        moves.append(f"{LETTERS[seat]} {match.record.setup.game.moves.text(move)}")
    whole = match.record.as_json()
    half = {**whole, "moves": moves[:3], "scores": None}
    other = "B" if moves[0][0] == "A" else "A"

    def lay(name: str, data: object, **changes: object) -> None:
        changed = {**data, **changes} if isinstance(data, dict) else data
        (home / f"{name}.json").write_text(json.dumps(changed), encoding="utf-8")

    lay("half", half)
    lay("over", whole)
    lay("here", {})
    lay("list", [1, 2])
    lay("foreign", half, game="chess")
    lay("future", half, rules_version=99)
    lay("unknown", half, moves=[moves[0], "A fly home"])
    lay("nobody", half, moves=["Q refill"])
    lay("early", half, moves=[*moves[:2], f"{moves[0][0]} refill"])
    lay("out-of-turn", half, moves=[other + moves[0][1:]])
    lay("seed", whole, seed="another")
    lay("scores", whole, scores=[1, 2, 3, 4])
    lay("sealed", half, seed=None)
    (home / "kept").mkdir()
    (home / "kept" / "leduc-2-2.npz").touch()
    (home / "text.json").write_text("once upon a time", encoding="utf-8")
    (home / "binary.json").write_bytes(b"\xff\xfe\x00\x80")
    (home / "bad.toml").write_text('edition = "mine"\n[person]\nmonk = 3\n', encoding="utf-8")
    (home / "broken.toml").write_text("edition = ", encoding="utf-8")
    return home


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(("command", "sentence"), COMMANDS, ids=[command for command, _ in COMMANDS])
def test_one_sentence_and_nothing_changed(
    run: Callable[..., Ran], shelf: Path, command: str, sentence: str
) -> None:
    before = contents(shelf)
    ran = run(command, typed=["1", "1"])
    assert ran.code == 2
    assert not ran.out
    assert ran.err.count("\n") == 1
    assert ran.err.rstrip().endswith((".", ".json"))
    assert sentence in ran.err
    assert contents(shelf) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_of_the_command_line_are_told_in_the_readers_language(
    run: Callable[..., Ran], language: str
) -> None:
    told = {"en": "There is no file", "fr": "Il n’y a pas de fichier", "pl": "Nie ma pliku"}
    assert run(f"verify none.json --lang {language}").err.startswith(told[language])


def test_help_teaches_with_examples(run: Callable[..., Ran], capsys: pytest.CaptureFixture[str]) -> None:
    for language in LANGUAGES:
        for command in ("", *ARGUMENTS):
            with pytest.raises(SystemExit) as leaving:
                run(f"{command} --help --lang {language}")
            out, err = capsys.readouterr()
            assert leaving.value.code == 0
            assert not err
            assert f"  tianxia {command}" in out
            assert all(len(line) <= 80 for line in out.splitlines())


def test_the_examples_in_the_help_are_good_commands(run: Callable[..., Ran], home: Path) -> None:
    for language in LANGUAGES:
        words = Words(language)
        for page in ["tianxia", *ARGUMENTS]:
            for line in words.say(f"cli-example-{page}").splitlines():
                typed = parse(line.split()[1:], words)
                assert typed.command in {None, *ARGUMENTS}
                if getattr(typed, "game", None):
                    tianxia.game(typed.game)


def test_without_a_command_it_serves_and_opens_the_browser() -> None:
    typed = parse([], Words("en"))
    assert (typed.command, typed.open, typed.database) == (None, True, None)


def test_serve_says_where_and_stops_at_ctrl_c(home: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tianxia.terminal", "serve", "--port", "0", "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as serving:
        assert serving.stdout is not None
        line = serving.stdout.readline()
        assert line.startswith("Tianxia is served at http://127.0.0.1:"), line
        with urlopen(f"{line.split()[-1]}api/games") as answer:
            assert "dragon" in answer.read().decode()
        serving.send_signal(signal.SIGINT)
        assert "no game is lost" in serving.stdout.read()
    assert serving.returncode in (0, 130)
    assert (home / "records" / "tianxia.sqlite").is_file()


def test_the_version_says_whether_the_engine_is_compiled(run: Callable[..., Ran]) -> None:
    from tianxia.kernel import state

    ran = run("--version")
    compiled = not str(state.__file__).endswith(".py")
    assert ran.out.startswith(f"Tianxia {tianxia.__version__}, engine ")
    assert ("not compiled" in ran.out) is not compiled


def test_games_lists_all_with_their_options(run: Callable[..., Ran]) -> None:
    ran = run("games")
    for game in tianxia.catalogue():
        assert f"── {game.key} · " in ran.out
        for option in game.options:
            assert f"--option {option.name}=" in ran.out
    assert run("games leduc").out.count("── ") == 1


def test_rules_in_short(run: Callable[..., Ran]) -> None:
    assert "Monthly scoring" in run("rules dragon").out
    assert "Mnich" in run("rules dragon mnich --lang pl").out


def test_an_edition_of_ones_own(run: Callable[..., Ran], home: Path) -> None:
    standard = tianxia.game("dragon").standard_edition()
    assert standard is not None
    tables = standard.text.replace('edition = "2007"', 'edition = "mine"').replace("yuan = 6", "yuan = 9")
    (home / "mine.toml").write_text(tables, encoding="utf-8")
    ran = run("play dragon --edition mine.toml --option oldest=A --record g.json", typed=["1"])
    assert "     9     0 " in ran.out
    assert run("verify g.json").code == 0
    (home / "mine.toml").write_text(tables.replace("value = 6", "value = 60"), encoding="utf-8")
    ran = run("play dragon --edition mine.toml")
    assert ran.code == 2
    assert "mine.toml, line 2" in ran.err
    assert "must be a whole number from 1 to 9, not 60." in ran.err


def test_the_server_says_why_it_cannot_start(run: Callable[..., Ran], home: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        ran = run(f"serve --port {taken.getsockname()[1]}")
    assert ran.code == 2
    assert "choose another with --port" in ran.err
    assert "is no database we know" in run("serve --port 0 --database oracle://x").err
    assert "“proxy” is no address and no network" in run("serve --port 0 --trusted-proxy proxy").err
    assert "is no name of a site" in run("serve --port 0 --public-host https://club.example").err
    assert run("restore nowhere.sqlite").err == "There is no backup at nowhere.sqlite.\n"
    assert run("backup copy.sqlite").err.startswith("There is no database at ")
