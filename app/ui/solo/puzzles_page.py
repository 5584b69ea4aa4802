"""The page of puzzles: today's, those left off, the voyage, those without end, codes."""

from datetime import date
from functools import partial
from itertools import repeat

from kivy.clock import Clock
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty

from app.presenters.phrase import Field
from app.presenters.solo.hub import (
    CHOICES,
    KindCard,
    Step,
    checked_grade,
    fitting_grade,
    grade_steps,
    grade_told,
    kind_cards,
    turn_steps,
)
from app.presenters.solo.hub_rooms import HubRooms, Places, hub_rooms
from app.presenters.solo.left_off import left_off
from app.presenters.solo.naming import day_phrase
from app.presenters.solo.today import PuzzleCard
from app.session.unplayed import apart
from app.solo.chance import SEEDS
from app.solo.codes import written_code
from app.solo.kinds import REACH, VOYAGE, Kind
from app.ui.kit.ahead import Ahead
from app.ui.kit.navigator import Page
from app.ui.kit.pile import height_without
from app.ui.kit.sheet import Sheet
from app.ui.kit.shell import Shell
from app.ui.kit.words import said
from app.ui.solo.calendar_card import CalendarCard
from app.ui.solo.day_form import DayForm
from app.ui.solo.grade_key import GradeKey
from app.ui.solo.kind_grid import USUAL
from app.ui.solo.month_keys import MonthKeys
from app.ui.solo.opening import Opening
from app.ui.solo.sent import ask_for_code
from app.ui.solo.step_key import StepKey
from app.ui.solo.today_card import TodayCard

WIDE, LOW = 600, 520
WAY, EDGES = 208, 44
"""In dp: how high the way is at least; what is free above, between and below the cards."""
GROUPS, NEAR = ("shift", "connect", "go", "races"), 0.5
"""Of puzzles, from above; and how far below the view, in views, the next one may lie."""
LOOKED_AT = 6
"""Puzzles played last, among which are those that were left off."""


class PuzzlesPage(Page):
    """`is_open`: how hard they are to be can be chosen."""

    shell: Shell = ObjectProperty()
    columns = NumericProperty(1)
    grade = NumericProperty(0)
    told: Field = ObjectProperty("")
    is_open = BooleanProperty(False)
    _ahead = Ahead(())

    def on_kv_post(self, _: object) -> None:
        ids, share = self.ids, Clock.create_trigger(self._share_room, -1)
        for name in ("left", "right", "last", "scroller"):
            ids[name].fbind("height", share)
        self.fbind("columns", share)
        ids.scroller.keep_place()
        ids.scroller.fbind("scroll_y", self._look)

    def on_size(self, *_: object) -> None:
        self.columns = 1 + (self.width >= sp(WIDE))

    def _share_room(self, *_: object) -> None:
        """Beside each other both columns are as high, and their pictures fill a high window."""
        ids, way = self.ids, self.ids.voyage.ids.map
        usual = HubRooms(max(dp(WAY), way.width * way.ratio), sp(USUAL), sp(USUAL))
        rooms = usual
        if self.columns > 1:
            grids = ids.shift, ids.connect
            left, right = height_without(ids.left, way), height_without(ids.right, *grids)
            last = max(height_without(grid.parent, grid) for grid in (ids.go, ids.races))
            places = Places(left, right, last, sum(grid.rows_shown for grid in grids))
            rooms = hub_rooms(ids.scroller.height - dp(EDGES), places, usual)
        way.least = rooms.way
        for grid in (ids.shift, ids.connect):
            grid.room = rooms.row
        for grid in (ids.go, ids.races):
            grid.room = rooms.last

    def entered(self, **_: object) -> None:
        self._show()
        self.ids.scroller.scroll_y = 1

    def returned(self, **_: object) -> None:
        """From a puzzle: the place in the list stays."""
        self._show()

    def resumed(self) -> None:
        """Perhaps on another day."""
        self._show()

    def left(self) -> None:
        self.ids.today.rest()
        self.shell.desk.rest()
        self._ahead.stop()
        Clock.unschedule(self._look)

    def _show(self) -> None:
        self.ids.today.show()
        self.ids.voyage.show()
        self._show_left_off()
        self._choose(checked_grade(self.shell.shelf.choices(*CHOICES).get("grade")))

    def _show_left_off(self) -> None:
        shelf = self.shell.shelf
        cards = left_off(shelf.match(slot) for slot in apart(shelf)[:LOOKED_AT])
        self.ids.left_off.clear_widgets()
        self.ids.left_paper.is_there = bool(cards)
        for card in cards:
            shown = TodayCard(card=card, is_low=True)
            shown.bind(on_release=partial(self._go_on, card))
            self.ids.left_off.add_widget(shown)

    def _add_step(
        self, place: str, looks: type[StepKey], step: Step, chosen: partial[None]
    ) -> None:
        key = looks(step=step, words=self.shell.words)
        key.bind(on_release=lambda _: chosen())
        self.ids[place].add_widget(key)

    # How hard

    def choose(self, grade: int) -> None:
        """From now on puzzles are so hard, where their kind has any."""
        self.shell.shelf.keep_choices(*CHOICES, {"grade": grade})
        self._choose(grade)

    def _choose(self, grade: int) -> None:
        self.grade, self.told = grade, grade_told(grade)
        steps = grade_steps(grade)
        keys = self.ids.grades.children[::-1]
        for key, step in zip(keys, steps, strict=False):
            key.step = step
        for step in steps[len(keys) :]:
            self._add_step("grades", GradeKey, step, partial(self.choose, step.value))
        self._cards = kind_cards(self.shell.desk.records, grade)
        for group in GROUPS:
            if self.columns > 1 or self.ids[group].cards:
                self._show_group(group)
        self._ahead.stop()
        self._ahead = Ahead(repeat(self._show_next, len(GROUPS)))
        self._ahead.begin()
        Clock.schedule_once(self._look)

    # What lies below comes as somebody comes near it, or while the page rests

    @property
    def _waiting(self) -> str:
        return next((group for group in GROUPS if not self.ids[group].cards), "")

    def _look(self, *_: object) -> None:
        """A group at a time."""
        waiting, scroller = self._waiting, self.ids.scroller
        if waiting and self.parent is not None:
            top = self.ids[waiting].to_window(0, self.ids[waiting].top)[1]
            near = NEAR * scroller.height * (scroller.scroll_y < 1)
            if self.columns > 1 or top > scroller.y - near:
                self._show_next()
                Clock.schedule_once(self._look)

    def _show_next(self) -> None:
        if self._waiting:
            self._show_group(self._waiting)

    def _show_group(self, group: str) -> None:
        if group == GROUPS[0] and not self.ids.turns.children:
            for step in turn_steps():
                self._add_step("turns", StepKey, step, partial(self._reach, step.value))
        self.ids[group].cards = [card for card in self._cards if card.group == group]

    # What is begun

    def begin_card(self, card: KindCard) -> None:
        self._begin(card.kind, is_timed=card.is_timed)

    def _reach(self, turns: int) -> None:
        self._begin(REACH[turns - 1])

    def _begin(self, kind: Kind, is_timed: bool = False) -> None:
        """One that was made already, if there is one."""
        grade, desk = fitting_grade(kind, self.grade), self.shell.desk
        ready = desk.ready(kind, grade)
        seed = ready[0] if ready else self.shell.new_seed() % SEEDS
        Opening(self.shell, kind, seed).of_grade(grade).against_time(is_timed).open()

    def _go_on(self, card: PuzzleCard, _: object) -> None:
        Opening(self.shell, card.kind, card.seed).open()

    def sail(self, number: int) -> None:
        Opening(self.shell, VOYAGE, number).open()

    def show_way(self) -> None:
        """The map of a pack that was tapped below it."""
        self.ids.scroller.scroll_to(self.ids.voyage.ids.map, animate=False)

    # Sheets

    def show_days(self) -> None:
        card = CalendarCard(shell=self.shell)
        card.bind(on_day=lambda _, day: self.show_day(day))
        card.show()
        sheet = Sheet(card, MonthKeys(card=card))
        self._name_month(sheet, card)
        card.bind(month=lambda *_: self._name_month(sheet, card))
        sheet.bind(size=lambda _, size: setattr(card, "is_low", size[1] < min(size[0], sp(LOW))))
        self.shell.navigator.open_sheet(sheet)
        sheet.bring(card.today)

    def _name_month(self, sheet: Sheet, card: CalendarCard) -> None:
        sheet.title = said(self.shell.words.catalogue, card.month.title)

    def show_day(self, day: date) -> None:
        title = said(self.shell.words.catalogue, day_phrase(day))
        self.shell.navigator.open_sheet(Sheet(DayForm(self.shell, day), title=title))

    def ask_for_code(self) -> None:
        ask_for_code(self.shell, written_code)
