"""All matches: those that go on, and those that ended, to play on, look back at or erase."""

from collections.abc import Iterable
from functools import partial

from kivy.clock import Clock
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from app.core.errors import WanderwallError
from app.presenters.phrase import Field, counted, phrase
from app.presenters.shell.home import glance
from app.presenters.shell.shelf_rows import ShelfRow, going_phrase, shelf_rows, with_glance
from app.session.match import Match
from app.session.scores import note_matches
from app.session.shelf import APART, PLACES, REMEMBERED
from app.session.unplayed import left
from app.ui.kit.navigator import Page
from app.ui.kit.question import Question
from app.ui.kit.sheet import Sheet
from app.ui.kit.shell import Shell
from app.ui.kit.words import said
from app.ui.shell.gate_form import GateForm
from app.ui.shell.match_row import MatchRow

AT_ONCE = 8
"""Rows of what ended that are built before somebody scrolls to their end."""
NEAR_END = 0.15
ANSWERS = (("yes", "on_do"), ("also", "on_do_also"))
"""Words of a question's keys, and what they bring about."""
WIDE, LARGE, FEW = 600, 700, 9
"""In sp: two columns; in dp: room for so many larger rows."""


class MatchesPage(Page):
    """`past` are those of which no row is built yet, `is_full`: some of them went; a race has a
    place of its own. `is_tidied`: rows have keys to erase them. On a page that `is_large` few lie
    one below the other and are larger."""

    shell: Shell = ObjectProperty()
    running = ListProperty()
    past = ListProperty()
    has_past = BooleanProperty(False)
    is_empty = BooleanProperty(False)
    is_tidied = BooleanProperty(False)
    trouble: Field = ObjectProperty("")
    columns = NumericProperty(1)
    going: Field = ObjectProperty("")
    is_large, is_full = BooleanProperty(False), BooleanProperty(False)
    remembered = NumericProperty(REMEMBERED)

    def on_size(self, *_: object) -> None:
        is_few = len(self.running) + len(self.past) + len(self.ids.past.children) <= FEW
        is_upright = self.height > self.width
        self.is_large = min(self.size) >= dp(LARGE) and is_upright and is_few
        self.columns = 1 + (self.width >= sp(WIDE) and not self.is_large)

    def on_is_large(self, *_: object) -> None:
        for row in (*self.ids.running.children, *self.ids.past.children):
            row.is_large = self.is_large

    def entered(self, **_: object) -> None:
        self.trouble = ""
        self.is_tidied = False
        self._show()
        self.ids.scroller.scroll_y = 1

    def returned(self, **_: object) -> None:
        """From a match: the place in the list stays."""
        self._show()

    def _show(self) -> None:
        shelf, today = self.shell.shelf, self.shell.desk.today()
        times, ended = shelf.times(), shelf.past()
        note_matches(self.shell.people, ended)
        self.running = list(shelf_rows(left(shelf), times, today))
        past = shelf_rows(ended, times, today)
        places = PLACES + sum(row.slot.startswith(APART) for row in self.running)
        self.going = going_phrase(len(self.running), places) if self.running else ""
        self.is_full = len(past) >= REMEMBERED
        self.is_empty = not self.running and not past
        self.is_tidied = self.is_tidied and not self.is_empty
        for place, rows in ((self.ids.running, self.running), (self.ids.past, past[:AT_ONCE])):
            place.clear_widgets()
            self._add(place, rows)
        self.past = list(past[AT_ONCE:])
        self.has_past = bool(past)
        self.on_size()
        Clock.unschedule(self._look)
        Clock.schedule_interval(self._look, 0)

    def left(self) -> None:
        Clock.unschedule(self._look)
        self.shell.thinker.stop()

    def _look(self, _: float) -> bool:
        """At one more match that goes on, each frame: some have to be read."""
        rows = reversed(self.ids.running.children)
        bare = next((shown for shown in rows if not shown.has_looked), None)
        if bare is None:
            self._look_back()
            return False
        self._glance(bare, self.shell.shelf.match(bare.row.slot))
        return True

    def _glance(self, shown: MatchRow, match: Match | None) -> None:
        shown.has_looked = True
        if match is not None:
            shown.row = with_glance(shown.row, glance(match))
            shown.appear(self.shell.app.speed)

    @property
    def has_to_look(self) -> bool:
        """Some rows show their game's picture still."""
        rows = (*self.ids.running.children, *self.ids.past.children)
        return not all(row.has_looked for row in rows)

    def _look_back(self) -> None:
        """At the last board of one more match that is over, in slices: they are long."""
        rows = reversed(self.ids.past.children)
        bare = next((shown for shown in rows if not shown.has_looked), None)
        if bare is not None:
            thought = self.shell.shelf.thought_past(bare.row.slot)
            self.shell.thinker.think(thought, partial(self._seen, bare))

    def _seen(self, shown: MatchRow, match: Match | None) -> None:
        self._glance(shown, match)
        self._look_back()

    def _add(self, place: Widget, rows: Iterable[ShelfRow]) -> None:
        for row in rows:
            match = self.shell.shelf.match(row.slot, reads=False)
            known = row if match is None else with_glance(row, glance(match))
            shown = MatchRow(row=known, can_erase=self.is_tidied, is_large=self.is_large)
            shown.has_looked = match is not None
            shown.bind(on_release=self._open, on_erase=self._ask)
            place.add_widget(shown)

    def show_more(self, scroll_y: float) -> None:
        """Further rows as somebody comes to the last ones."""
        if self.past and scroll_y < NEAR_END:
            more, self.past = self.past[:AT_ONCE], self.past[AT_ONCE:]
            self._add(self.ids.past, more)
            self._look_back()

    def _open(self, shown: MatchRow) -> None:
        self.shell.navigator.go(shown.row.page, match=shown.row.slot)

    # Erasing

    def tidy(self, is_tidied: bool) -> None:
        """Keys that erase lie beside the rows as long as somebody wants them."""
        self.is_tidied = is_tidied
        for place in (self.ids.running, self.ids.past):
            for row in place.children:
                row.can_erase = is_tidied

    def _ask(self, shown: MatchRow) -> None:
        words = shown.row.erasing(shown.names_of_seats(self.shell.words.catalogue))
        question = Question(words=words, yes=phrase("matches.erase"))
        question.bind(on_do=lambda _: self._erase([shown.row.slot]))
        self._open_question(question, phrase("matches.erase.title", match=shown.row.title))

    def ask_of_all(self) -> None:
        """Grown-ups only: it takes a child two taps to lose them all."""
        gate = GateForm(self.shell)
        gate.bind(on_passed=lambda _: self._ask_of_all())
        self._open_sheet(gate, phrase("gate.title"))

    def _ask_of_all(self) -> None:
        """Those that ended, or those that go on as well."""
        past = [kept.slot for kept in self.shell.shelf.past()]
        running = [kept.slot for kept in self.shell.shelf.running()]
        running += [row.slot for row in self.running if row.slot not in running]
        question = Question(words=phrase("matches.erase.many"))
        shown = len(past) + len(self.running)
        groups = (("past", len(past), past), ("all", shown * bool(self.running), past + running))
        answers = [(key, count, slots) for key, count, slots in groups if count]
        for (key, count, slots), (name, event) in zip(answers, ANSWERS, strict=False):
            setattr(question, name, counted(f"matches.erase.{key}", count))
            question.fbind(event, partial(self._erase_these, slots))
        self._open_question(question, phrase("matches.erase.all.title"))

    def _erase_these(self, slots: list[str], _: Question) -> None:
        self._erase(slots)

    def _open_question(self, question: Question, title: Field) -> None:
        question.bind(on_leave_it=lambda _: self.shell.navigator.close_sheet())
        self._open_sheet(question, title)

    def _open_sheet(self, content: Question | GateForm, title: Field) -> None:
        words = said(self.shell.words.catalogue, title)
        self.shell.navigator.open_sheet(Sheet(content, title=words))

    def _erase(self, slots: list[str]) -> None:
        """What the disk does not let go stays in the list."""
        self.shell.navigator.close_sheet()
        self.trouble = ""
        for slot in slots:
            try:
                self.shell.shelf.erase(slot)
            except WanderwallError:
                self.trouble = phrase("matches.not_erased")
        self.shell.shelf.note_down()
        self._show()
