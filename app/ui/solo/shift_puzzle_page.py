"""A puzzle or a race on Shift's own page: its aim for the seats, its result for the standings."""

from typing import Any

from app.presenters.shift.table import ShiftTable
from app.presenters.solo.shift_puzzle import ShiftPuzzleTable
from app.presenters.solo.shift_race import table_of
from app.presenters.solo.stations import stations_of
from app.session.match import Match
from app.session.racing import Race
from app.solo.kinds import RACES
from app.ui.match.panel_paper import make_room
from app.ui.shift.shift_motions import ShiftMotions
from app.ui.shift.shift_page import ShiftPage
from app.ui.solo.aim_upright import AimUpright
from app.ui.solo.puzzle_page import PuzzlePage
from app.ui.solo.puzzle_play import PuzzlePlay
from app.ui.solo.station_row import StationRow


class ShiftPuzzlePage(PuzzlePage[ShiftTable], ShiftPage):
    table: ShiftPuzzleTable
    motions: ShiftMotions

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        seats = self.ids.seats.__self__
        seats.parent.remove_widget(seats)
        self.around.upright = AimUpright(self.strip, self.sheet)
        self.sheet.undoes, self.ids.undo.is_there = True, False  # near the thumb
        for paper in (self.end, self.start.panel):
            make_room(self, paper)
        self.told = lambda: told_by(self)
        self.puzzle = PuzzlePlay(self, self.shell, self.end)
        self.menu.head = lambda: targets_of(self.table)

    def turn_to_seat(self) -> None:
        """At the end turns are told by the names at the rim."""
        super().turn_to_seat()
        show_names(self)

    def show_panel(self, name: str) -> None:
        super().show_panel(name)
        show_names(self)

    @property
    def has_hint_key(self) -> bool:
        return bool(self.model.has_hint_key)

    def table_of(self, match: Match) -> ShiftPuzzleTable:
        return table_of(match)


def told_by(page: ShiftPuzzlePage) -> float:
    """How high all is that the sheet tells, of an end or of a race that waits."""
    if page.panel == "turn" and page.start.waits:
        return page.start.panel.needed
    return page.end.needed if page.panel == "end" else 0.0


def show_names(page: ShiftPuzzlePage) -> None:
    is_told = page.panel in ("end", "back")
    page.ids.rim.is_wanted = is_told
    page.table.names_cells = page.table.names_cells or is_told


def targets_of(table: ShiftPuzzleTable) -> StationRow | None:
    """All that a race asks for in order, if anything."""
    asked = table.asked
    if asked is None or asked.code.kind not in RACES:
        return None
    stations = stations_of(Race(asked))
    return StationRow(stations=stations) if stations else None
