"""China on eighty columns: the cards, the nine provinces with their spaces, alliances, roads, the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from tianxia.terminal.boards.generic import Board
from tianxia.terminal.screen import QUIET, STRONG, WIDTH, in_columns, padded, wrapped
from tianxia.words import tag

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tianxia.kernel import Event

MARGIN: Final = 10
FREE: Final = "·"
FORT: Final = "▣"
TILE: Final = "◇"
PORT: Final = "⚓"
POST: Final = "="
SCORED: Final = "✓"
CROWN: Final = "K♔"
"""The Emperor's pieces; K as in the rules for two players."""

SOURCES: Final = ("play", "palaces", "alliances", "roads", "ports", "tiles")
EARNED_BY: Final = {
    "scored": "play",
    "emperor-scored": "play",
    "open": "palaces",
    "allied": "alliances",
    "linked": "roads",
    "ports": "ports",
    "most-tiles": "tiles",
}


class ChinaBoard(Board):
    """The table of a game of China."""

    def chapter(self) -> object:
        """The turn; what changes in it is told."""
        return self.table["round"], self.table["turn"]["seat"]

    def draw(self) -> list[Text]:
        """The whole board."""
        lines = self.heading(self.where())
        lines += self.cards_on_the_table()
        for name in self.table["provinces"]:
            lines += self.province(name)
        lines += self.ports()
        lines += self.alliances()
        lines += self.players()
        lines += self.chains()
        lines += self.emperor()
        you = self.view["you"]
        if isinstance(you, int) and not self.view["over"]:
            lines += self.own(you)
        return lines

    def where(self) -> str:
        """The title line: game, round, what is being done."""
        phase = self.words.say(f"phase-{self.table['phase']}")
        return " · ".join(
            [self.words.title(), self.words.say("board-round", round=self.table["round"]), phase]
        )

    def labelled(self, label: str, body: str | Text) -> list[Text]:
        """Lines set in, with a label before the first."""
        lines = wrapped(body, WIDTH - MARGIN)
        heads = [padded(self.words.say(f"board-{label}"), MARGIN), *[" " * MARGIN] * (len(lines) - 1)]
        return [Text.assemble((head, QUIET), line) for head, line in zip(heads, lines, strict=True)]

    def owner(self, owner: int) -> str:
        """Whose a piece is: a seat's tag, or the Emperor's."""
        return CROWN if owner >= int(str(self.view["seats"])) else tag(owner)

    # Cards -----------------------------------------------------------------------------------------

    def cards_on_the_table(self) -> list[Text]:
        """The pile, the face-up cards, the discards, and what was played this turn."""
        pile = self.table["pile"]
        left = (
            self.words.say("board-pile-done")
            if pile["last_round"]
            else self.words.say("board-pile-left", count=pile["count"], **{"pass": pile["pass"]})
        )
        discard = self.counted(self.table["discard"]["cards"])
        shown = ", ".join(self.words.thing("market", card) for card in self.table["display"])
        lines = self.labelled("pile", f"{left} · {self.words.say('board-discard')} ({discard})")
        lines += self.labelled("display", shown or self.words.say("board-none"))
        if self.table["turn"]["cards"]:
            lines += self.labelled("turn", self.counted(self.table["turn"]["cards"]))
        return lines

    def counted(self, cards: Mapping[str, int], domain: str = "card") -> str:
        """Cards by colour."""
        names = [
            self.words.thing(domain, card) + (f" ×{count}" if count > 1 else "")
            for card, count in cards.items()
        ]
        return ", ".join(unbreakable(name) for name in names) or self.words.say("board-none")

    # The map ---------------------------------------------------------------------------------------

    def province(self, name: str) -> list[Text]:
        """A province: colour, how much is built, its court, what its palaces would score; then its spaces."""
        province = self.table["provinces"][name]
        printed = self.table["map"]["provinces"][name]
        head = Text(padded(self.words.thing("province", name), 6), style=STRONG)
        facts = [
            self.words.thing("card", printed["colour"]),
            self.words.say("board-size", built=province["built"], size=province["size"]),
        ]
        if province["scored"]:
            facts[-1] += f" {SCORED} {self.words.say('board-scored')}"
        else:
            points = [f"{self.owner(o)} {p}" for o, p in enumerate(province["scores"]) if p]
            facts += [unbreakable("→ " + ", ".join(points))] if points else []
        if province["limit"]:
            court = self.words.say("board-court", here=sum(province["emissaries"]), limit=province["limit"])
            guests = [f"{self.owner(o)} {n}" for o, n in enumerate(province["emissaries"]) if n]
            facts.append(unbreakable(" ".join([court, ", ".join(guests)]).strip()))
        if province["influence"] is not None:
            facts.append(unbreakable(f"{CROWN} → {tag(province['influence'])}"))
        first = wrapped(Text.assemble(head, " · ".join(facts)), WIDTH, 6)
        spaces = " ".join(self.space(space) for space in printed["spaces"])
        return [*first, *wrapped(f"      {spaces}", WIDTH, 6)]

    def space(self, name: str) -> str:
        """A space: its name, whose palace stands there, and what else is to be seen."""
        owner = self.table["palaces"].get(name)
        marks = FREE if owner is None else self.owner(owner)
        printed = self.table["map"]["spaces"][name]
        before = POST if printed["post"] else ""
        if name in self.table["forts"]:
            marks += FORT
        if name in self.table["bonus"]:
            face = self.table["bonus"][name]
            marks += TILE + (self.words.say(f"board-tile-{face}") if face else "?")
        return f"{before}{name}{marks}" + (PORT if printed["port"] else "")

    def ports(self) -> list[Text]:
        """The ports, which score like one more province at the end."""
        ports = self.table["ports"]
        if ports is None:
            return []
        points = [f"{self.owner(o)} {p}" for o, p in enumerate(ports["scores"]) if p]
        built = self.words.say("board-size", built=ports["built"], size=ports["size"])
        return self.labelled("ports", f"{built} → {', '.join(points)}" if points else built)

    def alliances(self) -> list[Text]:
        """Every alliance, and who would score it now."""
        parts: list[str] = []
        for alliance in self.table["alliances"]:
            pair = "–".join(self.words.thing("province", name) for name in alliance["provinces"])
            leaders = "".join(f" {self.owner(owner)}" for owner in alliance["leaders"])
            points = f" {alliance['emissaries']}" if leaders else ""
            parts.append(unbreakable(f"{alliance['number']} {pair}{leaders}{points}"))
        return self.labelled("alliances", ", ".join(parts))

    # Players ---------------------------------------------------------------------------------------

    def players(self) -> list[Text]:
        """Everybody's points and pieces, and what they would have if the game ended now."""
        columns = ["points", "palaces", "emissaries", "forts", "cards", "tiles", "now"]
        shown = [
            column
            for column in columns
            if not (column == "forts" and self.table["players"][0]["forts"] is None)
            and not (column == "tiles" and not self.with_tiles())
        ]
        rows = [[Text(""), *[Text(self.words.say(f"board-{column}"), style=QUIET) for column in shown]]]
        for seat, player in enumerate(self.table["players"]):
            figures = {**player, "now": player["forecast"]["sum"]}
            rows.append([Text(self.name(seat)), *[Text(str(figures[column])) for column in shown]])
        return in_columns(rows, gap=2, right=True)

    def with_tiles(self) -> bool:
        """Whether bonus tiles are in play."""
        return self.setup.options["bonus_tiles"] != "none"

    def name(self, seat: int) -> str:
        """A seat's tag; whoever looks finds their own."""
        return f"{tag(seat)} {self.words.say('board-you')}" if seat == self.view["you"] else tag(seat)

    def chains(self) -> list[Text]:
        """Everybody's chains now."""
        parts = [
            unbreakable(f"{tag(seat)} {'-'.join(chain['spaces'])} → {chain['points']}")
            for seat, player in enumerate(self.table["players"])
            for chain in player["chains"]
        ]
        return self.labelled("chains", ", ".join(parts)) if parts else []

    def emperor(self) -> list[Text]:
        """The Emperor's cards and pieces, and who has how much influence, in a game for two."""
        emperor = self.table["emperor"]
        if emperor is None:
            return []
        supply = [f"{self.words.say(f'board-{kind}')} {emperor[kind]}" for kind in ("palaces", "emissaries")]
        lines = self.labelled("emperor", " · ".join([f"{CROWN} {self.counted(emperor['hand'])}", *supply]))
        for seat, player in enumerate(self.table["players"]):
            left = [
                self.words.say(f"board-special-{name}")
                for name, is_left in player["specials"].items()
                if is_left
            ]
            text = f"{tag(seat)} {', '.join(left) or self.words.say('board-none')}"
            if player["kept"] is not None:
                text += f" · {self.words.say('board-kept')} ({self.counted(player['kept'])})"
            lines += self.labelled("specials", text)
        if self.table["influence"] is not None:
            held = [
                unbreakable(f"{self.words.thing('card', colour)} {tag(seat)}")
                for colour, seat in self.table["influence"].items()
                if seat is not None
            ]
            lines += self.labelled("influence", ", ".join(held) or self.words.say("board-none"))
        return lines

    def own(self, you: int) -> list[Text]:
        """The hand of whoever looks, and the bonus tiles won."""
        player = self.table["players"][you]
        lines = self.labelled("hand", Text(self.counted(player["hand"]), style=STRONG))
        if player["tile_colours"]:
            lines += self.labelled("tiles", self.counted(player["tile_colours"], "tile"))
        return lines

    # Moves and the end -----------------------------------------------------------------------------

    def note(self, move: Mapping[str, object]) -> str:
        """Where a space lies and what its roads lead to; how a province stands."""
        arguments = move["arguments"]
        assert isinstance(arguments, dict)
        space = arguments.get("space") or arguments.get("post")
        if space is not None:
            return self.neighbourhood(space)
        if "province" in arguments:
            province = self.table["provinces"][arguments["province"]]
            court = self.words.say("board-court", here=sum(province["emissaries"]), limit=province["limit"])
            built = self.words.say("board-size", built=province["built"], size=province["size"])
            return court if move["kind"] == "emissary" else f"{built}, {court}"
        return ""

    def neighbourhood(self, space: str) -> str:
        """A space's city and the spaces its roads lead to."""
        printed = self.table["map"]["spaces"].get(space)
        if printed is None:
            return ""
        ends = [
            one if other == space else other
            for one, other in self.table["map"]["roads"]
            if space in (one, other)
        ]
        return f"{printed['city']} – {' '.join(self.space(end) for end in ends)}"

    def account(self, log: list[list[Event]]) -> list[Text]:
        """Every player's points by where they came from."""
        sums = {source: [0] * self.setup.seats for source in SOURCES}
        for event in [event for events in log for event in events]:
            source, points = EARNED_BY.get(event.kind), event.values.get("points")
            if source is not None and isinstance(points, int):
                sums[source][event.seat] += points
        rows = [[Text(""), *[Text(tag(seat)) for seat in range(self.setup.seats)]]]
        for source in SOURCES:
            if any(sums[source]):
                cells = [Text(str(points)) for points in sums[source]]
                rows.append([Text(self.words.say(f"source-{source}")), *cells])
        totals = [Text(str(player["points"]), style=STRONG) for player in self.table["players"]]
        rows.append([Text(self.words.say("source-total"), style=STRONG), *totals])
        return in_columns(rows, gap=3, right=True)


def unbreakable(text: str) -> str:
    """A text that is not broken over lines."""
    return text.replace(" ", "\u00a0")
