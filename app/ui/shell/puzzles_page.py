"""The puzzles: today's, the voyage, those without end, and the one of a code."""

from kivy.metrics import sp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty

from app.core.errors import BadRequest
from app.presenters.phrase import Field
from app.presenters.shell.puzzles import begins_here, endless_rows, packs, streak_words, today_rows
from app.solo.codes import parsed_code
from app.solo.kinds import VOYAGE, Kind
from app.ui.kit.navigator import Page
from app.ui.kit.puzzle import begin_puzzle, note_puzzles, records_of
from app.ui.kit.shell import Shell
from app.ui.shell.code_line import CodeLine
from app.ui.shell.kind_row import KindRow
from app.ui.shell.pack_key import PackKey
from app.ui.shell.puzzle_row import PuzzleRow

WIDE = 720
PACK = 84
"""How wide the key of a pack is at least, in sp."""


class PuzzlesPage(Page):
    """`is_making`: a puzzle was asked for, and is being thought of."""

    shell: Shell = ObjectProperty()
    streak: Field = ObjectProperty("")
    columns = NumericProperty(1)
    abreast = NumericProperty(4)
    is_making = BooleanProperty(False)

    def on_size(self, *_: object) -> None:
        self.columns = 1 + (self.width >= sp(WIDE))
        fitting = int(self.width / sp(PACK))
        self.abreast = next(n for n in (6, 4, 3, 2, 1) if n <= max(1, fitting))

    def entered(self, **_: object) -> None:
        self._show()
        self.ids.scroller.scroll_y = 1

    def returned(self, **_: object) -> None:
        """From a puzzle: the place in the list stays."""
        self._show()

    def left(self) -> None:
        self.shell.thinker.stop()
        self.is_making = False

    def _show(self) -> None:
        note_puzzles(self.shell)
        records, today = records_of(self.shell), self.shell.today()
        self.streak = streak_words(records, today)
        for place, rows, widget in (
            (self.ids.today, today_rows(records, today), PuzzleRow),
            (self.ids.endless, endless_rows(records), KindRow),
        ):
            place.clear_widgets()
            for row in rows:
                shown = widget(row=row)
                shown.bind(on_release=lambda each: self._begin(each.row.kind, each.row.seed))
                place.add_widget(shown)
        self.ids.packs.clear_widgets()
        for pack in packs(records):
            key = PackKey(pack=pack, words=self.shell.words)
            key.bind(on_release=lambda each: self._begin(VOYAGE, each.pack.next))
            self.ids.packs.add_widget(key)

    def _begin(self, kind: Kind, seed: int) -> None:
        self.is_making = True
        begin_puzzle(self.shell, kind, seed, self._open)

    def _open(self, page: str, match: str) -> None:
        self.is_making = False
        self.shell.navigator.go(page, match=match)

    def play_code(self, line: CodeLine) -> None:
        try:
            code = parsed_code(line.code)
            if not begins_here(code.kind):
                raise BadRequest("newer_code")
        except BadRequest as error:
            line.trouble = error.code
            return
        self._begin(code.kind, code.seed)
