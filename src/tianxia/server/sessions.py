"""Who is asking: a cookie names a session, and a session is a row that can be ended.

The cookie holds a random token and its signature. The store keeps only the token's hash, so a stolen backup
opens nothing; the signature keeps forged cookies away from the database. A session is read once and then held
for a minute at most, and dropped in every process when it is ended. Only a visit of `/api/me` writes, and
seldom.
"""

from __future__ import annotations

import asyncio
import base64
import hmac
import secrets
import time
from collections import OrderedDict
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import delete, insert, or_, select, update

from tianxia.server.messages import SessionInfo
from tianxia.server.store.schema import PEOPLE, RESULTS, SEATS, SESSIONS, TABLES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Executable

    from tianxia.server.keys import Keys
    from tianxia.server.store import Store

COOKIE: Final = "tianxia"
HOUR: Final = 3_600.0
DAY: Final = 24 * HOUR
ACCOUNT_LIFE: Final = 90 * DAY
GUEST_LIFE: Final = 365 * DAY
"""How long a session lasts after its last visit. A guest cannot sign in again, so theirs lasts longer."""

IDLE_GUEST_LIFE: Final = 7 * DAY
"""How long a guest is kept who sits at no table."""

MOST_HELD: Final = 10_000
MOST_DEVICES: Final = 50
"""How many sessions an account may have; the one seen longest ago ends first."""

HELD_SECONDS: Final = 60.0
"""How long a session is held before it is read again: a notice of its end may have been lost."""

SHOWN: Final = 20
"""How many letters of a session's id are shown to its owner."""

BROWSERS: Final = (
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


class Person(Struct, frozen=True):
    """Somebody with a cookie."""

    id: str
    name: str
    account: bool = False
    session: str = ""
    """The id of their session; empty for a cookie from before there were sessions."""


NOBODY: Final = Person("", "")


class Opened(Struct, frozen=True):
    """A session somebody is given: the token is for their cookie alone."""

    person: Person
    token: str
    expires: float


class Held(Struct):
    """A session as it was read."""

    person: Person
    seen: float
    expires: float
    read: float


class OldCookie(Struct, frozen=True):
    """What cookies held before there were sessions."""

    id: str
    name: str
    account: bool = False
    generation: int = 0


OLD_COOKIE: Final = msgspec.json.Decoder(OldCookie)


def session_id(token: str) -> str:
    """The id of a token's session."""
    return sha256(token.encode()).hexdigest()


def device(agent: str) -> str:
    """A browser's name for itself, in short: `Firefox, Linux`."""
    browser = next((name for sign, name in BROWSERS if sign in agent), "")
    system = next((name for sign, name in SYSTEMS if sign in agent), "")
    return ", ".join(part for part in (browser, system) if part)


class Sessions:
    """Everybody's sessions."""

    def __init__(self, store: Store, keys: Keys) -> None:
        self.store = store
        self.keys = keys
        self.held: OrderedDict[str, Held] = OrderedDict()

    # Cookies --------------------------------------------------------------------------------------

    def cookie(self, token: str) -> str:
        """A token as a signed cookie."""
        return f"2.{token}.{self.sign(b'tianxia session ' + token.encode())}"

    def sign(self, body: bytes) -> str:
        """The signature of the newest key."""
        return signature(self.keys[0], body)

    def signed(self, body: bytes, given: str) -> bool:
        """Whether a signature is of one of our keys."""
        claimed = given.encode("utf-8", "replace")
        return any(hmac.compare_digest(claimed, signature(key, body).encode()) for key in self.keys)

    def token(self, cookie: str) -> str:
        """The token of a cookie that we signed, or nothing."""
        version, _, rest = cookie.partition(".")
        token, _, given = rest.partition(".")
        ours = version == "2" and self.signed(b"tianxia session " + token.encode("utf-8", "replace"), given)
        return token if ours else ""

    def old_cookie(self, cookie: str) -> OldCookie | None:
        """What a cookie from before there were sessions says, if we signed it."""
        body, _, given = cookie.partition(".")
        raw = body.encode("utf-8", "replace")
        if not self.signed(b"tianxia cookie " + raw, given):
            return None
        try:
            return OLD_COOKIE.decode(base64.urlsafe_b64decode(raw + b"=" * (-len(raw) % 4)))
        except ValueError:
            return None

    # Recognising ----------------------------------------------------------------------------------

    async def recognise(self, cookie: str) -> Person:
        """Whoever holds a cookie; nobody if it is not ours, has expired or was ended."""
        now = time.time()
        token = self.token(cookie)
        key = session_id(token or cookie)
        held = self.held.get(key)
        if held is None or now - held.read > HELD_SECONDS:
            if token:
                held = await self.read(key, now)
            elif (old := self.old_cookie(cookie)) is not None:
                held = Held(await self.old_person(old), now, now + HELD_SECONDS, now)
            else:
                return NOBODY
            self.hold(key, held)
        return held.person if held.expires > now else NOBODY

    async def read(self, session: str, now: float) -> Held:
        """A session as it is stored; nobody's if there is none."""
        query = (
            select(SESSIONS, PEOPLE.c.name.label("registered"))
            .outerjoin(PEOPLE, PEOPLE.c.id == SESSIONS.c.person)
            .where(SESSIONS.c.id == session)
        )
        rows = await self.store.read(query)
        if not rows or rows[0].guest != (rows[0].registered is None):
            # Ended; or a guest's, from before they registered.
            return Held(NOBODY, now, now + HELD_SECONDS, now)
        row = rows[0]
        person = Person(
            row.person, row.name if row.guest else row.registered, account=not row.guest, session=session
        )
        return Held(person, row.seen, row.expires, now)

    async def old_person(self, old: OldCookie) -> Person:
        """Whoever holds a cookie from before there were sessions; a guest's opens no account."""
        query = select(PEOPLE.c.name, PEOPLE.c.generation).where(PEOPLE.c.id == old.id)
        rows = await self.store.read(query)
        if old.account and rows and rows[0].generation == old.generation:
            return Person(old.id, rows[0].name, account=True)
        return Person(old.id, old.name) if not old.account and not rows else NOBODY

    def hold(self, key: str, held: Held) -> None:
        """Hold a session, and let go of those that were asked for longest ago."""
        self.held[key] = held
        self.held.move_to_end(key)
        while len(self.held) > MOST_HELD:
            self.held.popitem(last=False)

    def forget(self, person: str) -> None:
        """Read somebody's sessions anew when they come next."""
        for key in [key for key, held in self.held.items() if held.person.id == person]:
            del self.held[key]

    def forget_all(self) -> None:
        """Read every session anew: news may have been missed."""
        self.held.clear()

    # Opening and ending ---------------------------------------------------------------------------

    def drafted(self, person: Person, agent: str) -> tuple[Opened, list[Executable]]:
        """A new session for somebody, and the statements that store it."""
        now = time.time()
        token = secrets.token_urlsafe(24)
        life = ACCOUNT_LIFE if person.account else GUEST_LIFE
        opened = Opened(msgspec.structs.replace(person, session=session_id(token)), token, now + life)
        values = {
            "id": opened.person.session,
            "person": person.id,
            "guest": not person.account,
            "name": "" if person.account else person.name,
            "agent": device(agent),
            "created": now,
            "seen": now,
            "expires": opened.expires,
        }
        newest = (
            select(SESSIONS.c.id)
            .where(SESSIONS.c.person == person.id)
            .order_by(SESSIONS.c.seen.desc())
            .limit(MOST_DEVICES)
        )
        surplus = delete(SESSIONS).where(SESSIONS.c.person == person.id, SESSIONS.c.id.not_in(newest))
        return opened, [insert(SESSIONS).values(values), surplus]

    async def open(self, person: Person, agent: str, instead_of: Person = NOBODY) -> Opened:
        """Open a session for somebody, and end the one their browser had."""
        opened, statements = self.drafted(person, agent)
        await self.store.write([*statements, *ending(instead_of)])
        self.drop(instead_of)
        return opened

    async def guest(self, agent: str, instead_of: Person = NOBODY) -> Opened:
        """Open a session for somebody new."""
        person = secrets.token_hex(10)
        made = Person(person, f"Guest {int(person[:4], 16) % 9000 + 1000}")
        return await self.open(made, agent, instead_of)

    def drop(self, person: Person) -> None:
        """Forget one session that has ended."""
        if person.session:
            self.held.pop(person.session, None)

    async def visited(self, cookie: str) -> Opened | None:
        """Note that somebody was here, once an hour; their session lasts longer then."""
        token = self.token(cookie)
        held = self.held.get(session_id(token))
        if not token or held is None or held.person is NOBODY:
            return None
        now = time.time()
        if now - held.seen > HOUR:
            life = ACCOUNT_LIFE if held.person.account else GUEST_LIFE
            held.seen, held.expires = now, now + life
            change = update(SESSIONS).where(SESSIONS.c.id == held.person.session)
            await self.store.write([change.values(seen=now, expires=held.expires)])
        return Opened(held.person, token, held.expires)

    async def of(self, person: Person) -> list[SessionInfo]:
        """Somebody's sessions, the one they ask with first."""
        query = (
            select(SESSIONS)
            .where(
                SESSIONS.c.person == person.id,
                SESSIONS.c.guest != person.account,
                SESSIONS.c.expires > time.time(),
            )
            .order_by(SESSIONS.c.seen.desc())
        )
        found = [
            SessionInfo(
                id=row.id[:SHOWN],
                device=row.agent,
                created=row.created,
                seen=row.seen,
                current=row.id == person.session,
            )
            for row in await self.store.read(query)
        ]
        return sorted(found, key=lambda one: not one.current)

    async def end(self, person: Person, shown: str) -> None:
        """End one of somebody's sessions, by the letters of its id that they were shown."""
        one = delete(SESSIONS).where(
            SESSIONS.c.person == person.id, SESSIONS.c.id.startswith(shown, autoescape=True)
        )
        await self.tell(person.id, [one])

    async def tell(self, person: str, statements: Sequence[Executable]) -> None:
        """End sessions, and say so in every process."""
        await self.store.write([*statements, *self.store.voiding(person)])
        self.store.on_void(person)

    async def still(self, person: Person) -> bool:
        """Whether a session that was recognised before has not been ended since."""
        if not person.session:
            return person is NOBODY
        return (await self.read(person.session, time.time())).person.id == person.id

    # Tidying up -----------------------------------------------------------------------------------

    async def keep_tidy(self) -> None:
        """Remove what has expired, now and a few times a day."""
        while True:
            await self.purge(time.time())
            await asyncio.sleep(6 * HOUR)

    async def purge(self, now: float) -> None:
        """Remove sessions that have expired, and guests who came once and sat down nowhere."""
        kept: list[Any] = [
            select(SEATS.c.person).where(SEATS.c.person == SESSIONS.c.person).exists(),
            select(TABLES.c.host).where(TABLES.c.host == SESSIONS.c.person).exists(),
            select(RESULTS.c.person).where(RESULTS.c.person == SESSIONS.c.person).exists(),
        ]
        idle = SESSIONS.c.guest & (SESSIONS.c.seen < now - IDLE_GUEST_LIFE) & ~or_(*kept)
        await self.store.write([delete(SESSIONS).where(or_(SESSIONS.c.expires <= now, idle))])


def ending(person: Person) -> list[Executable]:
    """The statement that ends the session somebody was recognised by."""
    return [delete(SESSIONS).where(SESSIONS.c.id == person.session)] if person.session else []


def signature(key: bytes, body: bytes) -> str:
    """What only who has the key can write."""
    return hmac.new(key, body, sha256).hexdigest()[:40]
