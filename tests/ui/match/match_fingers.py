"""What fingers do in a match of any game: begin it, come to its page, open its curtain."""

from collections.abc import Mapping
from typing import Any

from app.bots.levels import Level
from app.presenters.match.seats import Seat, SeatColor, Seating, Side, seating_json
from app.services.settings import Motion
from app.session.match import Match
from app.session.record import Start
from app.ui.match.match_page import MatchPage
from tests.ui.table import Table

NAMES = ("Mia", "Opa", "Noor", "Ben", "Ida", "Jo")


def shelved(
    table: Table,
    start: Start,
    bots: Mapping[int, Level] | None = None,
    sides: tuple[Side, ...] = (),
) -> Match:
    """A new match, people with names in the order of the colours."""
    sides = (*sides, *(Side.BOTTOM,) * start.seats)
    seats = tuple(
        Seat(NAMES[n], list(SeatColor)[n], sides[n], (bots or {}).get(n))
        for n in range(start.seats)
    )
    kept = Seating(seats)
    return table.shelf.begin(start, seating_json(kept), kept.people)


def page_of(table: Table, game: str) -> Any:
    table.app.shell.navigator.go(game)
    table.frames(4)
    page = table.app.shell.navigator.page
    if page.table.is_in_hand:  # a bot is under way meanwhile
        table.settle()
    return page


def still(table: Table) -> None:
    """Movements off: everything is where it goes at once."""
    table.app.shell.settings.change(motion=Motion.STILL)


def knock(table: Table, page: MatchPage[Any]) -> None:
    """Two taps on the curtain's key open it, and one where nothing is hidden."""
    taps = 1 if page.curtain.widget.model.is_open else 2
    for _ in range(taps):
        table.tap_on(page.curtain.widget.ids.key)


def bare(page: MatchPage[Any]) -> None:
    """Its curtain is away, whatever it hid."""
    page.motion.finish_all()
    if page.is_covered:
        page.curtain.remove()
        page.uncovered()


def take_all_back(match: Match) -> None:
    """As far as undo goes."""
    while match.moves and match.can_undo:
        match.undo()
