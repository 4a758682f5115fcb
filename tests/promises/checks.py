"""The promises that hold for a single game, each a function that plays one and raises when it is broken.

They know nothing of any game but the contract. The suite tries each on every case, `tests.soak` for as
long as asked.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from tests.promises.play import RandomGame, heard, mover, plain, views
from tianxia.kernel import (
    IllegalMove,
    Match,
    Quick,
    Record,
    UnknownMove,
    commitment,
    read_record,
    recall,
    verify,
)
from tianxia.kernel.features import Row
from tianxia.kernel.packed import i32, vec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tianxia.kernel import Chance, Setup, State

FEW: Final = 32
"""Up to so many moves of a vocabulary are tried one by one; of more, so many are tried."""

SAMPLES: Final = 3
AHEAD: Final = 12


def replay_equals_live(game: RandomGame) -> None:
    """2. A record read back from its text leads through the same positions and tells the same."""
    twin = game.setup.game.lay_out(game.setup, game.secret)
    for state in game.positions():
        if game.count:
            twin.events = []
            twin.play(*game.match.record.moves[-1])
        assert twin.digest() == state.digest(), "the replayed position is another"
        for seat in [*range(state.seats), None]:
            assert heard(twin.events, seat) == heard(game.match.log[-1], seat), (
                "the replay tells something else"
            )
    written = game.match.record
    record = read_record(written.as_text(), lambda _: game.setup.game)
    assert record.as_json() == written.as_json(), "the record read back is another"
    assert verify(record).digest() == game.state.digest()
    for _ in range(2):
        shorter = Record(record.setup, record.seed, record.commitment)
        shorter.moves = record.moves[: game.chance.below(len(record.moves) + 1)]
        replayed = Match(read_record(shorter.as_text(), lambda _: game.setup.game))
        live = game.setup.game.lay_out(game.setup, game.secret)
        for seat, move in shorter.moves:
            live.play(seat, move)
        assert views(replayed.state) == views(live), "the views of the replayed position are others"
        told = [[heard(events, None) for events in log] for log in (replayed.log, game.match.log)]
        assert told[0] == told[1][: len(told[0])], "the log of the replay is another"


def legal_is_complete(game: RandomGame) -> None:
    """3. What is listed applies, what is not is refused and changes nothing; sorted, never empty."""
    size = game.setup.game.moves.size
    for state in game.positions():
        for seat in range(state.seats):
            legal = state.legal(seat)
            assert legal == sorted(set(legal)), f"not ascending or not unique: {legal}"
            asked = seat in state.acting or seat in state.changing
            assert bool(legal) == asked, f"seat {seat} acts or not, but is offered {legal}"
            assert not legal or 0 <= legal[0] <= legal[-1] < size, "a move outside the vocabulary"
        assert state.over == (not state.acting)
        assert state.acting == sorted(set(state.acting))
        assert state.changing == sorted(set(state.changing) - set(state.acting))
        assert state.acting or not state.changing
        assert state.over or state.actor() == state.acting[0]
        if game.looking():
            legal_is_all_there_is(game, state)


def legal_is_all_there_is(game: RandomGame, state: State) -> None:
    """Try what is listed, and what is not."""
    size = game.setup.game.moves.size
    before = state.digest()
    for seat in range(state.seats):
        legal = state.legal(seat)
        for move in game.some(legal, FEW):
            assert state.why_not(seat, move) is None, f"move {move} is listed, and refused"
            twin = state.clone()
            twin.play(seat, move)
            if seat in state.changing:
                assert twin.acting == state.acting, "a changed answer asks somebody else"
                assert twin.changing == state.changing, "a changed answer cannot be changed again"
        asked = seat in state.acting or seat in state.changing
        considered = set(state.frames[-1].considered(state, seat)) if asked else set()
        tried = considered | set(game.some(list(range(size)), FEW))
        for move in sorted(tried - set(legal)):
            refused(state, seat, move)
    for seat in (-1, state.seats):
        for move in (0, size - 1):
            refused(state, seat, move)
    for move in (-1, size):
        try:
            state.play(0, move)
        except UnknownMove:
            continue
        raise AssertionError(f"there is no move {move}, yet it was played")
    assert state.digest() == before, "asking changed the game"


def refused(state: State, seat: int, move: int) -> None:
    """Make sure that a move is refused, with a reason."""
    why = state.why_not(seat, move)
    assert why is not None and why.key, f"move {move} is not listed, yet nothing speaks against it"
    plain(why.as_json())
    try:
        state.play(seat, move)
    except IllegalMove as error:
        assert plain(error.refusal.as_json()) == plain(why.as_json())
        assert str(error).endswith((".", ")"))
        return
    raise AssertionError(f"move {move} is not listed, yet it can be made")


def clones_are_independent(game: RandomGame) -> None:
    """4. Neither of two twins changes when the other plays on; both go on alike."""
    for state in game.looks():
        before, seen = state.digest(), views(state)
        origin, path = state.clone(), Quick(game.chance.word())
        origin.events = []
        twin = origin.clone()
        assert twin.digest() == before and views(twin) == seen, "a clone is not like its origin"
        trail = [twin.digest() for _ in stroll(twin, path.clone())]
        assert origin.digest() == before and views(origin) == seen, "a clone's move changed its origin"
        assert origin.events == [], "a clone's move was told to its origin"
        after = twin.digest()
        again = [origin.digest() for _ in stroll(origin, path.clone())]
        assert twin.digest() == after, "a move changed a clone made before it"
        assert again == trail, "a clone goes on otherwise than its origin"
        assert state.digest() == before and views(state) == seen, "a clone's move changed its origin"


def stroll(state: State, chance: Chance) -> Iterator[State]:
    """Make a few random moves."""
    for _ in range(AHEAD):
        if state.over:
            return
        seat = mover(state, chance)
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))])
        yield state


def nothing_is_lost(game: RandomGame) -> None:
    """5. Every piece is somewhere, after every move."""
    first = counted(game)
    if not first:
        raise NothingToCount
    for state in game.positions():
        assert state.census() == first, f"there were {first}, there are {state.census()}"


def counted(game: RandomGame) -> dict[str, int]:
    """How many there are of each piece at the start; none only where there are no pieces."""
    facts = game.setup.game.facts
    first = game.state.census()
    # Marks on paper need no counting; what is dealt, hidden or comes out of a box does.
    bare = game.setup.edition is None and not facts.hidden and not facts.chance
    assert first or bare, "the game has pieces, but nobody counts them"
    assert all(type(number) is int and number >= 0 for number in first.values())
    return first


def every_step_is_sound(game: RandomGame) -> None:
    """3, 5 and 8 at little cost, after every decision: so it can be asked of a million of them.

    Nothing is lost, whoever is asked has an answer and nobody else has one, everybody is shown the table,
    and the end comes in time with scores in their range.
    """
    size = game.setup.game.moves.size
    first = counted(game)
    for state in game.positions():
        census = state.census()
        assert census == first, f"there were {first}, there are {census}"
        asked = [*state.acting, *state.changing]
        assert state.over == (not asked), f"over: {state.over}, and {asked} are asked"
        for seat in range(state.seats):
            legal = state.legal(seat)
            assert bool(legal) == (seat in asked), f"seat {seat} acts or not, but is offered {legal}"
            assert legal == sorted(set(legal)), f"not ascending or not unique: {legal}"
            assert not legal or 0 <= legal[0] <= legal[-1] < size, "a move outside the vocabulary"
        for watcher in [*range(state.seats), None]:
            assert state.view(watcher)["acting"] == state.acting, "a view tells of another question"
    finished(game.state)


class NothingToCount(Exception):
    """The game has no pieces that could be lost."""


def nothing_leaks(game: RandomGame) -> None:
    """6. What a seat cannot know changes no byte of what it sees, hears, may do or may take back."""
    secrets = [game.secret, commitment(game.secret)]
    for state in game.looks():
        key = state.chance.dump()[0]
        news = [event.as_json() for events in game.match.log for event in events] if state.over else []
        for text in [*views(state), plain(news)]:
            for secret in [*secrets, str(key), f"{key:x}"]:
                assert secret not in text, "a view or an event gives the seed away"
        moves = game.some(list(range(game.setup.game.moves.size)), AHEAD)
        for seat in range(state.seats):
            seen = sight(state, seat, moves)
            public = sight(state, None, [])
            for _ in range(SAMPLES):
                world = state.knowledge(seat).sample(game.chance)
                assert sight(world, seat, moves) == seen, f"seat {seat} sees what it cannot know"
                assert sight(world, None, []) == public, f"a spectator sees what seat {seat} cannot know"
                if not state.over:
                    same_news(game, state, world, seat)


def sight(state: State, seat: int | None, moves: list[int]) -> list[str]:
    """All that a seat can find out by looking and asking."""
    found = [plain(state.view(seat))]
    if state.frames:
        found.append(plain(state.frames[-1].prompt(state).as_json()))
    if seat is None:
        return found
    knowledge = state.knowledge(seat)
    found += [plain(knowledge.view), plain(knowledge.legal), plain(state.legal(seat))]
    for move in moves:
        why = state.why_not(seat, move)
        found.append(plain(why.as_json() if why is not None else None))
        if why is not None:
            try:
                state.play(seat, move)
            except IllegalMove as error:
                found.append(str(error))
    return found


def same_news(game: RandomGame, real: State, world: State, watcher: int) -> None:
    """A move after which a watcher sees the same in two worlds tells it the same, and is undone in both."""
    seat = mover(real, game.chance)
    common = [move for move in world.legal(seat) if move in real.legal(seat)]
    for move in game.some(common, SAMPLES):
        after = []
        for origin in (real, world):
            twin = origin.clone()
            twin.events = []
            drawn = twin.chance.drawn
            twin.play(seat, move)
            after.append((plain(twin.view(watcher)), twin.chance.drawn > drawn, heard(twin.events, watcher)))
        if after[0][0] != after[1][0]:
            continue
        assert seat != watcher or after[0][1] == after[1][1], (
            "the undo point depends on what the seat cannot know"
        )
        if not after[0][1] and not after[1][1]:
            assert after[0][2] == after[1][2], f"seat {watcher} hears what it cannot know"


def choices_stay_secret(game: RandomGame) -> None:
    """6. While several act at once, what one has chosen changes no byte of what the others see and hear."""
    for state in game.positions():
        choosers = [*(state.acting if len(state.acting) > 1 else []), *state.changing]
        if not choosers:
            continue
        chooser = choosers[game.chance.below(len(choosers))]
        others = [seat for seat in [*range(state.seats), None] if seat != chooser]
        noticed = set()
        for move in game.some(state.legal(chooser), FEW):
            twin = state.clone()
            twin.events = []
            twin.play(chooser, move)
            noticed.add(tuple((plain(twin.view(seat)), heard(twin.events, seat)) for seat in others))
        assert len(noticed) == 1, f"the others can tell what seat {chooser} has chosen"


def samples_play_on(game: RandomGame) -> None:
    """7. A sample shows its seat what it has seen, lacks no piece, and can be played to an end."""
    longest = game.setup.game.facts.longest
    for state in game.looks():
        before = state.digest()
        for seat in range(state.seats):
            source = Quick(game.chance.word())
            world, again = (state.knowledge(seat).sample(source.clone()) for _ in range(2))
            assert world.digest() == again.digest(), "the same source gives two samples"
            assert plain(world.view(seat)) == plain(state.view(seat)), (
                f"seat {seat} knows that this is not so"
            )
            assert world.census() == state.census(), "a sample has other pieces"
            assert world.chance.dump() != state.chance.dump(), "a sample knows the chances to come"
            assert world.events is None
            ends(world, longest - game.decisions, game.chance)
        assert state.digest() == before, "imagining changed the game"


def knowledge_travels(game: RandomGame) -> None:
    """7. What a seat knows, sent as text and recalled elsewhere, is the same to it and can be played on."""
    if not game.setup.game.frames:
        return
    for state in game.looks():
        for seat in range(state.seats):
            source = Quick(game.chance.word())
            world = state.knowledge(seat).sample(source.clone())
            text = plain(state.knowledge(seat).dump(source))
            again = recall(game.setup, json.loads(text)).sample(game.chance)
            assert plain(again.view(seat)) == plain(state.view(seat)), f"seat {seat} recalls something else"
            assert again.census() == world.census(), "what is recalled has other pieces"
            told, known = recall(game.setup, json.loads(text)).dump(Quick(1)), world.dump()
            assert told["frames"] == known["frames"], "another question is recalled"
            if not game.setup.game.facts.hidden:
                assert told["contents"] == known["contents"], "another position is recalled"
            ends(again, game.setup.game.facts.longest - game.decisions, game.chance)


def ends(state: State, most: int, chance: Chance) -> None:
    """Play at random until the end, which must come in time."""
    for _ in range(most):
        if state.over:
            break
        seat = state.actor()
        offer = state.offer(seat)
        state.apply(seat, offer[chance.below(len(offer))])
    assert state.over, "no end within the stated bound"
    finished(state)


def finished(state: State) -> None:
    """Check how a game ended against its fact sheet."""
    facts = state.setup.game.facts
    seats = range(state.seats)
    scores, ranking, rewards = state.scores, state.ranking, state.rewards
    assert len(scores) == len(ranking) == len(rewards) == len(seats)
    assert all(facts.lowest <= score <= facts.highest for score in scores), (
        f"scores {scores} outside the fact sheet"
    )
    standings = [state.standing(seat) for seat in seats]
    field = [*standings, state.to_beat()]
    assert ranking == [1 + sum(other > own for other in field) for own in standings], f"ranking {ranking}"
    best = max(scores)
    beaten = max(standings) >= state.to_beat()
    assert beaten == any(
        place == 1 and score == best for place, score in zip(ranking, scores, strict=True)
    ), "the best lost"
    # What was to be beaten shares the win with its equals, and keeps it from those below.
    winners = ranking.count(1)
    share = winners / (winners + (max(standings) == state.to_beat())) if winners else 0.0
    assert abs(sum(rewards) - share) < 1e-9, f"rewards {rewards}"
    assert all((reward > 0) == (place == 1) for reward, place in zip(rewards, ranking, strict=True))
    assert state.acting == [] and all(state.legal(seat) == [] for seat in seats)
    assert state.view(None)["ranking"] == ranking
    automaton: Any = state.automaton
    if automaton is not None:
        assert automaton["place"] == 1 + sum(own > state.to_beat() for own in standings), f"place {automaton}"
        assert (automaton["place"] == 1) == (sum(rewards) < 1), "somebody wins, and only who is first"


def the_game_ends(game: RandomGame) -> None:
    """8. It ends within the stated bound, with scores in their range; what is shown is plain data."""
    for state in game.looks():
        views(state)
    finished(game.state)
    for events in game.match.log:
        plain([event.as_json() for event in events])
    for _ in range(SAMPLES):
        ends(game.setup.game.lay_out(game.setup, game.secret), game.setup.game.facts.longest, game.chance)


def facts_are_true(game: RandomGame) -> None:
    """The fact sheet claims no less than there is: chance, choices at the same time, things hidden."""
    facts = game.setup.game.facts
    for state in game.looks():
        found = facts_found(game, state)
        assert facts.chance or not found["chance"], "chance answered, which the fact sheet denies"
        assert facts.simultaneous or not found["simultaneous"], (
            "several act at once, which the fact sheet denies"
        )
        assert facts.hidden or not found["hidden"], "something is hidden, which the fact sheet denies"
        if state.over and facts.always_won:
            assert sum(state.rewards) > 0.99, "nobody has won, which the fact sheet denies"


def facts_found(game: RandomGame, state: State) -> dict[str, bool]:
    """What a position shows of the fact sheet's claims."""
    real = plain(state.contents())
    worlds = [
        state.knowledge(seat).sample(game.chance) for seat in range(state.seats) for _ in range(SAMPLES)
    ]
    return {
        "chance": state.chance.drawn > 0,
        "simultaneous": len(state.acting) > 1,
        "hidden": any(plain(world.contents()) != real for world in worlds),
    }


def undo_stops_in_time(game: RandomGame) -> None:
    """Undo goes back exactly to the undo point: never past another's move, nor past an answer of chance."""
    reached: list[State] = []
    for state in game.positions():
        reached.append(state.clone())
        if game.count == 0 or not game.looking():
            continue
        moves = game.match.record.moves
        match = Match(game.match.record)
        last = moves[-1][0]
        for seat in range(state.seats):
            assert seat == last or match.undo_point(seat) == game.count, "undo past another seat's move"
            assert seat == last or not match.undo(seat)
        point = match.undo_point(last)
        assert all(seat == last for seat, _ in moves[point:]), "undo past another seat's move"
        assert len({before.chance.drawn for before in reached[point:]}) == 1, "undo past an answer of chance"
        for left in range(game.count - 1, point - 1, -1):
            assert match.undo(last), "undo stops before the undo point"
            assert match.record.moves == moves[:left] and len(match.log) == left + 1
            assert match.state.digest() == reached[left].digest(), "undo leads elsewhere"
        assert not match.undo(last), "undo goes past the undo point"
        assert match.record.result is None or point == game.count


def observations_are_honest(game: RandomGame) -> None:
    """7. The numbers are those that were named, in their range, and hold nothing the seat cannot know."""
    features = game.setup.game.features(game.setup)
    names = [feature.name for feature in features]
    assert len(set(names)) == len(names) and all(f.meaning and f.count > 0 for f in features)
    for state in game.looks():
        for seat in range(state.seats):
            knowledge = state.knowledge(seat)
            numbers = [int(number) for number in knowledge.observation]
            row = Row(vec[i32]([0] * len(numbers)))
            game.setup.game.write(row, state, seat)
            assert row.at == len(numbers), "some numbers have no name, or some names no number"
            told = iter(numbers)
            for feature in features:
                for _ in range(feature.count):
                    number = next(told)
                    assert feature.low <= number <= feature.high, f"{feature.name} is {number}"
            world = knowledge.sample(game.chance)
            imagined = [int(number) for number in world.knowledge(seat).observation]
            assert imagined == numbers, "a number tells what is hidden"


PROMISES: Final[dict[str, Callable[[RandomGame], None]]] = {
    promise.__name__: promise
    for promise in (
        replay_equals_live,
        legal_is_complete,
        clones_are_independent,
        nothing_is_lost,
        nothing_leaks,
        choices_stay_secret,
        samples_play_on,
        knowledge_travels,
        the_game_ends,
        facts_are_true,
        undo_stops_in_time,
        observations_are_honest,
        every_step_is_sound,
    )
}


def keep(promise: str, setup: Setup, seed: int, taste: str) -> None:
    """Try a promise on one game; a failure says how to see it again."""
    game = RandomGame(setup, seed, taste)
    try:
        PROMISES[promise](game)
    except NothingToCount:
        raise
    except Exception as error:
        error.add_note(f"{promise}: {game.retold()}")
        raise
