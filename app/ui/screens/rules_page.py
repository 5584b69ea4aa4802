"""How to play: the rules of the games that can be played, in short sections with pictures."""

from typing import Any

from kivy.properties import ObjectProperty, StringProperty

from app.presenters.options import Option, Value
from app.presenters.rules_book import BOOKS
from app.ui.navigator import Page
from app.ui.pages import PAGES
from app.ui.shell import Shell
from app.ui.widgets.rule_card import RuleCard

GAMES = tuple(game for game in BOOKS if game in PAGES)


class RulesPage(Page):
    shell: Shell = ObjectProperty()
    game = StringProperty()

    def on_kv_post(self, _: object) -> None:
        """Nothing to choose from with one game."""
        if len(GAMES) < 2:
            self.ids.column.remove_widget(self.ids.games)

    def entered(self, game: str = "", **_: Any) -> None:
        """The rules of this game, or those read last."""
        self.game = game or self.game or GAMES[0]

    def on_game(self, _: object, game: str) -> None:
        self.ids.games.options = (Option("rules.game", game, GAMES),)
        self.ids.sections.clear_widgets()
        for section in BOOKS[game]:
            self.ids.sections.add_widget(RuleCard(section=section))
        self.ids.scroller.scroll_y = 1

    def choose(self, _: Option, value: Value) -> None:
        self.game = str(value)
