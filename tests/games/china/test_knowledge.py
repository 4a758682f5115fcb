"""What a seat can imagine of the others' hands: all that fits what it has seen, and nothing that does not."""

from __future__ import annotations

import pytest

from tests.games.china.table import CHINA, build, hand, hold, new_table, play, show, to_move
from tianxia.games.china.cards import listed
from tianxia.games.china.state import Table
from tianxia.kernel import Quick


def imagined(table: Table, seat: int, chance: Quick) -> Table:
    world = table.sample(seat, chance)
    assert isinstance(world, Table)
    return world


def test_a_card_taken_face_up_is_remembered() -> None:
    table = new_table(3)
    build(table, 1, "E1")
    hold(table, 0, "red red green")
    show(table, "violet violet orange orange")
    to_move(table, 0)
    play(table, 0, "play red wei", "palace E2", "play red wei", "palace E3", "take violet", "take orange")
    chance = Quick(1)
    hands = [hand(imagined(table, 2, chance), 0) for _ in range(40)]
    assert all(held.get("violet", 0) >= 1 and held.get("orange", 0) >= 1 for held in hands)
    assert len({tuple(held.items()) for held in hands}) > 3
    # Who plays it again has shown that it is gone.
    to_move(table, 0)
    play(table, 0, "exchange violet", "draw")
    assert any("violet" not in hand(imagined(table, 2, chance), 0) for _ in range(40))


def just_shuffled(seats: int, seed: int) -> Table:
    """A random game right after the discards became the pile."""
    table = CHINA.start(seats=seats, seed=seed)
    assert isinstance(table, Table)
    chance = Quick(seed)
    while table.emptied == 0:
        seat = table.acting[0]
        moves = table.legal(seat)
        table.play(seat, moves[chance.below(len(moves))])
    return table


@pytest.mark.parametrize("seed", range(8))
def test_with_two_players_the_other_hand_is_known_when_the_pile_runs_out(seed: int) -> None:
    """All other cards have been seen: what the opponent held then can be worked out, and so it is."""
    table = just_shuffled(2, seed)
    chance = Quick(seed)
    for seat in range(2):
        world = imagined(table, seat, chance)
        other = world.players[1 - seat]
        assert other.before == table.players[1 - seat].before
        assert world.pile + other.hand == table.pile + table.players[1 - seat].hand


@pytest.mark.parametrize("seed", range(6))
def test_later_all_that_is_imagined_can_have_come_about(seed: int) -> None:
    """The pile never holds more of a colour than was shuffled into it, less what is known to have left it."""
    table = just_shuffled(4, seed)
    chance = Quick(seed)
    while not table.over:
        for seat in range(4):
            world = imagined(table, seat, chance)
            assert all(a <= b for a, b in zip(listed(world.pile), listed(world.stock), strict=True))
            assert world.census() == table.census()
            together = sum(int(player.before) for player in table.players)
            assert sum(int(player.before) for player in world.players) == together
        for _ in range(7):
            if not table.over:
                seat = table.acting[0]
                moves = table.legal(seat)
                table.play(seat, moves[chance.below(len(moves))])


def test_samples_do_not_depend_on_what_is_hidden() -> None:
    """Two worlds a seat cannot tell apart give it the same samples from the same source."""
    table = CHINA.start(seats=3, seed=11)
    assert isinstance(table, Table)
    chance = Quick(5)
    for _ in range(60):
        seat = table.acting[0]
        moves = table.legal(seat)
        table.play(seat, moves[chance.below(len(moves))])
    other = imagined(table, 0, chance)
    for seed in range(20):
        assert imagined(table, 0, Quick(seed)).contents() == imagined(other, 0, Quick(seed)).contents()


def test_what_the_opponents_hold_is_drawn_evenly() -> None:
    """At the start every unseen card is as likely: colours come in proportion to what is left of them."""
    table = new_table(3)
    hold(table, 0, "red red red")
    chance = Quick(3)
    tries, found = 3000, [0] * 5
    for _ in range(tries):
        for colour, count in enumerate(listed(imagined(table, 0, chance).players[1].hand)):
            found[colour] += count
    left = listed(table.pile + table.players[1].hand + table.players[2].hand)
    for colour in range(5):
        expected = 3 * tries * left[colour] / sum(left)
        assert abs(found[colour] - expected) < 0.12 * expected
