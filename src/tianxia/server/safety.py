"""What keeps the site safe: headers, origins, rates and sizes."""

from __future__ import annotations

import re
import time
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import urlsplit

from tianxia.server.faults import Refused

if TYPE_CHECKING:
    from collections.abc import Iterable

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final[list[tuple[bytes, bytes]]] = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
STRICT: Final = (b"strict-transport-security", b"max-age=31536000")
"""Only over TLS: this name is to be asked over TLS from now on."""

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
OUR_HEADER: Final = b"x-tianxia"
SMALL_BODY: Final = 64 << 10
RECORD_BODY: Final = 128 << 10
"""A long record takes 6 KB, and the largest edition of ours 20 KB."""

LONGEST_PATH: Final = 2000
BAD_ESCAPE: Final = re.compile(rb"%(?![0-9A-Fa-f]{2})")
MOST_BUCKETS: Final = 20_000
SWEEP_SECONDS: Final = 1.0
CROWD: Final = 20
"""So many people may share an address, such as a club's, and be served as if each had their own."""


class Rate(NamedTuple):
    """So many at once, refilled at so many a second."""

    a_second: float
    at_once: float


class Rates(NamedTuple):
    """How often something may be done: by one person, from one address, at one table; None for no limit."""

    person: Rate | None = None
    address: Rate | None = None
    table: Rate | None = None


RATES: Final[dict[str, Rates]] = {
    "request": Rates(person=Rate(50, 300), address=Rate(100, 600)),
    "file": Rates(address=Rate(100, 2000)),
    "guess": Rates(address=Rate(0.2, 10)),
    # At the password of one account, from wherever. The right one makes up for wrong ones.
    "guess-at": Rates(person=Rate(1 / 60, 10)),
    "identity": Rates(address=Rate(1 / 30, 60)),
    "table": Rates(person=Rate(0.1, 20), address=Rate(0.2, 60)),
    "import": Rates(person=Rate(1 / 30, 10), address=Rate(0.2, 40)),
    "review": Rates(person=Rate(1 / 60, 5), address=Rate(0.1, 40)),
    "hint": Rates(person=Rate(0.2, 20), address=Rate(2, 100)),
    "replay": Rates(person=Rate(1, 30), address=Rate(5, 200)),
    "socket": Rates(person=Rate(1, 40), address=Rate(10, 300)),
    "message": Rates(person=Rate(30, 120), address=Rate(300, 1200)),
    "whole": Rates(person=Rate(2, 60), address=Rate(20, 600)),
    "undo": Rates(person=Rate(1, 30), address=Rate(10, 300)),
    "chat": Rates(person=Rate(0.5, 10), address=Rate(3, 60), table=Rate(2, 30)),
}
"""The limits of everything that costs something. A club of twenty behind one address is not hindered."""


class Bucket:
    """So many at once, refilled at so many a second; a rate of 0 is no limit."""

    __slots__ = ("full", "level", "rate", "then")

    def __init__(self, rate: float, full: float) -> None:
        self.rate = rate
        self.full = full
        self.level = full
        self.then = time.monotonic()

    def take(self, now: float) -> bool:
        """Take one, if there is one."""
        if self.rate <= 0:
            return True
        self.level = min(self.full, self.level + (now - self.then) * self.rate)
        self.then = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def refilled(self, now: float) -> bool:
        """Whether it is as good as new, and so need not be kept."""
        return self.level + (now - self.then) * self.rate >= self.full


class Limits:
    """A bucket for everybody who asks, by address, person or table.

    There are never more than `most` buckets, and none is emptied or filled to make room: while all of them
    are in use, those who come share one.
    """

    def __init__(self, rate: float, full: float, scale: float, most: int = MOST_BUCKETS) -> None:
        self.rate = rate * scale
        self.full = full * max(scale, 1.0)
        self.most = most
        self.buckets: dict[str, Bucket] = {}
        self.shared = Bucket(self.rate * CROWD, self.full * CROWD)
        self.swept = 0.0

    def take(self, who: str) -> bool:
        """Whether somebody may do it once more."""
        if self.rate <= 0:
            return True
        now = time.monotonic()
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.new(who, now)
        return bucket.take(now)

    def new(self, who: str, now: float) -> Bucket:
        """A bucket for somebody who has none; the shared one while there is no room."""
        if len(self.buckets) >= self.most and now - self.swept >= SWEEP_SECONDS:
            self.swept = now
            self.buckets = {key: held for key, held in self.buckets.items() if not held.refilled(now)}
        if len(self.buckets) >= self.most:
            return self.shared
        bucket = self.buckets[who] = Bucket(self.rate, self.full)
        return bucket


class Limiter:
    """All limits of a server: of each action for a person, an address and a table."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self.limits = {
            (action, whose): Limits(rate.a_second, rate.at_once, scale)
            for action, rates in RATES.items()
            for whose, rate in rates._asdict().items()
            if rate is not None
        }

    def allows(self, action: str, **who: str) -> bool:
        """Whether an action is not done too often; `who` names the person, the address and the table."""
        return all(
            (action, whose) not in self.limits or self.limits[action, whose].take(name)
            for whose, name in who.items()
            if name
        )

    def check(self, action: str, **who: str) -> None:
        """Raise `Refused` for what is done too often."""
        if not self.allows(action, **who):
            raise Refused(429, "too-many", "Too many requests; please wait a moment.")

    def forgive(self, action: str, person: str) -> None:
        """Forget how often somebody has done something."""
        self.limits[action, "person"].buckets.pop(person, None)


def network(address: str) -> str:
    """What counts as one address: with IPv6 a household or a club has a whole /64."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))


def header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str | None:
    """A request's header."""
    for key, value in headers:
        if key == name:
            return value.decode("latin-1")
    return None


def cookie(headers: Iterable[tuple[bytes, bytes]], name: str) -> str | None:
    """A request's cookie."""
    for part in (header(headers, b"cookie") or "").split(";"):
        key, _, value = part.strip().partition("=")
        if key == name:
            return value
    return None


def host_name(host: str) -> str:
    """A host without its port."""
    return host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() and ":" in host else host


def check_path(scope: Any) -> None:
    """Refuse addresses that are none: far too long, badly encoded, or with characters ours do not have."""
    path = scope["path"]
    sent = scope.get("raw_path", b"") + scope.get("query_string", b"")
    bad = not path.isprintable() or "\ufffd" in path or BAD_ESCAPE.search(sent)
    if bad or len(sent) > LONGEST_PATH:
        raise Refused(400, "bad-request", "That is no address of this site.")


def check_host(headers: list[tuple[bytes, bytes]], allowed: tuple[str, ...]) -> None:
    """Refuse names that are not ours: a foreign page may point its own name at this machine."""
    host = (header(headers, b"host") or "").lower()
    if allowed and host not in allowed and host_name(host) not in allowed:
        raise Refused(403, "wrong-host", "This server does not answer to that name.")


def check_origin(
    headers: list[tuple[bytes, bytes]], required: bool = False, ours: tuple[str, ...] = ()
) -> None:
    """Refuse requests that another site's page has sent; `ours` are names that a proxy may have replaced."""
    origin = header(headers, b"origin")
    if origin is None:
        if required:
            raise Refused(403, "wrong-origin", "This request does not say where it comes from.")
        return
    site, port = site_of(origin)
    host = (header(headers, b"host") or "").lower().removesuffix(port)
    if not site or (site != host and site not in ours and host_name(site) not in ours):
        raise Refused(403, "wrong-origin", "This request comes from another site.")


def site_of(origin: str) -> tuple[str, str]:
    """The host an origin names, and the port that need not be said; nothing if it is no origin."""
    try:
        found = urlsplit(origin)
    except ValueError:
        return "", ""
    port = {"http": ":80", "https": ":443"}.get(found.scheme, "")
    return found.netloc.lower().removesuffix(port), port


def check_unsafe(method: str, headers: list[tuple[bytes, bytes]], ours: tuple[str, ...] = ()) -> None:
    """Refuse changes that do not come from our own page: it alone can set our header."""
    if method in SAFE_METHODS:
        return
    if header(headers, OUR_HEADER) != "1":
        raise Refused(403, "no-header", "Requests that change something need the header X-Tianxia: 1.")
    check_origin(headers, ours=ours)


def check_size(path: str, headers: list[tuple[bytes, bytes]]) -> int:
    """The most bytes a body may have; refuses what announces more."""
    most = RECORD_BODY if path == "/api/records" else SMALL_BODY
    length = header(headers, b"content-length") or "0"
    if length.isdigit() and int(length) > most:
        raise Refused(413, "too-large", f"That is more than {most} bytes.")
    return most


def over_tls(send: Any) -> Any:
    """A `send` that asks browsers to come over TLS next time too."""

    async def strictly(message: Any) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message.get("headers", []), STRICT]}
        await send(message)

    return strictly
