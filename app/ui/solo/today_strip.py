"""Today's puzzles on the first page: one of each game, and the days in a row."""

from datetime import timedelta

from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty

from app.presenters.solo.onward import todays
from app.presenters.solo.today import NO_TODAY, PuzzleCard, Today, today_of
from app.ui.kit.paper import Paper
from app.ui.kit.shell import Shell
from app.ui.solo.opening import Opening, left_match
from app.ui.solo.today_card import TodayCard

LOOKS = 20
"""After so many seconds it is asked whether it is another day."""


class TodayStrip(Paper):
    """`shell` is set by its page, which calls `show` whenever it is entered or the app comes back,
    and `rest` when it is left; `is_brief`: without
    the week, and only badges say how puzzles stand. Its pictures are as high as
    it needs to be as high as `filled`."""

    shell: Shell = ObjectProperty(None)
    today: Today = ObjectProperty(NO_TODAY, rebind=True)
    is_brief = BooleanProperty(False)
    filled = NumericProperty(0)
    cards_room = NumericProperty(0)

    def show(self) -> None:
        """As they stand now; those that are not made yet are made meanwhile."""
        desk = self.shell.desk
        day = self._day = desk.today()
        begun = {named: left_match(self.shell, *named) for named in todays(day)}
        self.today = today_of(desk.records, day, begun)
        for named in (*begun, *todays(day + timedelta(days=1))):
            desk.ahead(*named)
        Clock.unschedule(self._look)
        Clock.schedule_interval(self._look, LOOKS)

    def rest(self) -> None:
        Clock.unschedule(self._look)

    def _look(self, _: float) -> None:
        """Midnight passes while the page is open."""
        if self.shell.desk.today() != self._day:
            self.show()

    def on_is_brief(self, *_: object) -> None:
        self.on_today(self, self.today)

    def on_today(self, _: object, today: Today) -> None:
        place = self.ids.get("cards")
        if place is None:
            return
        if len(place.children) != len(today.cards):
            place.clear_widgets()
            for card in today.cards:
                place.add_widget(self._card(card))
        for shown, card in zip(reversed(place.children), today.cards, strict=True):
            shown.card, shown.is_brief = card, self.is_brief
        self.on_cards_room()

    def _card(self, card: PuzzleCard) -> TodayCard:
        shown = TodayCard(card=card, is_brief=self.is_brief)
        shown.bind(on_release=self._open)
        return shown

    def on_cards_room(self, *_: object) -> None:
        for card in self.ids.cards.children if self.ids else ():
            card.filled = self.cards_room

    def _open(self, shown: TodayCard) -> None:
        Opening(self.shell, shown.card.kind, shown.card.seed).open()
