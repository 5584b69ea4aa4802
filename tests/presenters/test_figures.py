"""Figures: drawings in words become sprites in places."""

from app.presenters.figures import Sprite, beads, in_a_row, laid


def test_a_drawing_is_read_cell_by_cell() -> None:
    figure = laid("crew", ". !ES+pawn/red", "NS EW")
    assert (figure.columns, figure.rows) == (2, 2)
    assert figure.sprites == (
        Sprite("fixed/ES", 1.5, 0.5),
        Sprite("tile/NS/1", 0.5, 1.5),
        Sprite("tile/EW/0", 1.5, 1.5),
        Sprite("pawn/red", 1.5, 0.5),
    )


def test_tiles_may_be_named_as_they_are_written() -> None:
    assert laid("connect", "NE/SW", tiles="path/").sprites == (Sprite("path/NE/SW", 0.5, 0.5),)


def test_beads_lie_at_thirds() -> None:
    assert [round(bead.x, 2) for bead in beads("bead/red", (0, 0), (3, 0))] == [1, 2, 3]


def test_things_stand_side_by_side() -> None:
    figure = in_a_row("go", "die/m1", "die/m2")
    assert [sprite.x for sprite in figure.sprites] == [0.5, 1.5]
    assert figure.columns == 2
