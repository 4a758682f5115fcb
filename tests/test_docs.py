"""The documentation: its examples work, its pages and pictures exist, and what is generated is up to date."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote

import pytest

import tianxia
from tools.command_line_page import PAGE, page

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).parent.parent
DOCS: Final = ROOT / "docs"
PAGES: Final = sorted(DOCS.rglob("*.md"))
TITLED: Final = re.compile(r'^```\w+ title="(?P<title>[^"]+)"\n(?P<text>.*?)^```$', re.MULTILINE | re.DOTALL)
CODE: Final = re.compile(r"^(```+).*?^\1|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r"(?P<picture>!?)\[(?P<text>(?:[^\[\]]|\[[^\]]*\])*)\]\((?P<target>[^)\s]+)\)")
HEADING: Final = re.compile(r"^#+ (.+)$", re.MULTILINE)
NEEDS: Final = {"research.md": "pyspiel", "researcher.md": "pettingzoo", "data-frame.md": "polars"}
"""What an example imports that has no wheel for every Python."""


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def with_examples() -> list[Path]:
    """The pages with examples to be executed as they stand; those with a title are told where they run."""
    return [path for path in PAGES if re.search(r"^>>> ", TITLED.sub("", text_of(path)), re.MULTILINE)]


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def run(folder: Path, *command: str) -> str:
    """Run Python in a folder, with what lies in its src; returns what it says."""
    engine = Path(tianxia.__file__).parent.parent
    path = os.pathsep.join(map(str, (folder / "src", engine, ROOT)))
    ran = subprocess.run(
        [sys.executable, *command],
        capture_output=True,
        text=True,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path, "PYTHONUTF8": "1", "TIANXIA_HOME": str(folder / "home")},
        timeout=300,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.mark.parametrize("path", with_examples(), ids=name_of)
def test_examples_work(path: Path, tmp_path: Path) -> None:
    """Each page in a process of its own: what it imports, and what that does to logs, stays there."""
    if path.name in NEEDS and find_spec(NEEDS[path.name]) is None:
        pytest.skip(f"{NEEDS[path.name]} has no wheel for this Python or system")
    (tmp_path / path.name).write_text(TITLED.sub("", text_of(path)), encoding="utf-8")
    run(tmp_path, "-m", "doctest", path.name)


def test_there_are_examples() -> None:
    assert {"research.md", "researcher.md", "contract.md"} <= {path.name for path in with_examples()}


# ---- Pages, links and pictures --------------------------------------------------------------------


def nav_of(entries: list[object]) -> Iterator[str]:
    """Every page named in the navigation, however deep."""
    for entry in entries:
        if isinstance(entry, str):
            yield entry
        elif isinstance(entry, dict):
            for inside in entry.values():
                yield from nav_of(inside if isinstance(inside, list) else [inside])


def test_every_page_is_in_the_navigation_and_exists() -> None:
    site = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))
    listed = list(nav_of(site["project"]["nav"]))
    assert len(listed) == len(set(listed))
    assert set(listed) == {path.relative_to(DOCS).as_posix() for path in PAGES}


def links(path: Path) -> Iterator[re.Match[str]]:
    """The links of a page outside its code."""
    return LINK.finditer(CODE.sub("", text_of(path)))


def anchors(path: Path) -> set[str]:
    """The places of a page that a link can point to."""
    heads = [
        re.sub(r"[`*_]", "", head)
        for head in HEADING.findall(CODE.sub(lambda m: m[0] if "\n" not in m[0] else "", text_of(path)))
    ]
    return {re.sub(r"[\s-]+", "-", re.sub(r"[^\w\s-]", "", head.lower()).strip()) for head in heads}


@pytest.mark.parametrize(
    "path", [*PAGES, *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"))], ids=name_of
)
def test_links_lead_somewhere_and_pictures_are_described(path: Path) -> None:
    for link in links(path):
        target, _, anchor = unquote(link["target"]).partition("#")
        if re.match(r"[a-z]+:", target):
            continue
        found = (path.parent / target).resolve() if target else path
        assert found.exists(), f"{name_of(path)} links to {link['target']}, which does not exist"
        if path.is_relative_to(DOCS):
            assert found.is_relative_to(DOCS), f"{name_of(path)} links to {target}, which is not on the site"
        if anchor and found.suffix == ".md":
            assert anchor in anchors(found), f"{name_of(path)} links to {link['target']}, a place not found"
        if link["picture"]:
            assert len(link["text"]) > 10, f"{name_of(path)}: say in words what {target} shows"


def test_pictures_are_small_and_shown() -> None:
    shown = {
        (path.parent / unquote(link["target"])).resolve()
        for path in [*PAGES, ROOT / "README.md"]
        for link in links(path)
    }
    pictures = [path for path in DOCS.rglob("*") if path.suffix in (".svg", ".webp", ".png")]
    assert len(pictures) > 20
    for picture in pictures:
        assert picture in shown, f"no page shows {name_of(picture)}"
        # A plot has all its numbers in it; a screenshot is for a page that loads at once.
        assert picture.suffix == ".svg" or picture.stat().st_size < 80_000, f"{name_of(picture)} is too large"


def test_the_site_loads_nothing_from_elsewhere() -> None:
    assert "://" not in text_of(ROOT / "zensical.toml")
    assert "://" not in text_of(DOCS / "site.css")
    for picture in DOCS.rglob("*.svg"):
        outside = re.findall(r"(?:href|src|url)\s*[=(]\s*[\"']?(https?:[^\"')\s]+)", text_of(picture))
        assert not [address for address in outside if "w3.org" not in address], name_of(picture)


# ---- What is generated ------------------------------------------------------------------------------


def test_the_page_of_the_command_line_is_up_to_date() -> None:
    assert text_of(PAGE).split() == page().split(), (
        "write it anew: .venv/bin/python -m tools.command_line_page"
    )


@pytest.mark.parametrize("key", ["dragon", "kingdom", "china", "gugong"])
def test_a_game_in_figures_adds_up(key: str) -> None:
    """The page, its numbers and the game belong together; the numbers are those of whole games."""
    figures = json.loads(text_of(DOCS / "games" / "figures" / f"{key}.json"))
    game = tianxia.game(key)
    assert (figures["game"], figures["title"]) == (key, game.title)
    assert list(figures["seats"]) == [str(seats) for seats in game.seats]
    shown = text_of(DOCS / "games" / "figures" / f"{key}.md")
    for seats, by_bot in figures["seats"].items():
        assert list(by_bot) == ["random", "greedy", "search"]
        for among in by_bot.values():
            assert sum(among["scores"]["counts"].values()) == among["games"] * int(seats)
            decisions = sum(among["branching"]["counts"].values())
            assert decisions == pytest.approx(among["games"] * among["decisions"]["mean"], abs=0.01)
            assert among["decisions"]["longest"] <= figures["facts"]["longest"]
            assert f"| {among['decisions']['mean']:.1f} ± {among['decisions']['deviation']:.1f} |" in shown


# ---- The game author's tutorial -----------------------------------------------------------------------


@pytest.fixture
def lanterns(tmp_path: Path) -> Path:
    """The package of the tutorial, written from its page and installed where Python looks."""
    for block in TITLED.finditer(text_of(DOCS / "tutorials" / "game-author.md")):
        path = tmp_path / block["title"]
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(block["text"])
    project = tomllib.loads(text_of(tmp_path / "pyproject.toml"))["project"]
    announced = tmp_path / "src" / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    announced.mkdir()
    (announced / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", encoding="utf-8"
    )
    points = project["entry-points"]["tianxia.games"]
    lines = ["[tianxia.games]", *[f"{key} = {place}" for key, place in points.items()]]
    (announced / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return tmp_path


def test_the_game_of_the_tutorial_is_played_everywhere(lanterns: Path) -> None:
    told = run(lanterns, "-m", "tianxia.terminal", "games", "lanterns", "--lang", "en")
    assert "2 to 4 players, usually 3" in told
    assert "20 distinct moves" in told
    bots = "greedy,random,search"
    told = run(
        lanterns, "-m", "tianxia.terminal", "watch", "lanterns", "--bots", bots, "--seed", "1", "--lang", "en"
    )
    assert "wins a lantern" in told
    contest = ("arena", "lanterns", "--bots", "greedy,random", "--seats", "3", "--deals", "10", "--jobs", "1")
    assert "greedy" in run(lanterns, "-m", "tianxia.terminal", *contest, "--lang", "en")
    run(lanterns, "-m", "doctest", "-o", "NORMALIZE_WHITESPACE", str(lanterns / "in Python"))


KEEP_PROMISES: Final = """
import tianxia
from tests.promises.cases import cases_of
from tests.promises.checks import PROMISES, keep
game = tianxia.game("lanterns")
for promise in PROMISES:
    for case in cases_of(game):
        for seed in range(4):
            keep(promise, case.setup, seed, "any")
print("kept", len(PROMISES))
"""


def test_the_game_of_the_tutorial_keeps_the_promises(lanterns: Path) -> None:
    assert run(lanterns, "-c", KEEP_PROMISES).startswith("kept")
