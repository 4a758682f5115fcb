"""Behind a proxy: who is asking, by which name, and over which scheme."""

from __future__ import annotations

import json
import socket
import ssl
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.nginx import FILE, Nginx, free_port
from tests.server.postgres import Postgres
from tests.server.serving import ThreadServer, settings
from tianxia.server.proxies import BadProxy, Proxies, network, public_name
from tianxia.server.safety import RECORD_BODY, check_host, check_origin
from tianxia.server.settings import Settings

PAGE = FILE.with_name("several-processes.md")
FORGED = "203.0.113.7"


# ---- Without nginx -------------------------------------------------------------------------------


def seen(
    trusted: list[str], client: str | None, *forwarded: str, proto: str = "", scheme: str = "http"
) -> Any:
    """Where a request seems to come from, and over which scheme."""
    headers = [(b"x-forwarded-for", line.encode()) for line in forwarded]
    if proto:
        headers.append((b"x-forwarded-proto", proto.encode()))
    scope = {"client": client and (client, 1234), "scheme": scheme, "headers": headers}
    Proxies(trusted).look_behind(scope)
    return scope["client"] and scope["client"][0], scope["scheme"]


@pytest.mark.parametrize(
    ("trusted", "client", "forwarded", "found"),
    [
        ([], "127.0.0.1", ["1.2.3.4"], "127.0.0.1"),
        (["10.0.0.1"], "127.0.0.1", ["1.2.3.4"], "127.0.0.1"),
        (["127.0.0.1"], "127.0.0.1", [], "127.0.0.1"),
        (["127.0.0.1"], "127.0.0.1", ["1.2.3.4"], "1.2.3.4"),
        # What a client has made up comes before what the proxy has added.
        (["127.0.0.1"], "127.0.0.1", [f"{FORGED}, 1.2.3.4"], "1.2.3.4"),
        (["127.0.0.1"], "127.0.0.1", [FORGED, "1.2.3.4"], "1.2.3.4"),
        (["127.0.0.1"], "127.0.0.1", ["127.0.0.1, 1.2.3.4"], "1.2.3.4"),
        # Through two proxies.
        (["127.0.0.1", "10.0.0.0/8"], "127.0.0.1", [f"{FORGED}, 1.2.3.4, 10.7.7.7"], "1.2.3.4"),
        (["127.0.0.1", "10.0.0.0/8"], "127.0.0.1", ["10.1.1.1, 10.7.7.7"], "10.1.1.1"),
        (["127.0.0.1"], "127.0.0.1", ["nonsense"], "127.0.0.1"),
        (["127.0.0.1"], "127.0.0.1", ["nonsense, 1.2.3.4:555"], "1.2.3.4"),
        (["127.0.0.1", "10.0.0.1"], "127.0.0.1", ["nonsense, 10.0.0.1"], "10.0.0.1"),
        (["fd00::/8"], "fd00::1", ["2001:db8::1"], "2001:db8::1"),
        (["fd00::/8"], "fd00::1", ["[2001:db8::1]:443"], "2001:db8::1"),
        (["127.0.0.1"], "::ffff:127.0.0.1", ["::ffff:1.2.3.4"], "1.2.3.4"),
        (["127.0.0.1"], None, ["1.2.3.4"], "1.2.3.4"),
        ([], None, ["1.2.3.4"], None),
    ],
)
def test_the_address_is_the_last_that_nobody_trusted_has_added(
    trusted: list[str], client: str | None, forwarded: list[str], found: str | None
) -> None:
    assert seen(trusted, client, *forwarded)[0] == found


def test_the_scheme_is_the_proxys() -> None:
    assert seen(["127.0.0.1"], "127.0.0.1", proto="https")[1] == "https"
    assert seen(["127.0.0.1"], "127.0.0.1", proto="https", scheme="ws")[1] == "wss"
    assert seen(["127.0.0.1"], "127.0.0.1", proto="https, http")[1] == "http"
    assert seen(["127.0.0.1"], "127.0.0.1", proto="gopher")[1] == "http"
    assert seen(["127.0.0.1"], "9.9.9.9", proto="https")[1] == "http"


def test_what_is_no_address_or_name_is_refused_with_a_sentence() -> None:
    assert str(network("10.1.2.3/8")) == "10.0.0.0/8"
    for text in ("", "proxy", "1.2.3", "1.2.3.4/99"):
        with pytest.raises(BadProxy, match="no address"):
            network(text)
    assert public_name(" Club.Example:8443") == "club.example:8443"
    for text in ("", "https://club.example", "club.example/play"):
        with pytest.raises(BadProxy, match="no name"):
            public_name(text)


def refused(asked: str, origin: str | None, **chosen: Any) -> str | None:
    """Why a request is refused, if it is."""
    headers = [(b"host", asked.encode()), *([(b"origin", origin.encode())] if origin else [])]
    picked = Settings(database="sqlite:///x", **chosen)
    try:
        check_host(headers, picked.allowed_hosts())
        check_origin(headers, ours=picked.public_hosts())
    except Exception as error:
        return str(getattr(error, "error", error))
    return None


def test_names_and_origins_with_ports() -> None:
    public: dict[str, Any] = {"hosts": ("club.example:8443", "other.example:443")}
    assert refused("club.example:8443", "https://club.example:8443", **public) is None
    assert refused("Club.Example:8443", "https://club.example:8443", **public) is None
    assert refused("club.example", "https://club.example", **public) == "wrong-host"
    assert refused("club.example:8443", "https://club.example", **public) == "wrong-origin"
    assert refused("other.example", "https://other.example", **public) is None
    assert refused("other.example:443", "https://other.example", **public) is None
    assert refused("evil.example", None, **public) == "wrong-host"
    assert refused("club.example:8443", "https://evil.example", **public) == "wrong-origin"
    # A proxy that puts its own name for us in the place of ours.
    assert refused("127.0.0.1:8001", "https://club.example:8443", **public) is None
    assert refused("127.0.0.1:8001", "https://club.example:9999", **public) == "wrong-origin"
    assert refused("127.0.0.1:8001", "https://club.example:9999", hosts=("club.example",)) is None
    assert refused("127.0.0.1:8001", None, host="0.0.0.0", **public) == "wrong-host"
    # Without names: as ever.
    assert refused("localhost:8642", "http://localhost:8642") is None
    assert refused("club.example", None) == "wrong-host"
    assert refused("club.example", "https://club.example", host="0.0.0.0") is None


def test_a_stranger_cannot_choose_an_address(tmp_path: Path) -> None:
    """Without trusted proxies the header counts for nothing, not even from this machine."""
    server = ThreadServer(settings(f"sqlite:///{tmp_path}/x.sqlite", tmp_path, limits=0.001))
    try:
        with httpx.Client(base_url=server.address) as stranger:
            answers = [
                stranger.get("/api/levels", headers={"X-Forwarded-For": f"198.51.100.{n % 250}"})
                for n in range(700)
            ]
        assert {answer.status_code for answer in answers} == {200, 429}
    finally:
        server.stop()


# ---- With nginx ----------------------------------------------------------------------------------


def test_the_page_shows_the_file_that_is_tested() -> None:
    shown = PAGE.read_text().partition("```nginx\n")[2].partition("    ```")[0]
    assert textwrap.dedent(shown) == FILE.read_text()


class Club:
    """Two servers on one PostgreSQL behind nginx, as the page says."""

    def __init__(self, database: str, folder: Path) -> None:
        plain, secure = free_port(), free_port()
        self.name = f"club.example:{secure}"
        chosen = settings(
            database, folder, limits=0.001, proxies=("127.0.0.1",), hosts=(self.name, "club.example")
        )
        self.servers = [ThreadServer(chosen), ThreadServer(chosen)]
        first, second = (server.listening.getsockname()[1] for server in self.servers)
        self.nginx = Nginx(folder, first, second, plain, secure)

    def client(self, source: str) -> httpx.Client:
        """Somebody at an address of their own."""
        return httpx.Client(
            base_url=f"https://127.0.0.1:{self.nginx.secure}",
            headers={"Host": self.name, "X-Tianxia": "1", "Origin": f"https://{self.name}"},
            transport=httpx.HTTPTransport(local_address=source, verify=False),
            timeout=60,
        )

    def stop(self) -> None:
        self.nginx.stop()
        for server in self.servers:
            server.stop()


@pytest.fixture(scope="module")
def club(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    opened = Club(postgres.database(), tmp_path_factory.mktemp("club"))
    yield opened
    opened.stop()


def test_everybody_behind_nginx_has_limits_of_their_own(club: Club) -> None:
    with club.client("127.0.0.2") as hasty, club.client("127.0.0.3") as calm:
        # Both servers allow 600 at once.
        statuses = [hasty.get("/api/levels").status_code for _ in range(1300)]
        assert {*statuses} == {200, 429} and {*statuses[-50:]} == {429}
        assert calm.get("/api/levels").status_code == 200
        # Claiming to be somebody else helps nobody.
        for claimed in (FORGED, "127.0.0.3", f"{FORGED}, 127.0.0.1"):
            for header in ("X-Forwarded-For", "X-Real-IP", "Forwarded"):
                value = f"for={claimed}" if header == "Forwarded" else claimed
                answers = [hasty.get("/api/levels", headers={header: value}) for _ in range(2)]
                assert {answer.status_code for answer in answers} == {429}


def test_cookies_origins_and_live_connections_behind_nginx(club: Club) -> None:
    with club.client("127.0.0.4") as ann:
        me = ann.get("/api/me")
        assert me.status_code == 200 and "secure" in me.headers["set-cookie"].lower()
        seats = [{"kind": "me"}, {"kind": "me"}]
        made = ann.post("/api/tables", json={"game": "tictactoe", "seats": seats})
        assert made.is_success, made.text
        foreign = ann.post("/api/tables", json={}, headers={"Origin": "https://club.example:1"})
        # Any port of a public host that was named without one is ours; another name is not.
        assert foreign.json()["error"] != "wrong-origin"
        evil = ann.post("/api/tables", json={}, headers={"Origin": "https://evil.example"})
        assert evil.json()["error"] == "wrong-origin"
        cookie = f"tianxia={ann.cookies['tianxia']}"
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        with connect(
            f"wss://{club.name}/api/tables/{made.json()['id']}/live",
            sock=socket.create_connection(("127.0.0.1", club.nginx.secure)),
            ssl=context,
            origin=Origin(f"https://{club.name}"),
            additional_headers={"Cookie": cookie},
            compression=None,
        ) as live:
            assert json.loads(live.recv(60))["type"] == "table"
            live.send(json.dumps({"type": "move", "seat": 0, "move": 4, "version": 0}))
            while (message := json.loads(live.recv(60)))["type"] != "update":
                pass
            assert message["version"] == 1


def test_sizes_and_redirects_behind_nginx(club: Club) -> None:
    with club.client("127.0.0.5") as ann:
        ann.get("/api/me")
        big = ann.post("/api/records", content=b" " * (RECORD_BODY + 1))
        assert (big.status_code, big.json()["error"]) == (413, "too-large")
        assert ann.post("/api/records", content=b" " * (3 << 20)).status_code == 413
        wrong = ann.get("/", headers={"Host": "evil.example"})
        assert wrong.status_code == 403 and wrong.json()["error"] == "wrong-host"
    moved = httpx.get(f"http://127.0.0.1:{club.nginx.plain}/table/x?y=1", headers={"Host": "club.example"})
    assert (moved.status_code, moved.headers["location"]) == (301, f"https://{club.name}/table/x?y=1")
