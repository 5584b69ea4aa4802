"""Scrolls its one column up and down, never beyond its ends, and draws nothing while it rests."""

from kivy.uix.scrollview import ScrollView


class Scroller(ScrollView):
    def _bind_inactive_bar_color(self, *_: object) -> None:
        """The bar goes at once. Kivy fades it for half a second, even after its page was left."""
        self.funbind("bar_color", self._change_bar_color)
        self.fbind("bar_inactive_color", self._change_bar_color)
        self._bar_color = self.bar_inactive_color
