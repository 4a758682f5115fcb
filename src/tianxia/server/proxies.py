"""Who is behind a proxy: the address and the scheme that a trusted one names, and nobody else.

Every proxy adds the address it was asked from at the end of `X-Forwarded-For`. So the list is read from its
end: past the proxies we trust, the first address is the client's. What stands before it, the client may have
made up. Without trusted proxies the headers are not read at all.
"""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Any, Final

from tianxia.kernel import TianxiaError

if TYPE_CHECKING:
    from collections.abc import Iterable

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
SECURE: Final = {"http": "https", "ws": "wss"}
PLAIN: Final = {"https": "http", "wss": "ws"}


class BadProxy(TianxiaError):
    """Something that is no address."""


def network(text: str) -> Network:
    """An address, or a network such as 10.0.0.0/8; `BadProxy` if it is neither."""
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadProxy(
            f"“{text}” is no address and no network, such as 127.0.0.1, 10.0.0.0/8 or fd00::/8."
        ) from None


def public_name(text: str) -> str:
    """A name of the site, with a port or without; `BadProxy` if it is something else."""
    name = text.strip().lower()
    if not name or set(name) & set("/@?# ,"):
        raise BadProxy(f"“{text}” is no name of a site, such as club.example or club.example:8443.")
    return name


def parsed(text: str) -> Address | None:
    """An address as proxies write it, with or without a port; None if it is none."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def values(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> list[str]:
    """All values of a header that is a list, in order, however many lines it has."""
    lines = [value.decode("latin-1") for key, value in headers if key == name]
    return [part.strip() for line in lines for part in line.split(",") if part.strip()]


class Proxies:
    """The proxies we trust."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self.networks = [network(text) for text in trusted]

    def trusts(self, address: Address | None) -> bool:
        """Whether an address is that of a proxy we trust."""
        return address is not None and any(address in network for network in self.networks)

    def look_behind(self, scope: Any) -> None:
        """Let a connection through a trusted proxy appear as it reached that proxy."""
        if not self.networks:
            return
        client = scope.get("client")
        # What comes over a local socket has no address: only a proxy on this machine speaks to us so.
        nearest = parsed(client[0]) if client else None
        if client and not self.trusts(nearest):
            return
        headers = scope["headers"]
        found = nearest
        for hop in reversed(values(headers, b"x-forwarded-for")):
            address = parsed(hop)
            if address is None:
                break  # made up; the last proxy that spoke for it is all we know
            found = address
            if not self.trusts(address):
                break
        if found is not None:
            port = client[1] if client and found == nearest else 0
            scope["client"] = (str(found), port)
        schemes = values(headers, b"x-forwarded-proto")
        if schemes:
            told, scheme = schemes[-1].lower(), scope["scheme"]
            if told in ("https", "wss"):
                scope["scheme"] = SECURE.get(scheme, scheme)
            elif told in ("http", "ws"):
                scope["scheme"] = PLAIN.get(scheme, scheme)
