"""Write the types of the browser client from the API's published description.

The file is committed, so that building the client needs neither a server nor this tool; a test fails when
it is out of date. `make api` writes it anew.
"""

import sys
import tempfile
from pathlib import Path

from tianxia.server.app import make_app
from tianxia.server.settings import Settings
from tools import build_web

WIRE = build_web.WEB / "src" / "lib" / "wire.ts"
OPTIONS = (
    "--alphabetize",
    "--root-types",
    "--root-types-no-schema-prefix",
    "--empty-objects-unknown",
    "--default-non-nullable=false",
)


def main() -> int:
    """Write the types."""
    build_web.install()
    WIRE.write_text(written(), encoding="utf-8")
    return 0


def written() -> str:
    """The types as the description has them now."""
    with tempfile.TemporaryDirectory() as folder:
        described, types = Path(folder, "api.json"), Path(folder, "wire.ts")
        settings = Settings(database=f"sqlite:///{folder}/none.sqlite")
        described.write_bytes(make_app(settings).schema)
        program = "node_modules/openapi-typescript/bin/cli.js"
        build_web.run(program, str(described), "--output", str(types), *OPTIONS)
        return types.read_text(encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
