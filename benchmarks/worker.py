"""A worker: runs the measurements of one subject, one slice at a time, when the parent asks.

Lines of JSON go both ways. The worker first says what it can measure; then each
`{"measure": NAME, "seconds": S}` is answered with the value found, or with an error. It ends with its input.
"""

import json
import os
import sys
from typing import TextIO

from benchmarks.measure import Measure, Step, run_slice

OURS = "ours"


def main() -> None:
    """Introduce the subject named on the command line, then answer until there are no more questions."""
    # Libraries greet their users on standard output: answers keep a copy of it, the rest goes to stderr.
    with os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        serve(sys.argv[1], answers)


def serve(subject: str, answers: TextIO) -> None:
    """Answer the questions on standard input."""
    measures: dict[str, Measure] = {}
    ready: dict[str, Step] = {}
    try:
        introduction, found = introduce(subject)
        measures = {measure.name: measure for measure in found}
        reply(answers, {**introduction, "measures": [measure.facts() for measure in found]})
    except Exception as error:
        reply(answers, {"missing": shown(error)})
    for line in sys.stdin:
        question = json.loads(line)
        name = question["measure"]
        try:
            measure = measures[name]
            if name not in ready:
                ready[name] = measure.prepare()
            reply(answers, dict(run_slice(ready[name], measure.unit, question["seconds"])))
        except Exception as error:
            reply(answers, {"error": shown(error)})


def introduce(subject: str) -> tuple[dict[str, object], list[Measure]]:
    """Import the subject; only its own worker does, so each process carries one library."""
    if subject == OURS:
        from benchmarks import ours

        return ours.introduction(), ours.measures()
    from benchmarks import peers

    peer = peers.PEERS[subject]
    measures = peer.measures()
    return {"version": peer.version()}, measures


def shown(error: Exception) -> str:
    """An error in one line."""
    return f"{type(error).__name__}: {error}".splitlines()[0]


def reply(answers: TextIO, answer: dict[str, object]) -> None:
    """Send one line."""
    answers.write(json.dumps(answer) + "\n")
    answers.flush()


if __name__ == "__main__":
    main()
