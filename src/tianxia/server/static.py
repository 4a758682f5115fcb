"""The browser client: built files from the package, compressed, with headers that let browsers keep them."""

from __future__ import annotations

import gzip
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path, PurePosixPath
from typing import Any, Final

CLIENT: Final = Path(__file__).parent / "client"
"""Where the build puts the client."""

KEEP: Final = b"public, max-age=31536000, immutable"
ASK: Final = b"no-cache"
WORTH_PACKING: Final = (
    "text/",
    "application/javascript",
    "application/json",
    "image/svg",
    "application/manifest",
)

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Tianxia</title></head>
<body><h1>Tianxia</h1>
<p>The server is running, but its browser client has not been built.</p>
<p>In a checkout, <code>make run</code> builds it; an installed wheel carries it.</p>
</body></html>
"""


class File:
    """A file of the client in the forms it is sent in."""

    def __init__(self, path: Path, name: str) -> None:
        self.body = path.read_bytes()
        self.type = guess_type(name)[0] or "application/octet-stream"
        self.tag = f'"{sha256(self.body).hexdigest()[:20]}"'.encode()
        # The build gives files in assets/ a name that changes with their content.
        self.keep = KEEP if PurePosixPath(name).parts[:1] == ("assets",) else ASK
        self.packed: dict[str, bytes] = {}
        if self.type.startswith(WORTH_PACKING):
            beside = path.with_name(path.name + ".br")
            if beside.is_file():
                self.packed["br"] = beside.read_bytes()
            self.packed["gzip"] = gzip.compress(self.body, 9, mtime=0)

    def answer(self, accepted: str, known: str) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        """Status, headers and body for a browser that accepts these encodings and knows this tag."""
        headers = [
            (
                b"content-type",
                self.type.encode() + (b"; charset=utf-8" if self.type.startswith("text/") else b""),
            ),
            (b"cache-control", self.keep),
            (b"etag", self.tag),
            (b"vary", b"accept-encoding"),
        ]
        if known and known.encode() == self.tag:
            return 304, headers, b""
        for encoding in ("br", "gzip"):
            if encoding in self.packed and encoding in accepted:
                body = self.packed[encoding]
                return 200, [*headers, (b"content-encoding", encoding.encode())], body
        return 200, headers, self.body


class Client:
    """All files of the client. Any other path is a page of it, and gets its index."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self.folder = folder
        self.files: dict[str, File] = {}

    def find(self, path: str) -> File | None:
        """The file at a path; the index for a path that is a page, not a file."""
        name = path.lstrip("/") or "index.html"
        found = self.load(name)
        if found is None and "." not in PurePosixPath(name).name:
            found = self.load("index.html")
        return found

    def load(self, name: str) -> File | None:
        """A file by its name, read once; the index is looked at again, for those who build while serving."""
        path = self.folder / name
        if name in self.files and (name != "index.html" or self.files[name].body == path.read_bytes()):
            return self.files[name]
        try:
            inside = path.resolve().is_relative_to(self.folder.resolve())
        except (OSError, ValueError):
            return None
        if not inside or not path.is_file():
            return None
        self.files[name] = File(path, name)
        return self.files[name]

    def answer(self, path: str, accepted: str, known: str) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        """Status, headers and body for a path."""
        found = self.find(path)
        if found is not None:
            return found.answer(accepted, known)
        html: list[Any] = [(b"content-type", b"text/html; charset=utf-8"), (b"cache-control", ASK)]
        if not (self.folder / "index.html").is_file():
            return 503, html, NOT_BUILT.encode()
        return 404, [(b"content-type", b"text/plain; charset=utf-8")], b"There is no such file.\n"
