"""In the Year of the Dragon on eighty columns: the year, the actions, the order, the persons, the courts."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from tianxia.terminal.boards.generic import Board
from tianxia.terminal.screen import ACCENT, QUIET, STRONG, WIDTH, in_columns, padded, wrapped
from tianxia.words import figures, tag

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tianxia.kernel import Event

MARGIN: Final = 9
PERSONS: Final = (
    ("craftsman", "lady", "collector"),
    ("pyrotechnist", "warrior", "monk"),
    ("healer", "farmer", "scholar"),
)
FREE_FLOOR: Final = "–"
MOST_DOTS: Final = 3
COLUMNS: Final = ("points", "position", "yuan", "rice", "fireworks", "dragons", "cards")
AHEAD: Final = ("tribute", "drought", "festival", "mongols", "epidemic")
SOURCES: Final = ("months", "research", "festival", "mongols", "persons", "monks", "money")


class DragonBoard(Board):
    """The table of a Year of the Dragon."""

    @cached_property
    def figures(self) -> dict[str, object]:
        """The figures of the tables in use."""
        return figures(self.setup)

    def chapter(self) -> object:
        """The month and its phase."""
        return self.table["month"], self.table["phase"]

    def draw(self) -> list[Text]:
        """The whole board."""
        lines = self.heading(self.where())
        lines += self.year()
        if self.table["groups"]:
            lines += self.groups()
        lines += self.order()
        lines += self.supply()
        lines += self.courts()
        you = self.view["you"]
        if isinstance(you, int) and not self.view["over"]:
            lines += self.hand(you)
            lines += self.ahead(you)
        return lines

    def where(self) -> str:
        """The title line: game, month, phase."""
        phase = self.words.say(f"phase-{self.table['phase']}")
        parts = [self.words.title(), phase]
        if self.table["month"]:
            parts.insert(1, self.words.say("board-month", month=self.table["month"], months=self.months))
        return " · ".join(parts)

    @property
    def months(self) -> int:
        """How many months the year has."""
        return len(self.table["calendar"])

    def short(self, domain: str, token: str) -> str:
        """A thing's short name, where it has one."""
        key = f"short-{token}"
        return self.words.say(key) if self.words.has(key) else self.words.thing(domain, token)

    def labelled(self, label: str, body: list[Text]) -> list[Text]:
        """Lines set in, with a label before the first."""
        heads = [padded(self.words.say(f"board-{label}"), MARGIN), *[" " * MARGIN] * (len(body) - 1)]
        return [Text.assemble((head, QUIET), line) for head, line in zip(heads, body, strict=True)]

    def year(self) -> list[Text]:
        """The months with their events: past ones ticked, the present one pointed at."""
        now = self.table["month"]
        cells: list[Text] = []
        for month, event in enumerate(self.table["calendar"], start=1):
            sign = "✓" if month < now or self.view["over"] else "▸" if month == now else " "
            style = QUIET if sign == "✓" else ACCENT if sign == "▸" else ""
            cells.append(Text(f"{month:>2}{sign}{self.short('event', event)}", style=style))
        half = (len(cells) + 1) // 2
        return in_columns([cells[:half], cells[half:]])

    def groups(self) -> list[Text]:
        """The groups of action cards, with the dragons on them and what it costs to join."""
        rows: list[list[Text]] = []
        for number, group in enumerate(self.table["groups"], start=1):
            cards = " · ".join(self.words.thing("card", card) for card in group["cards"])
            rows.append([Text(f"{number}"), Text(cards), Text(self.presence(group))])
        return self.labelled("groups", in_columns(rows, gap=2))

    def presence(self, group: Mapping[str, Any]) -> str:
        """Whose dragons lie on a group."""
        if not group["dragons"]:
            return self.words.say("board-free")
        dragons = " ".join(tag(seat) for seat in group["dragons"])
        return self.words.say("board-busy", dragons=dragons, surcharge=group["surcharge"])

    def order(self) -> list[Text]:
        """The markers on the person track, the one that acts first in front."""
        players = self.table["players"]
        places = [f"{tag(seat)} {players[seat]['track']}" for seat in self.table["order"]]
        return self.labelled("track", [Text(" › ".join(places))])

    def supply(self) -> list[Text]:
        """Every type of person: steps, symbols and tiles left, young and old."""
        rows: list[list[Text]] = []
        for names in PERSONS:
            row: list[Text] = []
            for name in names:
                title = Text(self.short("hand", name), style=STRONG)
                row += [title, self.pile(name), self.pile(f"old-{name}")]
            rows.append(row)
        legend = Text(self.words.say("board-supply-legend"), style=QUIET)
        return self.labelled("supply", [legend]) + in_columns(rows)

    def pile(self, tile: str) -> Text:
        """The tiles of one kind: `+6•×4`."""
        left = self.table["supply"].get(tile)
        if left is None:
            return Text("")
        steps, symbols = self.figures_of(tile)
        dots = "•" * symbols if symbols <= MOST_DOTS else f"{symbols}•"
        return Text(f"+{steps}{dots}×{left}", style=QUIET if left == 0 else "")

    def figures_of(self, tile: str) -> tuple[int, int]:
        """The steps and the symbols of a tile."""
        age, name = ("old", tile.removeprefix("old-")) if tile.startswith("old-") else ("young", tile)
        return self.figure(f"person-{name}-{age}-value"), self.figure(f"person-{name}-{age}-symbols")

    def figure(self, place: str) -> int:
        """A figure of the tables in use."""
        return int(str(self.figures[place]))

    def courts(self) -> list[Text]:
        """Every player's figures, and the palaces below them."""
        heads = [Text(self.words.say(f"board-{column}"), style=QUIET) for column in COLUMNS]
        rows = [[Text(""), *heads]]
        for seat, player in enumerate(self.table["players"]):
            rows.append([Text(self.name(seat)), *[Text(cell) for cell in self.figures_row(player)]])
        head, *figures_lines = in_columns(rows, gap=2, right=True)
        lines = [head]
        for line, player in zip(figures_lines, self.table["players"], strict=True):
            lines.append(line)
            lines += wrapped(Text("   ") + joined(self.palaces(player)), WIDTH, 3)
            if player["hand"] is not None and player is not self.own():
                lines += wrapped(f"   {self.words.say('board-hand')}: {self.cards(player)}", WIDTH, 6, QUIET)
        return lines

    def name(self, seat: int) -> str:
        """A seat's tag; whoever looks finds their own."""
        return f"{tag(seat)} {self.words.say('board-you')}" if seat == self.view["you"] else tag(seat)

    def figures_row(self, player: Mapping[str, Any]) -> list[str]:
        """A player's figures in the order of the columns."""
        small, large = player["privileges"]["small"], player["privileges"]["large"]
        each = [self.figure(f"privilege-{size}-dragons") for size in ("small", "large")]
        terms = [f"{count}×{value}" for count, value in zip((small, large), each, strict=True) if count]
        total = small * each[0] + large * each[1]
        dragons = f"{'+'.join(terms)}={total}" if terms else "0"
        names = ("points", "track", "yuan", "rice", "fireworks")
        return [*[str(player[name]) for name in names], dragons, str(player["cards"])]

    def palaces(self, player: Mapping[str, Any]) -> list[Text]:
        """A player's palaces: number, persons, and a dash for each free floor."""
        drawn: list[Text] = []
        for number, palace in enumerate(player["palaces"], start=1):
            names = [self.resident(tile) for tile in palace["persons"]]
            names += [FREE_FLOOR] * (palace["floors"] - len(names))
            drawn.append(Text(unbreakable(f"{number}[{', '.join(names)}]")))
        return drawn or [Text(self.words.say("board-no-palace"), style=QUIET)]

    def resident(self, tile: str) -> str:
        """A person in a palace; only the old are called so, to be brief."""
        return self.words.thing("tile" if tile.startswith("old-") else "hand", tile)

    def own(self) -> Mapping[str, Any] | None:
        """The court of whoever looks, if it is a player."""
        you = self.view["you"]
        return self.table["players"][you] if isinstance(you, int) else None

    def cards(self, player: Mapping[str, Any]) -> str:
        """A hand in words."""
        names = [
            unbreakable(self.words.thing("hand", card)) + (f" ×{count}" if count > 1 else "")
            for card, count in player["hand"].items()
        ]
        return ", ".join(names) or self.words.say("board-none")

    def hand(self, you: int) -> list[Text]:
        """The cards of whoever looks, and a person waiting for a palace."""
        text = self.cards(self.table["players"][you])
        if self.table.get("hired") is not None and self.view["acting"] == [you]:
            hired = self.words.thing("tile", self.table["hired"])
            text += f" ({self.words.say('board-hired', tile=hired)})"
        return self.labelled("hand", wrapped(text, WIDTH - MARGIN))

    def ahead(self, you: int) -> list[Text]:
        """How well prepared one is for what is still to come, each kind of event once, the next one first."""
        coming = list(dict.fromkeys(self.table["calendar"][max(0, self.table["month"] - 1) :]))
        if self.table["phase"] == "setup":
            return []
        parts = [Text(unbreakable(self.prepared(event, you))) for event in coming if event in AHEAD]
        return self.labelled("ahead", wrapped(joined(parts, " · "), WIDTH - MARGIN)) if parts else []

    def prepared(self, event: str, you: int) -> str:
        """What one has and needs for an event."""
        players = self.table["players"]
        need = 0
        if event == "tribute":
            have, need = [p["yuan"] for p in players], self.figure("event-tribute")
        elif event == "drought":
            have = [p["rice"] for p in players]
            need = sum(1 for palace in players[you]["palaces"] if palace["persons"])
        elif event == "epidemic":
            have, need = [self.symbols(p, "healer") for p in players], self.figure("event-epidemic")
        elif event == "mongols":
            have = [self.symbols(p, "warrior") for p in players]
        else:
            have = [p["fireworks"] for p in players]
        others = ", ".join(str(count) for seat, count in enumerate(have) if seat != you)
        return self.words.say(f"board-ahead-{event}", have=have[you], need=need, others=others)

    def symbols(self, player: Mapping[str, Any], person: str) -> int:
        """How many symbols of a type a court has."""
        tiles = [tile for palace in player["palaces"] for tile in palace["persons"]]
        return sum(self.figures_of(tile)[1] for tile in tiles if tile.removeprefix("old-") == person)

    def note(self, move: Mapping[str, object]) -> str:
        """A card's group, a palace's people, a tile's figures."""
        arguments = move["arguments"]
        assert isinstance(arguments, dict)
        if "card" in arguments:
            return self.group_note(arguments["card"])
        if move["kind"] == "play" and arguments["hand"] != "wild":
            piles = [self.pile(arguments["hand"]), self.pile(f"old-{arguments['hand']}")]
            return " ".join(pile.plain for pile in piles if pile)
        if "tile" in arguments:
            return self.words.say("board-left", count=self.table["supply"][arguments["tile"]])
        if move["kind"] in ("build", "house"):
            own = self.own()
            number = int(arguments["palace"]) - 1
            if own is not None and number < len(own["palaces"]):
                return self.palaces(own)[number].plain.lstrip("0123456789")
        return ""

    def group_note(self, card: str) -> str:
        """In which group a card lies, and who is there."""
        for number, group in enumerate(self.table["groups"], start=1):
            if card in group["cards"]:
                if not group["dragons"]:
                    return self.words.say("board-group", group=number)
                dragons = " ".join(tag(seat) for seat in group["dragons"])
                return self.words.say("board-group-busy", group=number, dragons=dragons)
        return ""

    def account(self, log: list[list[Event]]) -> list[Text]:
        """Every player's points by where they came from."""
        sums = {source: [0] * self.setup.seats for source in SOURCES}
        for event in [event for events in log for event in events]:
            for source, points in earned(event).items():
                sums[source][event.seat] += points
        rows = [[Text(""), *[Text(tag(seat)) for seat in range(self.setup.seats)]]]
        for source in SOURCES:
            cells = [Text(str(points)) for points in sums[source]]
            rows.append([Text(self.words.say(f"source-{source}")), *cells])
        totals = [Text(str(player["points"]), style=STRONG) for player in self.table["players"]]
        rows.append([Text(self.words.say("source-total"), style=STRONG), *totals])
        return in_columns(rows, gap=3, right=True)


def earned(event: Event) -> dict[str, int]:
    """The points an event brought, by their source."""
    values = {name: value for name, value in event.values.items() if isinstance(value, int)}
    if event.kind == "scored":
        return {"months": values["points"]}
    if event.kind == "yielded" and event.values["card"] == "research":
        return {"research": values["amount"]}
    if event.kind in ("festival", "mongols"):
        return {event.kind: values["points"]}
    if event.kind == "final":
        return {source: values[source] for source in ("persons", "monks", "money")}
    return {}


def unbreakable(text: str) -> str:
    """A text that is not broken over lines."""
    return text.replace(" ", "\u00a0")


def joined(parts: list[Text], between: str = " ") -> Text:
    """Parts one after another."""
    return Text(between).join(parts)
