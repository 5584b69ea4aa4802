"""A ghost hand comes, presses, draws along its way and goes."""

from itertools import pairwise

import pytest

from app.presenters.lessons.ghost import COMES, HOLDS, PRESSES, Ghost

TAP = Ghost(((100.0, 100.0),))
HELD = Ghost(((100.0, 100.0),), is_held=True)
DRAG = Ghost(((0.0, 0.0), (300.0, 0.0), (300.0, 400.0)))
STEPS = 200


def moments(ghost: Ghost) -> list[float]:
    return [ghost.seconds * n / STEPS for n in range(STEPS + 1)]


@pytest.mark.parametrize("ghost", [TAP, HELD, DRAG])
def test_it_comes_and_goes_unseen(ghost: Ghost) -> None:
    assert ghost.at(0).alpha == 0
    assert ghost.at(ghost.seconds).alpha == pytest.approx(0, abs=1e-6)
    assert all(0 <= ghost.at(time).alpha <= 1 for time in moments(ghost))


@pytest.mark.parametrize("ghost", [TAP, HELD, DRAG])
def test_it_never_jumps(ghost: Ghost) -> None:
    poses = [ghost.at(time) for time in moments(ghost)]
    far = ghost.length / STEPS * 8 + 10
    for one, other in pairwise(poses):
        assert abs(one.x - other.x) + abs(one.y - other.y) < far


@pytest.mark.parametrize("ghost", [TAP, HELD, DRAG])
def test_it_presses_once(ghost: Ghost) -> None:
    is_down = [ghost.at(time).press > 0.5 for time in moments(ghost)]
    rises = [one for one, before in zip(is_down[1:], is_down, strict=False) if one and not before]
    assert len(rises) == 1


def test_it_holds_for_longer_than_a_tile_needs_to_flip() -> None:
    assert HELD.at(COMES + PRESSES).press == pytest.approx(1)
    assert HELD.at(COMES + PRESSES + HOLDS).press == pytest.approx(1)
    assert TAP.at(COMES + PRESSES + HOLDS).press == 0


def test_it_draws_along_its_way_while_it_presses() -> None:
    halfway = DRAG.at(COMES + PRESSES + DRAG._draws / 2)
    assert halfway.press == 1
    assert halfway.drawn[0] == DRAG.way[0]
    assert halfway.drawn[-1] == (halfway.x, halfway.y)


@pytest.mark.parametrize("ghost", [TAP, HELD, DRAG])
def test_nobody_waits_long_for_it(ghost: Ghost) -> None:
    assert 1 <= ghost.seconds <= 3.5


@pytest.mark.parametrize("ghost", [TAP, HELD, DRAG])
def test_it_waits_where_it_begins(ghost: Ghost) -> None:
    assert (ghost.rest.x, ghost.rest.y) == ghost.way[0]
    assert ghost.rest.alpha == 1
    assert ghost.rest.press == 0
    assert ghost.stays is (len(ghost.way) == 1)


def test_where_there_is_no_room_below_it_comes_from_above() -> None:
    usual, other = Ghost(((0.0, 0.0),)), Ghost(((0.0, 0.0),), is_above=True)
    assert usual.at(0.0).y < 0 < other.at(0.0).y
    assert usual.at(COMES) == other.at(COMES)
