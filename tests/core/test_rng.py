"""X2: the project's own random numbers, pinned by published vectors."""

from collections import Counter

import pytest

from app.core.errors import BadRequest
from app.core.rng import Rng, checked_seed
from tests.core.pythons import printed, pythons

PUBLISHED = {
    0: [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC],
    1234567: [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ],
}
"""First numbers of SplitMix64 by seed: of its author's C program, as others publish them too."""


@pytest.mark.parametrize("seed", PUBLISHED)
def test_x2_published_vectors(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.word() for _ in PUBLISHED[seed]] == PUBLISHED[seed]


def test_x2_a_kept_state_goes_on_where_it_was() -> None:
    rng = Rng(99)
    rng.word()
    again = Rng(rng.state)
    assert [again.word() for _ in range(5)] == [rng.word() for _ in range(5)]


def test_seeds_are_taken_as_64_bits() -> None:
    assert Rng(1 << 64).word() == Rng(0).word()
    assert Rng(-1).word() == Rng((1 << 64) - 1).word()
    assert Rng((1 << 200) + 7).state == 7


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 24, 34, 48, 1000])
def test_below_stays_below_and_leaves_nothing_out(limit: int) -> None:
    rng = Rng(limit)
    assert {rng.below(limit) for _ in range(20 * limit)} == set(range(limit))


@pytest.mark.parametrize("limit", [2, 3, 5, 6, 12, 24])
def test_below_is_even(limit: int) -> None:
    """Chi squared over 60,000 draws: by chance more than 4 * (limit + 8) once in millions."""
    rng, draws = Rng(2024), 60_000
    counts = Counter(rng.below(limit) for _ in range(draws))
    expected = draws / limit
    assert sum((counts[n] - expected) ** 2 / expected for n in range(limit)) < 4 * (limit + 8)


def test_below_draws_again_in_the_uneven_rest() -> None:
    """Above 2**63 only one multiple of the limit fits a word: half of the words are too large."""
    limit = (1 << 63) + 1
    for seed in range(64):
        words = Rng(seed)
        first_small = next(word for word in iter(words.word, None) if word < limit)
        rng = Rng(seed)
        assert rng.below(limit) == first_small
        assert rng.state == words.state


@pytest.mark.parametrize("size", [0, 1, 2, 24, 34])
def test_shuffled_is_a_new_list_of_the_same_things(size: int) -> None:
    items = list(range(size))
    mixed = Rng(5).shuffled(items)
    assert items == list(range(size))
    assert mixed is not items
    assert sorted(mixed) == items


def test_shuffled_gives_every_order_about_as_often() -> None:
    rng = Rng(11)
    orders = Counter(tuple(rng.shuffled("abcd")) for _ in range(24_000))
    assert len(orders) == 24
    assert all(850 < count < 1150 for count in orders.values())


def test_shuffled_takes_anything_to_walk_over() -> None:
    assert Rng(3).shuffled(iter("abcdef")) == Rng(3).shuffled(list("abcdef"))


PROGRAM = """
from app.core.rng import Rng
rng = Rng(1234567)
print([rng.word() for _ in range(50)])
print([rng.below(limit) for limit in range(1, 200)])
print(rng.shuffled("".join(sorted({"ab", "cd", "ef", "gh"}))), rng.shuffled(range(100)))
print(rng.state)
"""


@pytest.mark.parametrize(("version", "python"), pythons().items())
def test_x2_equal_on_every_python_and_under_every_hash_seed(version: str, python: str) -> None:
    rng = Rng(1234567)
    expected = [
        str([rng.word() for _ in range(50)]),
        str([rng.below(limit) for limit in range(1, 200)]),
        f"{rng.shuffled('abcdefgh')} {rng.shuffled(range(100))}",
        str(rng.state),
    ]
    for hash_seed in (0, 1, 4294967295):
        assert printed(python, PROGRAM, hash_seed).splitlines() == expected


@pytest.mark.parametrize("seed", [0, 7, (1 << 64) - 1])
def test_a_seed_from_outside_is_a_whole_number_of_64_bits(seed: int) -> None:
    assert checked_seed(seed) == seed


@pytest.mark.parametrize("seed", [-1, 1 << 64, True, False, 1.0, "7", None, [7]])
def test_another_seed_is_refused(seed: object) -> None:
    with pytest.raises(BadRequest) as refused:
        checked_seed(seed)
    assert refused.value.code == "bad_seed"
