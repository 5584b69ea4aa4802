"""States of Go face to face; where there is no room for it, the page that does not offer it."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from kivy.core.window import Window
from kivy.metrics import dp

from app.bots.levels import Level
from app.games.go.moves import LayTile
from app.presenters.faces import face_of
from app.presenters.go.faces_layout import is_roomy
from app.presenters.match.seats import Seating, seating_json
from app.presenters.setup.draft import parsed_draft, with_count
from app.session.match import Match
from app.ui.go.go_faces_page import GoFacesPage
from tests.ui.go.faces_fingers import faced, fallen, solution
from tests.ui.table import Table

NAMES = ("Mia", "Maximiliana-Charlotte W.", "Noor", "Opa Friedrich")
Step = Callable[[Table, GoFacesPage], None]


def _look(table: Table, page: GoFacesPage) -> None:
    """One holds already, the others do not yet."""
    page.round.press(page.regions[0])


def _falls(table: Table, page: GoFacesPage) -> None:
    """All hold: the dice lie, and are looked at before it begins."""
    page.round.stage = page.round.stage.thrown(has_fallen=True)
    page.refresh()


def _build(table: Table, page: GoFacesPage) -> None:
    _go(page)
    right = solution(page)
    for region in page.regions:
        _lay(page, region.number, len(right) - 1 - region.number)


def _ask(table: Table, page: GoFacesPage) -> None:
    """A tap on a board that anybody sees is not solved."""
    _go(page)
    for region in page.regions:
        _lay(page, region.number, 1)
        region.ask_for(page.table.own(region.number).laid)
    page.refresh()


def _claim(table: Table, page: GoFacesPage) -> None:
    """The first has claimed; with two seats that is the end of building (G5)."""
    _build(table, page)
    page.round.claim(page.regions[0])


def _pause(table: Table, page: GoFacesPage) -> None:
    _build(table, page)
    page.pause()


def _check(table: Table, page: GoFacesPage) -> None:
    """The second board is looked at."""
    _score(table, page)
    page.round.check.show(2)


def _score(table: Table, page: GoFacesPage) -> None:
    _build(table, page)
    for region in page.regions[:-1]:
        page.round.claim(region)


def _over(table: Table, page: GoFacesPage) -> None:
    while not page.table.is_over:
        _go(page)
        for region in page.regions:
            _lay(page, region.number, 6 if region.number == 0 else 3)
        for region in page.regions[:-1]:
            page.round.claim(region)
        page.round.next_round()
    played_again(table, page.table.match)
    page.round.check.tell_wins()
    page.refresh()


def played_again(table: Table, match: Match) -> None:
    """By the same, move by move: from the second one on there is a tally."""
    again = table.shelf.begin(match.start, match.table, match.people)
    for move in match.moves:
        again.play(move)


def _back(table: Table, page: GoFacesPage) -> None:
    _over(table, page)
    page.look_back()
    page.back_through.move_to(len(page.table.match.moves) - 3)


def _go(page: GoFacesPage) -> None:
    for region in page.regions:
        page.round.press(region)
    fallen(page)


def _lay(page: GoFacesPage, seat: int, count: int) -> None:
    page.round.do([LayTile(seat, laid) for laid in solution(page)[:count]], page.regions[seat])


def _bots(table: Table, page: GoFacesPage) -> None:
    """All but the first seat are bots, and have begun."""
    seats = [replace(seat, level=Level.HARD) for seat in page.table.seats[1:]]
    page.table.match.table |= seating_json(Seating((page.table.seats[0], *seats)))
    page.entered(match=table.app.shell.shelf.slot_of(page.table.match))
    _go(page)
    for region in page.regions[1:]:
        _lay(page, region.number, 2)
    page.shell.thinker.stop()
    page.refresh()


def _bots_score(table: Table, page: GoFacesPage) -> None:
    """Their boards were checked beside the own one, all upright."""
    _bots(table, page)
    _lay(page, 0, 3)
    for region in page.regions[:-1]:
        page.round.claim(region)


STEPS: Mapping[str, Step] = {
    "look": _look,
    "falls": _falls,
    "build": _build,
    "ask": _ask,
    "claim": _claim,
    "bots": _bots,
    "bots_score": _bots_score,
    "pause": _pause,
    "check": _check,
    "score": _score,
    "over": _over,
    "back": _back,
}


def _brought(table: Table, seats: int, step: Step) -> None:
    navigator = table.app.shell.navigator
    navigator.close_sheet()
    navigator.home()
    table.frames()
    window = Window.width / dp(1), Window.height / dp(1)
    if is_roomy(*window, seats):
        page = faced(table, seats, names=NAMES)
        step(table, page)
        for region in page.regions:
            region.ripen()
    else:
        navigator.go("new_game", game="go")
        draft = with_count(parsed_draft(face_of("go").offer, {}), seats)
        navigator.page.draft = replace(draft, window=window)
    table.frames(4)


FACES_SCENES: Mapping[str, Callable[[Table], None]] = {
    f"go_faces_{name}_{seats}": partial(_brought, seats=seats, step=step)
    for seats in (2, 4)
    for name, step in STEPS.items()
}
