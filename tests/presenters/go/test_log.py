"""What was done with a tile is told from what was done with the next."""

from app.core.sides import EAST
from app.games.go.board import CELL_NAMED, Laid
from app.games.go.events import TileLaid, TileLifted
from app.games.go.tiles import JOKER
from app.presenters.go.log import turn_phrases
from app.services.i18n import catalogue
from tests.presenters.match.words import said

ENGLISH = catalogue("en")
A1, B1 = CELL_NAMED["a1"], CELL_NAMED["b1"]


def told(event: TileLaid | TileLifted) -> str:
    return " ".join(said(ENGLISH, words) for words in turn_phrases([event], ["Mia"]))


def test_a_tile_is_told_by_what_its_hole_shows_or_what_it_covers() -> None:
    assert told(TileLaid(0, Laid(1, "a", B1, EAST), False)) == "Mia laid a tile: Owl in the hole."
    bare = Laid(5, "a", A1, EAST)
    assert told(TileLaid(0, bare, False)) == "Mia laid a tile: over Crown, Owl."
    assert told(TileLifted(0, bare, False)) == "Mia lifted a tile: over Crown, Owl."


def test_g11_of_a_hidden_board_only_that_something_was_done_is_told() -> None:
    assert told(TileLaid(0, Laid(1, "a", B1, EAST), True)) == "Mia laid a tile."
    assert told(TileLaid(0, Laid(JOKER, "", B1, 0), False)) == "Mia laid a tile."
