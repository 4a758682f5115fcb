"""Records as a data frame: a row for every move of every game, ready for questions. Needs polars.

Run it:  python examples/records_to_frame.py FOLDER_OF_RECORDS
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import polars as pl

import tianxia
from tianxia.kernel import Match, Record, read_record


def rows(name: str, record: Record) -> Iterator[dict[str, object]]:
    """A row for each move, with what was known just before it."""
    game = record.setup.game
    match = Match(Record(record.setup, record.seed, record.commitment))
    for number, (seat, move) in enumerate(record.moves):
        state = match.state
        yield {
            "record": name,
            "game": game.key,
            "number": number,
            "seat": seat,
            "kind": game.moves.kind(move).name,
            "move": game.moves.text(move),
            "choices": len(state.legal(seat)),
            "points": state.scores[seat],
            "observation": list(state.knowledge(seat).observation),
        }
        match.play(seat, move)


def frame_of(folder: Path) -> pl.DataFrame:
    """All records of a folder, move by move."""
    texts = {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.json"))}
    records = {name: read_record(text, tianxia.game) for name, text in texts.items()}
    return pl.DataFrame([row for name, record in records.items() for row in rows(name, record)])


def main(folder: Path) -> pl.DataFrame:
    """How long the games are, how wide the choice, and what is played most."""
    moves = frame_of(folder)
    told = moves.group_by("game").agg(
        pl.col("record").n_unique().alias("games"),
        pl.len().alias("moves"),
        pl.col("choices").mean().round(1),
        pl.col("kind").mode().first().alias("most often"),
    )
    print(told.sort("game"))
    return moves


if __name__ == "__main__":
    main(Path(sys.argv[1]))
