"""The arena: fair pairs, the same result for the same seed, honest intervals."""

import pytest

from tools.arena import Fixture, first_players_share, fixtures, wilson


def test_every_deal_is_played_twice_with_the_sides_changed() -> None:
    listed = list(fixtures("shift", ("master", "hard"), 2, {"cards": 3}, 6))
    assert [fixture.seed for fixture in listed] == [0, 0, 1, 1, 2, 2]
    assert [fixture.players[0] for fixture in listed] == ["master", "hard"] * 3


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(50, 100, 40.4, 59.6), (100, 100, 96.3, 100), (0, 10, 0, 27.8)],
)
def test_wilsons_interval(won: int, games: int, low: float, high: float) -> None:
    """Figures of the literature, in per cent."""
    assert [round(100 * bound, 1) for bound in wilson(won, games)] == [low, high]


@pytest.mark.parametrize("game", ["shift", "connect", "go", "race"])
def test_a_match_follows_from_its_seed(game: str) -> None:
    options = (("cards", 2),) if game == "shift" else ()
    fixture = Fixture(game, ("hard", "medium"), 2, options, 4)
    shares = [first_players_share(fixture, player) for player in ("hard", "medium", "hard")]
    assert shares[0] == shares[2]
    assert shares[0] + shares[1] == 1


def test_the_stronger_of_two_is_told_so() -> None:
    listed = fixtures("shift", ("hard", "stepper"), 2, {"cards": 1}, 12)
    assert sum(first_players_share(fixture, "hard") for fixture in listed) >= 9
