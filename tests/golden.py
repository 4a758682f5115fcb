"""Games written down once and compared ever after; `python -m tests.golden` writes them anew.

`golden/GAME-SEATS.txt` is a whole random game to read: a diff shows which fact changed.
`golden/traces.json` holds fingerprints of more games, and how many ways there are to play on from
fixed positions. The interpreted and the compiled engine are both compared with them, and so with each other.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import tianxia
from tests.promises.cases import Case, cases_of
from tests.promises.play import mover
from tianxia.kernel import LETTERS, Quick

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tianxia.kernel import Event, Game, Setup, State

FOLDER: Final = Path(__file__).parent / "golden"
TRACES: Final = FOLDER / "traces.json"
LONGEST_LIST: Final = 10
MOST_PATHS: Final = 3000
DEEPEST: Final = 6


def our_cases() -> list[Case]:
    """Every case of the games in this package; games of other packages have golden files of their own."""
    ours = [game for game in tianxia.catalogue() if type(game).__module__.startswith("tianxia.")]
    return [case for game in ours for case in cases_of(game)]


# ---- Fingerprints --------------------------------------------------------------------------------


def random_move(state: State, chance: Quick) -> tuple[int, int]:
    """A seat that may move and one of its moves."""
    seat = mover(state, chance)
    legal = state.legal(seat)
    return seat, legal[chance.below(len(legal))]


def trace(setup: Setup, seed: int) -> str:
    """A random game in a line: how long, with which scores, and a fingerprint of all that happened."""
    state, chance, whole, count = setup.game.lay_out(setup, f"golden {seed}"), Quick(seed), sha256(), 0
    while True:
        told = [[event.as_json(), event.audience] for event in state.events or []]
        seen = [state.view(seat) for seat in [*state.acting, None]]
        whole.update(json.dumps([told, seen, state.digest()], sort_keys=True).encode())
        if state.over:
            break
        state.events = []
        state.play(*random_move(state, chance))
        count += 1
    return f"{count} decisions, scores {state.scores}, {whole.hexdigest()[:24]}"


def paths(state: State) -> str:
    """In how many ways one, two, three … moves can be made from here, while they are quickly counted."""
    counts: list[int] = []
    reached = [state]
    while len(reached) <= MOST_PATHS and len(counts) < DEEPEST:
        following: list[State] = []
        count = 0
        deeper = True
        for position in reached:
            seat = position.acting[0] if position.acting else -1
            legal = position.legal(seat) if seat >= 0 else []
            count += len(legal)
            deeper = deeper and count <= MOST_PATHS
            for move in legal if deeper else []:
                twin = position.clone()
                twin.play(seat, move)
                following.append(twin)
        counts.append(count)
        if not deeper or not following:
            break
        reached = following
    return ", ".join(map(str, counts))


def middle(setup: Setup) -> State:
    """A position half-way through a random game."""
    positions = [setup.game.lay_out(setup, "golden 1")]
    chance = Quick(1)
    while not positions[-1].over:
        twin = positions[-1].clone()
        twin.play(*random_move(twin, chance))
        positions.append(twin)
    return positions[len(positions) // 2]


def fingerprints(case: Case) -> dict[str, str]:
    """What is remembered of a case."""
    seeds = (1,) if "=" in case.name else (1, 2, 3)
    found = {f"game {seed}": trace(case.setup, seed) for seed in seeds}
    if "=" not in case.name:
        found["ways from the start"] = paths(case.game.lay_out(case.setup, "golden 1"))
        found["ways from the middle"] = paths(middle(case.setup))
    return found


# ---- A game to read ------------------------------------------------------------------------------


def playthrough(setup: Setup) -> str:
    """A random game as text: the fact sheet, then each decision with what it changed."""
    return "\n".join(chapters(setup)) + "\n"


def chapters(setup: Setup) -> Iterator[str]:
    """The lines of a playthrough."""
    game, chance = setup.game, Quick(setup.seats)
    yield from fact_sheet(game, setup)
    state = game.lay_out(setup, "golden")
    known = facts(state)
    yield "\nThe opening"
    yield from news(state.events)
    yield from (f"  is      {path} = {value}" for path, value in known.items())
    count = 0
    while not state.over:
        count += 1
        seat, move = random_move(state, chance)
        yield f"\n{count}. {LETTERS[seat]} {asked(state)}"
        if len(state.acting) > 1:
            yield f"  asked   {' '.join(LETTERS[other] for other in state.acting)} at once"
        yield f"  may     {cut([game.moves.text(legal) for legal in state.legal(seat)])}"
        refused: Any = state.view(seat)["refused"]
        if refused:
            yield "  may not " + cut(["{text} ({why[key]})".format(**card) for card in refused])
        yield f"  plays   {game.moves.text(move)}"
        state.events = []
        state.play(seat, move)
        yield from news(state.events)
        before, known = known, facts(state)
        yield from changes(before, known)
    yield f"\nThe end, after {count} decisions"
    for seat in range(setup.seats):
        yield f"  {LETTERS[seat]}  place {state.ranking[seat]}, score {state.scores[seat]}"


def fact_sheet(game: Game, setup: Setup) -> Iterator[str]:
    """What is said before the first move."""
    sheet = game.facts
    claims = {"hidden": sheet.hidden, "simultaneous": sheet.simultaneous, "chance": sheet.chance}
    yield f"{game.title} ({game.key}), rules version {game.rules_version}"
    yield f"  edition {setup.edition_name or 'none'}"
    yield f"  seats   {setup.seats} of {game.seats[0]} to {game.seats[-1]}"
    yield f"  moves   {game.moves.size}: {', '.join(f'{kind.name} {kind.size}' for kind in game.moves.kinds)}"
    yield f"  facts   {', '.join(name if holds else f'not {name}' for name, holds in claims.items())}"
    yield f"  scores  {sheet.lowest} to {sheet.highest}"
    yield f"  longest {sheet.longest} decisions"
    for option in game.options:
        choices = ", ".join(map(str, option.choices))
        yield f"  option  {option.name} = {setup.options[option.name]} of {choices}"


def asked(state: State) -> str:
    """The question, with its values."""
    prompt = state.frames[-1].prompt(state)
    return " ".join([prompt.key, *[f"{name}={value}" for name, value in prompt.values.items()]])


def news(events: list[Event] | None) -> Iterator[str]:
    """What was told, and to whom if not to all."""
    for event in events or []:
        who = LETTERS[event.seat] if event.seat >= 0 else "all"
        values = "".join(f" {name}={value}" for name, value in event.values.items())
        only = f" (to {LETTERS[event.audience]})" if event.audience >= 0 else ""
        yield f"  told    {who} {event.kind}{values}{only}"


def facts(state: State) -> dict[str, str]:
    """What can be seen, path by path: what all see, then what only one seat does."""
    public = flat("", {name: state.view(None)[name] for name in ("scores", "table")})
    found = dict(public)
    for seat in range(state.seats):
        for path, value in flat("", {"table": state.view(seat)["table"]}).items():
            if public.get(path) != value:
                found[f"{path} (for {LETTERS[seat]})"] = value
    return found


def flat(path: str, data: object) -> dict[str, str]:
    """Nested data as paths and values; a short list of plain values is one value."""
    if isinstance(data, dict) and data:
        parts = [(f"{path}.{key}" if path else str(key), value) for key, value in data.items()]
    elif isinstance(data, list) and any(isinstance(item, (dict, list)) for item in data):
        parts = [(f"{path}[{number}]", value) for number, value in enumerate(data)]
    else:
        return {path: " ".join(map(str, data)) if isinstance(data, list) else str(data)}
    return {name: text for part in parts for name, text in flat(*part).items()}


def changes(before: dict[str, str], after: dict[str, str]) -> Iterator[str]:
    """Which facts are others now."""
    for path, value in after.items():
        if path not in before:
            yield f"  now     {path} = {value}"
        elif before[path] != value:
            yield f"  now     {path} = {value} (was {before[path]})"
    for path in before:
        if path not in after:
            yield f"  no more {path}"


def cut(items: list[str]) -> str:
    """A list, cut where a reader would stop reading."""
    shown = ", ".join(items[:LONGEST_LIST])
    return shown if len(items) <= LONGEST_LIST else f"{shown}, … ({len(items)} in all)"


# ---- Writing -------------------------------------------------------------------------------------


def golden() -> dict[Path, str]:
    """Every golden file with what belongs in it."""
    known = our_cases()
    files = {FOLDER / f"{case.name}.txt": playthrough(case.setup) for case in known if "=" not in case.name}
    remembered = {case.name: fingerprints(case) for case in known}
    return {**files, TRACES: json.dumps(remembered, indent=1) + "\n"}


def main() -> int:
    """Write the golden files and say which of them changed."""
    FOLDER.mkdir(exist_ok=True)
    files = golden()
    for stale in set(FOLDER.iterdir()) - set(files):
        stale.unlink()
        print(f"removed {stale.name}")
    for path, text in files.items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
