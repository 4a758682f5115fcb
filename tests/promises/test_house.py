"""The house: who may import whom, how little an import brings along, and in which form the engine runs."""

from __future__ import annotations

import ast
import importlib
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = ROOT / "src"
PACKAGE: Final = SOURCE / "tianxia"

LEFT_OF: Final = {
    "kernel": "",
    "games": "kernel",
    "words": "kernel games",
    "bots": "kernel games",
    "study": "kernel games bots",
    "arena": "kernel games bots study words tianxia",
    "research": "kernel games bots words tianxia arena",
    "server": "kernel games bots study words tianxia",
    "terminal": "kernel games bots study words tianxia arena research server",
    "tianxia": "kernel games",
}
"""What each part of the house may import besides itself; `tianxia` is the front door."""

BARE: Final = ("kernel", "games", "bots")
"""The parts that bring nothing along, so that they compile together and embed anywhere."""

ALLOWED: Final = {*sys.stdlib_module_names, "librt", "mypy_extensions", "tianxia"}
WEB: Final = (
    "aiohttp asyncpg fastapi flask httpx litestar msgspec redis requests starlette uvicorn websockets"
)
ARRAYS: Final = "gymnasium jax numpy onnxruntime open_spiel pandas pettingzoo pyspiel ray scipy torch"
SLOW: Final = "asyncio http sqlite3 ssl"


def modules() -> Iterator[tuple[str, Path]]:
    """Every module with the part of the house it belongs to."""
    for path in sorted(PACKAGE.rglob("*.py")):
        inside = path.relative_to(PACKAGE).parts
        yield (inside[0] if len(inside) > 1 else "tianxia"), path


def imports(path: Path) -> set[str]:
    """The full names of what a module imports."""
    return set(imported(path.read_text(encoding="utf-8"), path.relative_to(SOURCE).parent.parts))


def imported(source: str, package: tuple[str, ...]) -> Iterator[str]:
    """The full names of what a source text in a package imports, wherever in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*above, *([node.module] if node.module else [])])
            # `from tianxia import kernel` imports a part, not the front door.
            yield from (f"{module}.{alias.name}" if module == "tianxia" else module for alias in node.names)


def part(name: str) -> str:
    """The part of the house that a name of ours belongs to."""
    inside = name.split(".")
    return inside[1] if len(inside) > 1 and inside[1] in LEFT_OF else "tianxia"


def test_imports_go_one_way() -> None:
    for home, path in modules():
        assert home in LEFT_OF, f"{path.relative_to(ROOT)}: say in this test what “{home}” may import"
        allowed = {home, *LEFT_OF[home].split()}
        for name in imports(path):
            if name.partition(".")[0] == "tianxia":
                assert part(name) in allowed, f"{path.relative_to(ROOT)} imports {name}, against the arrows"


def test_kernel_games_and_bots_need_only_the_standard_library() -> None:
    for home, path in modules():
        if home in BARE:
            foreign = {name for name in imports(path) if name.partition(".")[0] not in ALLOWED}
            assert not foreign, f"{path.relative_to(ROOT)} imports {', '.join(sorted(foreign))}"


def test_every_way_to_write_an_import_is_seen() -> None:
    source = """
import a.b
from c import d
def f():
    from tianxia import server, game
    from . import x
    from ..bots.greedy import y
"""
    found = set(imported(source, ("tianxia", "games")))
    assert found == {"a.b", "c", "tianxia.server", "tianxia.game", "tianxia.games", "tianxia.bots.greedy"}
    assert sorted(part(name) for name in found if "tianxia" in name) == ["bots", "games", "server", "tianxia"]


def test_importing_tianxia_brings_no_web_and_no_array_library() -> None:
    code = "import sys, tianxia; tianxia.catalogue(); print(*sys.modules)"
    answer = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    )
    loaded = {name.partition(".")[0] for name in answer.stdout.split()}
    assert "tianxia" in loaded
    assert not loaded & set(f"{WEB} {ARRAYS} {SLOW}".split())


def test_engine_is_in_the_expected_form() -> None:
    form = os.environ.get("TIANXIA_FORM")
    if form is None:
        pytest.skip("TIANXIA_FORM is not set")
    assert form in ("interpreted", "compiled")
    for home, path in modules():
        if home in ("kernel", "games"):
            name = ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
            file = str(importlib.import_module(name).__file__)
            assert file.endswith(tuple(EXTENSION_SUFFIXES)) == (form == "compiled"), (
                f"{name} is loaded from {file}"
            )


def test_no_compiled_file_hides_a_source() -> None:
    assert not [str(path.relative_to(ROOT)) for path in SOURCE.rglob("*") if path.suffix in (".so", ".pyd")]
