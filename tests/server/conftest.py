"""Servers, databases and visitors for the tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.postgres import Postgres
from tests.server.serving import ThreadServer, settings
from tests.server.visitor import VISITORS, Visitor
from tests.toys import TOY
from tianxia import games


@pytest.fixture(autouse=True)
def everybody_leaves() -> Iterator[None]:
    yield
    while VISITORS:
        VISITORS.pop().http.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for the whole run."""
    cluster = Postgres()
    yield cluster
    cluster.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/test.sqlite"
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.database()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """A server on SQLite for the tests of one file; it knows the toy game."""
    games.FOUND["toy"] = TOY
    folder = tmp_path_factory.mktemp("server")
    serving = ThreadServer(settings(f"sqlite:///{folder}/test.sqlite", folder))
    yield serving
    serving.stop()
    games.FOUND.pop("toy")


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., ThreadServer]]:
    """Start servers with settings of their own."""
    started: list[ThreadServer] = []

    def start(database: str | None = None, **changes: Any) -> ThreadServer:
        chosen = settings(database or f"sqlite:///{tmp_path}/own.sqlite", tmp_path, **changes)
        started.append(ThreadServer(chosen))
        return started[-1]

    yield start
    for serving in started:
        serving.stop()


@pytest.fixture
def ann(server: ThreadServer) -> Visitor:
    return Visitor(server.address)


@pytest.fixture
def bob(server: ThreadServer) -> Visitor:
    return Visitor(server.address)
