"""What is remembered of each person on this device: looked at by all, erased by grown-ups."""

from collections.abc import Callable
from functools import partial

from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty

from app.core.errors import WanderwallError
from app.presenters.phrase import Field, phrase
from app.presenters.shell.records import NO_RECORDS, Group, RecordsModel, records_model
from app.session.scores import note_matches
from app.solo.records import Records
from app.solo.voyage import puzzles as stops
from app.ui.kit.navigator import Page
from app.ui.kit.question import Question
from app.ui.kit.sheet import Sheet
from app.ui.kit.shell import Shell
from app.ui.kit.words import said
from app.ui.shell.gate_form import GateForm
from app.ui.shell.name_form import NameForm
from app.ui.shell.portrait_key import PortraitKey
from app.ui.shell.record_group import RecordGroup
from app.ui.shell.stats_card import StatsCard
from app.ui.shell.sticker import Sticker

WIDE = 560
"""In sp: from here on it has two columns."""
LOW, ROOMY = 480, 700
"""In dp: less high, whose records these are takes less room; so large, pictures are larger."""


class RecordsPage(Page):
    shell: Shell = ObjectProperty()
    model: RecordsModel = ObjectProperty(NO_RECORDS, rebind=True)
    trouble: Field = ObjectProperty("")
    columns = NumericProperty(1)
    is_low, is_roomy = BooleanProperty(False), BooleanProperty(False)
    is_sunk = BooleanProperty(False)

    def on_size(self, *_: object) -> None:
        self.columns = 1 + (self.width >= sp(WIDE))
        self.is_low = self.height < dp(LOW)
        self.is_roomy = min(self.size) >= dp(ROOMY)

    def on_columns(self, *_: object) -> None:
        """How it went lies below whose it is, or below the numbers where all is one column."""
        ids = self.ids
        ids.first.parent.remove_widget(ids.first)
        if self.columns > 1:
            ids.left.add_widget(ids.first)
        else:
            ids.right.add_widget(ids.first, 1)

    def on_is_roomy(self, *_: object) -> None:
        for sticker in self.ids.stickers.children:
            sticker.is_large = self.is_roomy

    def on_is_low(self, *_: object) -> None:
        for key in self.ids.persons.children:
            key.is_low = self.is_low

    def entered(self, **_: object) -> None:
        self.trouble = ""
        note_matches(self.shell.people, self.shell.shelf.past())
        self.show(0)
        self.ids.scroller.scroll_y = 1

    def returned(self, **_: object) -> None:
        self.show(self.model.number)

    def show(self, number: int) -> None:
        """This person; 0 is who plays alone."""
        people, today = self.shell.people, self.shell.desk.today()
        self.model = records_model(people, number, today, len(stops()))
        is_known = self.model.number in people.numbers
        self.ids.practice.show(people.records(self.model.number) if is_known else Records())

    def on_model(self, _: object, model: RecordsModel) -> None:
        ids = self.ids
        ids.persons.clear_widgets()
        for key in model.keys:
            person = PortraitKey(person=key, is_low=self.is_low)
            person.bind(on_release=partial(self._look_at, key.number))
            ids.persons.add_widget(person)
        self._show_stickers()
        for place, cards in ((ids.first, model.first), (ids.second, model.second)):
            place.clear_widgets()
            for card in cards:
                is_group = isinstance(card, Group)
                place.add_widget(RecordGroup(group=card) if is_group else StatsCard(model=card))

    def _show_stickers(self) -> None:
        place = self.ids.stickers
        place.clear_widgets()
        for pack in self.model.packs:
            sticker = Sticker(icon=pack.icon, is_won=pack.is_done)
            sticker.is_large = self.is_roomy
            place.add_widget(sticker)

    def _look_at(self, number: int, _: object) -> None:
        self.show(number)
        self.ids.scroller.scroll_y = 1

    # Who it is

    def play_alone(self) -> None:
        self.shell.people.play_alone(self.model.number)
        self.show(self.model.number)

    def ask_for_name(self) -> None:
        form = NameForm(self.shell.people.records(self.model.number).name)
        form.bind(on_called=self._called)
        self._open(form, phrase("records.call"))

    def _called(self, _: object, name: str) -> None:
        """Two who become one cannot be parted again: that is for grown-ups."""
        if self.shell.people.find(name) in (None, self.model.number):
            self._call(name)
        else:
            self._ask_grown_ups(partial(self._call, name))

    def _call(self, name: str) -> None:
        """What the disk does not let go of a person who is another one now stays for itself."""
        self.shell.navigator.close_sheet()
        try:
            self.show(self.shell.people.call(self.model.number, name))
        except WanderwallError:
            self._not_erased()

    # Erasing

    def ask_to_erase(self) -> None:
        """Grown-ups are asked what shall go."""
        self._ask_grown_ups(self._ask)

    def _ask_grown_ups(self, then: Callable[[], None]) -> None:
        gate = GateForm(self.shell)
        gate.bind(on_passed=lambda _: then())
        self._open(gate, phrase("gate.title"))

    def _ask(self) -> None:
        question = Question(
            words=phrase("records.erase.words"),
            yes=self.model.erase_words,
            also=phrase("records.erase.all") if self.model.keys else "",
            keep=phrase("records.erase.keep"),
        )
        erase_one = partial(self.shell.people.erase, self.model.number)
        question.bind(on_do=lambda _: self._erase(erase_one))
        question.bind(on_do_also=lambda _: self._erase(self.shell.people.erase_all))
        question.bind(on_leave_it=lambda _: self.shell.navigator.close_sheet())
        self._open(question, phrase("records.erase"))

    def _erase(self, erase: Callable[[], None]) -> None:
        self.shell.navigator.close_sheet()
        self.trouble = ""
        try:
            erase()
        except WanderwallError:
            self._not_erased()
        self.show(0)

    def _not_erased(self) -> None:
        self.trouble = phrase("matches.not_erased")

    def _open(self, content: Question | GateForm | NameForm, title: Field) -> None:
        words = said(self.shell.words.catalogue, title)
        self.shell.navigator.open_sheet(Sheet(content, title=words))
