"""States of Go alone and in relay that no game played by chance comes to."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from app.bots.levels import Level
from app.games.go.moves import LayTile
from app.presenters.go.tray import laid_of
from app.presenters.match.seats import Seat, Seating, seating_json
from app.session.record import Start
from app.solo.rounds import Rounds
from app.ui.go.go_page import GoPage
from tests.ui.go.faces_scenes import FACES_SCENES, played_again
from tests.ui.go.go_fingers import begun, settle, shelved, solution
from tests.ui.table import Table

PLAYED = Rounds((2, 0, 3, 12, 1), best=12, fastest=41_000, rounds=5, solved=18)


NAMES = ("Mia", "Ben", "Noor", "Opa")


def _at_home(table: Table) -> None:
    table.app.shell.navigator.close_sheet()
    table.app.shell.navigator.home()
    table.frames()


def _building(table: Table, tiles: int = 2, seats: int = 1, **kept: Any) -> GoPage:
    """So many tiles of a solution are laid, and one in the tray stands."""
    _at_home(table)
    page = begun(table, seats, **kept)
    _uncovered(table, page)
    for laid in solution(page)[:tiles]:
        page.do([LayTile(page.fingers.number, laid)])
    settle(table, page)
    if page.is_open():
        page.fingers._turn(1)
        settle(table, page)
    return page


def _uncovered(table: Table, page: GoPage) -> None:
    if page.is_covered:
        page.curtain.widget.dispatch("on_open")
        settle(table, page)


def _begun_to_build(table: Table) -> None:
    _building(table)


def _hint(table: Table, step: int) -> None:
    page = _building(table, mode="practice")
    for _ in range(step):
        page.hints.next()
        settle(table, page)


def _end(table: Table) -> None:
    with_rounds(table, timed=PLAYED)
    page = _building(table)
    page.solo.end()
    settle(table, page)


def _end_won(table: Table) -> None:
    """Four are solved: as many as never before."""
    with_rounds(table, timed=Rounds((1, 2), best=2, fastest=90_000, rounds=2, solved=3))
    page = _building(table, tiles=0)
    for _ in range(4):
        page.do([LayTile(0, laid) for laid in solution(page)])
        settle(table, page)
    page.solo.end()
    settle(table, page)


def _puzzle_end(table: Table) -> None:
    _building(table, tiles=6, mode="puzzle")


def _given_up(table: Table) -> None:
    page = _building(table, mode="puzzle")
    page.solo.end()
    settle(table, page)


def _last_seconds(table: Table) -> None:
    _building(table, clock=293_000)


def _waiting(table: Table) -> None:
    """The dice are in the hand."""
    _at_home(table)
    kept = seating_json(Seating((Seat(),))) | {"mode": "short"}
    shelved(table, Start("go", 1, 1, 7, {}), kept, 1)
    table.app.shell.navigator.go("go")
    table.frames(4)


def _race(table: Table) -> None:
    page = _building(table, mode="timed", rival="hard", luck=3, clock=93_000)
    _thought(table)
    page.clock.look()
    page.race.look()
    table.frames(3)


def _race_end(table: Table) -> None:
    page = _building(table, mode="timed", rival="easy", luck=3, clock=200_000)
    _thought(table)
    page.race.look()
    page.solo.end()
    settle(table, page)


def _thought(table: Table) -> None:
    for _ in range(300):
        table.frames()
        if not table.app.shell.thinker.is_busy:
            break


def _claim(page: GoPage) -> None:
    """Meant, where it asks."""
    for _ in range(2):
        if page.is_open():
            page.relay.changed_at = 0.0
            page.relay.done()


def _relay_asks(table: Table) -> None:
    """A tap on a board that anybody sees is not solved."""
    page = _building(table, seats=4, relay=True, names=NAMES)
    page.relay.changed_at = 0.0
    page.relay.done()
    page.relay.changed_at = 0.0
    page.refresh()
    table.frames(2)


def _relay_first(table: Table) -> None:
    """The curtain before the first round."""
    _at_home(table)
    begun(table, 2, relay=True, names=NAMES)


def _relay_bot(table: Table) -> None:
    """Whose board it is, once the people have built."""
    page = _building(table, seats=2, levels=(None, Level.HARD), relay=True, names=NAMES)
    _claim(page)
    page.shell.thinker.stop()
    page.motion.finish()
    table.frames(3)


def _relay(table: Table) -> None:
    """The claim is ready."""
    page = _building(table, seats=4, relay=True, names=NAMES)
    page.relay.changed_at = 0.0
    page.refresh()
    table.frames(2)


def _relay_scores(table: Table) -> None:
    page = _building(table, seats=4, relay=True, names=NAMES)
    for _ in range(4):
        _uncovered(table, page)
        if not page.fingers.own().laid:
            page.do([LayTile(page.fingers.number, solution(page)[0])])
        _claim(page)
        settle(table, page)


def _relay_over(table: Table) -> None:
    """The second one that these two have played."""
    page = _building(table, seats=2, relay=True, names=NAMES)
    while not page.table.is_over:
        for seat in range(2):
            _uncovered(table, page)
            for laid in solution(page)[: 6 if seat == 0 else 1]:
                if laid_of(page.fingers.own(), laid.tile) is None:
                    page.do([LayTile(seat, laid)])
            _claim(page)
            settle(table, page)
        page.relay.next_round()
        settle(table, page)
    played_again(table, page.table.match)
    page.relay.show_scores()
    page.lay_out()
    table.frames(2)


def with_rounds(table: Table, **rounds: Rounds) -> None:
    """As if somebody without a name had played them alone."""
    people = table.app.shell.people
    people.keep(people.alone, replace(people.own, rounds=rounds))


def _code(table: Table) -> None:
    _at_home(table)
    table.app.shell.navigator.go("new_game", game="go")
    table.frames(3)
    page = table.app.shell.navigator.page
    page.enter_code()
    sheet = table.app.shell.navigator.sheet
    assert sheet is not None
    form = sheet.content
    form.ids.field.text = "2378"
    form.dispatch("on_play")
    table.frames(4)


SCENES: dict[str, Callable[[Table], None]] = {
    **FACES_SCENES,
    "go_building": _begun_to_build,
    "go_hint_1": lambda table: _hint(table, 1),
    "go_hint_2": lambda table: _hint(table, 2),
    "go_hint_3": lambda table: _hint(table, 3),
    "go_end": _end,
    "go_end_won": _end_won,
    "go_puzzle_end": _puzzle_end,
    "go_given_up": _given_up,
    "go_last_seconds": _last_seconds,
    "go_waiting": _waiting,
    "go_race": _race,
    "go_race_end": _race_end,
    "go_relay_bot": _relay_bot,
    "go_relay": _relay,
    "go_relay_asks": _relay_asks,
    "go_relay_first": _relay_first,
    "go_relay_scores": _relay_scores,
    "go_relay_over": _relay_over,
    "go_code": _code,
}
