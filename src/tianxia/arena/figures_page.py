"""A game in figures, as a page: tables in Markdown, pictures, and the numbers as JSON.

The page is in English, as the names and meanings of the numbers that learning programs are shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from tianxia.kernel import LETTERS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from tianxia.arena.figures import Among, Field, Figures, Share
    from tianxia.kernel import Option

INKS: Final = {"random": "#8c8c8c", "greedy": "#c98a2b", "search": "#c2513c"}
"""The bots' inks, to be told apart on light and on dark paper."""

OTHER_INK: Final = "#3f938b"
INK: Final = "#010203"
"""Stands for the colour of the text until the picture is written: it depends on the reader's light."""

PAPER: Final = """<style>
svg { color: #2d2a26; background: #fdfbf6 }
@media (prefers-color-scheme: dark) { svg { color: #e6e0d4; background: #1e2129 } }
</style>
"""
BINS: Final = 30
PANEL: Final = 2.6


def write(figures: Figures, folder: Path) -> list[Path]:
    """Write GAME.md, GAME.json and, where matplotlib is installed, the pictures of GAME."""
    folder.mkdir(parents=True, exist_ok=True)
    key = figures.game.key
    data = folder / f"{key}.json"
    data.write_bytes(msgspec.json.format(msgspec.json.encode(figures.as_json()), indent=1) + b"\n")
    pictures = draw(figures, folder)
    page = folder / f"{key}.md"
    page.write_text(as_markdown(figures, pictures), encoding="utf-8")
    return [page, data, *pictures.values()]


def as_markdown(figures: Figures, pictures: dict[str, Path]) -> str:
    """The page."""
    lines = [f"# {figures.game.title} in figures", "", introduction(figures), ""]
    lines += ["## What kind of game it is", "", *table(["", ""], nature(figures), 2), ""]
    if options := figures.game.options:
        rows = [[f"`{option.name}`", choices(option)] for option in options]
        lines += [*table(["option", "choices, the default first"], rows, 2), ""]
    lines += ["## Decisions and branching", "", BRANCHING, "", *table(TREE_HEADS, tree_rows(figures), 2), ""]
    lines += picture(pictures, "branching", "How many legal moves a decision has, and how that changes")
    lines += ["## Scores", "", *table(SCORE_HEADS, score_rows(figures), 2), ""]
    lines += picture(pictures, "scores", "How the scores of random, greedy and search play are distributed")
    lines += ["## Seats", "", SEATS, "", *seat_tables(figures)]
    lines += picture(pictures, "seats", "The share of wins of each seat, with 95 % intervals")
    lines += ["## How long a random game takes", "", speed(figures), ""]
    lines += [*table(["players", "ms a game", "decisions a second"], pace_rows(figures)), ""]
    lines += observation(figures)
    return "\n".join(lines)


BRANCHING: Final = (
    "A decision is one question to one seat; a turn may have several. *Forced* are decisions with a single "
    "legal move. *Tree* multiplies the numbers of legal moves met in a game: the geometric mean of all games."
)
SEATS: Final = (
    "Bots of the same kind sit in all seats, so what differs is the seat. Intervals are Wilson's, at 95 %; "
    "with so many of them, one in twenty leaves the fair share out by chance."
)
TREE_HEADS: Final = [
    "players", "bots", "decisions", "shortest", "longest", "moves: mean", "median", "95 %", "most", "forced",
    "tree",
]  # fmt: skip
SCORE_HEADS: Final = [
    "players", "bots", "games", "mean", "spread", "lowest", "highest", "shared wins", "no winner",
]  # fmt: skip


def introduction(figures: Figures) -> str:
    """What was played, and how to play it again."""
    survey = figures.survey
    played = ", ".join(f"{field.games} games of {budgeted(field)}" for field in survey.fields)
    again = f"tianxia figures {figures.game.key} --games {survey.fields[0].games}"
    if (simulations := survey.fields[-1].entrant.simulations) and survey.fields[-1].entrant.bot == "search":
        again += f" --simulations {simulations}"
    if survey.seed:
        again += f" --seed {survey.seed}"
    return (
        f"For each number of players, bots of one kind played among themselves: {played}. All kinds are "
        f"dealt the same games. `{again}` plays them again, move by move; only the times will differ. "
        f"The numbers are in [{figures.game.key}.json]({figures.game.key}.json)."
    )


def budgeted(field: Field) -> str:
    """A kind of bots, with its budget."""
    entrant = field.entrant
    return (
        f"{entrant.name} ({entrant.simulations} simulations a decision)"
        if entrant.simulations
        else entrant.name
    )


def nature(figures: Figures) -> list[list[str]]:
    """The fact sheet."""
    game, setups = figures.game, figures.survey.setups
    facts = game.facts
    low, high = game.seats[0], game.seats[-1]
    widths = ", ".join(f"{setup.width()} for {setup.seats}" for setup in setups)
    return [
        ["rules version", str(game.rules_version)],
        ["players", str(low) if low == high else f"{low} to {high}"],
        ["information", "some is hidden" if facts.hidden else "everything is open"],
        ["decisions", "some are made by several at once" if facts.simultaneous else "made one at a time"],
        ["chance", "yes" if facts.chance else "no"],
        [
            "winners",
            "always one, or several who tie" if facts.always_won else "one, several who tie, or nobody",
        ],
        ["distinct moves", str(game.moves.size)],
        ["numbers in an observation", widths],
        ["longest possible game", f"at most {facts.longest} decisions"],
        ["edition of the component tables", setups[0].edition_name or "none"],
    ]


def choices(option: Option) -> str:
    """What may be chosen, the default first."""
    shown = [option.default, *[choice for choice in option.choices if choice != option.default]]
    return ", ".join(
        "yes" if choice is True else "no" if choice is False else str(choice) for choice in shown
    )


def rows_of(figures: Figures, told: Callable[[Among], list[str]]) -> list[list[str]]:
    """A row for each number of players and kind of bots."""
    return [
        [str(seats) if first else "", name, *told(among)]
        for seats, by_bot in figures.among.items()
        for first, (name, among) in zip([True, *[False] * len(by_bot)], by_bot.items(), strict=False)
    ]


def tree_rows(figures: Figures) -> list[list[str]]:
    """How long games are and how wide."""
    return rows_of(
        figures,
        lambda among: [
            f"{among.decisions.mean:.1f} ± {among.decisions.deviation:.1f}",
            str(among.decisions.shortest),
            str(among.decisions.longest),
            f"{among.branching.mean:.1f}",
            str(among.branching.median),
            str(among.branching.most_of_them),
            str(among.branching.most),
            f"{100 * among.branching.forced:.0f} %",
            f"10<sup>{among.branching.tree:.0f}</sup>",
        ],
    )


def score_rows(figures: Figures) -> list[list[str]]:
    """What seats score, and how games end."""
    return rows_of(
        figures,
        lambda among: [
            str(among.games),
            f"{among.scores.mean:.1f}",
            f"{among.scores.deviation:.1f}",
            str(among.scores.lowest),
            str(among.scores.highest),
            f"{100 * among.shared:.1f} %",
            f"{100 * among.unwon:.1f} %",
        ],
    )


def seat_tables(figures: Figures) -> Iterable[str]:
    """What each seat wins, a table for each number of players."""
    for seats, by_bot in figures.among.items():
        # Who plays alone wins or loses against the game itself.
        yield f"**{players(seats)}**, " + (f"fair share {100 / seats:.0f} %:" if seats > 1 else "games won:")
        yield ""
        heads = ["bots", *LETTERS[:seats]]
        yield from table(heads, [[name, *map(percent, among.wins)] for name, among in by_bot.items()])
        yield ""


def percent(share: Share) -> str:
    """A share with its interval."""
    return f"{100 * share.value:.0f} % ({100 * share.low:.0f}–{100 * share.high:.0f})"


def speed(figures: Figures) -> str:
    """On what the times were taken."""
    form = "compiled" if figures.compiled else "plain Python"
    return f"On one core, {form} engine, random moves from the first decision to the last, nobody listening."


def pace_rows(figures: Figures) -> list[list[str]]:
    """How long a random game takes."""
    return [
        [str(seats), f"{pace.milliseconds:.3g}", f"{pace.decisions_a_second:,.0f}"]
        for seats, pace in figures.paces.items()
    ]


def observation(figures: Figures) -> list[str]:
    """What a learning program is shown."""
    game = figures.game
    setup = next(
        (setup for setup in figures.survey.setups if setup.seats == game.default_seats),
        figures.survey.setups[-1],
    )
    features = game.features(setup)
    if not features:
        return []
    rows = [
        [f"`{feature.name}`", f"{feature.low:g} to {feature.high:g}", feature.meaning, str(feature.count)]
        for feature in features
    ]
    heads = ["feature", "range", "meaning", "numbers"]
    return [f"## What a seat observes, {players(setup.seats)}", "", *table(heads, rows, 3), ""]


def table(heads: list[str], rows: list[list[str]], words: int = 1) -> list[str]:
    """A table in Markdown: so many columns of words, then figures, to the right."""
    rule = ["---"] * words + ["--:"] * (len(heads) - words)
    told = [[cell.replace("|", "/") for cell in row] for row in (heads, rule, *rows)]
    return [f"| {' | '.join(row)} |" for row in told]


def players(seats: int) -> str:
    """So many players."""
    return f"{seats} player{'s' if seats > 1 else ''}"


def picture(pictures: dict[str, Path], name: str, text: str) -> list[str]:
    """A picture, if it was drawn."""
    return [f"![{text}]({pictures[name].name})", ""] if name in pictures else []


# ---- Pictures -----------------------------------------------------------------------------------


def draw(figures: Figures, folder: Path) -> dict[str, Path]:
    """Pictures of branching, scores and seats; none where matplotlib is not installed."""
    try:
        import matplotlib as mpl
    except ImportError:
        return {}
    mpl.use("svg")
    settings: Any = {
        "svg.hashsalt": "tianxia",
        "svg.fonttype": "none",
        "font.family": "sans-serif",
        "axes.spines.top": False,
        "axes.spines.right": False,
        "text.color": INK,
        "axes.labelcolor": INK,
        "axes.edgecolor": INK,
        "axes.titlesize": "medium",
        "xtick.color": INK,
        "ytick.color": INK,
    }
    drawings: dict[str, Callable[[Figures], Any]] = {
        "branching": draw_branching,
        "scores": draw_scores,
        "seats": draw_seats,
    }
    with mpl.rc_context(settings):
        return {
            name: save(drawing(figures), folder / f"{figures.game.key}-{name}.svg")
            for name, drawing in drawings.items()
        }


def panels(figures: Figures) -> tuple[Any, list[Any]]:
    """A figure with a panel for each number of players, one below the other."""
    from matplotlib import pyplot

    count = len(figures.among)
    figure, axes = pyplot.subplots(
        count, 1, figsize=(7, 0.6 + PANEL * count), layout="constrained", squeeze=False
    )
    for (seats, _), panel in zip(figures.among.items(), axes[:, 0], strict=True):
        panel.set_title(players(seats), loc="left")
    return figure, list(axes[:, 0])


def ink(name: str) -> str:
    """The ink of a kind of bots."""
    return INKS.get(name, OTHER_INK)


def draw_branching(figures: Figures) -> Any:
    """On the left how many decisions have so many moves, on the right how that changes in a game."""
    from matplotlib import pyplot

    seats = figures.game.default_seats
    by_bot = figures.among.get(seats) or figures.among[max(figures.among)]
    shown = seats if seats in figures.among else max(figures.among)
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(7, 3.1), layout="constrained")
    for name, among in by_bot.items():
        counts = among.branching.counts
        whole = sum(counts.values())
        left.plot(
            list(counts),
            [100 * count / whole for count in counts.values()],
            marker=".",
            lw=1,
            color=ink(name),
        )
        stages = len(among.branching.course)
        middles = [100 * (stage + 0.5) / stages for stage in range(stages)]
        right.plot(middles, among.branching.course, marker=".", color=ink(name), label=name)
    left.locator_params(axis="x", integer=True)
    left.set_ylim(bottom=0)
    left.set_xlabel("legal moves")
    left.set_ylabel("% of decisions")
    right.set_xlabel("% of the game")
    right.set_ylabel("legal moves, mean")
    right.set_ylim(bottom=0)
    right.legend(frameon=False)
    figure.suptitle(players(shown), x=0.01, ha="left", size="medium")
    return figure


def draw_scores(figures: Figures) -> Any:
    """The distribution of scores, the bots above each other's."""
    figure, axes = panels(figures)
    every = [
        score for by_bot in figures.among.values() for one in by_bot.values() for score in one.scores.counts
    ]
    low, high = min(every), max(every) + 1
    bins = min(BINS, high - low)
    edges = [low - 0.5 + (high - low) * step / bins for step in range(bins + 1)]
    for by_bot, panel in zip(figures.among.values(), axes, strict=True):
        for name, among in by_bot.items():
            counts = among.scores.counts
            weights = [100 * count / sum(counts.values()) for count in counts.values()]
            panel.hist(
                list(counts), edges, weights=weights, histtype="step", lw=1.4, color=ink(name), label=name
            )
        panel.set_ylabel("% of seats")
    axes[0].legend(frameon=False)
    axes[-1].set_xlabel("score")
    return figure


def draw_seats(figures: Figures) -> Any:
    """The share of wins by seat, with intervals, beside the fair share."""
    figure, axes = panels(figures)
    for (seats, by_bot), panel in zip(figures.among.items(), axes, strict=True):
        if seats > 1:
            panel.axhline(100 / seats, color=INK, lw=0.8, ls=":")
        for number, (name, among) in enumerate(by_bot.items()):
            places = [seat + 0.16 * (number - (len(by_bot) - 1) / 2) for seat in range(seats)]
            values = [100 * share.value for share in among.wins]
            below = [100 * (share.value - share.low) for share in among.wins]
            above = [100 * (share.high - share.value) for share in among.wins]
            panel.errorbar(
                places, values, yerr=[below, above], fmt="o", ms=4, capsize=3, color=ink(name), label=name
            )
        panel.set_xticks(range(seats), LETTERS[:seats])
        panel.set_ylim(bottom=0)
        panel.set_ylabel("% of wins")
    axes[0].legend(frameon=False)
    axes[-1].set_xlabel("seat")
    return figure


def save(figure: Any, path: Path) -> Path:
    """Write a picture that is light by day and dark by night, always the same bytes for the same figures."""
    from io import StringIO

    from matplotlib import pyplot

    text = StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None}, transparent=True)
    pyplot.close(figure)
    drawn = text.getvalue().replace(INK, "currentColor")
    start = drawn.index(">", drawn.index("<svg ")) + 1
    lines = (drawn[:start] + "\n" + PAPER + drawn[start:]).splitlines()
    path.write_text("".join(f"{line.rstrip()}\n" for line in lines), encoding="utf-8")
    return path
