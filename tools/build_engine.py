"""Compile the engine with mypyc into build/engine-DIGEST and print that folder's path.

The digest covers everything the compiled files depend on: their sources, pyproject.toml, the Python that will
load them and the tools that translate them. So a folder that exists is right, an edited source leads to
another folder, and no compiled file ever lies below src/, where it could hide the source beside it. What is
not compiled (server, terminal, words) is linked into the folder, not copied.

Standard output carries the path and nothing else: `PYTHONPATH=$(python tools/build_engine.py)`. Without a C
compiler the path is src, the same files run by plain Python.

With --check FORM nothing is built: every module of the engine on the path is imported, and all of them must
be in that form, interpreted or compiled. With --flags only the options for the C compiler are printed, for
whoever builds the wheel. With --translate the engine below the present folder is compiled in place, by as
many compilers at once as there are cores; it is how this program calls itself.
"""

import argparse
import hashlib
import importlib
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/tianxia")
ENGINE = ("kernel", "games", "bots")
BUILT_BY = ("pyproject.toml", "tools/build_engine.py")
COMPILED_BY = ("mypy", "setuptools", "librt")
LOG_LINES = 40

INSIDE = "-fvisibility=hidden -fno-semantic-interposition -fno-plt"
"""Options for the C compiler: the engine's parts call each other at once, which makes it a tenth faster."""


def main() -> int:
    """Build the engine if there is none for these sources, or check the form of the one on the path."""
    arguments = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    arguments.add_argument("--check", metavar="FORM", choices=("interpreted", "compiled"))
    arguments.add_argument("--flags", action="store_true", help="print the options for the C compiler")
    arguments.add_argument("--translate", action="store_true", help=argparse.SUPPRESS)
    asked = arguments.parse_args()
    if asked.check:
        return check(asked.check)
    if asked.flags:
        print(INSIDE)
        return 0
    if asked.translate:
        return translate()

    sources = read_sources()
    try:
        engine = ROOT / "build" / f"engine-{digest(sources)}"
    except PackageNotFoundError as missing:
        say(f"{sys.executable} lacks {missing.name}: set up .venv with `make lint` and use .venv/bin/python.")
        return 1
    if not engine.is_dir():
        compiler, lacking = find_compiler()
        if lacking:
            say(f"The engine runs as plain Python, about 15 times slower, for want of {lacking}.")
            print("src")
            return 0
        if not build(sources, compiler, engine):
            return 1
        remove_others(engine)
    link_the_rest(engine)
    print(engine.relative_to(ROOT))
    return 0


def say(line: str) -> None:
    """Tell the person at the terminal."""
    print(line, file=sys.stderr, flush=True)


def read_sources() -> dict[str, bytes]:
    """Read all that the engine is made of, once: what is digested is what is compiled."""
    files = [ROOT / PACKAGE / "__init__.py", *(ROOT / name for name in BUILT_BY)]
    for name in ENGINE:
        files += sorted((ROOT / PACKAGE / name).rglob("*"))
    kept = [path for path in files if path.is_file() and "__pycache__" not in path.parts]
    return {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in kept}


def digest(sources: dict[str, bytes]) -> str:
    """Name the engine that these sources, this Python and this compiler give."""
    running = [sys.implementation.cache_tag or "", platform.python_version(), sysconfig.get_platform()]
    compiled_by = [f"{name} {version(name)}" for name in COMPILED_BY]
    whole = hashlib.sha256(repr((running, compiled_by)).encode())
    for name, content in sources.items():
        whole.update(f"{name} {len(content)}\n".encode())
        whole.update(content)
    return whole.hexdigest()[:12]


def find_compiler() -> tuple[str, str]:
    """Return a C compiler's command, or else what is lacking and how to get it."""
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "", "Python's C headers: install them (python3-dev on Debian and Ubuntu) and run this again"
    candidates = (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang")
    for command in filter(None, candidates):
        if shutil.which(command.partition(" ")[0]):
            return command, ""
    return "", "a C compiler: install one (gcc or clang) and run this again"


def build(sources: dict[str, bytes], compiler: str, engine: Path) -> bool:
    """Compile the sources in a folder of their own, which becomes the engine."""
    say("Compiling the engine; it is kept until a source changes ...")
    started = time.monotonic()
    engine.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=engine.parent, prefix="making-") as folder:
        project = Path(folder, "project")
        for name, content in sources.items():
            (project / name).parent.mkdir(parents=True, exist_ok=True)
            (project / name).write_bytes(content)
        log = Path(folder, "log")
        with log.open("w") as output:
            making = subprocess.Popen(
                [sys.executable, str(Path(__file__).resolve()), "--translate"],
                cwd=project,
                env={**os.environ, **linking_with(compiler)},
                stdout=output,
                stderr=subprocess.STDOUT,
            )
            wait_for(making, started)
        if making.returncode:
            say("\n".join(log.read_text(errors="replace").splitlines()[-LOG_LINES:]))
            say("The engine could not be compiled; the end of the log is above.")
            return False
        made = project / "src"
        if left := [str(path) for path in modules(made / "tianxia") if not has_compiled(path)]:
            say(f"The engine was compiled without {', '.join(left)}.")
            return False
        try:
            made.rename(engine)
        except OSError:
            if not engine.is_dir():  # otherwise somebody else has just built the same one
                raise
    say(f"Compiled in {time.monotonic() - started:.0f} s.")
    return True


def translate() -> int:
    """Translate the engine below src/ to C and compile it in place, with the options the wheel has."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    settings: Any = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    options = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]["options"]
    # There is a C file for every module, so that the compilers can share the work.
    extensions = mypycify([str(path) for path in modules(PACKAGE)], **options)

    class InParallel(build_ext):
        def build_extensions(self) -> None:
            compile_one = self.compiler.compile

            def compile_all(sources: list[str], *args: Any, **options: Any) -> list[str]:
                largest_first = sorted(sources, key=lambda name: -Path(name).stat().st_size)
                made = pool.map(lambda source: compile_one([source], *args, **options), largest_first)
                return [name for names in made for name in names]

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                self.compiler.compile = compile_all
                super().build_extensions()

    command = InParallel(Distribution({"ext_modules": extensions, "package_dir": {"": "src"}}))
    command.inplace = True
    command.ensure_finalized()
    command.run()
    return 0


def wait_for(making: subprocess.Popen[bytes], started: float) -> None:
    """Wait for a process, counting the seconds where somebody looks on."""
    with making:
        while making.poll() is None:
            if sys.stderr.isatty():
                print(f"\r{time.monotonic() - started:.0f} s\r", end="", file=sys.stderr, flush=True)
            time.sleep(0.2)


def linking_with(compiler: str) -> dict[str, str]:
    """Return the environment that makes setuptools compile and link with this compiler."""
    _, _, options = str(sysconfig.get_config_var("LDSHARED")).partition(" ")
    flags = f"{INSIDE} {os.environ.get('CFLAGS', '')}".strip()
    return {"CC": compiler, "CFLAGS": flags, "LDSHARED": f"{compiler.partition(' ')[0]} {options}"}


def modules(package: Path) -> Iterator[Path]:
    """Yield the source file of every module that belongs to the engine."""
    for name in ENGINE:
        yield from sorted((package / name).rglob("*.py"))


def has_compiled(source: Path) -> bool:
    """Tell whether a compiled module lies beside its source."""
    return any(source.with_suffix(suffix).is_file() for suffix in EXTENSION_SUFFIXES)


def link_the_rest(engine: Path) -> None:
    """Link what is not compiled into the engine's folder, as it is in src/ now."""
    package = engine / "tianxia"
    rest = {
        path.name: path for path in (ROOT / PACKAGE).iterdir() if path.name not in {*ENGINE, "__pycache__"}
    }
    for path in package.iterdir():
        if path.name not in {*ENGINE, *rest, "__pycache__"}:
            path.unlink()
    for name, path in rest.items():
        link = package / name
        if not link.is_symlink():
            link.unlink(missing_ok=True)
            link.symlink_to(os.path.relpath(path, package))


def remove_others(engine: Path) -> None:
    """Remove the engines of earlier sources, but for the last: a game may still be running on it."""
    others = [other for other in engine.parent.glob("engine-*") if other != engine]
    for other in sorted(others, key=lambda folder: folder.stat().st_mtime)[:-1]:
        shutil.rmtree(other, ignore_errors=True)


def check(form: str) -> int:
    """Import every module of the engine and report where it came from."""
    files = []
    for source in modules(ROOT / PACKAGE):
        name = ".".join(source.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
        files.append(str(importlib.import_module(name).__file__))
    suffixes = tuple(EXTENSION_SUFFIXES)
    wrong = [file for file in files if file.endswith(suffixes) != (form == "compiled")]
    if wrong:
        say(f"{len(wrong)} of {len(files)} modules are not {form}, the first of them {wrong[0]}")
        return 1
    kernel = importlib.import_module("tianxia.kernel").__file__
    say(f"Engine: {form}, {len(files)} modules, the kernel from {kernel}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
