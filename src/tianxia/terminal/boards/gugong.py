"""Gùgōng on eighty columns: officials, map, wall, intrigue, jade, decrees, canal, families, one's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from tianxia.kernel import AUTOMATON
from tianxia.terminal.boards.generic import Board
from tianxia.terminal.screen import ACCENT, QUIET, STRONG, WIDTH, in_columns, padded, wrapped
from tianxia.words import tag

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tianxia.kernel import Event

MARGIN: Final = 10
LOCATIONS: Final = ("travel", "wall", "jade", "intrigue", "palace", "decree", "canal")
COLUMNS: Final = (
    "points",
    "pool",
    "supply",
    "jades",
    "tokens",
    "ships",
    "cards",
    "pile",
    "step",
    "harbour",
)
LEVELS: Final = ("", "I", "II", "III")
SOURCES: Final = (
    "wall",
    "night",
    "token",
    "exchange",
    "decree",
    "harbour",
    "envoy",
    "toll",
    "meng",
    "final-decree",
    "arrival",
    "jade",
)
JADE: Final = "◉"
NOTHING: Final = "–"
MATCH: Final = "◆"


class GugongBoard(Board):
    """The table of a game of Gùgōng."""

    def chapter(self) -> object:
        """The day, its phase, and one's own turn: what completes a turn does not draw the board again."""
        prompt, you = self.view["prompt"], self.view["you"]
        cards = self.table["players"][you]["cards"] if isinstance(you, int) else 0
        given = isinstance(prompt, dict) and prompt["key"] != "ask-turn"
        return self.table["day"], self.table["phase"], cards + given

    def draw(self) -> list[Text]:
        """The whole board."""
        lines = self.heading(self.where())
        lines += self.labelled("dice", [self.day()])
        lines += self.officials()
        lines += self.map()
        lines += self.labelled("wall", [Text(self.wall())])
        lines += self.labelled("intrigue", wrapped(self.intrigue(), WIDTH - MARGIN))
        lines += self.labelled("jade", wrapped(self.jade(), WIDTH - MARGIN))
        lines += self.decrees()
        lines += self.canal()
        lines += self.labelled("palace", [Text(self.slots())])
        lines += self.families()
        if "meng" in self.table:
            lines += self.meng()
        you = self.view["you"]
        if isinstance(you, int) and not self.view["over"]:
            lines += self.hand(self.table["players"][you])
        return lines

    def where(self) -> str:
        """The title line: game, day, phase."""
        day = self.words.say("board-day", day=self.table["day"], days=self.table["days"])
        return " · ".join([self.words.title(), day, self.words.say(f"phase-{self.table['phase']}")])

    def labelled(self, label: str, body: list[Text]) -> list[Text]:
        """Lines set in, with a label before the first."""
        heads = [padded(self.words.say(f"board-{label}"), MARGIN), *[" " * MARGIN] * (len(body) - 1)]
        return [Text.assemble((head, QUIET), line) for head, line in zip(heads, body, strict=True)]

    def who(self, player: int) -> str:
        """A player's tag; Mr. Meng goes by his name."""
        return tag(player) if player < self.setup.seats else self.words.say("automaton")

    def day(self) -> Text:
        """The dice, who begins, and who will begin tomorrow."""
        medal = self.table["medal"]
        tomorrow = (
            self.words.say("board-medal-free")
            if medal is None
            else self.words.say("board-medal", who=self.who(medal))
        )
        first = self.words.say("board-first", seat=self.who(self.table["first"]))
        dice = Text(" ".join(str(face) for face in self.table["dice"]), style=ACCENT)
        return Text.assemble(dice, f" · {first} · {tomorrow}")

    def gift(self, card: str) -> str:
        """A gift: what it is, its value, its icon, and a mark if it matches a die."""
        face = self.table["cards"][card]
        mark = MATCH * face["matches"]
        return f"{self.words.say(f'card-{card}')} [{self.icon(face['icon'])}]{mark}"

    def icon(self, icon: str) -> str:
        """An icon in words."""
        return self.words.say(f"short-{icon}") if icon in LOCATIONS else self.words.say(f"icon-{icon}")

    def officials(self) -> list[Text]:
        """The seven officials with their gifts, and what is laid out there."""
        rows: list[list[Text]] = []
        for location in LOCATIONS:
            place = self.table["locations"][location]
            posts = [
                f"{tag(post['player'])} {self.words.thing('token', post['token'])}" for post in place["posts"]
            ]
            name = Text(self.words.say(f"short-{location}"), style=STRONG)
            rows.append([name, Text(self.gift(place["card"])), Text(", ".join(posts), style=QUIET)])
        return self.labelled("officials", in_columns(rows, gap=2))

    def map(self) -> list[Text]:
        """The cities row by row: token and travellers."""
        rows: dict[str, list[Text]] = {}
        reach: list[str] = []
        you = self.view["you"]
        if isinstance(you, int):
            reach = self.table["map"]["reach"][you]
        for city in self.table["map"]["cities"]:
            name = city["city"]
            token = NOTHING if city["token"] is None else self.words.say(f"mark-{city['token']}")
            here = "".join(tag(who) for who in city["travellers"])
            style = ACCENT if name in reach else QUIET if city["token"] is None else ""
            rows.setdefault(name[0], []).append(Text(f"{name}{here} {token}", style=style))
        most = max(len(row) for row in rows.values())
        cells = [[*row, *[Text("")] * (most - len(row))] for row in rows.values()]
        piles = " + ".join(str(pile) for pile in self.table["map"]["piles"])
        below = Text(self.words.say("board-piles", piles=piles), style=QUIET)
        return self.labelled("map", [*in_columns(cells, gap=2), below])

    def wall(self) -> str:
        """Who stands on the wall, and how many are needed."""
        wall = self.table["wall"]
        standing = [tag(p["player"]) + (f"×{p['counts']}" if p["double"] else "") for p in wall["servants"]]
        needed = self.words.say("board-needed", total=wall["total"], needed=wall["needed"])
        return f"{' '.join(standing) or NOTHING} ({needed})"

    def intrigue(self) -> str:
        """The markers on the track, each stack from bottom to top."""
        stacks = self.table["intrigue"]["stacks"]
        parts = [f"{s['space']}:\u00a0{' '.join(tag(who) for who in s['players'])}" for s in stacks]
        costs = self.table["intrigue"]["costs"]
        favours = [f"−{cost}\u00a0{self.words.thing('favour', name)}" for name, cost in costs.items()]
        return " · ".join(parts) + "  |  " + ", ".join(favours)

    def jade(self) -> str:
        """The houses with their prices, and the square."""
        jade = self.table["jade"]
        houses = [f"{house['price']}{JADE if house['jade'] else NOTHING}" for house in jade["houses"]]
        square = self.words.say("board-square", price=jade["square"], left=jade["left"])
        return f"{' '.join(houses)} · {square}"

    def decrees(self) -> list[Text]:
        """The six decrees: level, cost, points, effect, who is there."""
        rows: list[list[Text]] = []
        for decree in self.table["decrees"]:
            points = f"+{decree['points']}" if decree["points"] else ""
            there = " ".join(tag(who) for who in decree["players"])
            name = self.words.thing("decree", decree["decree"])
            cost = f"−{decree['cost']}"
            rows.append([Text(LEVELS[decree["level"]]), Text(cost), Text(points), Text(name), Text(there)])
        return self.labelled("decrees", in_columns(rows, gap=2))

    def canal(self) -> list[Text]:
        """The ports with their ships, a line for each path."""
        lines: list[Text] = []
        for path in self.table["canal"]:
            ports: list[str] = []
            for port in path:
                ship = port["ship"]
                shown = NOTHING if ship is None else f"{tag(ship['player'])}{ship['load']}"
                ports.append(f"{port['port']} {shown}")
            lines.append(Text(" › ".join(ports)))
        return self.labelled("canal", lines)

    def slots(self) -> str:
        """The places in the palace that are still free."""
        slots = [str(slot["points"]) for slot in self.table["palace"]["slots"] if slot["player"] is None]
        return self.words.say("board-slots", slots=" ".join(slots) or NOTHING)

    def families(self) -> list[Text]:
        """Every family's figures, Mr. Meng's last."""
        heads = [Text(self.words.say(f"board-{column}"), style=QUIET) for column in COLUMNS]
        rows = [[Text(""), *heads]]
        for seat, player in enumerate(self.table["players"]):
            rows.append([Text(self.name(seat)), *self.figures(player)])
        if "meng" in self.table:
            rows.append([Text(self.words.say("automaton")), *self.figures(self.table["meng"])])
        lines = in_columns(rows, gap=1, right=True)
        kept = [
            self.words.say(
                "board-open-tokens",
                seat=tag(seat),
                tokens=", ".join(self.words.thing("token", token) for token in tokens),
            )
            for seat, player in enumerate(self.table["players"])
            if (tokens := [*player["tokens"]["up"], *player["posts"]])
        ]
        return lines + (self.labelled("kept", wrapped(" · ".join(kept), WIDTH - MARGIN)) if kept else [])

    def name(self, seat: int) -> str:
        """A seat's tag; whoever looks finds their own."""
        return f"{tag(seat)} {self.words.say('board-you')}" if seat == self.view["you"] else tag(seat)

    def figures(self, player: Mapping[str, Any]) -> list[Text]:
        """One family's figures in the order of the columns."""
        pool = f"{player['pool']}+2" if player["double"] == "pool" else str(player["pool"])
        supply = f"{player['supply']}+2" if player["double"] == "supply" else str(player["supply"])
        taken = "/".join(str(player["rewards"][name]["taken"]) for name in ("points", "card", "double"))
        envoy = self.words.say("board-inside") if player["inside"] else str(player["envoy"])
        figures = (
            player["points"],
            pool,
            supply,
            player["jade"],
            player["tokens"]["value"],
            player["ships"],
            player["cards"],
            player["pile"],
            envoy,
            taken,
        )
        return [Text(str(figure)) for figure in figures]

    def meng(self) -> list[Text]:
        """Mr. Meng's focus, his cards, and the dusk row."""
        meng = self.table["meng"]
        focus = self.words.thing("solo", meng["focus"])
        about = self.words.say("board-meng", focus=focus, deck=meng["deck"], tonight=meng["tonight"])
        row = " › ".join(self.words.thing("solo", card) for card in meng["row"]) or NOTHING
        return [Text(about, style=QUIET), *self.labelled("row", wrapped(row, WIDTH - MARGIN))]

    def hand(self, player: Mapping[str, Any]) -> list[Text]:
        """One's own gifts, each with where it is enough, and tomorrow's."""
        lines: list[Text] = []
        for gift in player["hand"]:
            free = [place for place, how in gift["offers"].items() if how != "priced"]
            dear = [place for place, how in gift["offers"].items() if how == "priced"]
            parts = [
                self.words.say(
                    f"board-{name}", places=", ".join(self.words.say(f"short-{p}") for p in places)
                )
                for name, places in (("free", free), ("priced", dear))
                if places
            ]
            lines += wrapped(f"{self.gift(gift['card'])} {' · '.join(parts)}", WIDTH - MARGIN, 3)
        found = self.labelled("hand", lines or [Text(self.words.say("board-none"))])
        cards = ", ".join(self.gift(card) for card in player["tomorrow"]) or self.words.say("board-none")
        pairs = self.words.say("board-pairs", count=player["pairs"])
        return found + self.labelled("tomorrow", wrapped(f"{cards} ({pairs})", WIDTH - MARGIN))

    def note(self, move: Mapping[str, object]) -> str:
        """What is taken for a gift; a city's token; the icon of a gift that is discarded or recovered."""
        arguments = move["arguments"]
        assert isinstance(arguments, dict)
        if move["kind"] in ("give", "swap"):
            taken = self.table["cards"][self.table["locations"][arguments["location"]]["card"]]
            return f"→ {taken['value']}{self.told_apart(arguments['card'])}"
        if move["kind"] == "go":
            for city in self.table["map"]["cities"]:
                if city["city"] == arguments["city"]:
                    return self.words.thing("token", city["token"])
        if "card" in arguments:
            return f"[{self.icon(self.table['cards'][arguments['card']]['icon'])}]"
        return ""

    def told_apart(self, card: str) -> str:
        """A gift's icon, where one has another gift of the same value."""
        own = self.own()
        alike = [other for other in own if other[0] == card[0]]
        return f" [{self.icon(self.table['cards'][card]['icon'])}]" if len(alike) > 1 else ""

    def own(self) -> list[str]:
        """The gifts of whoever looks."""
        you = self.view["you"]
        if not isinstance(you, int):
            return []
        player = self.table["players"][you]
        return [*[gift["card"] for gift in player["hand"] or []], *(player["tomorrow"] or [])]

    def account(self, log: list[list[Event]]) -> list[Text]:
        """Every player's points by where they came from."""
        players = self.setup.seats + (1 if "meng" in self.table else 0)
        sums = {source: [0] * players for source in SOURCES}
        for event in [event for events in log for event in events]:
            if event.kind == "scored":
                who = self.setup.seats if event.seat == AUTOMATON else event.seat
                points = event.values["points"]
                assert isinstance(points, int)
                sums[str(event.values["source"])][who] += points
        rows = [[Text(""), *[Text(self.who(player)) for player in range(players)]]]
        for source in SOURCES:
            if any(sums[source]):
                cells = [Text(str(points)) for points in sums[source]]
                rows.append([Text(self.words.say(f"source-{source}")), *cells])
        totals = [player["points"] for player in self.table["players"]]
        if "meng" in self.table:
            totals.append(self.table["meng"]["points"])
        rows.append(
            [
                Text(self.words.say("source-total"), style=STRONG),
                *[Text(str(points), style=STRONG) for points in totals],
            ]
        )
        return in_columns(rows, gap=3, right=True)
