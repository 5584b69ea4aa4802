"""The page of puzzles: today's and their calendar, the voyage, those without end, and codes."""

from datetime import date
from functools import partial

from kivy.metrics import sp
from kivy.properties import NumericProperty, ObjectProperty

from app.core.errors import BadRequest
from app.presenters.phrase import Field
from app.presenters.solo.hub import (
    kind_rows,
    opened_code,
    packs,
    reach_rows,
    solved_phrase,
)
from app.presenters.solo.naming import day_phrase
from app.solo.daily import SEEDS
from app.solo.kinds import REACH, VOYAGE, Kind
from app.solo.voyage import puzzles as stops
from app.ui.kit.navigator import Page
from app.ui.kit.sheet import Sheet
from app.ui.kit.shell import Shell
from app.ui.kit.words import said
from app.ui.solo.code_line import CodeLine
from app.ui.solo.day_form import DayForm
from app.ui.solo.kind_row import KindRow
from app.ui.solo.opening import Opening
from app.ui.solo.pack_key import PackKey
from app.ui.solo.sent import open_code
from app.ui.solo.turns_key import TurnsKey

WIDE = 720
PACK = 84
"""How wide the key of a pack is at least, in sp."""


class PuzzlesPage(Page):
    shell: Shell = ObjectProperty()
    columns = NumericProperty(1)
    abreast = NumericProperty(4)
    reached: Field = ObjectProperty("")

    def on_size(self, *_: object) -> None:
        self.columns = 1 + (self.width >= sp(WIDE))
        fitting = int(self.width / self.columns / sp(PACK))
        self.abreast = next(n for n in (6, 4, 3, 2, 1) if n <= max(1, fitting))

    def entered(self, **_: object) -> None:
        self._show()
        self.ids.scroller.scroll_y = 1

    def returned(self, **_: object) -> None:
        """From a puzzle: the place in the list stays."""
        self._show()

    def _show(self) -> None:
        records, words = self.shell.desk.records, self.shell.words
        self.ids.today.show()
        self.ids.calendar.show()
        self.reached = solved_phrase(records, REACH)
        for name in ("reach", "endless", "packs"):
            self.ids[name].clear_widgets()
        for row in reach_rows(records):
            key = TurnsKey(row=row, words=words)
            key.bind(on_release=partial(self._begin, row.kind))
            self.ids.reach.add_widget(key)
        for row in kind_rows(records):
            shown = KindRow(row=row)
            shown.bind(on_release=partial(self._begin, row.kind))
            self.ids.endless.add_widget(shown)
        for pack in packs(records, len(stops())):
            key = PackKey(pack=pack, words=words)
            key.bind(on_release=partial(self._sail, pack.next))
            self.ids.packs.add_widget(key)

    def _begin(self, kind: Kind, _: object) -> None:
        """One that was made already, if there is one."""
        ready = self.shell.desk.stock.seeds(kind)
        Opening(self.shell, kind, ready[0] if ready else self.shell.new_seed() % SEEDS).open()

    def _sail(self, number: int, _: object) -> None:
        Opening(self.shell, VOYAGE, number).open()

    def show_day(self, day: date) -> None:
        title = said(self.shell.words.catalogue, day_phrase(day))
        self.shell.navigator.open_sheet(Sheet(DayForm(self.shell, day), title=title))

    def play_code(self, line: CodeLine) -> None:
        try:
            code = opened_code(line.code)
        except BadRequest as error:
            line.trouble = error.code
            return
        open_code(self.shell, code)
