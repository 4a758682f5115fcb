"""Puts the built browser client into the wheel: a build hook for hatchling, and nothing else."""

import os
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Client(BuildHookInterface[Any]):
    """Builds the client when there are sources to build it from; a source archive carries it built."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, unless TIANXIA_NO_CLIENT is set or the install is editable."""
        root = Path(self.root)
        client = root / "src" / "tianxia" / "server" / "client"
        if (root / "web").is_dir() and version != "editable" and not os.environ.get("TIANXIA_NO_CLIENT"):
            runpy.run_path(str(root / "tools" / "build_web.py"))["build"]()
        if client.is_dir() and version != "editable":
            build_data["artifacts"].append("src/tianxia/server/client/**")
