"""Write the screenshots in docs/pictures from those the browser tests have taken.

`make test`, then `.venv/bin/python tools/pictures.py`.
"""

from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
TAKEN = ROOT / "build" / "screenshots"
SHOWN = ROOT / "docs" / "pictures"
WIDTH = 1200
MOST_BYTES = 80_000
QUALITIES = (80, 72, 64, 56, 48)
PICTURES = {
    "dragon": "dragon_desktop_light",
    "kingdom": "kingdom_order_desktop_light",
    "china": "china_desktop_light",
    "gugong": "gugong_asked_desktop_light",
    "home": "home_desktop_light",
    "setup": "setup_desktop_light",
    "waiting": "waiting_desktop_light",
    "hint": "hint_desktop_light",
    "replay": "replay_dragon_desktop_light",
    "review": "review_desktop_light",
    "dragon-phone": "dragon_phone_light",
    "kingdom-phone": "kingdom_phone_light",
    "china-phone": "china_phone_dark",
    "gugong-phone": "gugong_phone_light",
}
"""Each picture, and the screenshot it is made from."""


def write(picture: Image.Image, path: Path) -> None:
    """Write a picture as well as its size allows."""
    for quality in QUALITIES:
        picture.save(path, quality=quality, method=6)
        if path.stat().st_size < MOST_BYTES:
            return


def main() -> int:
    """Write all pictures; say which screenshot is missing."""
    SHOWN.mkdir(exist_ok=True)
    for name, screenshot in PICTURES.items():
        source = TAKEN / f"{screenshot}.png"
        if not source.is_file():
            print(f"There is no {source.relative_to(ROOT)} yet; make test takes it.")
            return 1
        with Image.open(source) as picture:
            small = picture.convert("RGB")
        small.thumbnail((WIDTH, WIDTH), Image.Resampling.LANCZOS)
        write(small, SHOWN / f"{name}.webp")
    print(f"Wrote {len(PICTURES)} pictures to {SHOWN.relative_to(ROOT)}.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
