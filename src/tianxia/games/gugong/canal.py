"""The Grand Canal: ships are launched, loaded and moved; a full one trades in the port it has reached."""

from __future__ import annotations

from typing import Final

from tianxia.games.gugong.components import bit
from tianxia.games.gugong.court import CountDouble, draw_gift, exchange, no_exchange, score, with_servant
from tianxia.games.gugong.pieces import (
    ABOARD,
    IN_POOL,
    IN_SUPPLY,
    LOCKED,
    NO_SHIP,
    NOWHERE,
    double_on,
    load_of,
    owner_of,
    servants_on,
    ship_of,
)
from tianxia.games.gugong.state import Realm
from tianxia.games.gugong.vocabulary import (
    CLAIM,
    COUNT,
    DECLINE,
    DOUBLE,
    EXCHANGE,
    FOR_SERVANT,
    LAUNCH,
    LOAD,
    MOST_PORTS,
    PATH,
    PORT,
    PORTS,
    R_CARD,
    R_DOUBLE,
    R_POINTS,
    REWARD,
    S_HARBOUR,
    SAIL,
    SERVANT,
    TOLD_CLAIMED,
    TOLD_LAUNCHED,
    TOLD_LOADED,
    TOLD_LOST,
    TOLD_SAILED,
)
from tianxia.kernel import FollowUp, Message, Refusal
from tianxia.kernel.packed import append, i64, vec

# What the mark of a loading says; above it the set of ports loaded so far.
FROM_SUPPLY: Final = 1
MAY_DECLINE: Final = 2
TOGETHER_ONLY: Final = 4
THEN_SAIL: Final = 8
LOADED: Final = 16

PATHS: Final = 2
PORT_SPAN: Final = 4
REWARDS: Final = 3


def free_holds(realm: Realm, who: i64) -> i64:
    """How many servants a player could place on ships, new ones included."""
    hold = realm.components.hold
    total: i64 = 0
    own: i64 = 0
    empty: i64 = 0
    for port in range(realm.path_count * PORTS):
        ship = realm.ports[port]
        if ship == NO_SHIP:
            empty += 1
        elif owner_of(ship) == who:
            own += 1
            total += hold - load_of(ship)
    return total + hold * min(realm.components.ships - own, empty)


def can_sail(realm: Realm, port: i64) -> bool:
    """Whether a ship can be moved: to a free port ahead, or from the last one out to sea."""
    return port % PORTS == PORTS - 1 or realm.next_free(port) != NOWHERE


def any_can_sail(realm: Realm, who: i64) -> bool:
    """Whether a player can move any ship."""
    for port in range(i64(MOST_PORTS)):
        ship = realm.ports[port]
        if ship != NO_SHIP and owner_of(ship) == who and can_sail(realm, port):
            return True
    return False


def loadings(realm: Realm, who: i64, supply: bool, leave: i64) -> vec[i64]:
    """Every way to place a servant on a ship such that so many more could be placed."""
    player = realm.players[who]
    moves = vec[i64](capacity=16)
    hold = realm.components.hold
    capacity = free_holds(realm, who)
    servant = (player.supply if supply else player.pool) > 0
    double = player.double == (IN_SUPPLY if supply else IN_POOL)
    for piece in range(i64(DOUBLE + 1)):
        if not (double if piece == DOUBLE else servant):
            continue
        for port in range(realm.path_count * PORTS):
            ship = realm.ports[port]
            if ship == NO_SHIP or owner_of(ship) != who or load_of(ship) == hold:
                continue
            if (
                may_load(realm, who, port, 1, capacity, leave)
                if realm.revised
                else (capacity - min(1 + piece, hold - load_of(ship)) >= leave)
            ):
                moves = append(moves, LOAD + piece * MOST_PORTS + port)
    if realm.ships_of(who) < realm.components.ships:
        for piece in range(i64(DOUBLE + 1)):
            least: i64 = 1 if realm.revised else 1 + piece
            if not (double if piece == DOUBLE else servant) or capacity - least < leave:
                continue
            for path in range(realm.path_count):
                if realm.first_free(path) != NOWHERE:
                    moves = append(moves, LAUNCH + piece * PATHS + path)
    return moves


def may_load(realm: Realm, who: i64, port: i64, worth: i64, capacity: i64, leave: i64) -> bool:
    """Whether a servant for so many holds leaves room for those to come, if need be after the ship trades."""
    if capacity - worth >= leave:
        return True
    if load_of(realm.ports[port]) + worth < realm.components.hold:
        return False
    for reward in range(i64(REWARDS)):
        if has_reward(realm, who, port, reward):
            return True
    return False


def can_load_two(realm: Realm, who: i64) -> bool:
    """Whether two servants find room, where a ship filled by the first may trade before the second."""
    capacity = free_holds(realm, who)
    if capacity != 1 or not realm.revised:
        return capacity >= 2
    for port in range(realm.path_count * PORTS):
        ship = realm.ports[port]
        if ship != NO_SHIP and owner_of(ship) == who and load_of(ship) < realm.components.hold:
            return may_load(realm, who, port, 1, 1, 1)
    return False


def put_aboard(realm: Realm, who: i64, piece: i64, port: i64, supply: bool, worth: i64 = 2) -> None:
    """A servant goes onto a ship, which is launched if none is there; a double one fills one hold or two."""
    player = realm.players[who]
    if piece == SERVANT:
        if supply:
            player.supply -= 1
        else:
            player.pool -= 1
    else:
        player.double = ABOARD
    ship = realm.ports[port]
    kind = TOLD_LAUNCHED if ship == NO_SHIP else TOLD_LOADED
    if ship == NO_SHIP:
        ship = ship_of(who, 0, 0)
    if piece == SERVANT:
        ship = ship_of(who, servants_on(ship) + 1, double_on(ship))
    else:
        # With a single hold left, the double servant takes only that.
        ship = ship_of(who, servants_on(ship), min(worth, realm.components.hold - load_of(ship)))
    realm.ports[port] = ship
    realm.say(kind, who, port, piece)


class Load(FollowUp[Realm]):
    """Place a servant on a ship; the count is how many are to be placed, the mark says how."""

    name = "load"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        leave: i64 = self.count - 1 if self.mark & TOGETHER_ONLY else 0
        moves = loadings(state, seat, self.mark & FROM_SUPPLY != 0, leave)
        optional = self.mark & MAY_DECLINE != 0
        if self.mark & THEN_SAIL:
            optional = any_can_sail(state, seat)
        none = len(moves) == 0
        if state.players[seat].has_tokens() and self.may_exchange(state, seat):
            moves = with_servant(moves, state, seat, self.count)
        if optional or none:
            moves = append(moves, DECLINE)
        return moves

    def may_exchange(self, state: Realm, seat: i64) -> bool:
        """Whether a servant for tokens could go aboard."""
        return state.revised and not self.mark & FROM_SUPPLY and free_holds(state, seat) > 0

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        mark = self.mark
        if move == DECLINE:
            if mark & THEN_SAIL:
                state.push(Sail(seat))
            return
        if move == EXCHANGE + FOR_SERVANT:
            state.push(self)
            exchange(state, seat, FOR_SERVANT)
            return
        if move < LAUNCH:
            piece, port = (move - LOAD) // MOST_PORTS, (move - LOAD) % MOST_PORTS
        else:
            piece, port = (move - LAUNCH) // PATHS, state.first_free((move - LAUNCH) % PATHS)
        if piece == DOUBLE and state.revised:
            state.push(CountAboard(seat, self.count + PORT_SPAN * port, mark))
            return
        self.load(state, seat, piece, port, 2)

    def load(self, state: Realm, seat: i64, piece: i64, port: i64, worth: i64) -> None:
        """Put a servant aboard; then full ships may trade, and what is left of the action follows."""
        mark = self.mark
        put_aboard(state, seat, piece, port, mark & FROM_SUPPLY != 0, worth)
        if state.revised:
            # A ship that is full trades at once, also between two servants.
            if self.count > 1:
                state.push(Load(seat, self.count - 1, mark))
            elif mark & THEN_SAIL:
                state.push(Sail(seat, 0, 1))
            ask_claims(state, seat, bit(port))
            return
        loaded = mark // LOADED | bit(port)
        if self.count > 1:
            state.push(Load(seat, self.count - 1, mark % LOADED + loaded * LOADED))
            return
        if mark & THEN_SAIL:
            state.push(Sail(seat, 0, 1))
        ask_claims(state, seat, loaded)

    def considered(self, state: Realm, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=30)
        for port in range(state.path_count * PORTS):
            ship = state.ports[port]
            if ship != NO_SHIP and owner_of(ship) == seat:
                moves = append(moves, LOAD + port)
        for path in range(state.path_count):
            moves = append(moves, LAUNCH + path)
        return append(moves, DECLINE)

    def why_not(self, state: Realm, seat: i64, move: i64) -> Refusal:
        short = state.players[seat].pool < self.count
        if move == EXCHANGE + FOR_SERVANT and short and self.may_exchange(state, seat):
            return no_exchange(state, seat, move)
        if LOAD <= move < LAUNCH:
            return self.no_load(state, seat, (move - LOAD) // MOST_PORTS, (move - LOAD) % MOST_PORTS)
        if LAUNCH <= move < SAIL:
            return self.no_launch(state, seat, (move - LAUNCH) // PATHS, (move - LAUNCH) % PATHS)
        if move == DECLINE:
            return Refusal("load-or-sail", "5.7")
        return Refusal("not-asked-now", "5.7")

    def no_load(self, state: Realm, seat: i64, piece: i64, port: i64) -> Refusal:
        """Why a ship cannot be loaded."""
        ship = state.ports[port]
        values: dict[str, object] = {"port": PORT.tokens[port]}
        if ship == NO_SHIP or owner_of(ship) != seat:
            return Refusal("no-ship-of-yours", "5.7", values)
        if load_of(ship) == state.components.hold:
            return Refusal("ship-full", "5.7", values)
        return self.no_piece(piece)

    def no_launch(self, state: Realm, seat: i64, piece: i64, path: i64) -> Refusal:
        """Why no ship can be launched."""
        if path >= state.path_count:
            return Refusal("no-such-path", "5.7")
        if state.ships_of(seat) == state.components.ships:
            return Refusal("no-ship-left", "5.7 R37", {"ships": int(state.components.ships)})
        if state.first_free(path) == NOWHERE:
            return Refusal("path-full", "5.7 R37", {"path": PATH.tokens[path]})
        return self.no_piece(piece)

    def no_piece(self, piece: i64) -> Refusal:
        """Why a servant cannot go aboard."""
        if self.mark & FROM_SUPPLY:
            return Refusal("not-in-supply", "6.1 R42", {"piece": "double" if piece == DOUBLE else "servant"})
        if piece == DOUBLE:
            return Refusal("no-double-aboard", "5.7 R46")
        return Refusal("no-servant-in-pool", "5.7")

    def prompt(self, state: Realm) -> Message:
        return Message("ask-load", {"left": int(self.count)})


class CountAboard(CountDouble):
    """How many holds the double servant fills. The mark is that of the loading, the count holds the port."""

    name = "count-aboard"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        count, port = self.count % PORT_SPAN, self.count // PORT_SPAN
        leave: i64 = count - 1 if self.mark & TOGETHER_ONLY else 0
        capacity = free_holds(state, seat)
        ship = state.ports[port]
        room = state.components.hold - (0 if ship == NO_SHIP else load_of(ship))
        moves = vec[i64](capacity=2)
        for worth in range(i64(1), min(2, room) + 1):
            fits = capacity - worth >= leave
            if fits or (ship != NO_SHIP and may_load(state, seat, port, worth, capacity, leave)):
                moves = append(moves, COUNT + worth - 1)
        return moves

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        count, port = self.count % PORT_SPAN, self.count // PORT_SPAN
        Load(seat, count, self.mark).load(state, seat, DOUBLE, port, move - COUNT + 1)


class Sail(FollowUp[Realm]):
    """Move a ship to the next free port. The mark says that a servant was placed, so that one need not."""

    name = "sail"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=4)
        for port in range(state.path_count * PORTS):
            ship = state.ports[port]
            if ship != NO_SHIP and owner_of(ship) == seat and can_sail(state, port):
                moves = append(moves, SAIL + port)
        if self.mark or len(moves) == 0:
            moves = append(moves, DECLINE)
        return moves

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        if move == DECLINE:
            return
        port = move - SAIL
        if port % PORTS == PORTS - 1:
            lose_ship(state, port)
            return
        ahead = state.next_free(port)
        state.ports[ahead] = state.ports[port]
        state.ports[port] = NO_SHIP
        state.say(TOLD_SAILED, seat, port, ahead)
        ask_claims(state, seat, bit(ahead))

    def considered(self, state: Realm, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=4)
        for port in range(state.path_count * PORTS):
            ship = state.ports[port]
            if ship != NO_SHIP and owner_of(ship) == seat:
                moves = append(moves, SAIL + port)
        return append(moves, DECLINE)

    def why_not(self, state: Realm, seat: i64, move: i64) -> Refusal:
        if SAIL <= move < CLAIM:
            port = move - SAIL
            ship = state.ports[port]
            values: dict[str, object] = {"port": PORT.tokens[port]}
            if ship == NO_SHIP or owner_of(ship) != seat:
                return Refusal("no-ship-of-yours", "5.7", values)
            return Refusal("no-free-port-ahead", "5.7", values)
        if move == DECLINE:
            return Refusal("load-or-sail", "5.7")
        return Refusal("not-asked-now", "5.7")


def unload(realm: Realm, port: i64) -> None:
    """A ship goes back to its owner, and all servants aboard to the supply."""
    ship = realm.ports[port]
    player = realm.players[owner_of(ship)]
    player.supply += servants_on(ship)
    if double_on(ship) > 0:
        player.double = IN_SUPPLY
    realm.ports[port] = NO_SHIP


def lose_ship(realm: Realm, port: i64) -> None:
    """A ship leaves the last port and is lost at sea."""
    realm.say(TOLD_LOST, owner_of(realm.ports[port]), port)
    unload(realm, port)


def claimable(realm: Realm, who: i64, port: i64, reward: i64) -> bool:
    """Whether a ship in a port could claim a reward."""
    ship = realm.ports[port]
    if ship == NO_SHIP or owner_of(ship) != who or load_of(ship) < realm.components.hold:
        return False
    return has_reward(realm, who, port, reward)


def has_reward(realm: Realm, who: i64, port: i64, reward: i64) -> bool:
    """Whether a port has a reward that a player may still take."""
    number = port % PORTS
    if number == 0 or (number != PORTS - 1 and number - 1 != reward):
        return False
    player = realm.players[who]
    if player.rewards[reward] >= realm.components.spaces[reward]:
        return False
    if reward == R_CARD:
        return realm.draw != 0
    return reward != R_DOUBLE or player.double == LOCKED


def ask_claims(realm: Realm, who: i64, ports: i64) -> None:
    """Ask for the rewards of some ports, if there is any to claim."""
    for port in range(i64(MOST_PORTS)):
        if ports >> port & 1:
            for reward in range(i64(REWARDS)):
                if claimable(realm, who, port, reward):
                    realm.push(Claim(who, 0, ports))
                    return


def all_ports_of(realm: Realm, who: i64) -> i64:
    """The set of ports where a player has a ship."""
    found: i64 = 0
    for port in range(i64(MOST_PORTS)):
        ship = realm.ports[port]
        if ship != NO_SHIP and owner_of(ship) == who:
            found |= bit(port)
    return found


class Claim(FollowUp[Realm]):
    """Claim the reward of a port with a full ship, or keep the ship. The mark is the set of such ports."""

    name = "claim"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=7)
        for port in range(i64(MOST_PORTS)):
            if self.mark >> port & 1:
                for reward in range(i64(REWARDS)):
                    if claimable(state, seat, port, reward):
                        moves = append(moves, CLAIM + port * REWARDS + reward)
        return append(moves, DECLINE)

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        if move == DECLINE:
            return
        port, reward = (move - CLAIM) // REWARDS, (move - CLAIM) % REWARDS
        player = state.players[seat]
        unload(state, port)
        player.supply -= 1
        player.rewards[reward] += 1
        state.say(TOLD_CLAIMED, seat, port, reward)
        ask_claims(state, seat, self.mark)
        if reward == R_POINTS:
            score(state, seat, state.components.harbour_points, S_HARBOUR)
        elif reward == R_CARD:
            draw_gift(state, seat)
        else:
            player.double = IN_POOL

    def considered(self, state: Realm, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=7)
        for port in range(i64(MOST_PORTS)):
            if self.mark >> port & 1 and port % PORTS > 0:
                for reward in range(i64(REWARDS)):
                    if port % PORTS in (reward + 1, PORTS - 1):
                        moves = append(moves, CLAIM + port * REWARDS + reward)
        return append(moves, DECLINE)

    def why_not(self, state: Realm, seat: i64, move: i64) -> Refusal:
        if not CLAIM <= move < CLAIM + MOST_PORTS * REWARDS:
            return Refusal("not-asked-now", "5.7")
        port, reward = (move - CLAIM) // REWARDS, (move - CLAIM) % REWARDS
        values: dict[str, object] = {"port": PORT.tokens[port], "reward": REWARD.tokens[reward]}
        ship = state.ports[port]
        if ship == NO_SHIP or owner_of(ship) != seat or load_of(ship) < state.components.hold:
            return Refusal("no-full-ship", "5.7", values)
        if not self.mark >> port & 1:
            return Refusal("claim-not-now", "5.7 R35", values)
        if port % PORTS not in (reward + 1, PORTS - 1):
            return Refusal("port-has-another-reward", "5.7", values)
        return Refusal("no-reward-space", "5.7", values)
