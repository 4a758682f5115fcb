"""What a game is: contract, moves, chance, frames, views, records, editions. No I/O, no game's name."""

from tianxia.kernel.chance import Chance, Quick, Sealed, commitment
from tianxia.kernel.edition import Edition, Section
from tianxia.kernel.errors import (
    BadEdition,
    BadRecord,
    BadSetup,
    BrokenGame,
    IllegalMove,
    Message,
    Refusal,
    TianxiaError,
    UnknownGame,
    UnknownMove,
)
from tianxia.kernel.features import Feature
from tianxia.kernel.game import Facts, Game, Option, Setup
from tianxia.kernel.record import Match, Record, Step, new_match, read_record, verify
from tianxia.kernel.state import (
    AUTOMATON,
    LETTERS,
    SYSTEM,
    TOGETHER,
    Event,
    FollowUp,
    Frame,
    Knowledge,
    State,
    playout,
    recall,
)
from tianxia.kernel.vocabulary import Domain, EventKind, Kind, Vocabulary, numbered

__all__ = [
    "AUTOMATON",
    "LETTERS",
    "SYSTEM",
    "TOGETHER",
    "BadEdition",
    "BadRecord",
    "BadSetup",
    "BrokenGame",
    "Chance",
    "Domain",
    "Edition",
    "Event",
    "EventKind",
    "Facts",
    "Feature",
    "FollowUp",
    "Frame",
    "Game",
    "IllegalMove",
    "Kind",
    "Knowledge",
    "Match",
    "Message",
    "Option",
    "Quick",
    "Record",
    "Refusal",
    "Sealed",
    "Section",
    "Setup",
    "State",
    "Step",
    "TianxiaError",
    "UnknownGame",
    "UnknownMove",
    "Vocabulary",
    "commitment",
    "new_match",
    "numbered",
    "playout",
    "read_record",
    "recall",
    "verify",
]
