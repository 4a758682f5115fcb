"""The keys that cookies are signed with: a file with a key a line. The first signs, all verify."""

from __future__ import annotations

import os
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from tianxia.kernel import TianxiaError

KEY_BYTES: Final = 32
KEPT: Final = 2
"""How many keys a rotation leaves: the new one, and the one before it."""

Keys = tuple[bytes, ...]


class BadKey(TianxiaError):
    """A key file that cannot be used; the sentence says what to do."""


def signing_keys(file: Path) -> Keys:
    """The keys in a file that only its owner may read; a missing file is made, with one key."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            write_keys(file, (secrets.token_bytes(KEY_BYTES),), replace=False)
        text = file.read_text(encoding="ascii", errors="replace")
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise BadKey(
            f"The signing key {file} cannot be read or written: {why}. Make room or mend its permissions, "
            "then start again."
        ) from None
    return parsed(text, file)


def rotate(file: Path) -> Keys:
    """Put a new key first. Cookies of the key before it stay valid, older ones do not."""
    kept = signing_keys(file)[: KEPT - 1]
    keys = (secrets.token_bytes(KEY_BYTES), *kept)
    try:
        write_keys(file, keys, replace=True)
    except OSError as error:
        raise BadKey(f"{file} could not be written: {error.strerror}. It is as it was.") from None
    return keys


def parsed(text: str, file: Path) -> Keys:
    """The keys in a file's text. A short one would let anybody forge cookies, so it is refused."""
    keys: list[bytes] = []
    for line in text.split():
        try:
            keys.append(bytes.fromhex(line))
        except ValueError:
            keys.append(b"")
    if not keys or any(len(key) < KEY_BYTES for key in keys):
        raise BadKey(
            f"The signing key {file} is empty or damaged. Put your copy of it back. Without one, delete the "
            "file and start again: a new key is made, everybody has to sign in again, and guests lose "
            "their seats."
        )
    return tuple(keys)


def write_keys(file: Path, keys: Keys, *, replace: bool) -> None:
    """Write a whole file or none: on the disk first, under its name then. The first of two makers wins."""
    descriptor, name = tempfile.mkstemp(dir=file.parent, prefix=f"{file.name}.")
    draft = Path(name)
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as output:
            output.writelines(f"{key.hex()}\n" for key in keys)
            output.flush()
            os.fsync(output.fileno())
        if replace:
            draft.replace(file)
        else:
            with suppress(FileExistsError):
                link(draft, file)
        flush_folder(file.parent)
    finally:
        draft.unlink(missing_ok=True)


def link(draft: Path, file: Path) -> None:
    """Give a draft its name unless another file has it."""
    try:
        os.link(draft, file)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if not file.exists():
            draft.replace(file)


def flush_folder(folder: Path) -> None:
    """Make sure that a new name is on the disk, where a folder can be flushed."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
