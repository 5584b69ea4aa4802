"""The page of puzzles: what is typed as a code."""

import pytest

from app.presenters.solo.hub import may_be_code


@pytest.mark.parametrize(
    ("text", "is_enough"),
    [("", False), ("-----", False), ("E3-2", False), ("e32e", True), (" E32E-H14H ", True)],
)
def test_only_letters_make_a_code(text: str, is_enough: bool) -> None:
    """Five hyphens could be played."""
    assert may_be_code(text) is is_enough
