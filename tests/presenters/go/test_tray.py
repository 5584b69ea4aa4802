"""Which place a finger means: snapping, tapping, turning and flipping (G2)."""

from app.core.sides import EAST, NORTH, SOUTH, WEST
from app.games.go.board import CELL_NAMED, Laid
from app.games.go.moves import LayTile, LiftTile
from app.games.go.state import Seat
from app.games.go.tiles import JOKER
from app.presenters.go.tray import (
    Face,
    cell_under,
    fitting_places,
    flipped_place,
    middle_of,
    moves_to_lay,
    other_cell,
    own_tiles,
    place_near,
    place_on,
    tile_on,
    turned_place,
)

EMPTY = Seat(0)


def laid(tile: int, at: str, direction: int = EAST, side: str = "a") -> Laid:
    return Laid(tile, side, CELL_NAMED[at], direction)


def test_a_tile_covers_its_hole_cell_and_the_one_it_points_at() -> None:
    assert other_cell(laid(1, "b2", EAST)) == CELL_NAMED["c2"]
    assert other_cell(laid(1, "b2", NORTH)) == CELL_NAMED["b1"]
    assert other_cell(laid(1, "b2", WEST)) == CELL_NAMED["a2"]
    assert other_cell(laid(1, "b2", SOUTH)) == CELL_NAMED["b3"]


def test_a_dragged_tile_snaps_to_the_nearest_place() -> None:
    assert place_near(EMPTY, 1, Face(), (1.1, 0.4)) == laid(1, "a1")
    assert place_near(EMPTY, 1, Face("b", SOUTH), (0.5, 1.2)) == laid(1, "a1", SOUTH, "b")


def test_far_from_any_place_it_does_not_snap() -> None:
    assert place_near(EMPTY, 1, Face(), (1.0, 6.0)) is None


def test_g2_it_never_snaps_onto_another_or_the_centre() -> None:
    seat = Seat(0, (laid(2, "a1"),))
    assert place_near(seat, 1, Face(), (1.0, 0.5)) is None
    near_centre = place_near(EMPTY, 1, Face(), (3.0, 2.6))
    assert near_centre is None or CELL_NAMED["c3"] not in (near_centre.at, other_cell(near_centre))


def test_a_tile_may_snap_to_where_it_lies_itself() -> None:
    seat = Seat(0, (laid(1, "a1"),))
    assert place_near(seat, 1, Face(), (1.0, 0.5)) == laid(1, "a1")
    assert moves_to_lay(0, seat, laid(1, "a1")) == ()


def test_a_tap_lays_the_hole_on_the_cell_or_else_the_other_half() -> None:
    assert place_on(EMPTY, 1, Face(), CELL_NAMED["a1"]) == laid(1, "a1")
    assert place_on(EMPTY, 1, Face(), CELL_NAMED["e1"]) == laid(1, "d1")
    assert place_on(EMPTY, 1, Face(), CELL_NAMED["c3"]) is None


def test_turning_goes_on_to_the_next_turn_that_fits() -> None:
    seat = Seat(0, (laid(1, "e1", WEST),))
    assert turned_place(seat, seat.laid[0]) == laid(1, "e1", SOUTH)
    seat = Seat(0, (laid(1, "e1", WEST), laid(2, "e2", SOUTH)))
    assert turned_place(seat, seat.laid[0]) is None


def test_flipping_keeps_the_cells() -> None:
    assert flipped_place(laid(1, "b2", SOUTH)) == laid(1, "b2", SOUTH, "b")


def test_moving_a_laid_tile_lifts_it_first() -> None:
    seat = Seat(0, (laid(1, "a1"),))
    assert moves_to_lay(2, seat, laid(1, "a2")) == (LiftTile(2, 1), LayTile(2, laid(1, "a2")))
    assert moves_to_lay(2, EMPTY, laid(1, "a2")) == (LayTile(2, laid(1, "a2")),)


def test_g8_the_joker_has_one_cell_and_no_face() -> None:
    seat = Seat(0, joker=True)
    assert own_tiles(seat)[-1] == JOKER
    assert JOKER not in own_tiles(EMPTY)
    [place] = [p for p in fitting_places(seat, JOKER, Face("", 0)) if p.at == 0]
    assert middle_of(place) == (0.5, 0.5)
    assert not list(fitting_places(EMPTY, JOKER, Face("", 0)))


def test_points_and_cells() -> None:
    assert cell_under(0.2, 0.9) == CELL_NAMED["a1"]
    assert cell_under(4.9, 4.9) == CELL_NAMED["e5"]
    assert cell_under(-0.1, 1) is None
    assert cell_under(2, 5.0) is None
    assert tile_on(Seat(0, (laid(3, "a1"),)), CELL_NAMED["b1"]) == 3
    assert tile_on(EMPTY, 0) is None
