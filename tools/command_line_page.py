"""Write docs/reference/command-line.md from the real help of every command.

`.venv/bin/python -m tools.command_line_page`. A test says when the page is out of date.
"""

import contextlib
import io
from pathlib import Path

from tianxia.terminal.arguments import ARGUMENTS, parse
from tianxia.words import Words

PAGE = Path(__file__).resolve().parent.parent / "docs" / "reference" / "command-line.md"
HEAD = """\
# The command line

What each command answers to `--help`. With `--lang fr` or `--lang pl` it says so in French or Polish.
"""


def help_of(command: str) -> str:
    """What a command says of itself."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.suppress(SystemExit):
        parse([*([command] if command else []), "--help"], Words("en"))
    return said.getvalue().rstrip()


def page() -> str:
    """The whole page."""
    told = {f"tianxia {command}".strip(): help_of(command) for command in ("", *ARGUMENTS)}
    return "\n".join([HEAD, *[f"## {name}\n\n```text\n{text}\n```\n" for name, text in told.items()]])


def main() -> int:
    """Write it."""
    PAGE.write_text(page(), encoding="utf-8")
    print(f"Wrote {PAGE.name}.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
