"""The glance at a match of Connect on the first page."""

import pytest

from app.presenters.connect.board_model import placed
from app.presenters.connect.glance import connect_glance
from tests.presenters.connect.matches import table_of


@pytest.mark.parametrize("seed", [1, 3, 8])
def test_its_picture_is_around_a_tile(seed: int) -> None:
    """A maze of two arms has none between its edges: the picture was empty."""
    match = table_of().match
    for number in range(30):
        moves = list(match.game.legal_moves(match.state))
        match.play(moves[(seed + number * 7) % len(moves)])
    tiles = [placed(laid) for laid in match.view(0).table]
    left, top = min(tile.column for tile in tiles), min(tile.row for tile in tiles)
    middles = [(tile.column - left + 0.5, tile.row - top + 0.5) for tile in tiles]
    assert connect_glance(match).focus in middles
