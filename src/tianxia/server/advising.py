"""What would you do? Hints for who is to move, and the review of a game that is over.

Both ask the thinkers, with what one seat knew at that time and nothing else.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from tianxia.server import messages
from tianxia.server.bots import BotFailed
from tianxia.server.faults import Refused
from tianxia.server.queueing import Need, Ticket
from tianxia.study import Choice, Decision, balances, costly

if TYPE_CHECKING:
    from tianxia.kernel import State
    from tianxia.server.hub import Hub
    from tianxia.server.replay import Replays
    from tianxia.server.sessions import Person
    from tianxia.server.table import Table
    from tianxia.server.tables import LiveTable

HINT_MILLISECONDS: Final = 1000
REVIEW_MILLISECONDS: Final = 150
KEPT: Final = 64
"""How many reviews are kept."""

MOST_CHOICES: Final = 6
"""How many choices are told of a decision, beside the move that was made."""


MOST_ASKED: Final = 3
"""How many games a person may wait for."""

MOST_WAITING: Final = 40
"""And all together."""


class Adviser:
    """Gives hints, and reviews games when nobody else needs the bots."""

    def __init__(self, hub: Hub, replays: Replays) -> None:
        self.hub = hub
        self.replays = replays
        self.reviews: OrderedDict[str, GameReview] = OrderedDict()
        self.asked: dict[str, int] = {}
        """How many games everybody waits for."""
        self.last: dict[str, asyncio.Task[None]] = {}
        """The last review everybody has asked for."""

    async def ask(
        self,
        table: Table,
        seat: int,
        state: State,
        milliseconds: int,
        ticket: Ticket,
        number: int = 0,
        made: int = -1,
    ) -> Decision:
        """What a search thinks of a seat's decision, above all of the move that was made."""
        time = max(1, round(milliseconds * self.hub.settings.thinking))
        asking = table.question(seat, state, time=time, made=made)
        if asking is None:
            raise Refused(409, "no-advice", "There is no advice for this game.")
        try:
            thought = await self.hub.thinkers.advise(lambda: asking, ticket)
        except BotFailed:
            raise Refused(503, "no-advice", "There is no advice just now; please try again.") from None
        choices = tuple(Choice(*one) for one in thought.choices)
        return Decision(number, seat, made, choices, tuple(thought.shares))

    async def hint(self, live: LiveTable, person: Person, seat: int) -> messages.Hint:
        """What a search would do in a seat of one's own, where nobody else is played against."""
        table = live.table
        if seat not in table.owned_by(person.id):
            raise Refused(403, "not-yours", "That is not your seat.")
        if table.status != "playing" or seat not in table.acting:
            raise Refused(409, "not-asked", "You are not asked for a move.")
        if table.others(person.id):
            # A seat that somebody has lent to a bot is still theirs.
            raise Refused(403, "no-hints", "There are no hints where you play against other people.")
        version = table.version
        ticket = Ticket(lambda: Need.ASKED, (person.id,))
        decision = await self.ask(table, seat, table.match.state, HINT_MILLISECONDS, ticket)
        return messages.Hint(version=version, advice=advice(table, decision))

    def review(self, table: Table, asker: Person | None = None) -> messages.Review:
        """The review of a game as far as it has come; begun if somebody asks for it."""
        if not table.finished:
            raise Refused(409, "not-over", "A game is reviewed when it is over.")
        found = self.reviews.get(table.id)
        if found is None:
            found = GameReview(table)
            if asker is not None:
                self.begin(found, asker.id)
        return found.told()

    def begin(self, review: GameReview, person: str) -> None:
        """Review a game in the background: a person's games one after another, and not too many in all."""
        asked = self.asked.get(person, 0)
        if asked >= MOST_ASKED or sum(self.asked.values()) >= MOST_WAITING:
            raise Refused(429, "reviews-waiting", "Please wait until the games you asked for are reviewed.")
        self.asked[person] = asked + 1
        self.reviews[review.table.id] = review
        before = self.last.get(person)
        self.last[person] = self.hub.spawn(self.look_at(review, person, before))
        while len(self.reviews) > KEPT:
            self.reviews.popitem(last=False)

    async def look_at(self, review: GameReview, person: str, before: asyncio.Task[None] | None) -> None:
        """Look at every move of a game when its asker's games before it are done."""
        table = review.table
        try:
            if before is not None:
                await asyncio.wait([before])
            for number, (seat, move) in enumerate(table.match.record.moves):
                with table.rules:
                    state = self.replays.positions(table)[number]
                    choice = len(state.legal(seat)) > 1
                decision = Decision(number, seat, move, (), ())
                if choice:
                    ticket = Ticket(lambda: Need.IDLE, (person,))
                    decision = await self.ask(table, seat, state, REVIEW_MILLISECONDS, ticket, number, move)
                review.decisions.append(decision)
        except Refused:
            self.reviews.pop(table.id, None)
        finally:
            self.asked[person] -= 1
            if not self.asked[person]:
                del self.asked[person]
                self.last.pop(person, None)


class GameReview:
    """A review as far as it has come."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.decisions: list[Decision] = []

    def told(self) -> messages.Review:
        """The review as it is sent."""
        table = self.table
        complete = len(self.decisions) == len(table.match.record.moves)
        with table.rules:
            found = balances(self.decisions, table.match.state.rewards) if complete else []
        return messages.Review(
            count=len(table.match.record.moves),
            done=len(self.decisions),
            milliseconds=REVIEW_MILLISECONDS,
            moves=[reviewed(table, decision) for decision in self.decisions if decision.choices],
            costly=[decision.number + 1 for decision in costly(self.decisions)],
            balances=[
                None
                if one is None
                else messages.Balance(first=one.first, result=one.result, luck=one.luck, choice=one.choice)
                for one in found
            ],
        )


def advice(table: Table, decision: Decision) -> messages.Advice:
    """What is told of a decision: its best choices, and the one that was made."""
    told = [
        choice
        for place, choice in enumerate(decision.choices)
        if place < MOST_CHOICES or choice.move == decision.move
    ]
    choices = [
        messages.Considered(
            move=table.made(decision.seat, choice.move),
            share=choice.share,
            points=choice.points,
            tried=choice.tried,
            automaton=choice.rival,
        )
        for choice in told
    ]
    return messages.Advice(choices=choices, shares=list(decision.shares))


def reviewed(table: Table, decision: Decision) -> messages.Reviewed:
    """A decision as it is sent."""
    told = advice(table, decision)
    made = [place for place, choice in enumerate(told.choices) if choice.move.id == decision.move]
    return messages.Reviewed(
        n=decision.number + 1,
        seat=decision.seat,
        made=made[0] if made else len(told.choices) - 1,
        advice=told,
        cost=decision.cost,
    )
