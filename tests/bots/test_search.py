"""The search: its manner, its honesty, and that it never loses what cannot be lost."""

from __future__ import annotations

from time import thread_time

import pytest

import tianxia
from tianxia.bots import LEVELS, NAMES, SearchBot, create
from tianxia.bots.manner import BadManner, Manner
from tianxia.bots.search import Node, Search, usual
from tianxia.kernel import Quick, State, new_match

MANNERS = [
    "plain",
    "ahead=2",
    "ahead=0 policy=1",
    "habit=50 rivals=3",
    "sense=50",
    "reach=4 habit=20",
    "margin=0",
]


def position(game: str, seats: int, moves: int, seed: str = "jade") -> State:
    """A position some way into a game."""
    state, chance = new_match(tianxia.game(game).agree(seats), seed).state, Quick(moves)
    for _ in range(moves):
        if not state.over:
            seat = state.acting[0]
            legal = state.legal(seat)
            state.play(seat, legal[chance.below(len(legal))])
    return state


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("game", ["leduc", "dragon", "kingdom", "china", "gugong"])
def test_every_manner_chooses_a_legal_move_and_the_same_one_again(game: str, manner: str) -> None:
    state = position(game, 2, 1 if game == "leduc" else 12)
    seat = state.acting[0]
    chosen = {SearchBot(5, simulations=30, manner=manner).choose(state.knowledge(seat)) for _ in range(2)}
    assert len(chosen) == 1 and chosen <= set(state.legal(seat))


def test_a_manner_says_what_is_wrong_with_it() -> None:
    with pytest.raises(BadManner, match="no setting “speed”; it has ahead"):
        Manner("speed=9")
    for beyond in ("ahead=nan", "ahead=inf", "ahead=1e30", "policy=-1", "trust=7", "cores=0", "margin=inf"):
        with pytest.raises(BadManner, match="a number from"):
            Manner(beyond)
    with pytest.raises(BadManner, match="at least one simulation"):
        SearchBot(simulations=0)
    with pytest.raises(BadManner, match="write such as ahead=8"):
        Manner("ahead")
    assert Manner("plain ahead=3").ahead == 3


@pytest.mark.parametrize("opponent", ["random", "greedy", "search"])
@pytest.mark.parametrize("seat", [0, 1])
def test_search_never_loses_tic_tac_toe(opponent: str, seat: int) -> None:
    for seed in range(4):
        match = new_match(tianxia.game("tictactoe").agree(2), f"{seed}")
        players = [create(opponent, seed), SearchBot(seed, simulations=1500)]
        while not match.state.over:
            mover = match.state.acting[0]
            match.play(mover, players[mover == seat].choose(match.state.knowledge(mover)))
        assert match.state.rewards[seat] >= 0.5


def test_advice_adds_up() -> None:
    state = position("leduc", 2, 1)
    seat = state.acting[0]
    advice = SearchBot(3, simulations=400).advise(state.knowledge(seat))
    assert sorted(found.move for found in advice) == state.legal(seat)
    assert sum(found.tried for found in advice) == 400
    assert all(abs(sum(found.shares) - 1.0) < 1e-9 for found in advice)
    assert advice[0].tried == max(found.tried for found in advice)


@pytest.mark.parametrize("manner", ["", "network=own trust=1", "ahead=4", "plain"])
@pytest.mark.parametrize(("game", "seats"), [("dragon", 3), ("kingdom", 5), ("china", 4), ("gugong", 2)])
def test_there_is_one_win_to_share(game: str, seats: int, manner: str) -> None:
    state = position(game, seats, 30)
    advice = SearchBot(3, simulations=40, manner=manner).advise(state.knowledge(state.acting[0]))
    for found in advice:
        assert all(0.0 <= share <= 1.0 for share in found.shares)
        # At random hardly anybody reaches the Emperor in Gùgōng, and then nobody has won.
        assert sum(found.shares) == pytest.approx(1.0) or (game, manner) == ("gugong", "plain")


def test_points_are_foretold_as_they_come_where_a_network_plays() -> None:
    """At random the Dragon brings half the points; a greedy bot has eighty, a network about a hundred."""
    state = position("dragon", 2, 4)
    knowledge = state.knowledge(state.acting[0])
    bot = SearchBot(3, simulations=400)
    best = bot.advise(knowledge)[0]
    told = bot.foretell(knowledge, best.move)
    assert told is not None and told.points > 85 and best.points < 60
    assert told.move == best.move and told.tried == 8 and sum(told.shares) == pytest.approx(1.0)
    assert SearchBot(3, manner="plain").foretell(knowledge, best.move) is None


def test_every_move_meets_the_same_luck_where_it_is_foretold() -> None:
    state = position("dragon", 2, 4)
    knowledge = state.knowledge(state.acting[0])
    one, other = (SearchBot(seed, simulations=400).foretell(knowledge, knowledge.legal[0]) for seed in (3, 4))
    assert one is not None and other is not None
    assert (one.shares, one.points) == (other.shares, other.points)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("game", ["dragon", "kingdom", "china", "gugong"])
def test_every_game_knows_how_it_is_searched_best(game: str, seats: int) -> None:
    setup = tianxia.game(game).agree(seats)
    manners = [usual(setup, milliseconds) for milliseconds in (0, 1, 100, 500, 2000)]
    assert all(manner.network == "own" and manner.policy > 0 for manner in manners)


def test_with_time_a_search_plays_on_as_the_network_does_in_the_kingdom_for_two() -> None:
    setup = tianxia.game("kingdom").agree(2)
    assert [usual(setup, milliseconds).follow for milliseconds in (0, 99, 100, 2000)] == [0, 0, 100, 100]
    assert usual(tianxia.game("kingdom").agree(3), 2000).follow == 0


def test_a_search_that_follows_the_network_plays_on_as_it_plays() -> None:
    state = position("dragon", 2, 4)
    knowledge = state.knowledge(state.acting[0])
    points = {
        follow: SearchBot(3, simulations=40, manner=f"network=own policy=3 follow={follow}")
        .advise(knowledge)[0]
        .points
        for follow in (0, 50, 100)
    }
    assert points[0] < 60 < points[50] < points[100] and points[100] > 85


@pytest.mark.parametrize(("game", "seats"), [("dragon", 2), ("kingdom", 3), ("china", 2), ("gugong", 4)])
def test_a_search_goes_on_with_what_it_thought_of_the_next_decision(game: str, seats: int) -> None:
    """Where a seat decides twice in a row, the second search begins where the first one ended."""
    state = position(game, seats, 10)
    bots = [SearchBot(seat, simulations=40, manner="keep=1") for seat in range(seats)]
    resumed = 0
    for _ in range(80):
        if state.over:
            break
        seat = state.acting[0]
        kept, mover = bots[seat].kept, bots[seat]
        done = kept.simulations if kept is not None else 0
        move = mover.choose(state.knowledge(seat))
        if kept is not None and kept.simulations == done + 40:
            resumed += 1
        state.play(seat, move)
    assert resumed > 1


def test_a_search_begins_anew_where_things_went_otherwise() -> None:
    state = position("china", 2, 9)
    seat = state.acting[0]
    bot = SearchBot(3, simulations=60, manner="keep=1")
    move = bot.choose(state.knowledge(seat))
    kept = bot.kept
    assert kept is not None, "after this move the seat decides again"
    other = next(found for found in state.legal(seat) if found != move)
    state.play(seat, other)
    assert state.acting[0] == seat
    assert bot.choose(state.knowledge(seat)) in state.legal(seat)
    assert kept.simulations == 60
    forgetful = SearchBot(3, simulations=60, manner="plain")
    forgetful.choose(state.knowledge(seat))
    assert forgetful.kept is None


def test_a_kept_search_is_for_its_own_seat_and_game() -> None:
    """Positions of another seat, number of seats or option are none that it has thought about."""
    state = position("china", 2, 9)
    seat = state.acting[0]
    bot = SearchBot(3, simulations=60, manner="keep=1")
    bot.choose(state.knowledge(seat))
    kept = bot.kept
    assert kept is not None
    assert kept.is_of(state.knowledge(seat))
    assert not kept.is_of(state.knowledge(1 - seat))
    assert not kept.is_of(position("china", 3, 9).knowledge(seat))
    assert not kept.is_of(position("kingdom", 2, 9).knowledge(seat))


def test_a_search_ends_when_no_other_move_can_overtake() -> None:
    """One of two moves wins at once. The search knows it before its time is over; who asks for advice
    gets all of it."""
    state = tianxia.game("tictactoe").start(seed=1)
    for cell in ("a1", "c1", "a2", "c2", "b1", "b3", "b2"):
        state.play(state.acting[0], state.setup.game.moves.parse(f"mark {cell}"))
    knowledge = state.knowledge(state.acting[0])
    bot = SearchBot(3, milliseconds=200)
    began = thread_time()
    assert state.setup.game.moves.text(bot.choose(knowledge)) == "mark c3"
    chosen = thread_time()
    assert chosen - began < 0.2
    bot.advise(knowledge)
    assert thread_time() - chosen >= 0.2


def test_a_deep_tree_is_let_go_and_nothing_else() -> None:
    """What is freed within fifty others is put aside, which overwrites the neighbours of an object whose
    class is declared acyclic: a tree's nodes must not be."""
    root = node = Node(-1, 0)
    neighbours = []
    for depth in range(400):
        node = node.add(depth, 0)
        neighbours.append(Node(depth, 0))
    del root, node
    assert [one.move for one in neighbours] == list(range(400))
    assert all(one.children == [] and one.shares == [] and one.weight == 1.0 for one in neighbours)


def test_the_lead_is_that_over_the_next_legal_move() -> None:
    knowledge = tianxia.game("tictactoe").start(seed=1).knowledge(0)
    search = Search(knowledge, Quick(1), Manner())
    for move, visits in ((0, 4), (1, 9), (2, 30), (3, 7)):
        search.root.add(move, 0).visits = visits
    assert search.lead([0, 1, 2, 3]) == 21
    assert search.lead([0, 1, 3]) == 2
    assert search.lead([3]) == 7


def test_several_processes_search_as_one() -> None:
    state = position("kingdom", 3, 20)
    seat = state.acting[0]
    one, again = (
        SearchBot(3, simulations=301, manner="plain cores=2").advise(state.knowledge(seat)) for _ in range(2)
    )
    assert sum(found.tried for found in one) == 302, "each has half of the work, rounded up"
    assert {found.move for found in one} <= set(state.legal(seat))
    assert all(sum(found.shares) == pytest.approx(1.0) for found in one)
    assert [found.tried for found in one] == sorted((found.tried for found in one), reverse=True)
    assert [(found.move, found.tried, found.points) for found in one] == [
        (found.move, found.tried, found.points) for found in again
    ]


def test_levels_are_bots_with_a_time() -> None:
    assert list(LEVELS) == ["beginner", "easy", "normal", "hard", "master"]
    assert [level.milliseconds for level in LEVELS.values()] == [0, 0, 100, 500, 2000]
    assert set(LEVELS) < set(NAMES)
    state = position("dragon", 2, 5)
    seat = state.acting[0]
    for level in LEVELS.values():
        assert level.create(1, pace=0.02).choose(state.knowledge(seat)) in state.legal(seat)


def test_search_at_leduc_does_not_see_through_hidden_cards() -> None:
    """Who saw the other's card would play differently; a search plays only its own card differently."""
    chosen: dict[str, set[int]] = {}
    for number in range(60):
        state = new_match(tianxia.game("leduc").agree(2), f"deal {number}").state
        seat = state.acting[0]
        own = state.view(seat)["table"]["players"][seat]["card"]  # type: ignore[index]
        bot = SearchBot(seed=11, simulations=300)
        chosen.setdefault(str(own), set()).add(bot.choose(state.knowledge(seat)))
    assert len(chosen) == 6, "every card was held, against every other one"
    assert all(len(moves) == 1 for moves in chosen.values()), "the hidden card changed what was played"
    assert len(set.union(*chosen.values())) > 1, "not even the own card matters"


def test_the_margin_says_how_much_of_a_result_is_the_lead() -> None:
    beginning = position("dragon", 3, 0)
    knowledge = beginning.knowledge(beginning.acting[0])
    end = position("dragon", 3, 10_000)
    assert end.over

    def worth(manner: str) -> list[float]:
        return Search(knowledge, Quick(1), Manner(manner)).worth(end)

    for network in ("", "network=own "):
        wins, both, lead = (worth(f"{network}margin={margin}") for margin in (0, 0.5, 1))
        assert wins == list(end.rewards)
        assert both == pytest.approx([(win + ahead) / 2 for win, ahead in zip(wins, lead, strict=True)])
        # The further behind, the less a loss is worth.
        points = [end.points(seat) for seat in range(3)]
        assert sorted(range(3), key=points.__getitem__) == sorted(range(3), key=lead.__getitem__)
        assert worth(network) == (lead if network else both)
