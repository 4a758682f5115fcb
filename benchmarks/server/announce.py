"""How the server learns of the game it is measured with: as of any plug-in."""

from pathlib import Path


def announce_endless(folder: Path) -> None:
    """Announce `endless` in a folder of the import path, as an installed package does."""
    about = folder / "endless-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: endless\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[tianxia.games]\nendless = benchmarks.server.endless:GAME\n")
