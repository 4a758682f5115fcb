"""`python -m tianxia.server`: serve with a few settings from the command line."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tianxia.kernel import TianxiaError
from tianxia.server.proxies import BadProxy, network, public_name
from tianxia.server.running import serve
from tianxia.server.settings import PORT, Settings, default_database


def proxy(text: str) -> str:
    """An address or a network from the command line."""
    try:
        network(text)
    except BadProxy as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return text


def host(text: str) -> str:
    """A name of the site from the command line."""
    try:
        return public_name(text)
    except BadProxy as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def main() -> None:
    """Read the command line and serve."""
    parser = argparse.ArgumentParser(prog="python -m tianxia.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=PORT, help="0 for any free one")
    parser.add_argument("--database", default=default_database(), help="sqlite:///FILE or postgresql://…")
    parser.add_argument("--key-file", type=Path)
    parser.add_argument("--limits", type=float, default=1.0, help="scales the rate limits; 0 for none")
    parser.add_argument("--bot-pause", type=float, default=0.3, help="seconds between moves of bots")
    parser.add_argument("--bot-limit", type=float, default=30.0, help="seconds a bot may think")
    parser.add_argument("--rules-limit", type=float, default=10.0, help="seconds a rule may take; 0 for any")
    parser.add_argument("--thinking", type=float, default=1.0, help="scales the time bots think")
    parser.add_argument("--thinkers", type=int, default=0, help="processes for bots")
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        metavar="ADDR/NET",
        type=proxy,
        help="address or network of a proxy in front, such as 127.0.0.1 or 10.0.0.0/8: it tells where "
        "requests come from (X-Forwarded-For) and whether they were encrypted (X-Forwarded-Proto); "
        "may be given again",
    )
    parser.add_argument(
        "--public-host",
        action="append",
        default=[],
        metavar="NAME[:PORT]",
        type=host,
        help="name by which browsers reach the site, such as club.example or club.example:8443; other names "
        "are refused; may be given again",
    )
    parser.add_argument("--open", action="store_true", help="open the browser")
    given = parser.parse_args()
    settings = Settings(
        database=given.database,
        host=given.host,
        port=given.port,
        key_file=given.key_file,
        limits=given.limits,
        bot_pause=given.bot_pause,
        bot_limit=given.bot_limit,
        rules_limit=given.rules_limit,
        thinking=given.thinking,
        thinkers=given.thinkers,
        proxies=tuple(given.trusted_proxy),
        hosts=tuple(given.public_host),
    )
    try:
        serve(
            open_browser=given.open,
            settings=settings,
            ready=lambda address: print(f"Tianxia is at {address}", file=sys.stderr, flush=True),  # noqa: T201
        )
    except TianxiaError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
