"""The signing keys: whole or not there, refused when they are short, and changed without losing anybody."""

from __future__ import annotations

import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.serving import ThreadServer
from tests.server.visitor import Visitor
from tianxia.server.keys import KEY_BYTES, BadKey, rotate, signing_keys
from tianxia.terminal import main

FULL_DISK = """
import resource, signal, sys
from pathlib import Path
from tianxia.server.keys import signing_keys
from tianxia.terminal import main
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
signing_keys(Path(sys.argv[1]))
"""


def test_a_first_start_on_a_full_disk_leaves_no_key_and_says_so(tmp_path: Path) -> None:
    file = tmp_path / "key"
    done = subprocess.run(
        [sys.executable, "-c", FULL_DISK, str(file)],
        env={"PYTHONPATH": ":".join(sys.path), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0 and "cannot be read or written" in done.stderr, done.stderr
    assert list(tmp_path.iterdir()) == []
    assert [len(key) for key in signing_keys(file)] == [KEY_BYTES]
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[0] != 0


@pytest.mark.parametrize("text", ["", "\n", "00", "zz" * 32, "00" * 31, "00" * 32 + "\n00", "é" * 64])
def test_an_empty_or_damaged_key_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "key"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadKey, match="empty or damaged"):
        signing_keys(file)


def test_a_server_with_an_empty_key_does_not_start(tmp_path: Path) -> None:
    file = tmp_path / "key"
    file.touch()
    command = [sys.executable, "-m", "tianxia.server", "--port", "0", "--key-file", str(file)]
    done = subprocess.run(
        [*command, "--database", f"sqlite:///{tmp_path}/test.sqlite"],
        env={"PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 1 and "Traceback" not in done.stderr
    assert "empty or damaged" in done.stderr and "delete the file" in done.stderr


def test_two_first_starts_at_once_agree_on_one_key(tmp_path: Path) -> None:
    code = "import sys; from pathlib import Path; from tianxia.server.keys import signing_keys; "
    code += "sys.stdin.readline(); print(signing_keys(Path(sys.argv[1]))[0].hex())"
    starts = [
        subprocess.Popen(
            [sys.executable, "-c", code, str(tmp_path / "key")],
            env={"PYTHONPATH": ":".join(sys.path)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(4)
    ]
    for start in starts:
        assert start.stdin is not None
        start.stdin.write("\n")
        start.stdin.flush()
    assert len({start.communicate(timeout=120)[0] for start in starts}) == 1
    assert [file.name for file in tmp_path.iterdir()] == ["key"]


def test_a_folder_in_the_keys_place_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "key").mkdir()
    with pytest.raises(BadKey, match="cannot be read"):
        signing_keys(tmp_path / "key")


def test_keys_rotate_and_nobody_is_lost(serve: Callable[..., ThreadServer], tmp_path: Path) -> None:
    first = serve()
    ann = Visitor(first.address)
    old = ann.cookie
    first.stop()
    [before] = signing_keys(tmp_path / "key")
    new, kept = rotate(tmp_path / "key")
    assert kept == before != new
    second = serve()
    answer = httpx.get(f"{second.address}/api/me", headers={"Cookie": old})
    assert answer.json()["id"] == ann.me["id"]
    renewed = answer.cookies["tianxia"]
    assert f"tianxia={renewed}" != old, "signed with the new key"
    second.stop()
    assert rotate(tmp_path / "key")[1] == new
    third = serve()
    assert httpx.get(f"{third.address}/api/statistics", headers={"Cookie": old}).status_code == 401
    cookie = {"Cookie": f"tianxia={renewed}"}
    assert httpx.get(f"{third.address}/api/statistics", headers=cookie).status_code == 200


def test_the_command_checks_and_rotates(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "club.key"
    database = f"sqlite:///{tmp_path}/club.sqlite"
    assert main(["key", "--database", database]) == 0
    [before] = signing_keys(file)
    assert main(["key", "--database", database, "--rotate"]) == 0
    assert signing_keys(file)[1:] == (before,) != signing_keys(file)[:1]
    said = " ".join(capsys.readouterr().out.split())
    assert "one signing key" in said and "Start the server again" in said
    file.write_text("")
    assert main(["key", "--database", database]) == 2
    told = capsys.readouterr().err
    assert "empty or damaged" in told and told.count("\n") == 1
