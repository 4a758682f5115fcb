"""Middle Kingdom on eighty columns: the display, the bids, and one table of goals and piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from tianxia.terminal.boards.generic import Board
from tianxia.terminal.screen import ACCENT, QUIET, STRONG, WIDTH, in_columns, padded, wrapped
from tianxia.words import tag

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tianxia.kernel import Event

MARGIN: Final = 9
BID_CARDS: Final = ("1", "2", "3", "4", "5", "6", "7", "reset")
SPENT: Final = "·"
COLUMNS: Final = ("cards", "tokens", "points")


class KingdomBoard(Board):
    """The table of a Middle Kingdom."""

    def chapter(self) -> object:
        """The turn and its phase."""
        return self.table["turn"], self.table["phase"]

    def draw(self) -> list[Text]:
        """The whole board."""
        lines = self.heading(self.where())
        if not self.view["over"]:
            lines += self.display()
            lines += self.bids() if self.table["bids"] else self.hidden_bids()
        return lines + self.piles()

    def where(self) -> str:
        """The title line: game, turn, phase."""
        turn = self.words.say("board-turn", turn=self.table["turn"])
        return " · ".join([self.words.title(), turn, self.words.say(f"phase-{self.table['phase']}")])

    @property
    def players(self) -> list[Mapping[str, Any]]:
        """Everybody at the table."""
        return list(self.table["players"])

    def labelled(self, label: str, body: list[Text]) -> list[Text]:
        """Lines set in, with a label before the first."""
        heads = [padded(self.words.say(f"board-{label}"), MARGIN), *[" " * MARGIN] * (len(body) - 1)]
        return [Text.assemble((head, QUIET), line) for head, line in zip(heads, body, strict=True)]

    def name(self, seat: int) -> str:
        """A seat's tag; whoever looks finds their own."""
        return f"{tag(seat)} {self.words.say('board-you')}" if seat == self.view["you"] else tag(seat)

    def display(self) -> list[Text]:
        """The cards on display, the deck, and where the Dragon is."""
        cards = " · ".join(self.words.thing("display", card) for card in self.table["display"])
        shown = wrapped(Text(cards or self.words.say("board-none"), style=STRONG), WIDTH - MARGIN)
        dragon = self.table["dragon"]
        where = self.words.say(f"board-dragon-{dragon['where']}", seat=dragon["holder"])
        deck = self.words.say("board-deck", deck=self.table["deck"])
        shown.append(Text(f"{deck} · {self.words.say('board-dragon', where=where)}", style=QUIET))
        return self.labelled("display", shown)

    # Bids -----------------------------------------------------------------------------------------

    def hidden_bids(self) -> list[Text]:
        """Who has bid and who has not, over which tied cards; and everybody's bid cards."""
        rows = []
        for seat, player in enumerate(self.players):
            style = ACCENT if seat in self.acting() else ""
            rows.append(
                [
                    Text(self.name(seat)),
                    Text(self.bidding(player), style=style),
                    self.bid_cards(player),
                ]
            )
        return self.labelled("bids", in_columns(rows, gap=2))

    def acting(self) -> list[int]:
        """The seats whose move is awaited."""
        acting = self.view["acting"]
        return list(acting) if isinstance(acting, list) else []

    def bidding(self, player: Mapping[str, Any]) -> str:
        """How far a seat has come with its bids."""
        if player["laid"]:
            laid = ", ".join(self.sum_of(bid) for bid in player["laid"])
            told = f"{laid} {self.words.say('board-face-down')}"
            return f"{told}, {self.words.say('board-bids-last')}" if player["bids_last"] else told
        if player["to_bid"] > 1:
            return self.words.say("board-to-choose-more", cards=player["to_bid"])
        if player["to_bid"] == 1:
            return self.words.say("board-to-choose")
        return self.words.say("board-bids-last" if player["bids_last"] else "board-has-bid")

    def sum_of(self, bid: Mapping[str, Any]) -> str:
        """A bid as a sum: `3+4+½ = 7½`."""
        terms = [] if bid["tied"] is None else [bid["tied"]]
        terms += [self.words.thing("card", bid["card"]), *(["½"] if bid["emperor"] else [])]
        whole = "+".join(terms)
        return whole if bid["value"] in (None, whole) else f"{whole} = {bid['value']}"

    def bid_cards(self, player: Mapping[str, Any]) -> Text:
        """The eight bid cards: in hand, spent, or tied and on the table."""
        line = Text()
        for card in BID_CARDS:
            shown = "R" if card == "reset" else card
            if card in player["tied"]:
                line.append(f"[{shown}] ", style=STRONG)
            elif card in player["hand"]:
                line.append(f"{shown} ")
            else:
                line.append(f"{SPENT} ", style=QUIET)
        line.rstrip()
        return line

    def bids(self) -> list[Text]:
        """The open bids in the order of their claims, with the reason for it."""
        lines: list[Text] = []
        for bid in self.table["bids"]:
            place = f"{bid['place']}." if bid["place"] else "– "
            state = self.words.say(f"board-state-{bid['state']}")
            head = Text(f"{place} {self.name(bid['seat'])}  {self.sum_of(bid)}  ", style=STRONG)
            head.append(state, style=ACCENT if bid["state"] == "takes" else QUIET)
            if bid["why"] is not None and bid["why"]["key"] != "why-value":
                head.append(f" · {self.words.message(bid['why'])}", style="not bold")
            lines += wrapped(head, WIDTH - MARGIN, 3)
        return self.labelled("bids", lines)

    # Piles ----------------------------------------------------------------------------------------

    def piles(self) -> list[Text]:
        """One row a player, one column a type with its goal on top."""
        goals = self.table["goals"]
        heads = [[Text("")], [Text("")]]
        for goal, about in goals.items():
            points = f" {about['points']}" if about["points"] else ""
            heads[0].append(Text(self.words.thing("goal", goal) + points, style=STRONG))
            heads[1].append(Text(self.words.thing("pile", about["type"]), style=QUIET))
        heads[0] += [Text(""), Text(""), Text("")]
        heads[1] += [Text(self.words.say(f"board-{name}"), style=QUIET) for name in COLUMNS]
        rows = [*heads]
        scores = self.view["scores"]
        assert isinstance(scores, list)
        for seat, player in enumerate(self.players):
            cells = [self.cell(seat, player["piles"][about["type"]], about) for about in goals.values()]
            told = [Text(signed(number)) for number in (player["cards"], player["tokens"], scores[seat])]
            rows.append([Text(self.name(seat)), *cells, *told])
        legend = wrapped(Text(self.words.say("board-legend"), style=QUIET), WIDTH)
        return [*in_columns(rows), *legend]

    def cell(self, seat: int, pile: Mapping[str, Any], goal: Mapping[str, Any]) -> Text:
        """A pile: what it counts, what is odd about it, and who owns the goal or what is missing."""
        text = f"{pile['count']}"
        text += "*" if pile["cards"].get("philosopher") else ""
        text += f"m{pile['moved']}" if pile["moved"] else ""
        worth = sum(self.table["worth"][card] * count for card, count in pile["cards"].items())
        text += f"({worth})" if worth and goal["type"] == "noble" else ""
        if self.view["over"]:
            return Text(f"{text} ✓" if goal["owner"] == seat else text)
        if goal["owner"] == seat:
            return Text(f"{text} ✓{goal['lead']:+d}".replace("-", "−"), style=STRONG)
        return Text.assemble(text, (f" ↑{goal['needs'][seat]}", QUIET))

    # Moves and the end ----------------------------------------------------------------------------

    def note(self, move: Mapping[str, object]) -> str:
        """What a bid would be worth, or what a card does to its pile."""
        arguments = move["arguments"]
        you = self.view["you"]
        assert isinstance(arguments, dict)
        if not isinstance(you, int):
            return ""
        if move["kind"] in ("bid", "add"):
            return self.worth(you, arguments)
        card = arguments.get("display") or arguments.get("dynasty")
        if card == "dragon" or (card is None and "pile" not in arguments):
            return ""
        pile = str(arguments["pile"]) if card is None else type_of(str(card))
        have = self.players[you]["piles"][pile]["count"]
        more = int(str(self.setup_figure("counts"))) if card is None and pile != "merchant" else 1
        name = self.words.thing("pile", pile)
        return self.words.say("board-count", type=name, before=have, after=have + more)

    def setup_figure(self, name: str) -> object:
        """A figure of the rules for goals in the tables in use."""
        edition = self.setup.edition
        assert edition is not None
        goal: Any = edition.data["goal"]
        return goal["rules"][name]

    def worth(self, you: int, arguments: Mapping[str, str]) -> str:
        """What a bid would count, with the tied card below and the Emperor's half."""
        tied = [arguments["tied"]] if "tied" in arguments else []
        if self.table["bids_each"] == 1:
            tied = list(self.players[you]["tied"])
        if arguments["card"] == "reset" and not tied:
            return ""
        total = sum(int(card) for card in [*tied, arguments["card"]] if card != "reset")
        emperor = self.table["goals"]["emperor"]["owner"] == you and self.table["bids_each"] == 1
        half = "½" if emperor else ""
        return self.words.say("board-value", value=f"{total}{half}") if tied or emperor else ""

    def account(self, log: list[list[Event]]) -> list[Text]:
        """The final scoring, line by line, as it adds up."""
        del log
        seats = range(self.setup.seats)
        rows = [[Text(""), *[Text(tag(seat)) for seat in seats]]]
        table = self.table["scoring"]
        for number, line in enumerate(table[0]):
            cells = [Text(signed(table[seat][number]["points"])) for seat in seats]
            rows.append([Text(self.words.say(f"source-{line['line']}")), *cells])
        totals = [Text(signed(table[seat][-1]["sum"]), style=STRONG) for seat in seats]
        rows.append([Text(self.words.say("source-total"), style=STRONG), *totals])
        cards = [Text(str(player["cards"]), style=QUIET) for player in self.players]
        rows.append([Text(self.words.say("source-cards"), style=QUIET), *cards])
        return in_columns(rows, gap=3, right=True)


def signed(number: int) -> str:
    """A number, with a proper minus if it is negative."""
    return str(number).replace("-", "−")


def type_of(card: str) -> str:
    """The type of a dynasty card."""
    return "bureaucrat" if card == "philosopher" else card.partition("-")[0]
