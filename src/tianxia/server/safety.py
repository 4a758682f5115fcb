"""What keeps the site safe: headers, origins, rates and sizes."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final
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
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
OUR_HEADER: Final = b"x-tianxia"
SMALL_BODY: Final = 64 << 10
RECORD_BODY: Final = 1 << 20
MOST_BUCKETS: Final = 20_000

REQUESTS_A_SECOND: Final = 50.0
REQUESTS_AT_ONCE: Final = 300.0
GUESSES_A_SECOND: Final = 0.2
GUESSES_AT_ONCE: Final = 10.0
MAKING_A_SECOND: Final = 0.5
MAKING_AT_ONCE: Final = 30.0


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
    """A bucket for everybody who asks, by address or by person."""

    def __init__(self, rate: float, full: float, scale: float) -> None:
        self.rate = rate * scale
        self.full = full * max(scale, 1.0)
        self.buckets: dict[str, Bucket] = {}

    def check(self, who: str) -> None:
        """Raise `Refused` for somebody who asks too often."""
        if self.rate <= 0:
            return
        now = time.monotonic()
        bucket = self.buckets.get(who)
        if bucket is None:
            if len(self.buckets) >= MOST_BUCKETS:
                self.buckets = {key: held for key, held in self.buckets.items() if not held.refilled(now)}
            bucket = self.buckets[who] = Bucket(self.rate, self.full)
        if not bucket.take(now):
            raise Refused(429, "too-many", "Too many requests; please wait a moment.")


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
    port = {"http": ":80", "https": ":443"}.get(urlsplit(origin).scheme, "")
    site = urlsplit(origin).netloc.lower().removesuffix(port)
    host = (header(headers, b"host") or "").lower().removesuffix(port)
    if site != host and site not in ours and host_name(site) not in ours:
        raise Refused(403, "wrong-origin", "This request comes from another site.")


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
