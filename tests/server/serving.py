"""Servers for the tests: in a thread of this process, or in a process that can be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import uvicorn

from tianxia.server.running import configured, listen
from tianxia.server.settings import Settings


def settings(database: str, folder: Path, **changes: Any) -> Settings:
    """Settings for a test: no limits, no pauses, bots that think quickly."""
    usual: dict[str, Any] = {
        "limits": 0,
        "bot_pause": 0,
        "thinkers": 1,
        "thinking": 0.05,
        "port": 0,
        "key_file": folder / "key",
    }
    return Settings(database=database, **{**usual, **changes})


class ThreadServer:
    """A server in a thread."""

    def __init__(self, chosen: Settings) -> None:
        self.listening = listen("127.0.0.1", 0)
        self.config = configured(chosen)
        self.site: Any = self.config.app
        self.server = uvicorn.Server(self.config)
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()
        deadline = time.monotonic() + 60
        while not self.server.started:
            assert self.thread.is_alive() and time.monotonic() < deadline, "the server did not start"
            time.sleep(0.005)

    def run(self) -> None:
        with asyncio.Runner(loop_factory=self.config.get_loop_factory()) as runner:
            self.loop = runner.get_loop()
            runner.run(self.server.serve(sockets=[self.listening]))

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.listening.getsockname()[1]}"

    def call(self, coroutine: Any) -> Any:
        """Run something in the server's loop."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(60)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(60)
        self.listening.close()


class ProcessServer:
    """A server in a process of its own, always on the same port, that can be killed and started again."""

    def __init__(self, database: str, folder: Path, *extra: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.command = [
            sys.executable,
            "-m",
            "tianxia.server",
            "--port",
            str(self.port),
            "--database",
            database,
        ]
        self.command += ["--key-file", str(folder / "key"), "--limits", "0", "--bot-pause", "0", *extra]
        self.process: subprocess.Popen[bytes]
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            self.command,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            stderr=subprocess.DEVNULL,
        )
        for _ in range(6000):
            if self.answers():
                return
            assert self.process.poll() is None, "the server ended at once"
            time.sleep(0.01)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """Kill the supervisor; the server dies with it, and is gone when nobody answers at the port."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        while self.answers():
            time.sleep(0.005)

    def answers(self) -> bool:
        """Whether somebody listens at the port."""
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)
