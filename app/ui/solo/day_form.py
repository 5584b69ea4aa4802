"""The puzzles of one day, as a sheet."""

from datetime import date
from functools import partial

from kivy.uix.boxlayout import BoxLayout

from app.presenters.solo.onward import todays
from app.presenters.solo.today import cards_of
from app.ui.kit.shell import Shell
from app.ui.solo.opening import Opening, left_match
from app.ui.solo.today_card import TodayCard


class DayForm(BoxLayout):
    def __init__(self, shell: Shell, day: date) -> None:
        super().__init__()
        desk = shell.desk
        begun = {named: left_match(shell, *named) for named in todays(day)}
        for card in cards_of(desk.records, day, begun):
            shown = TodayCard(card=card)
            shown.bind(on_release=partial(_open, Opening(shell, card.kind, card.seed)))
            self.add_widget(shown)


def _open(opening: Opening, _: object) -> None:
    opening.open()
