"""Who is asking: a guest is a signed cookie and a name; an account adds a password.

The cookie carries id, name and whether it is an account, so that no request has to look up a guest.
An account is looked up once and then remembered: its cookies are void when its generation has passed,
after a new password or after logging out everywhere.
"""

from __future__ import annotations

import asyncio
import base64
import hmac
import secrets
import time
import unicodedata
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct
from sqlalchemy import case, func, insert, select, update

from tianxia.server.faults import Refused
from tianxia.server.messages import GameStatistics, Statistics
from tianxia.server.store.schema import PEOPLE, RESULTS

if TYPE_CHECKING:
    from tianxia.server.store import Store

COOKIE: Final = "tianxia"
YEAR: Final = 31_536_000
MOST_KNOWN: Final = 10_000
HASHING_AT_ONCE: Final = 2
"""Each hash takes 64 MB and a core for a tenth of a second."""


class Person(Struct, frozen=True):
    """Somebody with a cookie."""

    id: str
    name: str
    account: bool = False
    generation: int = 0


NOBODY: Final = Person("", "")
PERSON: Final = msgspec.json.Decoder(Person)


def name_key(name: str) -> str:
    """What makes two names the same: neither case nor the way accents are written."""
    return unicodedata.normalize("NFKC", name).casefold().strip()


def clean_name(name: str) -> str:
    """A name without control characters and superfluous blanks."""
    kept = "".join(
        c if unicodedata.category(c)[0] not in "CZ" else " " for c in unicodedata.normalize("NFC", name)
    )
    found = " ".join(kept.split())
    if not found:
        raise Refused(409, "bad-name", "A name needs at least one visible character.")
    return found


class People:
    """Cookies and accounts."""

    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self.key = key
        self.hasher = PasswordHasher()
        self.hashing = asyncio.Semaphore(HASHING_AT_ONCE)
        self.nobodys_hash = ""
        self.known: dict[str, Person] = {}
        """Accounts as they are stored, by their id."""

    def guest(self) -> Person:
        """Somebody new."""
        person = secrets.token_hex(10)
        return Person(person, f"Guest {int(person[:4], 16) % 9000 + 1000}")

    def cookie(self, person: Person) -> str:
        """A person as a signed cookie."""
        body = base64.urlsafe_b64encode(msgspec.json.encode(person)).rstrip(b"=")
        return f"{body.decode()}.{self.sign(body)}"

    def sign(self, body: bytes) -> str:
        """The signature of a cookie."""
        return hmac.new(self.key, b"tianxia cookie " + body, sha256).hexdigest()[:40]

    def read(self, cookie: str) -> Person | None:
        """The person of a cookie, if we signed it."""
        body, _, signature = cookie.partition(".")
        raw = body.encode("ascii", "replace")
        if not hmac.compare_digest(signature.encode("ascii", "replace"), self.sign(raw).encode()):
            return None
        try:
            return PERSON.decode(base64.urlsafe_b64decode(raw + b"=" * (-len(raw) % 4)))
        except ValueError:
            return None

    async def recognise(self, cookie: str) -> Person:
        """Whoever holds a cookie; nobody if it is not ours or has become void."""
        person = self.read(cookie) or NOBODY
        if not person.account:
            return person
        known = self.known.get(person.id) or await self.look_up(person.id)
        return known if known.generation == person.generation else NOBODY

    async def look_up(self, person: str) -> Person:
        """An account as it is stored, remembered from now on."""
        query = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.generation).where(PEOPLE.c.id == person)
        rows = await self.store.read(query)
        if not rows:
            return NOBODY
        if len(self.known) >= MOST_KNOWN:
            self.known.clear()
        found = Person(rows[0].id, rows[0].name, account=True, generation=rows[0].generation)
        self.known[person] = found
        return found

    def forget(self, person: str) -> None:
        """Look somebody up anew when they come next."""
        self.known.pop(person, None)

    async def register(self, guest: Person, name: str, password: str) -> Person:
        """Make a guest's identity an account, so that it keeps its tables."""
        if guest.account:
            raise Refused(409, "has-account", "You have an account already; log out to make another.")
        name = clean_name(name)
        async with self.hashing:
            hashed = await asyncio.to_thread(self.hasher.hash, password)
        values = {
            "id": guest.id,
            "name": name,
            "name_key": name_key(name),
            "password": hashed,
            "created": time.time(),
        }
        if await self.find(name) is not None or not await self.store.put(insert(PEOPLE).values(values)):
            raise Refused(409, "name-taken", "That name is taken.")
        return Person(guest.id, name, account=True)

    async def login(self, name: str, password: str) -> Person:
        """The account of a name and its password."""
        found = await self.find(name)
        stored = "" if found is None else found.password
        async with self.hashing:
            right = await asyncio.to_thread(self.matches, stored, password)
        if found is None or not right:
            raise Refused(401, "wrong-password", "Name and password do not match.")
        return Person(found.id, found.name, account=True, generation=found.generation)

    async def change_password(self, person: Person, old: str, new: str) -> Person:
        """Give an account another password; whoever else is logged in is so no more."""
        found = await self.find(person.name) if person.account else None
        if found is None or found.id != person.id:
            raise Refused(409, "no-account", "Only an account has a password.")
        async with self.hashing:
            right = await asyncio.to_thread(self.matches, found.password, old)
            if not right:
                raise Refused(403, "wrong-old-password", "That is not your present password.")
            hashed = await asyncio.to_thread(self.hasher.hash, new)
        return await self.void_cookies(person, password=hashed)

    async def void_cookies(self, person: Person, **changes: str) -> Person:
        """Make all cookies of an account void; the person as new cookies name them."""
        if not person.account:
            raise Refused(409, "no-account", "Only an account can be logged out everywhere.")
        change = (
            update(PEOPLE)
            .where(PEOPLE.c.id == person.id)
            .values(generation=PEOPLE.c.generation + 1, **changes)
        )
        await self.store.write([change, *self.store.voiding(person.id)])
        self.store.on_void(person.id)
        return await self.look_up(person.id)

    def matches(self, stored: str, password: str) -> bool:
        """Whether a password is the one that was hashed. For nobody's it takes as long to say no."""
        if not stored:
            self.nobodys_hash = stored = self.nobodys_hash or self.hasher.hash(secrets.token_hex(16))
        try:
            return self.hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async def find(self, name: str) -> PersonRow | None:
        """The account of a name."""
        query = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.password, PEOPLE.c.generation).where(
            PEOPLE.c.name_key == name_key(name)
        )
        rows = await self.store.read(query)
        return PersonRow(*rows[0]) if rows else None

    async def rename(self, person: Person, name: str) -> Person:
        """Give somebody another name."""
        name = clean_name(name)
        if person.account:
            found = await self.find(name)
            if found is not None and found.id != person.id:
                raise Refused(409, "name-taken", "That name is taken.")
            change = update(PEOPLE).where(PEOPLE.c.id == person.id).values(name=name, name_key=name_key(name))
            await self.store.write([change])
            self.forget(person.id)
        return msgspec.structs.replace(person, name=name)

    async def statistics(self, person: Person) -> Statistics:
        """What somebody did so far, game by game."""
        query = (
            select(
                RESULTS.c.game,
                func.count(),
                func.sum(case((RESULTS.c.place == 1, 1), else_=0)),
                func.max(RESULTS.c.score),
                func.avg(RESULTS.c.score),
            )
            .where(RESULTS.c.person == person.id)
            .group_by(RESULTS.c.game)
            .order_by(RESULTS.c.game)
        )
        return Statistics(
            games=[
                GameStatistics(
                    game=game, played=played, won=int(won), best=best, average=round(float(average), 1)
                )
                for game, played, won, best, average in await self.store.read(query)
            ]
        )


class PersonRow(Struct, frozen=True):
    """An account as it is stored."""

    id: str
    name: str
    password: str
    generation: int
