"""The published description: Litestar's, with our errors and the WebSocket messages merged in."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tianxia.server import messages
from tianxia.server.texts import Incoming, pattern

if TYPE_CHECKING:
    from litestar import Litestar

ERRORS: Final = {
    "400": "The request is malformed",
    "401": "Without a cookie, or with the wrong password",
    "403": "Not allowed",
    "404": "There is no such thing",
    "409": "Not now",
    "413": "Too large",
    "429": "Too many requests",
    "503": "Too busy just now",
}
HEADER: Final = {
    "name": "X-Tianxia",
    "in": "header",
    "required": True,
    "description": "Shows that the request comes from a page of ours.",
    "schema": {"type": "string", "const": "1"},
}


def structs() -> list[type[msgspec.Struct]]:
    """Everything that travels; msgspec describes it as strictly as it reads it."""
    return [
        kind
        for kind in vars(messages).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == messages.__name__
    ]


def published(calls: Litestar) -> dict[str, Any]:
    """The OpenAPI description of everything."""
    schema: dict[str, Any] = calls.openapi_schema.to_schema()
    components = schema.setdefault("components", {}).setdefault("schemas", {})
    kinds = [messages.ServerMessage, messages.ClientMessage, *structs()]
    found, named = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    text = pattern()
    for kind in structs():
        if issubclass(kind, Incoming):
            say_which_characters({k: v for k, v in named[kind.__name__].items() if k != "title"}, text)
    components.update(named)
    components["ServerMessage"], components["ClientMessage"] = found[0], found[1]
    reply = {"application/json": {"schema": {"$ref": "#/components/schemas/Fault"}}}
    schema["components"]["responses"] = {
        status: {"description": meaning, "content": reply} for status, meaning in ERRORS.items()
    }
    schema["components"]["parameters"] = {"Ours": HEADER}
    for path in schema["paths"].values():
        for method, operation in path.items():
            if method not in ("get", "post", "patch", "put", "delete"):
                continue
            for status in ERRORS:
                operation["responses"][status] = {"$ref": f"#/components/responses/{status}"}
            if method != "get":
                operation.setdefault("parameters", []).append({"$ref": "#/components/parameters/Ours"})
    return schema


def say_which_characters(schema: Any, text: str) -> None:
    """Say in a message's description which characters its texts may hold."""
    if isinstance(schema, list):
        for part in schema:
            say_which_characters(part, text)
    elif isinstance(schema, dict):
        if schema.get("type") == "string" and not {"enum", "const"} & set(schema):
            schema["pattern"] = text
        if isinstance(schema.get("additionalProperties"), dict):
            schema["propertyNames"] = {"pattern": text}
        for key, part in schema.items():
            if key not in ("default", "propertyNames"):
                say_which_characters(part, text)


class Methods:
    """Which methods each path understands."""

    def __init__(self, schema: dict[str, Any]) -> None:
        self.paths = [
            (re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path))), [method.upper() for method in about])
            for path, about in schema["paths"].items()
        ]

    def of(self, path: str) -> list[str]:
        """The methods of a path; none if there is no such path."""
        return next((methods for pattern, methods in self.paths if pattern.fullmatch(path)), [])
