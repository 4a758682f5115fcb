"""Accounts: a name, a password, and all that a guest has done so far."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct
from sqlalchemy import case, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tianxia.server.faults import Refused
from tianxia.server.messages import GameStatistics, Statistics
from tianxia.server.names import check_account_name, check_password, clean_name, looks, name_key
from tianxia.server.sessions import Opened, Person
from tianxia.server.store.schema import LOOKS, PEOPLE, RESULTS, SESSIONS

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Executable

    from tianxia.server.sessions import Sessions
    from tianxia.server.store import Store

HASHING_AT_ONCE: Final = 2
"""Each hash takes 64 MB and a core for a tenth of a second."""


class People:
    """Accounts, and the names of everybody."""

    def __init__(self, store: Store, sessions: Sessions) -> None:
        self.store = store
        self.sessions = sessions
        self.hasher = PasswordHasher()
        self.hashing = asyncio.Semaphore(HASHING_AT_ONCE)
        self.nobodys_hash = ""

    async def register(self, guest: Person, name: str, password: str, agent: str) -> Opened:
        """Make a guest's identity an account, so that it keeps its tables; their sessions as a guest end."""
        if guest.account:
            raise Refused(409, "has-account", "You have an account already; log out to make another.")
        name = clean_name(name)
        check_account_name(name)
        check_password(name, password)
        await self.check_free(name, guest)
        async with self.hashing:
            hashed = await asyncio.to_thread(self.hasher.hash, password)
        values = {
            "id": guest.id,
            "name": name,
            "name_key": name_key(name),
            "password": hashed,
            "created": time.time(),
        }
        opened, opening = self.sessions.drafted(Person(guest.id, name, account=True), agent)
        ending = delete(SESSIONS).where(SESSIONS.c.person == guest.id)
        telling = self.store.voiding(guest.id)
        await self.store_name(guest, name, [insert(PEOPLE).values(values), ending, *opening, *telling])
        self.store.on_void(guest.id)
        return opened

    async def check_free(self, name: str, person: Person) -> None:
        """Refuse the name of an account that is not one's own, and what looks like it."""
        query = select(LOOKS.c.person).where(LOOKS.c.look.in_(looks(name)), LOOKS.c.person != person.id)
        if await self.store.read(query.limit(1)):
            raise Refused(409, "name-taken", "That name is taken, or looks like one that is.")

    async def store_name(self, person: Person, name: str, statements: list[Executable]) -> None:
        """Store an account's name with what it looks like; of two who want it at once, one gets it."""
        rows = [{"look": look, "person": person.id} for look in looks(name)]
        naming = [delete(LOOKS).where(LOOKS.c.person == person.id), insert(LOOKS).values(rows)]
        try:
            await self.store.write([*statements, *naming])
        except IntegrityError:
            raise Refused(409, "name-taken", "That name is taken, or looks like one that is.") from None

    async def login(self, name: str, password: str) -> Person:
        """The account of a name and its password."""
        found = await self.find(PEOPLE.c.name_key == name_key(name))
        stored = "" if found is None else found.password
        async with self.hashing:
            right = await asyncio.to_thread(self.matches, stored, password)
        if found is None or not right:
            raise Refused(401, "wrong-password", "Name and password do not match.")
        return Person(found.id, found.name, account=True)

    async def change_password(self, person: Person, old: str, new: str, agent: str) -> Opened:
        """Give an account another password; all its sessions end, and a new one is opened here."""
        found = await self.find(PEOPLE.c.id == person.id) if person.account else None
        if found is None:
            raise Refused(409, "no-account", "Only an account has a password.")
        async with self.hashing:
            right = await asyncio.to_thread(self.matches, found.password, old)
        if not right:
            raise Refused(403, "wrong-old-password", "That is not your present password.")
        check_password(person.name, new)
        async with self.hashing:
            hashed = await asyncio.to_thread(self.hasher.hash, new)
        opened, opening = self.sessions.drafted(person, agent)
        await self.sign_out_everywhere(person, opening, password=hashed)
        return opened

    async def sign_out_everywhere(
        self, person: Person, opening: list[Executable] | None = None, **changes: str
    ) -> None:
        """End all sessions of an account, and void its cookies from before there were sessions."""
        if not person.account:
            raise Refused(409, "no-account", "Only an account can be logged out everywhere.")
        change = (
            update(PEOPLE)
            .where(PEOPLE.c.id == person.id)
            .values(generation=PEOPLE.c.generation + 1, **changes)
        )
        ending = delete(SESSIONS).where(SESSIONS.c.person == person.id)
        await self.sessions.tell(person.id, [change, ending, *(opening or [])])

    def matches(self, stored: str, password: str) -> bool:
        """Whether a password is the one that was hashed. For nobody's it takes as long to say no."""
        if not stored:
            self.nobodys_hash = stored = self.nobodys_hash or self.hasher.hash(secrets.token_hex(16))
        try:
            return self.hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async def find(self, which: ColumnElement[bool]) -> PersonRow | None:
        """An account as it is stored."""
        query = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.password).where(which)
        rows = await self.store.read(query)
        return PersonRow(*rows[0]) if rows else None

    async def rename(self, person: Person, name: str) -> Person:
        """Give somebody another name; nobody may have an account's, or one that looks like it."""
        name = clean_name(name)
        await self.check_free(name, person)
        if person.account:
            check_account_name(name)
            change = update(PEOPLE).where(PEOPLE.c.id == person.id).values(name=name, name_key=name_key(name))
            await self.store_name(person, name, [change])
        else:
            change = update(SESSIONS).where(SESSIONS.c.person == person.id).values(name=name)
            await self.store.write([change])
        self.sessions.forget(person.id)
        return msgspec.structs.replace(person, name=name)

    async def statistics(self, person: Person) -> Statistics:
        """What somebody did so far, game by game."""
        own_score = case((RESULTS.c.lent, None), else_=RESULTS.c.score)
        query = (
            select(
                RESULTS.c.game,
                func.count(),
                func.sum(case((RESULTS.c.place == 1, 1), else_=0)),
                func.max(own_score),
                func.avg(own_score),
            )
            .where(RESULTS.c.person == person.id)
            .group_by(RESULTS.c.game)
            .order_by(RESULTS.c.game)
        )
        return Statistics(
            games=[
                GameStatistics(
                    game=game,
                    played=played,
                    won=int(won),
                    best=best,
                    average=None if average is None else round(float(average), 1),
                )
                for game, played, won, best, average in await self.store.read(query)
            ]
        )


class PersonRow(Struct, frozen=True):
    """An account as it is stored."""

    id: str
    name: str
    password: str
