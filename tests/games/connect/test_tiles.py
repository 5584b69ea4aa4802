"""The tiles of Connect and what they look like when turned (C1)."""

import json
from collections import Counter

import pytest

from app.core.sides import parsed_sides, sides_text
from app.games.connect.tiles import FORMS, TILES, TURNS, Creature
from tests.ground.tree import ROOT

COMPONENTS = json.loads((ROOT / "tests/twins/components/connect.json").read_text())


def test_c1_tiles_are_those_of_the_component_list() -> None:
    listed = {
        tile["id"]: [(path["sides"], path["creatures"]) for path in tile["paths"]]
        for tile in COMPONENTS["tiles"]
    }
    assert listed == {
        tile: [(sides_text(path.sides), list(path.creatures)) for path in FORMS[tile][0].paths]
        for tile in TILES
    }


def test_c1_twelve_kinds_on_six_tiles_each() -> None:
    bearing = Counter(kind for tile in TILES for kind in _kinds(tile))
    assert bearing == dict.fromkeys(Creature, 6)
    assert [kind.value for kind in Creature] == COMPONENTS["creatures"]


def test_c1_no_tile_bears_more_than_two_kinds() -> None:
    assert max(len(_kinds(tile)) for tile in TILES) == 2


def test_c5_no_tile_bears_a_kind_twice() -> None:
    """So a path that comes back to the tile just laid finds no equal there."""
    for tile in TILES:
        assert len(_kinds(tile)) == sum(len(path.creatures) for path in FORMS[tile][0].paths)


def _kinds(tile: int) -> set[Creature]:
    return {kind for path in FORMS[tile][0].paths for kind in path.creatures}


def test_c1_paths_of_a_tile_are_separate() -> None:
    for form in (form for forms in FORMS.values() for form in forms):
        assert form.openings == sum(path.sides for path in form.paths)
        assert form.path_at == {
            side: path for path in form.paths for side in (1, 2, 4, 8) if path.sides & side
        }


@pytest.mark.parametrize(
    ("tile", "turn", "sides"),
    [(17, 1, ["NSW"]), (23, 1, ["ES", "NW"]), (33, 3, ["EW", "NS"]), (40, 3, ["NW"])],
)
def test_t1_a_quarter_turn_is_clockwise(tile: int, turn: int, sides: list[str]) -> None:
    assert [path.sides for path in FORMS[tile][turn].paths] == list(map(parsed_sides, sides))


@pytest.mark.parametrize(
    ("tiles", "turns"),
    [
        (range(1, 7), (0,)),
        (range(7, 33), (0, 1, 2, 3)),
        (range(33, 39), (0, 1)),
        (range(39, 45), (0, 1, 2, 3)),
        (range(45, 51), (0, 1)),
    ],
)
def test_c3_turns_that_look_the_same_count_once(tiles: range, turns: tuple[int, ...]) -> None:
    assert {TURNS[tile] for tile in tiles} == {turns}


def test_c4_every_tile_can_open_any_side() -> None:
    for tile in TILES:
        opened = {side for turn in TURNS[tile] for side in FORMS[tile][turn].path_at}
        assert opened == {1, 2, 4, 8}
