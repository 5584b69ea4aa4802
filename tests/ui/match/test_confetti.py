"""What falls when somebody has won falls over the board: no word and no key is covered."""

from types import SimpleNamespace

import pytest

from app.ui.match.confetti import confetti

BOX = (40.0, 300.0, 320.0, 310.0)


@pytest.mark.parametrize("share", [0.05, 0.2, 0.4, 0.6, 0.8, 0.95])
def test_no_piece_reaches_above_or_below_the_board(share: float) -> None:
    atlas = SimpleNamespace(sizes={"sun": (100, 100)}, cell=100)
    pieces = confetti(atlas, ["sun"], BOX, 48, share)  # type: ignore[arg-type]
    assert pieces
    for piece in pieces:
        assert piece.y >= BOX[1] - 0.01
        assert piece.y + piece.height <= BOX[1] + BOX[3] + 0.01
