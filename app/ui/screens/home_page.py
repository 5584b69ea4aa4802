"""The first page: the matches that go on, the games, how to play, settings."""

from typing import Any

from kivy.properties import ListProperty, NumericProperty, ObjectProperty

from app.presenters.glance import Glance
from app.presenters.home import game_cards, glance
from app.ui.navigator import Page
from app.ui.pages import PAGES
from app.ui.shell import Shell
from app.ui.widgets.continue_card import ContinueCard
from app.ui.widgets.game_card import GameCard


class HomePage(Page):
    """From `pair_width` on two small games stand side by side; it grows with the text."""

    shell: Shell = ObjectProperty()
    pair_width = NumericProperty("320sp")
    running = ListProperty()

    def on_kv_post(self, _: object) -> None:
        for card in game_cards():
            if card.game in PAGES:
                shown = GameCard(card=card)
                shown.bind(on_begin=self._begin)
                place = self.ids.games if card.editions else self.ids.small_games
                place.add_widget(shown)

    def entered(self, **_: Any) -> None:
        """The matches as they stand now."""
        glances = map(glance, self.shell.shelf.running())
        self.running = [found for found in glances if found is not None]

    def on_running(self, _: object, running: list[Glance]) -> None:
        self.ids.running.clear_widgets()
        for found in running:
            card = ContinueCard(glance=found)
            card.bind(on_release=self._play_on)
            self.ids.running.add_widget(card)

    def _play_on(self, card: ContinueCard) -> None:
        self.shell.navigator.go(card.glance.game)

    def _begin(self, card: GameCard, edition: str) -> None:
        self.shell.navigator.go("new_game", game=card.card.game, edition=edition)
