"""What puzzles are called."""

import pytest

from app.presenters.phrase import phrase
from app.presenters.solo.naming import title_of
from app.solo.kinds import VOYAGE


@pytest.mark.parametrize(("seed", "pack", "number"), [(0, 1, 1), (20, 2, 1), (59, 3, 20)])
def test_a_puzzle_of_the_voyage_is_called_by_its_pack(seed: int, pack: int, number: int) -> None:
    name = phrase(f"puzzles.pack.{pack}")
    assert title_of(VOYAGE, seed) == phrase("solo.voyage.stop", pack=name, number=number)
