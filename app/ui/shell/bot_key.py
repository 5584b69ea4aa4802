"""A bot that can come to the table: its face, how strong it is. A tap seats it, or lets it go."""

from kivy.properties import ColorProperty, NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.bots.levels import Level
from app.presenters.setup.bench import BenchBot
from app.ui.kit.chip import ANY


class BotKey(ButtonBehavior, BoxLayout):
    """`kept` is how large its word can be, `limit` how large it may, beside those of the others."""

    bot: BenchBot = ObjectProperty(BenchBot(Level.EASY, is_in=False, can_come=True), rebind=True)
    fill = ColorProperty((1, 1, 1, 1))
    ink = ColorProperty((0, 0, 0, 1))
    kept, limit = NumericProperty(0), NumericProperty(ANY)

    @property
    def name(self) -> str:
        """Whom a tap seats."""
        return str(self.ids.words.text)

    @property
    def about(self) -> str:
        """How it is called, for whoever has it read aloud."""
        return self.bot.name
