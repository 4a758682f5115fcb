"""Placing pieces: which cards serve which province, where a piece may go, and what follows from it."""

from __future__ import annotations

from typing import Final

from tianxia.games.china.bits import bit, lowest
from tianxia.games.china.bonus import reveal_tiles, win_tile
from tianxia.games.china.border import (
    PAIR,
    colour_of_side,
    considered_posts,
    post_moves,
    post_of,
    why_no_post,
)
from tianxia.games.china.cards import count_of, some
from tianxia.games.china.components import MOST_SEATS
from tianxia.games.china.drawing import emperor_refills, refill
from tianxia.games.china.ending import finish, nothing_can_be_placed
from tianxia.games.china.fortifications import considered_forts, fort_moves, fortify, why_no_fort
from tianxia.games.china.influence import Keep
from tianxia.games.china.scoring import palace_points
from tianxia.games.china.state import EMPEROR, NOBODY, Table
from tianxia.games.china.vocabulary import (
    ALL_PROVINCES,
    COLOUR_COUNT,
    COLOURS,
    DONE,
    EMISSARY,
    FIRST_POST,
    FORT,
    JOKER,
    PALACE,
    PLAY,
    POST_BOTH,
    POST_COUNT,
    POST_PAIR,
    PROVINCE_COUNT,
    PROVINCES,
    REVEAL,
    SPACE_COUNT,
    SPACES,
    TOLD_BUILT,
    TOLD_EMPEROR_BUILT,
    TOLD_EMPEROR_SCORED,
    TOLD_EMPEROR_SENT,
    TOLD_JOKER,
    TOLD_PLAYED,
    TOLD_POSTED,
    TOLD_SCORED,
    TOLD_SENT,
    TOLD_TWO_PROVINCES,
    TWO,
)
from tianxia.kernel import FollowUp, Message, Refusal
from tianxia.kernel.packed import append, i64, vec

COMMITTED: Final = 16
"""Added to a province once its bonus tiles were turned up for a palace: now a palace it is."""


# Which provinces, with which cards ---------------------------------------------------------------


def can_build(table: Table, owner: i64, province: i64) -> bool:
    """Whether an owner has a palace for a province, and the province a space for it."""
    return table.players[owner].palaces_left > 0 and table.land.free(province) != 0


def can_send(table: Table, owner: i64, province: i64) -> bool:
    """Whether an owner has an emissary for a province, and its court room."""
    return table.players[owner].emissaries_left > 0 and table.land.has_room_at_court(province)


def open_provinces(table: Table, owner: i64, among: i64) -> i64:
    """The provinces where an owner could place a piece, if it had the cards."""
    player = table.players[owner]
    land = table.land
    found: i64 = 0
    while among != 0:
        province = lowest(among)
        among &= among - 1
        free = land.free(province)
        if (
            (free != 0 and player.palaces_left > 0)
            or (player.emissaries_left > 0 and land.has_room_at_court(province))
            or (player.forts_left > 0 and free & ~land.forts != 0)
        ):
            found |= bit(province)
    return found


def placements(table: Table, owner: i64, among: i64) -> vec[i64]:
    """Every way to use the owner's cards for a piece in one of these provinces, as moves."""
    moves = vec[i64](capacity=32)
    hand = table.players[owner].hand
    provinces = open_provinces(table, owner, among)
    board = table.board
    for card in range(i64(COLOUR_COUNT)):
        if count_of(hand, card) == 0:
            continue
        own = provinces & board.of_colour[card]
        while own != 0:
            moves = append(moves, PLAY + card * PROVINCE_COUNT + lowest(own))
            own &= own - 1
    for card in range(i64(COLOUR_COUNT)):
        if count_of(hand, card) < table.components.joker:
            continue
        # A joker stands for a card of another colour.
        others = provinces & ~board.of_colour[card]
        while others != 0:
            moves = append(moves, JOKER + card * PROVINCE_COUNT + lowest(others))
            others &= others - 1
    return post_moves(moves, table, owner, among) if board.posts != 0 else moves


def considered_placements(table: Table, owner: i64) -> vec[i64]:
    """What a player would think of: each province with a card of its colour, and every pair as a joker."""
    moves = vec[i64](capacity=32)
    hand = table.players[owner].hand
    for card in range(i64(COLOUR_COUNT)):
        own = table.board.of_colour[card]
        while own != 0:
            moves = append(moves, PLAY + card * PROVINCE_COUNT + lowest(own))
            own &= own - 1
    for card in range(i64(COLOUR_COUNT)):
        if count_of(hand, card) >= table.components.joker:
            others = ALL_PROVINCES & ~table.board.of_colour[card]
            while others != 0:
                moves = append(moves, JOKER + card * PROVINCE_COUNT + lowest(others))
                others &= others - 1
    return moves


def province_of(move: i64) -> i64:
    """The province of a move that plays a card, or a joker."""
    return (move - PLAY) % PROVINCE_COUNT


def card_of(move: i64) -> i64:
    """The colour of the card, or of the joker's cards, that a move plays."""
    return (move - (JOKER if move >= JOKER else PLAY)) // PROVINCE_COUNT


def pay(table: Table, seat: i64, colour: i64, count: i64) -> None:
    """Cards leave a player's hand: to the discards, or before the player until one of them is kept."""
    player = table.players[seat]
    for _ in range(count):
        player.give(colour)
    cards = some(colour, count)
    table.played += cards
    if not table.with_influence:
        table.throw_away(cards, colour)


def why_no_placement(table: Table, owner: i64, move: i64) -> Refusal:
    """Why a card does not serve a province, for whomever it is played."""
    card, province = card_of(move), province_of(move)
    values: dict[str, object] = {"card": COLOURS[card], "province": PROVINCES[province]}
    held = count_of(table.players[owner].hand, card)
    if move < JOKER:
        if table.board.colour[province] != card:
            return Refusal("wrong-colour", "3.1", values)
        if held == 0:
            return Refusal("no-card", "3.1", values)
    else:
        if table.board.colour[province] == card:
            return Refusal("joker-own-colour", "3.1 R1", values)
        if held < table.components.joker:
            return Refusal(
                "no-pair", "3.1", {**values, "have": int(held), "need": int(table.components.joker)}
            )
    return Refusal("nothing-to-place", "3.3", values)


# The piece ---------------------------------------------------------------------------------------


class Place(FollowUp[Table]):
    """Place the piece that was paid for. Counts whose piece it is; marks the province."""

    name = "place"

    def province(self) -> i64:
        """Where the piece goes."""
        return self.mark & 15

    def moves(self, state: Table, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=16)
        province = self.province()
        owner = self.count
        land = state.land
        hidden = land.hides_tiles(province)
        free = land.free(province)
        if not hidden and state.players[owner].palaces_left > 0:
            spaces = free
            while spaces != 0:
                moves = append(moves, PALACE + state.board.space[lowest(spaces)])
                spaces &= spaces - 1
        if self.mark >= COMMITTED:
            return moves
        moves = fort_moves(moves, state, owner, province)
        if can_send(state, owner, province):
            moves = append(moves, EMISSARY + province)
        if hidden and can_build(state, owner, province):
            moves = append(moves, REVEAL)
        return moves

    def play(self, state: Table, seat: i64, move: i64) -> None:
        owner = self.count
        if move == REVEAL:
            reveal_tiles(state, self.province())
            state.push(Place(seat, owner, self.province() + COMMITTED))
            return
        if move >= EMISSARY:
            send(state, seat, owner, move - EMISSARY)
        elif move >= FORT:
            fortify(state, seat, move)
        else:
            build(state, seat, owner, state.board.place[move - PALACE])
        after_a_piece(state, seat, owner)

    def considered(self, state: Table, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=24)
        left = state.board.spaces[self.province()] & ~state.board.posts
        while left != 0:
            moves = append(moves, PALACE + state.board.space[lowest(left)])
            left &= left - 1
        moves = considered_forts(moves, state, self.province())
        return append(moves, EMISSARY + self.province())

    def why_not(self, state: Table, seat: i64, move: i64) -> Refusal:
        province = self.province()
        here: dict[str, object] = {"province": PROVINCES[province]}
        player = state.players[self.count]
        if PALACE <= move < EMISSARY:
            token = (move - PALACE) % SPACE_COUNT
            space = state.board.place[token]
            values: dict[str, object] = {**here, "space": SPACES[token]}
            if space == NOBODY or token >= FIRST_POST or not state.board.spaces[province] >> space & 1:
                return Refusal("other-province", "3.2", values)
            if state.land.occupied >> space & 1:
                taker = state.land.owner_of(space)
                if taker == EMPEROR and state.has_emperor():
                    return Refusal("taken-by-emperor", "3.3", values)
                return Refusal("space-taken", "3.3", {**values, "seat": int(taker)})
            if move >= FORT and self.mark >= COMMITTED:
                return Refusal("build-now", "8", values)
            if move >= FORT:
                return why_no_fort(state, self.count, values)
            if player.palaces_left == 0:
                return Refusal("no-palaces-left", "1.2 R14", here)
            return Refusal("turn-up-first", "8", values)
        if EMISSARY <= move < EMISSARY + PROVINCE_COUNT:
            if move - EMISSARY != province:
                return Refusal("other-province", "3.2", {**here, "space": PROVINCES[move - EMISSARY]})
            if self.mark >= COMMITTED:
                return Refusal("build-now", "8", here)
            limit = state.land.limit(province)
            if limit == 0:
                return Refusal("no-court", "3.4", here)
            if player.emissaries_left == 0:
                return Refusal("no-emissaries-left", "1.2 R14", here)
            return Refusal("court-full", "3.4", {**here, "limit": int(limit)})
        return Refusal("place-now", "3.2", here)

    def prompt(self, state: Table) -> Message:
        province = PROVINCES[self.province()]
        if self.count == EMPEROR and state.has_emperor():
            return Message("ask-place-emperor", {"province": province})
        return Message("ask-place", {"province": province, "piece": int(state.placed) + 1})


def send(table: Table, seat: i64, owner: i64, province: i64) -> None:
    """An emissary goes to a court."""
    table.players[owner].emissaries_left -= 1
    table.land.send(owner, province)
    told = TOLD_EMPEROR_SENT if owner != seat else TOLD_SENT
    table.tell(told, seat, province)


def build(table: Table, seat: i64, owner: i64, space: i64) -> None:
    """A palace is built: it wins a bonus tile that lies there, and may complete its province."""
    table.players[owner].palaces_left -= 1
    table.land.build(owner, space)
    token = i64(table.board.space[space])
    if owner != seat:
        table.tell(TOLD_EMPEROR_BUILT, seat, token)
    else:
        table.tell(TOLD_POSTED if token >= FIRST_POST else TOLD_BUILT, seat, token)
    if table.land.tiles != 0:
        win_tile(table, seat, owner, space)
    provinces = table.board.regions[space]
    while provinces != 0:
        province = lowest(provinces)
        provinces &= provinces - 1
        if table.land.is_full(province):
            score_province(table, province)


def score_province(table: Table, province: i64) -> None:
    """A province is complete: its palaces are scored at once, and never again."""
    table.land.scored |= bit(province)
    points = palace_points(table.land, province)
    for seat in range(table.seats):
        if points[seat] > 0:
            table.players[seat].points += points[seat]
            table.tell(TOLD_SCORED, seat, province, points[seat])
    if table.with_influence and points[EMPEROR] > 0:
        holder = table.holder(table.board.colour[province])
        if holder != NOBODY:
            table.players[holder].points += points[EMPEROR]
            table.tell(TOLD_EMPEROR_SCORED, holder, province, points[EMPEROR])


def after_a_piece(table: Table, seat: i64, owner: i64) -> None:
    """The game ends at once if nobody can place anything; else the turn goes on."""
    if nothing_can_be_placed(table):
        finish(table, early=True)
    elif owner != seat:
        emperor_refills(table)
    else:
        table.placed += 1
        table.push(MORES_OF[seat])


# One turn, one province --------------------------------------------------------------------------


def use_cards(table: Table, seat: i64, move: i64) -> None:
    """Play cards for a piece, and ask for it; on a border post it can only be a palace."""
    if move >= POST_BOTH:
        build_post(table, seat, move)
        return
    card, province = card_of(move), province_of(move)
    if move >= JOKER:
        pay(table, seat, card, table.components.joker)
        table.tell(TOLD_JOKER, seat, card, province)
    else:
        pay(table, seat, card, 1)
        table.tell(TOLD_PLAYED, seat, card, province)
    choose_province(table, seat, province)
    table.push(PLACES_OF[seat][province])


def choose_province(table: Table, seat: i64, province: i64) -> None:
    """Settle where further pieces of this turn may go: to the same province, if it was not empty."""
    if table.placed == 0:
        here = bit(province)
        table.targets = here & table.land.entered
        table.elsewhere = ALL_PROVINCES & ~here if table.players[seat].specials & TWO else 0
    elif leaves_the_province(table, province):
        # R24: the special card is used up when the second piece goes to another province.
        table.players[seat].specials &= ~TWO
        table.elsewhere = 0
        table.tell(TOLD_TWO_PROVINCES, seat)


def leaves_the_province(table: Table, province: i64) -> bool:
    """Whether a further piece of the turn in that province takes the special card for two provinces."""
    return not table.targets & bit(province)


def build_post(table: Table, seat: i64, move: i64) -> None:
    """Pay for a border post and build there."""
    post = post_of(move)
    if move >= POST_PAIR:
        pay(table, seat, (move - POST_PAIR) // POST_COUNT, PAIR)
    else:
        pay(table, seat, colour_of_side(table, post, 0), 1)
        pay(table, seat, colour_of_side(table, post, 1), 1)
    space = table.board.post[post]
    if table.placed == 0:
        # R22: another piece may go to whichever of the two was not empty.
        table.targets = table.board.regions[space] & table.land.entered
    provinces = table.board.regions[space]
    while provinces != 0:
        if table.land.hides_tiles(lowest(provinces)):
            reveal_tiles(table, lowest(provinces))
        provinces &= provinces - 1
    build(table, seat, seat, space)
    after_a_piece(table, seat, seat)


class More(FollowUp[Table]):
    """Place another piece in the same province, or be done. Not asked when there is nothing to place."""

    name = "more"

    def moves(self, state: Table, seat: i64) -> vec[i64]:
        among = state.targets | state.elsewhere
        if among == 0 or state.placed >= state.components.pieces or state.players[seat].hand == 0:
            return ENOUGH
        return append(placements(state, seat, among), DONE)

    def play(self, state: Table, seat: i64, move: i64) -> None:
        if move != DONE:
            use_cards(state, seat, move)
            return
        refill(state, seat)
        if state.with_influence:
            state.push(Keep(seat))

    def considered(self, state: Table, seat: i64) -> vec[i64]:
        return append(considered(state, seat), DONE)

    def why_not(self, state: Table, seat: i64, move: i64) -> Refusal:
        if move < POST_BOTH:
            province = province_of(move)
            if not (state.targets | state.elsewhere) >> province & 1:
                values: dict[str, object] = {"province": PROVINCES[province]}
                return Refusal("one-province", "3.2", values)
            return why_no_placement(state, seat, move)
        if move < PALACE:
            return why_no_post(state, seat, move, state.targets)
        return Refusal("more-or-done", "3.2")

    def prompt(self, state: Table) -> Message:
        left = int(state.components.pieces - state.placed)
        # After the only piece of an empty province, with the special card alone.
        elsewhere = 0 if state.elsewhere == 0 else 1 if state.targets else 2
        return Message("ask-more", {"left": left, "elsewhere": elsewhere})


def considered(table: Table, seat: i64) -> vec[i64]:
    """The uses of cards a player would think of, with those of border posts."""
    return considered_posts(considered_placements(table, seat), table)


ENOUGH: Final = vec[i64]([DONE])
MORES_OF: Final = [More(seat) for seat in range(MOST_SEATS)]
PLACES_OF: Final = [
    [Place(seat, seat, province) for province in range(PROVINCE_COUNT)] for seat in range(MOST_SEATS)
]
