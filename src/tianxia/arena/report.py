"""The report: tables for people, JSON for programs, pictures for those who would rather look."""

from __future__ import annotations

import os
from math import isfinite
from typing import TYPE_CHECKING, Any, Final

import msgspec

import tianxia
from tianxia.arena.ratings import rate
from tianxia.arena.tallies import Mean, Tally, seat_shares, tally
from tianxia.drafts import try_draft
from tianxia.kernel import TianxiaError

if TYPE_CHECKING:
    from pathlib import Path

    from tianxia.arena.ratings import Rating
    from tianxia.arena.results import Results
    from tianxia.words import Words

BINS: Final = 24
SHADES: Final = ("#a33a2c", "#2f6f6a", "#c08a2d", "#4c5a8a", "#7a4f7a", "#5d7a3a", "#8a5a3a", "#4a4a4a")
"""The inks of the pictures, one for each entrant in turn."""

NOTHING: Final = "–"
"""Stands where there is nothing to tell."""


class BadReport(TianxiaError):
    """A report that cannot be written, and why."""


def check_folder(path: Path) -> None:
    """Refuse a place where no folder can be written to."""
    place = path.absolute()
    while not os.path.lexists(place):
        place = place.parent
    if not place.is_dir():
        raise BadReport(f"“{place}” is no folder; choose another folder with --report.")
    try:
        try_draft(place / "report")
    except OSError:
        raise BadReport(
            f"Nothing can be written to “{place}”; choose another folder with --report."
        ) from None


class Report:
    """Everything there is to say about the results of a contest."""

    def __init__(self, results: Results) -> None:
        self.results = results
        self.contest = results.contest
        count = len(self.contest.entrants)
        self.names = [entrant.name for entrant in self.contest.entrants]
        self.tallies = [tally(results, who) for who in range(count)]
        self.met: dict[tuple[int, int], Tally] = {}
        for one in range(count):
            for other in range(count):
                if one != other:
                    found = tally(results, one, other)
                    if found.games:
                        self.met[one, other] = found
        self.ratings: list[Rating] = rate(results)
        self.seats: list[Mean] = seat_shares(results)

    @property
    def order(self) -> list[int]:
        """The entrants, best rating first; last those that have not played, in a contest cut short."""
        ranks = [
            (not found.games, -rating.value) for found, rating in zip(self.tallies, self.ratings, strict=True)
        ]
        return sorted(range(len(ranks)), key=ranks.__getitem__)

    @property
    def played(self) -> list[int]:
        """The entrants that have played, best rating first."""
        return [who for who in self.order if self.tallies[who].games]

    def as_json(self) -> dict[str, Any]:
        """The report as plain data."""
        return {
            "tianxia": tianxia.__version__,
            "contest": self.contest.as_json(),
            "deals": len(self.results.done()),
            "games": len(self.results.games),
            "entrants": [
                {
                    "name": self.names[who],
                    "rating": plain(self.ratings[who]),
                    **told(self.tallies[who]),
                    "against": {
                        self.names[other]: told(self.met[who, other])
                        for other in range(len(self.names))
                        if (who, other) in self.met
                    },
                }
                for who in self.order
            ],
            "seats": [plain(share) for share in self.seats],
        }

    def write(self, folder: Path, words: Words) -> list[Path]:
        """Write report.json, report.md and, where matplotlib is installed, its pictures."""
        check_folder(folder)
        data, text = folder / "report.json", folder / "report.md"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            data.write_bytes(msgspec.json.format(msgspec.json.encode(self.as_json()), indent=2) + b"\n")
            pictures = draw(self, folder, words)
            text.write_text(self.as_markdown(words, pictures), encoding="utf-8")
        except OSError as error:
            raise BadReport(
                f"The report cannot be written to “{folder}”: {error}. Choose another folder with --report."
            ) from None
        return [text, data, *pictures]

    def as_markdown(self, words: Words, pictures: list[Path]) -> str:
        """The report as a page."""
        lines = [f"# {words.say('arena-title', title=words.title(), seats=self.contest.setup.seats)}", ""]
        lines += [self.summary(words), ""]
        lines += [*table(self.heads(words), self.rows()), ""]
        if self.met:
            lines += [f"## {words.say('arena-met')}", "", words.say("arena-met-how"), ""]
            lines += [*table(*self.cross(words)), ""]
        lines += [f"## {words.say('arena-seats')}", ""]
        lines += table(
            [words.say("arena-seat"), words.say("arena-share")],
            [["ABCDEFGHIJ"[seat], percent(share)] for seat, share in enumerate(self.seats)],
        )
        lines.append("")
        lines += [f"![{picture.stem}]({picture.name})\n" for picture in pictures]
        if forfeits := self.forfeits():
            lines += [f"## {words.say('arena-forfeits')}", "", *[f"- {line}" for line in forfeits], ""]
        return "\n".join(lines)

    def summary(self, words: Words) -> str:
        """What was played, in a sentence."""
        return words.say("arena-summary", deals=len(self.results.done()), games=len(self.results.games))

    def heads(self, words: Words) -> list[str]:
        """The columns of the main table."""
        names = ("bot", "rating", "share", "fair", "points", "lead", "time", "games")
        return [words.say(f"arena-{name}") for name in names]

    def rows(self) -> list[list[str]]:
        """The main table, best first."""
        return [self.row(who) for who in self.order]

    def row(self, who: int) -> list[str]:
        """What there is to say about an entrant."""
        found, rating = self.tallies[who], self.ratings[who]
        if not found.games:
            return [self.names[who], *[NOTHING] * 6, "0"]
        return [
            self.names[who],
            f"{rating.value:.0f} ± {rating.error:.0f}",
            percent(found.share),
            f"{100 * found.fair:.0f} %",
            number(found.points),
            number(found.lead),
            f"{found.milliseconds:.1f} ms",
            str(found.games),
        ]

    def cross(self, words: Words) -> tuple[list[str], list[list[str]]]:
        """The share of wins of each (row) where it met each other (column)."""
        heads = [words.say("arena-bot"), *[self.names[other] for other in self.order]]
        rows = [
            [
                self.names[who],
                *[percent(self.met[who, o].share) if (who, o) in self.met else NOTHING for o in self.order],
            ]
            for who in self.order
        ]
        return heads, rows

    def forfeits(self) -> list[str]:
        """A line for everybody who did not behave, and how often."""
        return [
            f"{self.names[who]}: {reason} (×{found.forfeits.count(reason)})"
            for who, found in enumerate(self.tallies)
            for reason in sorted(set(found.forfeits))
        ]


def plain(found: Mean | Rating) -> dict[str, float | None]:
    """A figure and its error, if there is one to tell."""
    error = round(found.error, 6) if isfinite(found.error) else None
    return {"value": round(found.value, 6), "error": error}


def told(found: Tally) -> dict[str, Any]:
    """A tally as plain data."""
    return {
        "games": found.games,
        "share": plain(found.share),
        "fair": found.fair,
        "points": plain(found.points),
        "lead": plain(found.lead),
        "places": found.places,
        "milliseconds": round(found.milliseconds, 3),
        "forfeits": len(found.forfeits),
    }


def percent(share: Mean) -> str:
    """A share with its error."""
    return f"{number(Mean(100 * share.value, 100 * share.error))} %"


def number(found: Mean) -> str:
    """A figure with its error; a single deal has none to tell."""
    error = f"{found.error:.1f}" if isfinite(found.error) else NOTHING
    return f"{found.value:.1f} ± {error}"


def table(heads: list[str], rows: list[list[str]]) -> list[str]:
    """A table in Markdown, figures to the right."""
    rule = ["---", *["--:"] * (len(heads) - 1)]
    return [f"| {' | '.join(row)} |" for row in (heads, rule, *rows)]


def draw(report: Report, folder: Path, words: Words) -> list[Path]:
    """Pictures of the ratings and of the scores of all who played; none where matplotlib is not installed."""
    if not report.played:
        return []
    try:
        import matplotlib as mpl
    except ImportError:
        return []
    mpl.use("svg")
    from matplotlib import pyplot

    settings: Any = {
        "svg.hashsalt": "tianxia",
        "svg.fonttype": "none",
        "axes.spines.top": False,
        "axes.spines.right": False,
    }
    with mpl.rc_context(settings):
        height = 1.2 + 0.4 * len(report.played)
        figure, axes = pyplot.subplots(figsize=(7, height), layout="constrained")
        for line, who in enumerate(reversed(report.played)):
            rating, shade = report.ratings[who], SHADES[who % len(SHADES)]
            axes.errorbar(rating.value, line, xerr=rating.error, fmt="o", capsize=4, color=shade)
        axes.set_yticks(range(len(report.played)), [report.names[who] for who in reversed(report.played)])
        axes.set_xlabel(words.say("arena-rating"))
        ratings = save(figure, folder / "ratings.svg")
        figure, axes = pyplot.subplots(figsize=(7, 3.5), layout="constrained")
        low = min(min(report.tallies[who].scores) for who in report.played)
        high = max(max(report.tallies[who].scores) for who in report.played)
        edges = [low + (high + 1 - low) * step / BINS for step in range(BINS + 1)]
        for who in report.played:
            shade = SHADES[who % len(SHADES)]
            scores = report.tallies[who].scores
            axes.hist(scores, edges, density=True, histtype="step", color=shade, label=report.names[who])
        axes.set_xlabel(words.say("arena-points"))
        axes.legend(frameon=False)
        return [ratings, save(figure, folder / "scores.svg")]


def save(figure: Any, path: Path) -> Path:
    """Write a picture, always the same bytes for the same results."""
    from matplotlib import pyplot

    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)
    return path
