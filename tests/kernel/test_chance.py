"""Chance: every answer equally likely, every source repeatable, nothing foreseen."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tianxia.kernel import Chance, Quick, Sealed, commitment
from tianxia.kernel.packed import i64, vec

WORDS = 1 << 32


class Scripted(Chance):
    """A source that gives the words it was told to."""

    def __init__(self, *words: int) -> None:
        super().__init__()
        self.words = list(words)

    def word(self) -> i64:
        self.drawn += 1
        return self.words.pop(0)


def unlikely(counts: Counter[int], kinds: int) -> float:
    """The chi-square of some counts, over its expectation: near 1 if all kinds are equally likely."""
    expected = sum(counts.values()) / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds)) / (kinds - 1)


def fresh(kind: str) -> Chance:
    return Quick(7) if kind == "quick" else Sealed("7")


@pytest.mark.parametrize("kind", ["quick", "sealed"])
@pytest.mark.parametrize("bound", [2, 3, 6, 13, 100])
def test_numbers_are_uniform(kind: str, bound: int) -> None:
    source = fresh(kind)
    counts = Counter(source.below(bound) for _ in range(100 * bound))
    assert set(counts) == set(range(bound))
    assert unlikely(counts, bound) < 3


@given(bound=st.integers(1, 2**31 - 1), data=st.data())
def test_every_number_below_a_bound_has_exactly_as_many_words(bound: int, data: st.DataObject) -> None:
    """Number k is drawn for `WORDS // bound` words in a row; the few words beside them are drawn again."""
    number = data.draw(st.integers(0, bound - 1))
    uneven = WORDS % bound
    first = -(-(number * WORDS + uneven) // bound)
    last = first + WORDS // bound - 1
    assert Scripted(first).below(bound) == number
    assert Scripted(last).below(bound) == number
    if first > 0:
        assert Scripted(first - 1, 0, WORDS - 1).below(bound) != number or number == bound - 1
    if last + 1 < WORDS:
        assert Scripted(last + 1, 0, 0, WORDS - 1).below(bound) != number or number == bound - 1


def test_a_word_that_would_favour_a_number_is_drawn_again() -> None:
    source = Scripted(0, 0, 5)
    assert source.below(3) == 0
    assert source.drawn == 3
    assert Scripted(0).below(4) == 0


def test_one_of_one_is_certain() -> None:
    assert [Quick(seed).below(1) for seed in range(20)] == [0] * 20


@pytest.mark.parametrize("kind", ["quick", "sealed"])
def test_shuffles_are_uniform(kind: str) -> None:
    source = fresh(kind)
    orders = {order: number for number, order in enumerate(permutations(range(4)))}
    counts: Counter[int] = Counter()
    for _ in range(2400):
        items = vec[i64]([0, 1, 2, 3])
        source.shuffle(items)
        counts[orders[tuple(items)]] += 1
    assert unlikely(counts, len(orders)) < 3


def test_short_arrays_shuffle_without_a_word() -> None:
    source = Scripted()
    for items in (vec[i64]([]), vec[i64]([5])):
        source.shuffle(items)
    assert source.drawn == 0


def test_a_sealed_source_gives_the_same_words_everywhere() -> None:
    source = Sealed("7")
    assert [source.word() for _ in range(4)] == [4221136571, 616597138, 428843517, 1675883264]
    for _ in range(28):
        source.word()
    assert source.word() == 3269695073  # the first of the third block


def test_a_quick_source_gives_the_same_words_everywhere() -> None:
    assert [Quick(seed).word() for seed in (7, 8, 0, 2**40)] == [
        1409526577,
        1572348201,
        4097748604,
        1715411494,
    ]


def test_seeds_that_are_close_give_words_that_are_not() -> None:
    words = [Quick(seed).word() for seed in range(2000)]
    assert len(set(words)) == 2000
    assert unlikely(Counter(word >> 28 for word in words), 16) < 3


@pytest.mark.parametrize("kind", ["quick", "sealed"])
@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17])
def test_a_clone_goes_on_alike_and_apart(kind: str, drawn: int) -> None:
    source = fresh(kind)
    for _ in range(drawn):
        source.word()
    twin = source.clone()
    assert twin.dump() == source.dump()
    expected = [source.word() for _ in range(40)]
    assert [twin.word() for _ in range(40)] == expected
    twin.word()
    assert twin.dump() != source.dump()
    assert twin.drawn == source.drawn + 1


def test_a_seed_can_be_sealed_and_shown() -> None:
    seal = commitment("plum blossom")
    assert len(seal) == 64 and "plum" not in seal
    assert seal == commitment("plum blossom") != commitment("plum blossoms")
    source = Sealed("plum blossom")
    source.word()
    assert source.key and source.key.hex() != seal


def test_a_bare_source_has_no_words() -> None:
    for ask in (Chance().word, Chance().clone, Chance().dump):
        with pytest.raises(NotImplementedError):
            ask()
