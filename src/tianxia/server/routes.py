"""The HTTP interface: each call of the protocol is a short function here."""

from __future__ import annotations

import gzip
import time
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, Router, get, patch, post
from litestar.datastructures import Cookie
from litestar.enums import MediaType
from litestar.params import JSONBody, PathParameter, QueryParameter

import tianxia
from tianxia.kernel import TianxiaError
from tianxia.server import messages
from tianxia.server.aside import SetAside
from tianxia.server.faults import Refused
from tianxia.server.making import all_games, import_record, make_table
from tianxia.server.names import clean_name, name_key
from tianxia.server.replay import Looking, log, read_eyes
from tianxia.server.seating import LEVELS
from tianxia.server.services import Services
from tianxia.server.sessions import COOKIE, NOBODY, Opened, Person, ending
from tianxia.server.tables import LiveTable
from tianxia.words import LANGUAGES
from tianxia.words.catalogue import source_of

Asking = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,24}$")]
SessionName = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{20}$")]
Invitation = Annotated[str, QueryParameter(name="invite", pattern=r"^[A-Za-z0-9_-]{0,64}$")]
WordsName = Annotated[str, PathParameter(pattern=r"^[a-z][a-z0-9_-]{0,63}$")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=9)]
PACKED_ALREADY = "packed_already"
"""Marks the handlers whose answers need not be compressed any more."""

EyesName = Annotated[str, QueryParameter(name="eyes", pattern=r"^(none|all|[0-9])$")]


def services(request: Asking) -> Services:
    """What the handlers work with."""
    found = request.app.state["services"]
    assert isinstance(found, Services)
    return found


def somebody(request: Asking) -> Person:
    """Who is asking; anybody without a cookie is nobody."""
    found = request.state["person"]
    assert isinstance(found, Person)
    return found


def person_of(request: Asking) -> Person:
    """Who is asking, for what only people with a cookie may do."""
    person = somebody(request)
    if person is NOBODY:
        raise Refused(401, "no-cookie", "Ask /api/me first: it says who you are and sets a cookie.")
    services(request).limiter.check("request", person=person.id)
    return person


def limit(request: Asking, action: str) -> None:
    """Refuse what whoever is asking, or their address, does too often."""
    person, address = somebody(request), str(request.state["network"])
    services(request).limiter.check(action, person=person.id, address=address)


def agent(request: Asking) -> str:
    """What a browser calls itself."""
    return request.headers.get("user-agent", "")


def cookie_of(request: Asking) -> str:
    """The cookie somebody came with."""
    return request.cookies.get(COOKIE, "")


async def newcomer(request: Asking) -> Opened:
    """A new guest, unless too many have come from this address."""
    limit(request, "identity")
    return await services(request).sessions.guest(agent(request))


def cookie_for(request: Asking, opened: Opened) -> Cookie:
    """The cookie that says who somebody is."""
    return Cookie(
        key=COOKIE,
        value=services(request).sessions.cookie(opened.token),
        max_age=max(0, round(opened.expires - time.time())),
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
        path="/",
    )


async def me_of(request: Asking, person: Person) -> messages.Me:
    """Somebody, with the number of tables that wait for them."""
    waiting = await services(request).hub.waiting_for(person)
    return messages.Me(id=person.id, name=person.name, account=person.account, waiting=waiting)


async def greeted(request: Asking, opened: Opened) -> Response[messages.Me]:
    """The answer that tells somebody who they are from now on."""
    return Response(await me_of(request, opened.person), cookies=[cookie_for(request, opened)])


async def session_of(request: Asking, person: Person) -> Opened:
    """Somebody's session; whoever comes with a cookie from before there were sessions is given one."""
    sessions = services(request).sessions
    opened = await sessions.visited(cookie_of(request)) if person.session else None
    return opened or await sessions.open(person, agent(request))


def guessing(request: Asking, name: str) -> str:
    """Take note of a guess at a password, by address and by account; the account it is at."""
    limit(request, "guess")
    key = name_key(name)
    services(request).limiter.check("guess-at", person=key)
    return key


# ---- People --------------------------------------------------------------------------------------


@get("/me", summary="Who I am; the first call makes a guest")
async def me(request: Asking) -> Response[messages.Me]:
    """Who is asking."""
    person = somebody(request)
    if person is NOBODY:
        return await greeted(request, await newcomer(request))
    return await greeted(request, await session_of(request, person))


@patch("/me", summary="Take another name")
async def rename(request: Asking, data: JSONBody[messages.Rename]) -> Response[messages.Me]:
    """Rename whoever is asking, at their tables too."""
    opened = await session_of(request, person_of(request))
    person = await services(request).people.rename(opened.person, data.name)
    await services(request).hub.rename(person)
    return await greeted(request, msgspec.structs.replace(opened, person=person))


@post("/account", summary="Make this guest an account")
async def register(request: Asking, data: JSONBody[messages.Credentials]) -> Response[messages.Me]:
    """Register; a guest keeps their tables, and every session they had as a guest ends."""
    person = person_of(request)
    limit(request, "guess")
    opened = await services(request).people.register(person, data.name, data.password, agent(request))
    await services(request).hub.rename(opened.person)
    return await greeted(request, opened)


@post("/login", status_code=200, summary="Log in")
async def login(request: Asking, data: JSONBody[messages.Credentials]) -> Response[messages.Me]:
    """Log in with a name and a password; the session the browser had before ends."""
    key = guessing(request, data.name)
    person = await services(request).people.login(data.name, data.password)
    services(request).limiter.forgive("guess-at", key)
    before = somebody(request)
    return await greeted(request, await services(request).sessions.open(person, agent(request), before))


@post("/logout", status_code=200, summary="Log out and be a new guest")
async def logout(request: Asking) -> Response[messages.Me]:
    """End this session and become a new guest."""
    person = person_of(request)
    await services(request).sessions.tell(person.id, ending(person))
    return await greeted(request, await newcomer(request))


@post("/logout/everywhere", status_code=200, summary="Log out on every device and be a new guest")
async def logout_everywhere(request: Asking) -> Response[messages.Me]:
    """End every session of an account, and become a new guest."""
    await services(request).people.sign_out_everywhere(person_of(request))
    return await greeted(request, await newcomer(request))


@post("/account/password", status_code=200, summary="Change the password")
async def change_password(request: Asking, data: JSONBody[messages.NewPassword]) -> Response[messages.Me]:
    """Change an account's password; every other device is logged out."""
    person = person_of(request)
    key = guessing(request, person.name)
    opened = await services(request).people.change_password(person, data.old, data.new, agent(request))
    services(request).limiter.forgive("guess-at", key)
    return await greeted(request, opened)


@get("/sessions", summary="The devices I am signed in at")
async def sessions(request: Asking) -> list[messages.SessionInfo]:
    """Every session of whoever is asking, this one first."""
    return await services(request).sessions.of(person_of(request))


@post("/sessions/{session:str}/end", status_code=200, summary="Sign a device out")
async def end_session(request: Asking, session: SessionName) -> list[messages.SessionInfo]:
    """End one of one's sessions; those that are left."""
    person = person_of(request)
    await services(request).sessions.end(person, session)
    return await services(request).sessions.of(person)


@get("/statistics", summary="What I did so far")
async def statistics(request: Asking) -> messages.Statistics:
    """Games played, won, best and average."""
    return await services(request).people.statistics(person_of(request))


# ---- Games ---------------------------------------------------------------------------------------


@get("/games", summary="The games there are")
async def games() -> list[messages.GameInfo]:
    """Every installed game."""
    return all_games()


@get("/levels", summary="How well bots play")
async def levels() -> list[messages.LevelInfo]:
    """The levels of bots."""
    return LEVELS


@get(
    "/words/{lang:str}/{game:str}",
    media_type=MediaType.TEXT,
    summary="A Fluent catalogue",
    opt={PACKED_ALREADY: True},
)
async def words(request: Asking, lang: WordsName, game: WordsName) -> Response[bytes]:
    """The messages of a language: the shared ones, and a game's unless it is called “shared”."""
    if lang not in LANGUAGES:
        raise Refused(404, "no-such-language", "There are no words in that language.")
    found = catalogue(lang, game)
    headers = {"etag": found.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, headers={**headers, "content-encoding": "gzip"})
    return Response(found.body, headers=headers)


class Catalogue(msgspec.Struct, frozen=True):
    """The words of a language and a game as they are sent."""

    body: bytes
    packed: bytes
    tag: str


@cache
def catalogue(lang: str, game: str) -> Catalogue:
    """The words of a language that is ours and a game that is installed, compressed once for all."""
    text = files("tianxia.words").joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
    if game != "shared":
        try:
            source = source_of(tianxia.game(game), lang)
        except TianxiaError:
            raise Refused(404, "no-such-game", "There is no such game.") from None
        text += "\n" + source.read_text(encoding="utf-8") if source is not None else ""
    body = text.encode()
    return Catalogue(body, gzip.compress(body, 9, mtime=0), f'"{sha256(body).hexdigest()[:20]}"')


# ---- Tables --------------------------------------------------------------------------------------


async def admitted(request: Asking, table: str, invite: str = "") -> LiveTable:
    """A table, for whoever may look at it: all but strangers, where it is private, who hold no invitation."""
    live = await services(request).hub.table(table)
    if not live.table.may_watch(somebody(request).id) and not live.table.invited(invite):
        raise Refused(403, "not-watchable", "This table is not open to spectators.")
    return live


async def seen_by(request: Asking, live: LiveTable) -> messages.TableInfo:
    """A table as whoever is asking sees it."""
    return live.info(somebody(request))


@post("/tables", summary="Make a table")
async def new_table(request: Asking, data: JSONBody[messages.NewTable]) -> messages.TableInfo:
    """Make a table."""
    person = person_of(request)
    limit(request, "table")
    for seat in data.seats:
        if seat.kind == "me" and seat.name.strip():
            await services(request).people.check_free(clean_name(seat.name), person)
    return await seen_by(request, await make_table(services(request).hub, person, data))


@get("/tables", summary="My tables, those to watch, or those with a free seat")
async def tables(
    request: Asking,
    which: Annotated[Literal["mine", "watch", "open"], QueryParameter(name="list")] = "mine",
) -> list[messages.TableSummary]:
    """Tables in short, those where it is my turn first."""
    hub = services(request).hub
    person = somebody(request)
    if which == "mine":
        lines = await hub.tables_of(person) if person is not NOBODY else []
    else:
        lines = await hub.public_tables(person, "playing" if which == "watch" else "waiting")
    if which == "open":
        lines = [line for line in lines if any(seat.kind == "open" for seat in line.seats)]
    return sorted(lines, key=lambda line: (not line.my_turn, line.status != "playing", -line.updated))


@get("/tables/{table:str}", summary="A table")
async def table_info(request: Asking, table: TableId, invite: Invitation = "") -> messages.TableInfo:
    """A table, apart from what lies on it; a private one for its people, and with an invitation to it.

    One that is set aside is told as `broken`.
    """
    found = await services(request).hub.look(table)
    if isinstance(found, SetAside):
        found.check_watching(somebody(request))
        return found.info(somebody(request))
    return await seen_by(request, await admitted(request, table, invite))


@post("/tables/{table:str}/join", status_code=200, summary="Sit down")
async def join(request: Asking, table: TableId, data: JSONBody[messages.Join]) -> messages.TableInfo:
    """Sit down on an open seat, or by an invitation."""
    person = person_of(request)
    live = await services(request).hub.table(table)
    await live.change(lambda: live.join(person, data.seat, data.invite))
    return await seen_by(request, live)


@post("/tables/{table:str}/seats/{seat:int}/bot", status_code=200, summary="Hand a seat to a bot")
async def hand_over(
    request: Asking, table: TableId, seat: SeatNumber, data: JSONBody[messages.Handing]
) -> messages.TableInfo:
    """Let a bot play a seat of one's own, or one that nobody has taken."""
    person = person_of(request)
    live = await admitted(request, table)
    await live.change(lambda: live.hand_to_bot(person, seat, data.level))
    return await seen_by(request, live)


@post("/tables/{table:str}/seats/{seat:int}/take", status_code=200, summary="Take a seat back")
async def take(request: Asking, table: TableId, seat: SeatNumber) -> messages.TableInfo:
    """Play a seat again that a bot has kept warm."""
    person = person_of(request)
    live = await admitted(request, table)
    await live.change(lambda: live.take_back(person, seat))
    return await seen_by(request, live)


@post("/tables/{table:str}/seats/{seat:int}/resign", status_code=200, summary="Resign")
async def resign(request: Asking, table: TableId, seat: SeatNumber) -> messages.TableInfo:
    """Give up; a bot plays on."""
    person = person_of(request)
    live = await admitted(request, table)
    await live.change(lambda: live.resign(person, seat))
    return await seen_by(request, live)


@post("/tables/{table:str}/seats/{seat:int}/hint", status_code=200, summary="What would you do?")
async def hint(request: Asking, table: TableId, seat: SeatNumber) -> messages.Hint:
    """What a search would do with what the seat knows; only where one plays against bots alone."""
    person = person_of(request)
    limit(request, "hint")
    live = await admitted(request, table)
    return await services(request).adviser.hint(live, person, seat)


# ---- Looking back --------------------------------------------------------------------------------


@get("/tables/{table:str}/record", summary="The record of a game")
async def record(request: Asking, table: TableId) -> messages.RecordFile:
    """The record; while the game is on, without the seed, and only where moves are public."""
    found = (await services(request).hub.table(table)).table
    read_eyes(found, somebody(request), "none")
    if not found.finished and found.secretive:
        raise Refused(409, "not-over", "The record of this game is secret until it is over.")
    with found.rules:
        return msgspec.convert(found.match.record.as_json(with_seed=found.finished), messages.RecordFile)


@get("/tables/{table:str}/raw", summary="The moves of a table that is set aside")
async def raw_log(request: Asking, table: TableId) -> messages.RawLog:
    """The moves of a broken table as they were written; while a game with secrets is on, nobody's."""
    found = await services(request).hub.look(table)
    if not isinstance(found, SetAside):
        await admitted(request, table)
        raise Refused(409, "not-broken", "This table is sound: ask for its record.")
    return found.raw_log(somebody(request))


@post("/records", summary="Bring a record to look at")
async def bring_record(request: Asking, data: JSONBody[messages.RecordFile]) -> messages.TableInfo:
    """Import a record as a table of the archive."""
    person = person_of(request)
    limit(request, "import")
    return await seen_by(request, await import_record(services(request).hub, person, data))


async def looked_at(request: Asking, table: str, eyes: str) -> tuple[LiveTable, Looking]:
    """A table, and whose eyes it is looked at with."""
    live = await services(request).hub.table(table)
    return live, read_eyes(live.table, somebody(request), eyes)


@get("/tables/{table:str}/at/{n:int}", summary="A game after n moves")
async def moment(
    request: Asking,
    table: TableId,
    n: Annotated[int, PathParameter(ge=0, le=100_000)],
    eyes: EyesName = "none",
) -> messages.Moment:
    """A game after n of its moves, through somebody's eyes at that time."""
    live, looking = await looked_at(request, table, eyes)
    if not services(request).replays.knows(live.table):
        limit(request, "replay")
    return services(request).replays.moment(live.table, n, looking)


@get("/tables/{table:str}/log", summary="What happened")
async def table_log(request: Asking, table: TableId, eyes: EyesName = "none") -> list[messages.LogEntry]:
    """What somebody was told, move by move."""
    limit(request, "replay")
    live, looking = await looked_at(request, table, eyes)
    return log(live.table, looking)


@post("/tables/{table:str}/verify", status_code=200, summary="Check seal, moves and scores")
async def check(request: Asking, table: TableId) -> messages.Verdict:
    """Replay a finished game and check that the seed is the one that was sealed."""
    found = (await admitted(request, table)).table
    if not found.finished:
        raise Refused(409, "not-over", "The seed is shown when the game is over.")
    limit(request, "replay")
    kept = found.match.record
    holds, scores = found.verdict()
    ok = holds and found.agreement.scores in (None, scores)
    return messages.Verdict(ok=ok, commitment=kept.commitment, seed=found.seed, scores=scores)


@get("/tables/{table:str}/review", summary="The review of a finished game, as far as it has come")
async def review(request: Asking, table: TableId) -> messages.Review:
    """What every decision cost, and what was luck and what choice."""
    live, _ = await looked_at(request, table, "none")
    return services(request).adviser.review(live.table)


@post("/tables/{table:str}/review", status_code=200, summary="Review a finished game")
async def begin_review(request: Asking, table: TableId) -> messages.Review:
    """Have every decision of a finished game looked at, in the background."""
    person = person_of(request)
    limit(request, "review")
    live, _ = await looked_at(request, table, "none")
    return services(request).adviser.review(live.table, person)


ROUTES = Router(
    "/api",
    route_handlers=[
        me,
        rename,
        register,
        login,
        logout,
        logout_everywhere,
        change_password,
        sessions,
        end_session,
        statistics,
        games,
        levels,
        words,
        new_table,
        tables,
        table_info,
        join,
        hand_over,
        take,
        resign,
        hint,
        record,
        raw_log,
        bring_record,
        moment,
        table_log,
        review,
        begin_review,
        check,
    ],
)
