"""All bots that can come to the table, side by side."""

from functools import partial

from kivy.properties import ListProperty

from app.bots.levels import Level
from app.ui.kit.strip import Strip
from app.ui.shell.bot_key import BotKey


class BotBench(Strip):
    bots = ListProperty()
    __events__ = ("on_tap",)

    def on_bots(self, *_: object) -> None:
        """Keys stay while their number does: a tap must not remove what it taps."""
        if len(self.children) != len(self.bots):
            self.clear_widgets()
            for bot in self.bots:
                key = BotKey()
                key.bind(on_release=partial(self._tap, bot.level), kept=self._even)
                self.add_widget(key)
        for key, bot in zip(reversed(self.children), self.bots, strict=True):
            key.bot, key.disabled = bot, not (bot.is_in or bot.can_come)

    def _even(self, *_: object) -> None:
        """All words are as large as the one with the least room can be."""
        limit = min((key.kept for key in self.children), default=0)
        for key in self.children:
            key.limit = limit

    def _tap(self, level: Level, _: BotKey) -> None:
        self.dispatch("on_tap", level)

    def on_tap(self, level: Level) -> None:
        """The bot of this strength shall come, or go."""
