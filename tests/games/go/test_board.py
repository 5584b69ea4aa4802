"""The board: what tiles cover, open and join (G1-G3)."""

import pytest

from app.games.go.board import (
    TREASURE_CELLS,
    cell_text,
    covered,
    is_solved,
    joined_holes,
    placements,
)
from app.games.go.tiles import CELLS, CENTRE, JOKER, TILES
from tests.games.go.boards import ROLL, SOLVED, UNSOLVED, board


def cells(bits: int) -> set[str]:
    return {cell_text(cell) for cell in CELLS if bits >> cell & 1}


def test_g1_the_24_treasures_lie_on_all_cells_but_the_centre() -> None:
    assert sorted([*TREASURE_CELLS, CENTRE]) == list(CELLS)
    assert [cell_text(TREASURE_CELLS[n - 1]) for n in (1, 7, 13, 24)] == ["a1", "e1", "e5", "b3"]


def test_g1_a_quarter_turn_maps_each_arm_on_the_next_face_by_face() -> None:
    for die in range(4):
        for face in range(6):
            row, column = divmod(TREASURE_CELLS[6 * die + face], 5)
            assert TREASURE_CELLS[6 * ((die + 1) % 4) + face] == 5 * column + 4 - row


@pytest.mark.parametrize("tile", TILES)
def test_g2_a_tile_has_36_places_in_both_directions_with_both_sides(tile: int) -> None:
    ways = placements(tile)
    assert len(set(ways)) == 36 * 2 * 2
    assert {frozenset(cells(covered([way]))) for way in ways if way.side == "a"} == {
        frozenset(cells(covered([way]))) for way in ways if way.side == "b"
    }
    assert all(len(cells(covered([way]))) == 2 for way in ways)
    assert not any("c3" in cells(covered([way])) for way in ways)


def test_g8_the_joker_has_24_places() -> None:
    assert {way.at for way in placements(JOKER)} == set(CELLS) - {CENTRE}


def test_g2_the_hole_is_in_cell_a_and_plain_tiles_have_none() -> None:
    assert cells(joined_holes(board("4a n c2"))) == {"c2"}
    assert cells(joined_holes(board("5a n c2"))) == set()


@pytest.mark.parametrize(
    ("laid", "joined"),
    [
        pytest.param("4a n c2", {"c2"}, id="open to the centre"),
        pytest.param("4a e c2", set(), id="beside the centre, not open to it"),
        pytest.param("3a w d2", {"d2"}, id="the two cells of a tile are joined"),
        pytest.param("1a w c2, 4a w b1", {"c2", "b1"}, id="a path runs through a hole"),
        pytest.param("1a w c2, 4a e b1", {"c2"}, id="open from one side only"),
        pytest.param("4a w b1, 2a e c1", set(), id="joined, but not to the centre"),
        pytest.param("6a s b3", set(), id="a plain tile shows nothing"),
        pytest.param("5b e c4, 2a s d4", set(), id="5b is closed on this side"),
        pytest.param("J c2, 2a e d2", {"d2"}, id="the joker is open on all sides"),
    ],
)
def test_g3_what_is_joined_to_the_centre(laid: str, joined: set[str]) -> None:
    assert cells(joined_holes(board(laid))) == joined


def test_g3_paths_do_not_run_around_the_border() -> None:
    """e2 is open to the east and a3, the next cell by number, to the west."""
    assert cells(joined_holes(board("5a e d3, 4a w e2, 2a e a3"))) == {"e2"}


def test_g3_solved() -> None:
    assert is_solved(ROLL, board(SOLVED))


def test_g3_every_treasure_must_show_and_be_joined() -> None:
    tiles = board(SOLVED)
    for left_out in tiles:
        assert not is_solved(ROLL, [tile for tile in tiles if tile is not left_out])
    assert not is_solved(ROLL, board(UNSOLVED))
    assert not is_solved((5, *ROLL[1:]), tiles)


def test_g2_g3_fewer_or_more_tiles_and_loose_ends_do_not_matter() -> None:
    assert is_solved(ROLL, board(SOLVED + ", 5a e a5, 6b n e2"))
