"""Go's moves as text (T1)."""

import pytest

from app.core.errors import BadRequest
from app.core.sides import EAST, SOUTH
from app.games.go.board import Laid
from app.games.go.moves import Claim, EndSolo, LayTile, LiftTile, Move, RollNext, StartBuilding
from app.games.go.notation import decode, encode
from tests.games.go.boards import moves, seat, state

EXAMPLES = {
    "0 lay 3b e c2": LayTile(0, Laid(3, "b", 7, EAST)),
    "3 lay 6a s a1": LayTile(3, Laid(6, "a", 0, SOUTH)),
    "0 lay J c2": LayTile(0, Laid(0, "", 7, 0)),
    "0 lift 3": LiftTile(0, 3),
    "1 lift J": LiftTile(1, 0),
    "0 claim 41250": Claim(0, 41250),
    "2 claim 0": Claim(2, 0),
    "2 claim 1000000000": Claim(2, 10**9),
    "go": StartBuilding(),
    "next": RollNext(),
    "end": EndSolo(),
}


@pytest.mark.parametrize(("text", "move"), EXAMPLES.items())
def test_t1_a_move_and_its_text(text: str, move: Move) -> None:
    assert decode(text) == move
    assert encode(move) == text


def test_t1_every_listed_move_has_a_text_of_its_own() -> None:
    building = state(seat(joker=True), seat("1a s b1"), seat(), round=2)
    texts = moves(building)
    assert len(set(texts)) == len(texts)
    assert [encode(decode(text)) for text in texts] == texts


@pytest.mark.parametrize(
    "text",
    [
        "",
        "GO",
        "go ",
        "0 go",
        "lay 3b e c2",
        "0 lay",
        "0 lay 3b e",
        "0 lay 3b e f2",
        "0 lay 3b e c6",
        "0 lay 3b x c2",
        "0 lay 3b  e c2",
        "0 lay 3b e c2 ",
        "0 lay 7b e c2",
        "0 lay 3c e c2",
        "0 lay 3 e c2",
        "0 lay j c2",
        "0 lay J e c2",
        "0 lay Ja e c2",
        "0 lift 7",
        "0 lift 3b",
        "0 lift",
        "4 lift 3",
        "-1 lift 3",
        "00 lift 3",
        "x claim 5",
        "0 claim",
        "0 claim -1",
        "0 claim +1",
        "0 claim 007",
        "0 claim 1000000001",
        "0 claim 1e3",
        "0 claim 5 5",
        "0 claim \u0665",
        "0 claim \u00b2",
        "0 claim " + "9" * 5000,
    ],
)
def test_t1_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadRequest):
        decode(text)
