"""The bar to look back through a match of any game: step, play, scrub."""

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.look_back import LookBack


class LookBackBar(BoxLayout):
    """`words` says what the move just shown did."""

    model: LookBack = ObjectProperty(LookBack(), rebind=True)
    words = StringProperty()
    __events__ = ("on_move_to", "on_toggle", "on_done")

    def on_move_to(self, at: int) -> None:
        """Show the match after so many moves."""

    def on_toggle(self) -> None:
        """Play or pause."""

    def on_done(self) -> None:
        """Back to the match as it is."""
