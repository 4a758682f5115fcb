"""Write the pictures of the boards in docs/pictures from the screenshots the browser tests have taken.

`make test`, then `.venv/bin/python tools/pictures.py`.
"""

from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
TAKEN = ROOT / "build" / "screenshots"
SHOWN = ROOT / "docs" / "pictures"
SIZE = (1200, 750)
BOARDS = {"dragon": "dragon", "kingdom": "kingdom_order", "china": "china", "gugong": "gugong_asked"}
"""The picture of each game, and the screenshot it is made from."""


def main() -> int:
    """Write all pictures; say which screenshot is missing."""
    SHOWN.mkdir(exist_ok=True)
    for game, screenshot in BOARDS.items():
        source = TAKEN / f"{screenshot}_desktop_light.png"
        if not source.is_file():
            print(f"There is no {source.relative_to(ROOT)} yet; make test takes it.")
            return 1
        with Image.open(source) as picture:
            small = picture.convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
        small.save(SHOWN / f"{game}.webp", quality=80, method=6)
    print(f"Wrote {len(BOARDS)} pictures to {SHOWN.relative_to(ROOT)}.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
