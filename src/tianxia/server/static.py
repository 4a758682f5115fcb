"""The browser client: built files from the package, with headers that let browsers keep them.

The build compresses them; here nothing is, and a file has one path and no other. What is kept in memory
are the client's own files, whatever is asked for.
"""

from __future__ import annotations

import re
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path, PurePosixPath
from typing import Any, Final

CLIENT: Final = Path(__file__).parent / "client"
"""Where the build puts the client."""

KEEP: Final = b"public, max-age=31536000, immutable"
ASK: Final = b"no-cache"
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""The forms the build compresses files to, the smallest first, and how their names end."""

INDEX: Final = "index.html"
CANONICAL: Final = re.compile(r"/|(?:/(?!\.{1,2}(?:/|$))[A-Za-z0-9._~-]+)+/?")
"""A path that can be a file's or a page's: no empty segments, no dots alone, nothing that needs an escape."""

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
        self.packed = {
            encoding: beside.read_bytes()
            for encoding, ending in PACKED.items()
            if (beside := path.with_name(path.name + ending)).is_file()
        }

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
        for encoding, body in self.packed.items():
            if encoding in accepted:
                return 200, [*headers, (b"content-encoding", encoding.encode())], body
        return 200, headers, self.body


class Client:
    """All files of the client. Any other path is a page of it, and gets its index."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self.folder = folder
        self.built: tuple[int, ...] = ()
        self.names: frozenset[str] = frozenset()
        self.files: dict[str, File] = {}

    def look(self) -> None:
        """List the files anew if the client has been built since, for those who build while serving."""
        try:
            found = (self.folder / INDEX).stat()
            built: tuple[int, ...] = (found.st_ino, found.st_mtime_ns, found.st_size)
        except OSError:
            built = ()
        if built == self.built:
            return
        self.built, self.files = built, {}
        everything = [path for path in self.folder.rglob("*") if path.is_file()] if built else []
        names = (path.relative_to(self.folder).as_posix() for path in everything)
        self.names = frozenset(name for name in names if not name.endswith(tuple(PACKED.values())))

    def find(self, path: str) -> File | None:
        """The file at a path; the index for a path that is a page, not a file."""
        self.look()
        if not CANONICAL.fullmatch(path):
            return None
        name = path[1:] or INDEX
        if name not in self.names and "." not in PurePosixPath(name).name:
            name = INDEX
        if name not in self.names:
            return None
        if name not in self.files:
            try:
                self.files[name] = File(self.folder / name, name)
            except OSError:  # it is being built just now
                return None
        return self.files[name]

    def answer(self, path: str, accepted: str, known: str) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        """Status, headers and body for a path."""
        found = self.find(path)
        if found is not None:
            return found.answer(accepted, known)
        html: list[Any] = [(b"content-type", b"text/html; charset=utf-8"), (b"cache-control", ASK)]
        if INDEX not in self.names:
            return 503, html, NOT_BUILT.encode()
        return 404, [(b"content-type", b"text/plain; charset=utf-8")], b"There is no such file.\n"
