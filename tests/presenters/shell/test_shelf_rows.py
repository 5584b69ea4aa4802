"""The rows of the page of games: what a match was, how it stands, who won it."""

from dataclasses import replace

import pytest

from app.presenters.phrase import counted, phrase
from app.presenters.shell.shelf_rows import shelf_rows
from app.session.kept import Kept
from app.session.record import Start

SEATS = [{"name": "Mia", "color": "red"}, {"name": "Noor", "color": "green"}]


def kept(winners: tuple[int, ...] | None, seats: int = 2, **options: object) -> Kept:
    return Kept("shift-4", Start("shift", 1, seats, 7, options), {"seats": SEATS}, 12, winners)


def test_a_match_is_called_by_its_edition_and_opened_on_its_page() -> None:
    [row] = shelf_rows([kept(None, edition="galaxy")])
    assert (row.slot, row.page, row.picture) == ("shift-4", "shift", "galaxy")
    assert row.title == phrase("edition.galaxy")
    assert [seat.name for seat in row.seats] == ["Mia", "Noor"]


@pytest.mark.parametrize("edition", [{}, {"edition": "pink"}, {"edition": []}])
def test_without_an_edition_it_has_the_usual_one(edition: dict[str, object]) -> None:
    found = replace(kept(None), start=Start("shift", 1, 2, 7, edition))
    [row] = shelf_rows([found])
    assert row.picture == "crew"


def test_games_without_editions_are_called_by_their_name() -> None:
    [row] = shelf_rows([Kept("go-1", Start("go", 1, 3, 7), {}, 0, None)])
    assert (row.title, row.picture, row.page) == (phrase("game.go"), "go", "go_faces")


@pytest.mark.parametrize(
    ("winners", "seats", "line"),
    [
        (None, 2, counted("matches.moves", 12)),
        ((1,), 2, phrase("matches.won", seat="Noor")),
        ((0, 1), 2, phrase("matches.shared")),
        ((), 2, phrase("matches.shared")),
        ((0,), 1, counted("matches.moves", 12)),
    ],
)
def test_the_line_says_how_it_stands(
    winners: tuple[int, ...] | None, seats: int, line: object
) -> None:
    [row] = shelf_rows([kept(winners, seats)])
    assert row.line == line
