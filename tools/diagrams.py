"""Draw the diagrams of docs/diagrams: figures come from the games' tables, positions from a few lines here.

`.venv/bin/python -m tools.diagrams`. Each is one SVG that is light by day and dark by night.
"""

import tomllib
from collections.abc import Callable, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

SHOWN = Path(__file__).resolve().parent.parent / "docs" / "diagrams"

STYLE = """
svg { background: #fbf8f1; color: #221c18; font-family: Inter, "Segoe UI", system-ui, sans-serif;
  --soft: #6b6057; --well: #efe7d7; --card: #fffdf8; --on: #fbf8f1;
  --s0: #b0311f; --s1: #2d4a73; --s2: #2f7a62; --s3: #b98a2c; --s4: #7b3f74;
  --red: #dd9887; --green: #b7cda0; --yellow: #e9cf78; --orange: #e3aa73; --violet: #bfa9cf }
@media (prefers-color-scheme: dark) { svg { background: #1e2129; color: #efe6d6;
  --soft: #a89c8b; --well: #2b2f39; --card: #353a45; --on: #16120f;
  --s0: #e0604a; --s1: #7fa3d6; --s2: #5fb795; --s3: #d9b25a; --s4: #c58abf;
  --red: #7d3b31; --green: #45603a; --yellow: #6b5a1f; --orange: #74502c; --violet: #54426a } }
text { fill: currentColor } .soft { fill: var(--soft) } .on { fill: var(--on) }
.well { fill: var(--well) } .card { fill: var(--card); stroke: var(--soft) } .none { fill: none }
.line { stroke: var(--soft) } .ink { stroke: currentColor } .tip { fill: currentColor }
polyline { fill: none }
.s0 { fill: var(--s0) } .s1 { fill: var(--s1) } .s2 { fill: var(--s2) }
.s3 { fill: var(--s3) } .s4 { fill: var(--s4) } .t0 { stroke: var(--s0); fill: none }
.red { fill: var(--red) } .green { fill: var(--green) } .yellow { fill: var(--yellow) }
.orange { fill: var(--orange) } .violet { fill: var(--violet) }
"""
ARROW = (
    '<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
    '<path class="tip" d="M0 0L8 4L0 8z"/></marker>'
)


class Drawing:
    """An SVG being written."""

    def __init__(self, width: int, height: int, title: str) -> None:
        self.head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" role="img">\n<title>{escape(title)}</title>\n'
            f"<style>{STYLE}</style>\n<defs>{ARROW}</defs>\n"
        )
        self.parts: list[str] = []

    def add(self, tag: str, **given: object) -> None:
        """An element."""
        told = " ".join(f'{name.rstrip("_").replace("_", "-")}="{value}"' for name, value in given.items())
        self.parts.append(f"<{tag} {told}/>")

    def box(self, x: float, y: float, w: float, h: float, cls: str = "card", rx: float = 6) -> None:
        """A box with round corners."""
        self.add("rect", x=x, y=y, width=w, height=h, rx=rx, class_=cls)

    def dot(self, x: float, y: float, r: float, cls: str) -> None:
        """A disc."""
        self.add("circle", cx=x, cy=y, r=r, class_=cls)

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: int = 14,
        cls: str = "",
        anchor: str = "middle",
        bold: bool = False,
    ) -> None:
        """A line of words."""
        weight = ' font-weight="600"' if bold else ""
        self.parts.append(
            f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="{anchor}" class="{cls}"{weight}>'
            f"{escape(words, quote=False)}</text>"
        )

    def line(
        self,
        points: Sequence[tuple[float, float]],
        cls: str = "ink",
        width: float = 2,
        *,
        arrow: bool = False,
    ) -> None:
        """A line through some points, perhaps with an arrow at its end."""
        path = " ".join(f"{x},{y}" for x, y in points)
        more = {"marker_end": "url(#tip)"} if arrow else {}
        self.add("polyline", points=path, class_=cls, stroke_width=width, stroke_linejoin="round", **more)

    def seat(self, x: float, y: float, number: int, r: float = 13) -> None:
        """A player's marker with its letter."""
        self.dot(x, y, r, f"s{number}")
        self.text(x, y + r * 0.4, "ABCDE"[number], round(r * 1.1), "on", bold=True)

    def palace(self, x: float, y: float, number: int) -> None:
        """A palace of a player: a roof over a door."""
        d = f"M{x - 11} {y - 1}L{x} {y - 12}L{x + 11} {y - 1}H{x + 8}V{y + 10}H{x - 8}V{y - 1}z"
        self.add("path", d=d, class_=f"s{number}", stroke="currentColor", stroke_width=1)

    def card(self, x: float, y: float, words: str, cls: str = "card", w: float = 40, h: float = 56) -> None:
        """A card with its value."""
        self.box(x, y, w, h, cls)
        self.text(x + w / 2, y + h / 2 + 7, words, 20, bold=True)

    def svg(self) -> str:
        """The whole picture."""
        return self.head + "\n".join(self.parts) + "\n</svg>\n"


def tables(game: str, file: str) -> dict[str, Any]:
    """A game's component tables."""
    return tomllib.loads(files(f"tianxia.games.{game}").joinpath(f"data/{file}").read_text(encoding="utf-8"))


# ---- In the Year of the Dragon -----------------------------------------------------------------------


def dragon_year() -> Drawing:
    """Twelve months, and what each event asks for."""
    event = tables("dragon", "edition_2007.toml")["event"]
    names = {
        "peace": ("Peace", "nothing"),
        "tribute": ("Tribute", f"{event['tribute']} yuan"),
        "drought": ("Drought", "1 rice a palace"),
        "festival": ("Festival", f"{event['festival'][0]} / {event['festival'][1]} points"),
        "mongols": ("Mongols", "fewest helmets"),
        "epidemic": ("Epidemic", f"{event['epidemic']} persons"),
    }
    later = (
        "tribute",
        "drought",
        "festival",
        "mongols",
        "festival",
        "drought",
        "tribute",
        "epidemic",
        "mongols",
    )
    year = ("peace", "peace", *later, "epidemic")
    shades = {
        "peace": "well",
        "tribute": "yellow",
        "drought": "orange",
        "festival": "red",
        "mongols": "violet",
    }
    drawing = Drawing(760, 250, "A year of twelve months in two rows of six, each month with its event")
    for month, name in enumerate(year):
        x, y = 20 + month % 6 * 121, 20 + month // 6 * 112
        drawing.box(x, y, 115, 100, shades.get(name, "green"))
        drawing.text(x + 14, y + 22, str(month + 1), 14, "soft", bold=True)
        drawing.text(x + 57, y + 54, names[name][0], 17, bold=True)
        drawing.text(x + 57, y + 78, names[name][1], 12)
    return drawing


def dragon_groups() -> Drawing:
    """A month's action cards for four, and what a second dragon costs."""
    found = tables("dragon", "edition_2007.toml")["action"]
    cards = ["Build", "Taxes", "Research", "Harvest", "Privilege", "Parade", "Fireworks"]
    drawing = Drawing(760, 210, "Seven action cards in four groups; two dragons lie on groups")
    x = 20
    for number, size in enumerate(found["groups"]["4"]):
        drawing.box(x, 40, 90 * size + 10, 100, "well")
        for place in range(size):
            drawing.box(x + 7 + 90 * place, 62, 86, 64)
            drawing.text(x + 50 + 90 * place, 100, cards.pop(0), 14, bold=True)
        if number in (1, 2):
            drawing.seat(x + 45 * size + 5, 40, 2 - number)
        if number == 1:
            told = f"C may take here as well, for {found['prices']['surcharge']} yuan"
            drawing.text(x + 45 * size + 5, 164, told, 13)
        x += 90 * size + 22
    drawing.text(20, 24, "4 players: groups of 2, 2, 2 and 1", 13, "soft", "start")
    drawing.text(
        20,
        200,
        f"…or lay no dragon and refill the purse to {found['prices']['refill']} yuan.",
        13,
        "soft",
        "start",
    )
    return drawing


def dragon_track() -> Drawing:
    """The person track: who is furthest acts first; on one space, the marker on top."""
    drawing = Drawing(760, 170, "The person track: C stands on 9, B on top of A on 6; the order is C, B, A")
    for space in range(13):
        x = 30 + space * 54
        drawing.box(x, 80, 50, 44)
        drawing.text(x + 25, 116, str(space), 12, "soft")
    drawing.seat(30 + 6 * 54 + 25, 84, 0)
    drawing.seat(30 + 6 * 54 + 25, 58, 1)
    drawing.seat(30 + 9 * 54 + 25, 84, 2)
    drawing.text(380, 30, "Acts first: C, then B, who came later and lies on top, then A", 14)
    drawing.text(380, 154, "A person who moves in brings steps: young ones many, old ones few", 13, "soft")
    return drawing


# ---- Middle Kingdom -----------------------------------------------------------------------------------


def kingdom_claims() -> Drawing:
    """Bids of five players, and in which order they claim."""
    drawing = Drawing(
        760,
        260,
        "Five bids: 6½ claims first, a stack of 2 and 4 second; two equal 3s tie; a Reset claims nothing",
    )
    bids = [
        (0, ["6"], "6½", "Emperor: ½ more"),
        (1, ["2", "4"], "6", "a stack of 2 + 4"),
        (2, ["3"], "3", "tied"),
        (3, ["3"], "3", "tied"),
        (4, ["↺"], "–", "Reset: takes cards back"),
    ]
    claims = {0: "1st claim", 1: "2nd claim"}
    for seat, cards, value, note in bids:
        x = 84 + seat * 148
        drawing.seat(x, 34, seat)
        for place, card in enumerate(cards):
            drawing.card(x - 20 - 10 * (len(cards) - 1) + 24 * place, 60 + 10 * place, card)
        drawing.text(x, 158, f"value {value}", 14, bold=True)
        drawing.text(x, 180, note, 12, "soft")
        drawing.text(
            x,
            212,
            claims.get(seat, "claims nothing"),
            14,
            "" if seat in claims else "soft",
            bold=seat in claims,
        )
    drawing.line([(384, 228), (384, 236), (532, 236), (532, 228)], "line")
    drawing.text(458, 252, "equal singles stay on the table for next turn", 12, "soft")
    return drawing


def kingdom_goals() -> Drawing:
    """When a goal changes hands: strictly more than everybody else."""
    drawing = Drawing(
        760,
        210,
        "Generals of three players before and after; the Emperor moves only when somebody has strictly most",
    )
    for number, (counts, owner, told) in enumerate(
        [
            ((2, 1, 0), 0, "A has most, and at least 2"),
            ((2, 2, 0), 0, "equal: A keeps it"),
            ((2, 3, 0), 1, "strictly more: B takes it"),
        ]
    ):
        left = 20 + number * 250
        drawing.box(left, 16, 220, 178, "well")
        for seat, count in enumerate(counts):
            y = 44 + 40 * seat
            drawing.seat(left + 24, y, seat)
            for card in range(count):
                drawing.box(left + 48 + 30 * card, y - 15, 24, 30, rx=3)
                drawing.text(left + 60 + 30 * card, y + 5, "G", 13)
            if seat == owner:
                drawing.box(left + 148, y - 15, 62, 30, "yellow")
                drawing.text(left + 179, y + 5, "Emperor", 12, bold=True)
        drawing.text(left + 110, 178, told, 13)
    return drawing


# ---- China --------------------------------------------------------------------------------------------


def china_map() -> Drawing:
    """The side for three or four, from the edition's own map."""
    data = tables("china", "edition_2005.toml")
    board = data["board"]["3-4"]
    drawing = Drawing(
        960,
        690,
        "The provinces in their colours, the spaces for palaces, the roads between them and the alliances",
    )
    drawing.parts.append('<g transform="translate(-40,-50)">')
    for province in data["province"].values():
        drawing.add(
            "polygon", points=" ".join(province["border"].split()), class_=f"{province['colour']} line"
        )
    places = {name: point(space["at"]) for name, space in board["spaces"].items()}
    for road in board["roads"].split():
        one, other = road.split("-")
        drawing.line([places[one], places[other]], width=2.5)
    for x, y in places.values():
        drawing.dot(x, y, 10, "card")
    for province in data["province"].values():
        x, y = point(province["dragon"])
        drawing.dot(x, y, 17, "well")
        drawing.dot(x, y, 7, "s0")
        drawing.text(x, y + 34, province["name"], 16, bold=True)
    for number, alliance in board["alliances"].items():
        x, y = point(alliance["at"])
        drawing.box(x - 11, y - 9, 22, 18, "card", 4)
        drawing.text(x, y + 5, number, 12, bold=True)
    drawing.parts.append("</g>")
    return drawing


def point(text: str) -> tuple[float, float]:
    """A point of the map."""
    x, _, y = text.partition(",")
    return float(x), float(y)


def china_palaces() -> Drawing:
    """How the palaces of a full province score."""
    drawing = Drawing(
        760, 200, "A province of seven palaces, four of A, two of B and one of C: seven, four and two points"
    )
    drawing.box(20, 20, 330, 160, "red", 40)
    for number, seat in enumerate((0, 0, 1, 0, 2, 1, 0)):
        x, y = 65 + number % 4 * 80 + (40 if number > 3 else 0), 70 + number // 4 * 70
        drawing.dot(x, y, 22, "card")
        drawing.palace(x, y, seat)
    rows = [
        (0, "4 palaces, most", "7", "a point for every palace in the province"),
        (1, "2 palaces, second", "4", "a point for every palace of the first"),
        (2, "1 palace, third", "2", "a point for every palace of the second"),
    ]
    for number, (seat, held, points, why) in enumerate(rows):
        y = 50 + 52 * number
        drawing.seat(385, y, seat)
        drawing.text(408, y - 2, f"{held}: {points} points", 15, anchor="start", bold=True)
        drawing.text(408, y + 17, why, 13, "soft", "start")
    return drawing


def china_roads() -> Drawing:
    """A chain along roads: branches do not count."""
    drawing = Drawing(
        760,
        220,
        "Six palaces of A along roads through two provinces: five in a row score, the branch does not count",
    )
    drawing.box(20, 20, 370, 180, "green", 40)
    drawing.box(370, 20, 370, 180, "yellow", 40)
    places = [(80, 150), (170, 90), (280, 120), (460, 120), (560, 80), (280, 50), (650, 130), (560, 170)]
    roads = [(0, 1), (1, 2), (2, 3), (3, 4), (2, 5), (4, 6), (6, 7)]
    for one, other in roads:
        drawing.line([places[one], places[other]], "line", 3)
    drawing.line(places[:5], "t0", 7)
    for number, (x, y) in enumerate(places):
        drawing.dot(x, y, 18, "card")
        if number < 6:
            drawing.palace(x, y, 0)
    drawing.palace(*places[6], 1)
    drawing.text(380, 190, "chain of 5: 5 points", 15, bold=True)
    drawing.text(300, 46, "a branch: does not count", 13, anchor="start")
    drawing.text(675, 130, "B's", 13, anchor="start")
    return drawing


# ---- Gùgōng -------------------------------------------------------------------------------------------


def gugong_gift() -> Drawing:
    """What a gift opens: worth more, a 1 for a 9, or a price."""
    penalty = tables("gugong", "edition_2018.toml")["gift"]["penalty"]
    drawing = Drawing(
        760, 250, "Three exchanges with an official: 6 for 4 is free, 1 for 9 is free, 3 for 5 has a price"
    )
    cases = [
        ("6", "4", "worth more", "both actions are open"),
        ("1", "9", "a 1 for a 9", "both actions are open"),
        ("3", "5", "not worth more", f"pay {penalty} servants, or discard a gift,"),
    ]
    for number, (given, taken, told, effect) in enumerate(cases):
        left = 20 + 247 * number
        drawing.box(left, 16, 226, 216, "well")
        drawing.card(left + 28, 76, given)
        drawing.text(left + 48, 62, "you give", 12, "soft")
        drawing.card(left + 158, 76, taken, "yellow")
        drawing.text(left + 178, 62, "his gift", 12, "soft")
        drawing.line([(left + 76, 92), (left + 150, 92)], arrow=True)
        drawing.line([(left + 150, 118), (left + 76, 118)], arrow=True)
        drawing.text(left + 113, 40, told, 16, bold=True)
        drawing.text(left + 113, 172, effect, 13)
        if number == 2:
            drawing.text(left + 113, 192, "or take no action", 13)
        drawing.text(left + 113, 218, "his goes face down onto your pile", 12, "soft")
    return drawing


def gugong_palace() -> Drawing:
    """The way of the envoy, and what arriving is worth."""
    found = tables("gugong", "edition_2018.toml")["palace"]
    steps, points = found["steps"], found["arrival"]["points"]
    drawing = Drawing(
        760,
        190,
        f"{steps} steps lead into the palace; the places in it are worth {', '.join(map(str, points))}",
    )
    for step in range(steps):
        x = 20 + step * 46
        drawing.box(x, 120 - step * 8, 42, 44)
        drawing.text(x + 21, 120 - step * 8 + 28, str(step + 1), 14, "soft")
    drawing.seat(20 + 5 * 46 + 21, 66, 1)
    left = 36 + steps * 46
    drawing.box(left, 26, 740 - left, 144, "yellow")
    drawing.text((left + 740) / 2, 50, "Palace of Heavenly Purity", 15, bold=True)
    for place, worth in enumerate(points):
        x = left + 40 + place * 66
        drawing.dot(x, 90, 24, "card")
        drawing.text(x, 96, str(worth), 17, bold=True)
    drawing.seat(left + 40, 124, 0)
    drawing.text((left + 740) / 2, 158, "the best free place; further steps: 1 point each", 12)
    drawing.text(20, 184, "Who never arrives has no points at all.", 13, "soft", "start")
    return drawing


def gugong_wall() -> Drawing:
    """When the wall is scored, for three."""
    found = tables("gugong", "edition_2018.toml")["wall"]
    needed = found["needed"][2]
    drawing = Drawing(
        760,
        190,
        f"Five servants on the wall of three players: A has most and scores {found['points']} points",
    )
    for place, seat in enumerate((0, 1, 0, 2, 0)[:needed]):
        x = 20 + place * 70
        drawing.box(x, 60, 64, 80, "orange", 3)
        drawing.dot(x + 32, 48, 9, f"s{seat}")
        drawing.add("path", d=f"M{x + 20} 84q12 -34 24 0z", class_=f"s{seat}")
        for row in range(3):
            drawing.line([(x, 86 + 18 * row), (x + 64, 86 + 18 * row)], "line", 1)
    drawing.text(20, 168, f"{needed} servants with 3 players: the wall is scored", 13, "soft", "start")
    drawing.seat(402, 44, 0)
    drawing.text(
        424, 49, f"most: {found['points']} points and a step of the envoy", 14, anchor="start", bold=True
    )
    drawing.text(424, 70, "A's servants go to the supply", 13, "soft", "start")
    drawing.seat(402, 104, 1)
    drawing.seat(402, 138, 2)
    drawing.text(424, 118, "stay where they are. Everybody who was there", 13, anchor="start")
    drawing.text(424, 138, "may go back on the intrigue track for a favour", 13, anchor="start")
    return drawing


# ---- The engine ---------------------------------------------------------------------------------------


def frames() -> Drawing:
    """The stack while an event makes players release persons."""
    drawing = Drawing(760, 290, "Three stacks of frames, one after another: what is on top happens next")
    below = ["decay", "scoring", "next month"]
    stacks = [
        ("the epidemic begins", ["event", *below]),
        ("A owes two persons, B one", ["A: who leaves? 2 left", "B: who leaves? 1 left", *below]),
        ("A has answered once", ["A: who leaves? 1 left", "B: who leaves? 1 left", *below]),
    ]
    for number, (told, stack) in enumerate(stacks):
        left = 20 + 247 * number
        drawing.text(left + 113, 28, told, 14, bold=True)
        for place, frame in enumerate(stack):
            y = 240 - 44 * (len(stack) - 1 - place)
            asked = "?" in frame
            drawing.box(left, y, 226, 38, "card" if asked else "well")
            drawing.text(left + 113, y + 24, frame, 13, "" if asked else "soft", bold=place == 0)
        if number < 2:
            drawing.line([(left + 229, 170), (left + 243, 170)], arrow=True)
    return drawing


def house() -> Drawing:
    """The parts of the package, each on what it may import."""
    drawing = Drawing(760, 330, "The parts of the package in layers: each imports only from layers below it")
    layers = [["terminal"], ["server", "arena", "research"], ["study", "words"]]
    for row, names in enumerate(layers):
        width = 720 / len(names)
        for place, name in enumerate(names):
            drawing.box(20 + width * place, 16 + 56 * row, width - 8, 48)
            drawing.text(16 + width * (place + 0.5), 46 + 56 * row, name, 16, bold=True)
    drawing.box(20, 188, 712, 122, "yellow")
    drawing.text(32, 210, "the engine: typed Python, compiled together with mypyc", 13, anchor="start")
    for place, name in enumerate(("bots", "games", "kernel")):
        drawing.box(34 + 228 * place, 226, 220, 68)
        drawing.text(144 + 228 * place, 266, name, 17, bold=True)
    for place in (0, 1):
        drawing.line([(256 + 228 * place, 260), (263 + 228 * place, 260)], arrow=True)
    return drawing


DIAGRAMS: dict[str, Callable[[], Drawing]] = {
    "dragon-year": dragon_year,
    "dragon-groups": dragon_groups,
    "dragon-track": dragon_track,
    "kingdom-claims": kingdom_claims,
    "kingdom-goals": kingdom_goals,
    "china-map": china_map,
    "china-palaces": china_palaces,
    "china-roads": china_roads,
    "gugong-gift": gugong_gift,
    "gugong-palace": gugong_palace,
    "gugong-wall": gugong_wall,
    "frames": frames,
    "house": house,
}


def main() -> int:
    """Draw them all."""
    SHOWN.mkdir(exist_ok=True)
    for name, drawn in DIAGRAMS.items():
        (SHOWN / f"{name}.svg").write_text(drawn().svg(), encoding="utf-8")
    print(f"Drew {len(DIAGRAMS)} diagrams.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
