"""The Great Wall: servants are placed, a completed wall scores, and who was there may ask for a favour."""

from __future__ import annotations

from tianxia.games.gugong.court import (
    CountDouble,
    exchange,
    gain,
    no_exchange,
    one_or_two,
    restack,
    score,
    span,
    step,
    take_jade,
    with_servant,
)
from tianxia.games.gugong.pieces import IN_POOL, IN_SUPPLY, NOBODY, ON_WALL, builder_of, wall_piece
from tianxia.games.gugong.state import Realm
from tianxia.games.gugong.vocabulary import (
    AS_ONE,
    BUILD,
    COUNT,
    DECLINE,
    DICE,
    DOUBLE,
    EXCHANGE,
    F_DIE,
    F_JADE,
    F_SERVANT,
    F_SERVANTS,
    FAVOURS,
    FOR_SERVANT,
    GET_FAVOUR,
    S_WALL,
    SERVANT,
    TOLD_BUILT,
    TOLD_FAVOURED,
    TOLD_TURNED,
    TOLD_WALL_BUILT,
    TURN,
    VALUES,
    W_FAVOUR_JADE,
    W_FAVOUR_SERVANT,
    W_NO_FAVOUR,
    WALL_HELPER,
)
from tianxia.kernel import SYSTEM, FollowUp, Frame, Message, Refusal
from tianxia.kernel.packed import append, i64, vec


def place(realm: Realm, who: i64, piece: i64, supply: bool, worth: i64 = 2) -> None:
    """A servant goes onto the wall, from the pool or from the supply; a double one counts one or two."""
    player = realm.players[who]
    if piece == DOUBLE:
        player.double = ON_WALL
    elif supply:
        player.supply -= 1
    else:
        player.pool -= 1
    realm.wall = append(realm.wall, wall_piece(who, piece, worth))
    realm.say(TOLD_BUILT, who, piece, realm.wall_total())


def wall_action(realm: Realm, who: i64, most: i64) -> None:
    """Place up to so many servants from the pool; a decree adds one from the supply; then check the wall."""
    realm.push(CheckWall(SYSTEM))
    if realm.players[who].has(WALL_HELPER):
        realm.push(BuildFromSupply(who))
    realm.push(Build(who, most))


class Build(FollowUp[Realm]):
    """Place a servant from the pool; the count is how many may still be placed, the mark how many were."""

    name = "build"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        player = state.players[seat]
        moves = vec[i64](capacity=3)
        if player.pool > 0:
            moves = append(moves, BUILD + SERVANT)
        if player.double == IN_POOL:
            moves = append(moves, BUILD + DOUBLE)
        if state.revised:
            moves = with_servant(moves, state, seat, self.count)
        if self.mark > 0 or len(moves) == 0:
            moves = append(moves, DECLINE)
        return moves

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        if move == DECLINE:
            return
        if move == EXCHANGE + FOR_SERVANT:
            state.push(self)
            exchange(state, seat, FOR_SERVANT)
            return
        if self.count > 1:
            state.push(Build(seat, self.count - 1, self.mark + 1))
        ask_place(state, seat, move - BUILD, False)

    def considered(self, state: Realm, seat: i64) -> vec[i64]:
        return append(span(BUILD, DOUBLE + 1), DECLINE)

    def why_not(self, state: Realm, seat: i64, move: i64) -> Refusal:
        if move == EXCHANGE + FOR_SERVANT and state.revised and state.players[seat].pool < self.count:
            return no_exchange(state, seat, move)
        if move == BUILD + DOUBLE:
            return Refusal("double-not-in-pool", "6.1")
        if move == BUILD + SERVANT:
            return Refusal("no-servant-in-pool", "5.2")
        return Refusal("place-a-servant", "5.2 R50")

    def prompt(self, state: Realm) -> Message:
        return Message("ask-build", {"left": int(self.count)})


class BuildFromSupply(FollowUp[Realm]):
    """A token or a decree: place one servant from the supply."""

    name = "build-from-supply"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        player = state.players[seat]
        moves = vec[i64](capacity=3)
        if player.supply > 0:
            moves = append(moves, BUILD + SERVANT)
        if player.double == IN_SUPPLY:
            moves = append(moves, BUILD + DOUBLE)
        return append(moves, DECLINE)

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        if move != DECLINE:
            ask_place(state, seat, move - BUILD, True)

    def considered(self, state: Realm, seat: i64) -> vec[i64]:
        return append(span(BUILD, DOUBLE + 1), DECLINE)

    def why_not(self, state: Realm, seat: i64, move: i64) -> Refusal:
        if BUILD <= move <= BUILD + DOUBLE:
            return Refusal("not-in-supply", "6.1 R42", {"piece": "double" if move > BUILD else "servant"})
        return Refusal("not-asked-now", "5.2")


def ask_place(realm: Realm, who: i64, piece: i64, supply: bool) -> None:
    """A servant goes onto the wall; of a double one the owner says what it counts for."""
    if piece == DOUBLE and realm.revised:
        realm.push(CountBuilt(who, 0, 1 if supply else 0))
    else:
        place(realm, who, piece, supply)


class CountBuilt(CountDouble):
    """What the double servant counts for on the wall; the mark says that it comes from the supply."""

    name = "count-built"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        return one_or_two()

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        place(state, seat, DOUBLE, self.mark != 0, 1 if move == COUNT + AS_ONE else 2)


class CheckWall(Frame[Realm]):
    """Score the wall if enough servants stand on it; then everybody who was there may ask for a favour."""

    name = "check-wall"

    def run(self, state: Realm) -> None:
        if state.wall_total() < state.wall_needed():
            return
        present = vec[i64](capacity=state.count())
        for who in range(state.count()):
            if state.wall_strength(who) > 0:
                present = append(present, who)
        score_wall(state)
        # Asked from the lowest marker to the highest; the last one pushed is asked first.
        while len(present) > 0:
            best = present[0]
            for who in present:
                if state.influence(who) > state.influence(best):
                    best = who
            if state.is_meng(best):
                state.push(MengFavour(SYSTEM))
            else:
                state.push(Favour(best))
            rest = vec[i64](capacity=state.count())
            for who in present:
                if who != best:
                    rest = append(rest, who)
            present = rest


def strongest_on_wall(realm: Realm) -> i64:
    """Who has most on the wall; equals are decided by the intrigue track. Nobody on an empty wall."""
    best: i64 = NOBODY
    most: i64 = 0
    for who in range(realm.count()):
        strength = realm.wall_strength(who)
        if strength > most or (
            strength > 0 and strength == most and realm.influence(who) > realm.influence(best)
        ):
            best = who
            most = strength
    return best


def score_wall(realm: Realm) -> None:
    """The strongest scores, moves the envoy and takes the servants back; the others stay and slide on."""
    best = strongest_on_wall(realm)
    if best == NOBODY:
        return
    player = realm.players[best]
    realm.say(TOLD_WALL_BUILT, best, realm.wall_strength(best))
    rest = vec[i64](capacity=len(realm.wall))
    for piece in realm.wall:
        if builder_of(piece) != best:
            rest = append(rest, piece)
        elif piece & 1:
            player.double = IN_SUPPLY
        else:
            player.supply += 1
    realm.wall = rest
    score(realm, best, realm.components.wall_points, S_WALL)
    step(realm, best, 1)


class Favour(FollowUp[Realm]):
    """Go back on the intrigue track for one of its rewards, or not."""

    name = "favour"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=5)
        for favour in range(i64(len(FAVOURS))):
            if state.players[seat].intrigue >= state.components.favour_costs[favour]:
                moves = append(moves, GET_FAVOUR + favour)
        return append(moves, DECLINE)

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        if move != DECLINE:
            get_favour(state, seat, move - GET_FAVOUR)

    def considered(self, state: Realm, seat: i64) -> vec[i64]:
        return append(span(GET_FAVOUR, i64(len(FAVOURS))), DECLINE)

    def why_not(self, state: Realm, seat: i64, move: i64) -> Refusal:
        if GET_FAVOUR <= move < GET_FAVOUR + len(FAVOURS):
            values: dict[str, object] = {
                "need": int(state.components.favour_costs[move - GET_FAVOUR]),
                "have": int(state.players[seat].intrigue),
            }
            return Refusal("too-low-for-favour", "5.2", values)
        return Refusal("not-asked-now", "5.2")


def get_favour(realm: Realm, who: i64, favour: i64) -> None:
    """Pay for a reward of the intrigue track and take it."""
    player = realm.players[who]
    player.intrigue -= realm.components.favour_costs[favour]
    restack(realm, player)
    realm.say(TOLD_FAVOURED, who, favour)
    if favour == F_SERVANT:
        gain(realm, who, 1)
    elif favour == F_SERVANTS:
        gain(realm, who, 2)
    elif favour == F_DIE:
        realm.push(TurnDie(who))
    else:
        assert favour == F_JADE
        take_jade(realm, who)


class TurnDie(FollowUp[Realm]):
    """Turn one of the dice to another of its faces."""

    name = "turn-die"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=15)
        for die in range(i64(DICE)):
            for face in range(i64(VALUES)):
                shown = state.dice[die] == face + 1
                if state.components.face_sets[die] >> face + 1 & 1 and not shown:
                    moves = append(moves, TURN + die * VALUES + face)
        return moves

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        die, face = (move - TURN) // VALUES, (move - TURN) % VALUES
        state.dice[die] = face + 1
        state.say(TOLD_TURNED, seat, die, face)

    def why_not(self, state: Realm, seat: i64, move: i64) -> Refusal:
        if TURN <= move < TURN + DICE * VALUES:
            die, face = (move - TURN) // VALUES, (move - TURN) % VALUES
            values: dict[str, object] = {"die": int(die) + 1, "face": int(face) + 1}
            if state.dice[die] == face + 1:
                return Refusal("face-shown-already", "5.2", values)
            return Refusal("no-such-face", "5.2", values)
        return Refusal("turn-a-die", "5.2")


class MengFavour(Frame[Realm]):
    """Mr. Meng asks for jade if he can, else for a servant if one is left, else for nothing."""

    name = "meng-favour"

    def run(self, state: Realm) -> None:
        meng = state.players[1]
        if meng.intrigue >= state.components.favour_costs[F_JADE]:
            state.explain(W_FAVOUR_JADE)
            get_favour(state, 1, F_JADE)
        elif meng.intrigue >= state.components.favour_costs[F_SERVANT] and meng.supply > 0:
            state.explain(W_FAVOUR_SERVANT)
            get_favour(state, 1, F_SERVANT)
        else:
            state.explain(W_NO_FAVOUR)
