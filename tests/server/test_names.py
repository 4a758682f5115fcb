"""Names: nobody can look like an account, accounts are marked, and passwords are not guessed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import create_engine, select, text

from tests.server.serving import ThreadServer
from tests.server.visitor import Visitor
from tianxia.server.names import check_account_name, check_password, clean_name, looks, name_key
from tianxia.server.store.migrate import migrate, migrations
from tianxia.server.store.schema import LOOKS

PASSWORD = "nine dragons, one wall"
Serve = Callable[..., ThreadServer]

ALIKE = [
    ("Anna", "Аnnа"),  # Cyrillic
    ("Anna", "ａｎｎａ"),
    ("Emma", "Ernma"),
    ("Emma", "ЕММА"),
    ("Iza", "lza"),
    ("Milo", "Mi1o"),
    ("Gong", "G0ng"),
    ("Mei Lin", "MeiLin"),
    ("Ánna", "a\u0301nna"),
    ("Paul", "𝒫aul"),
]
DIFFERENT = [("Zoë", "Zoe"), ("Łukasz", "Lukasz"), ("Lia", "Ila"), ("Ann", "Anna"), ("Анна", "Anna")]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert set(looks(one)) & set(looks(other))


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not set(looks(one)) & set(looks(other))


@pytest.mark.parametrize("name", ["Анна", "Mei 梅", "Zoë", "ひらカナ漢", "Łukasz", "Ωmega", "عمر"])
def test_names_of_one_script_are_allowed(name: str) -> None:
    check_account_name(clean_name(name))


def register(visitor: Visitor, name: str, password: str = PASSWORD) -> Any:
    return visitor.http.post("/api/account", json={"name": name, "password": password})


def test_nobody_registers_what_looks_like_an_account(ann: Visitor, bob: Visitor) -> None:
    assert register(ann, "Sophie").status_code == 201
    for name in ("sophie", "SOPHIE", "Ѕорhіе", "Sоphie", "S0phie", "So phie"):
        answer = register(bob, name)
        assert answer.status_code == 409 and answer.json()["error"] in ("name-taken", "mixed-script"), name
    assert register(bob, "Аlех").json()["error"] == "mixed-script"
    assert register(bob, "Guest 1234").json()["error"] == "bad-name"
    assert ann.http.patch("/api/me", json={"name": "SOPHIE"}).status_code == 200, "one's own in capitals"
    assert register(bob, "Sophia").status_code == 201


def test_guests_do_not_take_an_accounts_name(ann: Visitor, bob: Visitor) -> None:
    register(ann, "Tadeusz")
    for name in ("Tadeusz", "tadeusz", "Таdeusz", "TADEUSZ"):
        answer = bob.http.patch("/api/me", json={"name": name})
        assert (answer.status_code, answer.json()["error"]) == (409, "name-taken")
    seats = [{"kind": "me", "name": "Tadeusz"}, {"kind": "me", "name": "Ewa"}]
    answer = bob.http.post("/api/tables", json={"game": "tictactoe", "seats": seats})
    assert (answer.status_code, answer.json()["error"]) == (409, "name-taken")
    assert ann.http.post("/api/tables", json={"game": "tictactoe", "seats": seats}).status_code == 201
    # A name that is given up is free.
    ann.http.patch("/api/me", json={"name": "Tadek"})
    assert bob.http.patch("/api/me", json={"name": "Tadeusz"}).status_code == 200


def test_accounts_are_marked_where_they_sit_and_speak(ann: Visitor, bob: Visitor) -> None:
    table = ann.table("tictactoe", "me", "open")["id"]
    assert not ann.get(f"/api/tables/{table}")["seats"][0]["account"]
    register(ann, "Urszula")
    seat = bob.get(f"/api/tables/{table}")["seats"][0]
    assert (seat["name"], seat["account"]) == ("Urszula", True), "a seat taken as a guest is marked as well"
    bob.post(f"/api/tables/{table}/join", {})
    assert not bob.get(f"/api/tables/{table}")["seats"][1]["account"]
    with ann.live(table) as first, bob.live(table) as second:
        first.send("chat", text="mine")
        second.send("chat", text="theirs")
        lines = {(line := second.until("chat")["line"])["text"]: line["account"] for _ in range(2)}
    assert lines == {"mine": True, "theirs": False}
    both = ann.table("tictactoe", "me", "me")["seats"]
    assert [seat["account"] for seat in both] == [True, True]
    named = [{"kind": "me"}, {"kind": "me", "name": "Wanda"}]
    made = ann.post("/api/tables", {"game": "tictactoe", "seats": named})["seats"]
    assert [seat["account"] for seat in made] == [True, False], "Wanda is not who has the account"
    with bob.live(table) as later:
        assert [line["account"] for line in later.whole["chat"]] == [True, False]


@pytest.mark.parametrize(
    "password",
    [
        "password",
        "Password123!",
        "12345678",
        "qwertyuiop",
        "Wacław Ślepy",
        "waclawslepy9",
        "aaaaaaaa",
        "abababab",
        "motdepasse",
        "zaq12wsx",
        "dragon2024",
    ],
)
def test_passwords_that_anybody_would_try_are_refused(ann: Visitor, password: str) -> None:
    name = "Waclaw Slepy" if password.isascii() else "Wacław Ślepy"
    answer = register(ann, name, password)
    assert (answer.status_code, answer.json()["error"]) == (409, "weak-password")


def test_a_new_password_is_no_weaker(ann: Visitor) -> None:
    register(ann, "Zenobia")
    for weak in ("password1", "zenobia123"):
        answer = ann.http.post("/api/account/password", json={"old": PASSWORD, "new": weak})
        assert (answer.status_code, answer.json()["error"]) == (409, "weak-password")
    check_password("Zenobia", "a wall of nine dragons")


def test_guesses_at_one_account_are_limited_from_wherever(serve: Serve) -> None:
    # Refilled so slowly that a slow machine is no excuse; by address nobody is limited here.
    server = serve(limits=0.001)
    for (_, whose), limits in server.site.services.limiter.limits.items():
        limits.rate = 0 if whose == "address" else limits.rate
    owner = Visitor(server.address)
    register(owner, "Bogna")
    wrong = {"name": "BOGNA", "password": "wrong wrong"}
    answers = [Visitor(server.address).http.post("/api/login", json=wrong).status_code for _ in range(12)]
    assert answers == [401] * 10 + [429] * 2
    assert owner.http.post("/api/login", json={"name": "Else", "password": "wrong wrong"}).status_code == 401
    body = {"old": "wrong wrong", "new": "a wall of nine"}
    assert owner.http.post("/api/account/password", json=body).status_code == 429
    # The right password makes up for the wrong ones before it.
    register(Visitor(server.address), "Celestyna")
    for _ in range(3):
        guest = Visitor(server.address)
        for _ in range(5):
            guest.post("/api/login", {"name": "Celestyna", "password": "wrong wrong"}, 401)
        guest.post("/api/login", {"name": "Celestyna", "password": PASSWORD})


def test_names_from_before_have_their_looks(tmp_path: Path) -> None:
    """Of two that look alike already, the older account keeps the look; both keep their names."""
    engine = create_engine(f"sqlite:///{tmp_path}/old.sqlite")
    config = migrations()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        for number, name in enumerate(("Anna", "Аnnа", "Bo")):
            values = {"id": f"p{number}", "name": name, "name_key": name_key(name), "password": "x"}
            statement = "INSERT INTO people (id, name, name_key, password, created)"
            connection.execute(
                text(f"{statement} VALUES (:id, :name, :name_key, :password, {number})"), values
            )
    migrate(engine)
    with engine.connect() as connection:
        found = {row.look: row.person for row in connection.execute(select(LOOKS))}
    assert found["anna"] == "p0" and found["bo"] == "p2" and found[name_key("Аnnа")] == "p1"
    engine.dispose()
