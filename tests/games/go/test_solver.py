"""The solver against plain trying out, and its advice on boards (G2, G3, G8)."""

from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from app.core.rng import Rng
from app.core.thinking import finished
from app.games.go.board import TREASURE_CELLS, Laid, covered, footprint, is_solved, placements
from app.games.go.counting import solution_count
from app.games.go.placing import placing, placing_ready
from app.games.go.rules import fitting, unlaid_tiles
from app.games.go.setup import rolled, treasures
from app.games.go.solver import Growing, outlook
from app.games.go.state import Seat
from app.games.go.tiles import HOLE_TILES
from tests.games.go.boards import ROLL, SOLVED, UNSOLVED, board

Roll = tuple[int, ...]
WIDE = (1, 8, 18, 22)
"""A roll that needs all six tiles, as in WIDE_SOLVED."""
WIDE_SOLVED = "4a e c4, 3b n b5, 5a e b2, 2b s a1, 6a s d2, 1b s e2"


def tried_out(roll: Roll, laid: tuple[Laid, ...], has_joker: bool) -> set[frozenset[Laid]]:
    """All minimal solutions on top of what is laid: every way to lay every tile, checked."""
    cells = {TREASURE_CELLS[treasure - 1] for treasure in roll}
    ways = {
        tile: [way for way in placements(tile) if tile not in HOLE_TILES or way.at in cells]
        for tile in unlaid_tiles(Seat(0, laid, joker=has_joker))
    }
    return {
        frozenset(added)
        for added in laid_in_every_way(list(ways.values()), covered(laid))
        if is_solved(roll, (*laid, *added)) and not has_idle(roll, laid, added)
    }


def laid_in_every_way(ways: list[list[Laid]], taken: int) -> Iterator[tuple[Laid, ...]]:
    """One way of each tile; those without a hole may stay away."""
    if not ways:
        yield ()
        return
    first, *others = ways
    if first[0].tile not in HOLE_TILES:
        yield from laid_in_every_way(others, taken)
    for way in first:
        cells = footprint(way).cells
        if not cells & taken:
            yield from ((way, *rest) for rest in laid_in_every_way(others, taken | cells))


def is_apart(tiles: list[Laid]) -> bool:
    cells = [footprint(tile).cells for tile in tiles]
    return sum(cells) == sum(1 << n for n in range(25) if any(c >> n & 1 for c in cells))


def minimal(
    roll: Roll, laid: tuple[Laid, ...] = (), *, has_joker: bool = False
) -> list[list[Laid]]:
    found = Growing(roll, laid, has_joker=has_joker).solutions()
    tiles = [[placing().laid[n] for n in added] for added in found if added is not None]
    return [added for added in tiles if not has_idle(roll, laid, added)]


def has_idle(roll: Roll, laid: tuple[Laid, ...], added: Sequence[Laid]) -> bool:
    """Whether any plain tile that was added could be left out."""
    return any(
        is_solved(roll, (*laid, *(tile for tile in added if tile is not plain)))
        for plain in added
        if plain.tile not in HOLE_TILES
    )


@pytest.mark.parametrize(
    ("roll", "laid", "has_joker"),
    [
        pytest.param(ROLL, "2a w c4, 3b s d3, 4a n c2", False, id="one hole tile to go"),
        pytest.param(WIDE, "4a e c4, 3b n b5, 2b s a1", False, id="and far away"),
        pytest.param(WIDE, "4a e c4, 3b n b5, 2b s a1, 5a e b2", True, id="the joker too"),
        pytest.param(WIDE, "3b n b5, 2b s a1, 1b s e2, 6a s d2", True, id="islands"),
        pytest.param(WIDE, "4a e c4, 3b n b5, 2b s a1, 1b s e2", True, id="plain tiles only"),
        pytest.param(ROLL, "2a w c4, 3b s d3, 4a n c2, 5a e a1, 6a e d1", False, id="idle tiles"),
        pytest.param(ROLL, SOLVED, True, id="solved"),
        pytest.param(ROLL, "2a w c4, 3b s d3, 4a n d2, 5a e a1", True, id="a hole elsewhere"),
        pytest.param(ROLL, "2a w c4, 3b s d3, 4a n c2, 6a s b3", True, id="a treasure hidden"),
    ],
)
def test_g3_exactly_the_solutions_found_by_trying_out(
    roll: Roll, laid: str, has_joker: bool
) -> None:
    found = minimal(roll, board(laid), has_joker=has_joker)
    assert len({frozenset(added) for added in found}) == len(found)
    assert {frozenset(added) for added in found} == tried_out(roll, board(laid), has_joker)
    assert finished(solution_count(roll, board(laid), has_joker=has_joker)) == len(found)


@pytest.mark.parametrize("has_joker", [False, True])
def test_g3_every_solution_from_an_empty_board_is_solved_minimal_and_counted_once(
    has_joker: bool,
) -> None:
    found = minimal(WIDE, has_joker=has_joker)
    assert len({frozenset(tiles) for tiles in found}) == len(found) > 20
    for tiles in found:
        assert is_apart(tiles)
        assert is_solved(WIDE, tiles)
        for plain in tiles:
            if plain.tile not in HOLE_TILES:
                assert not is_solved(WIDE, [tile for tile in tiles if tile is not plain])


def test_g8_with_the_joker_there_are_all_solutions_without_it_and_more() -> None:
    without, with_it = ({frozenset(s) for s in minimal(WIDE, has_joker=j)} for j in (False, True))
    assert without == {tiles for tiles in with_it if all(tile.tile for tile in tiles)}
    assert without < with_it


def test_g8_the_joker_can_save_a_tile() -> None:
    rolls = [treasures([2, 4, 2, face]) for face in range(1, 7)]
    without, with_it = (
        [len(finished(outlook(roll, has_joker=has_joker)).lay) for roll in rolls]
        for has_joker in (False, True)
    )
    assert without == [6, 6, 6, 6, 5, 6] == [len(finished(outlook(roll)).lay) for roll in rolls]
    assert with_it == [6, 6, 5, 6, 5, 5]


def test_a_solved_board_needs_nothing() -> None:
    found = finished(outlook(ROLL, board(SOLVED + ", 5a e a5")))
    assert (found.is_solved, found.lift, found.lay) == (True, (), ())


def test_the_next_placement_of_a_board_that_can_be_completed() -> None:
    found = finished(outlook(ROLL, board("2a w c4, 3b s d3, 4a n c2")))
    assert (found.is_solved, found.lift) == (False, ())
    (tile,) = found.lay
    assert (tile.tile, tile.at) == (1, 11)


@pytest.mark.parametrize(
    ("laid", "lift"),
    [
        pytest.param(UNSOLVED + ", 5a e a5, 6b n e2", "1a w b3", id="turned wrongly"),
        pytest.param(SOLVED.replace("4a n c2", "4a n d2"), "4a n d2", id="a hole elsewhere"),
        pytest.param("2a w c4, 6a s b3, 1a e a1", "6a s b3, 1a e a1", id="two of three"),
        pytest.param("5a e a5, J c2", "J c2", id="the joker hides a treasure"),
    ],
)
def test_what_must_be_lifted(laid: str, lift: str) -> None:
    found = finished(outlook(ROLL, board(laid), has_joker=True))
    assert set(found.lift) == set(board(lift))


def boards_laid_anyhow(has_joker: bool, count: int) -> Iterator[tuple[Roll, tuple[Laid, ...]]]:
    """Hole tiles lie on rolled treasures, plain ones anywhere: as people build."""
    rng = Rng(3)
    for _ in range(count):
        roll = rolled(rng)
        cells = {TREASURE_CELLS[treasure - 1] for treasure in roll}
        seat = Seat(0, joker=has_joker)
        for _ in range(1 + rng.below(6)):
            ways = [w for w in fitting(seat) if w.tile not in HOLE_TILES or w.at in cells]
            if ways:
                seat = Seat(0, (*seat.laid, ways[rng.below(len(ways))]), joker=has_joker)
        yield roll, seat.laid


@pytest.mark.parametrize("has_joker", [False, True])
def test_what_must_be_lifted_is_a_smallest_set(has_joker: bool) -> None:
    sizes = set()
    for roll, laid in boards_laid_anyhow(has_joker, 40):
        lift = finished(outlook(roll, laid, has_joker=has_joker)).lift
        sizes.add(len(lift))
        assert can_be_solved(roll, [tile for tile in laid if tile not in lift], has_joker)
        for fewer in combinations(laid, len(lift) - 1) if lift else ():
            kept = [tile for tile in laid if tile not in fewer]
            assert not can_be_solved(roll, kept, has_joker)
    assert sizes >= {0, 1, 2}


def can_be_solved(roll: Roll, laid: list[Laid], has_joker: bool) -> bool:
    return finished(solution_count(roll, laid, has_joker=has_joker)) > 0


@pytest.mark.parametrize("has_joker", [False, True])
def test_following_the_advice_solves_the_roll_with_the_fewest_tiles(has_joker: bool) -> None:
    for roll, laid in boards_laid_anyhow(has_joker, 40):
        advice = finished(outlook(roll, laid, has_joker=has_joker))
        tiles = [tile for tile in laid if tile not in advice.lift]
        for left in range(len(advice.lay), 0, -1):
            following = finished(outlook(roll, tiles, has_joker=has_joker))
            assert (len(following.lay), following.lift) == (left, ())
            assert not is_solved(roll, tiles)
            tiles.append(following.lay[0])
        assert is_apart(tiles)
        assert is_solved(roll, tiles)


def test_no_fewer_tiles_would_do() -> None:
    """The answer to every roll of the first arm's corner is as small as its smallest solution."""
    for face in range(1, 7):
        roll = treasures([1, face, 1, face])
        fewest = len(finished(outlook(roll)).lay)
        assert fewest == min(len(tiles) for tiles in minimal(roll))


def test_thinking_pauses_often() -> None:
    pauses = sum(1 for _ in solution_count(treasures([3, 3, 3, 3])))
    assert pauses > 1000


def test_placements_worked_out_in_steps_are_the_same_ones() -> None:
    assert finished(placing_ready()) == placing()
    assert len(placing().laid) == 888
