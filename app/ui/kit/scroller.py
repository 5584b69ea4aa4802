"""Scrolls its one column up and down, never beyond its ends, and draws nothing while it rests."""

from kivy.properties import AliasProperty, ColorProperty
from kivy.uix.scrollview import ScrollView


class Scroller(ScrollView):
    """Where it is told on which `paper` it lies, what goes on below fades into that."""

    paper = ColorProperty((0, 0, 0, 0))
    _long = 0.0

    @property
    def below(self) -> float:
        """How much of what it holds lies below what is seen."""
        return max(0.0, float(self.viewport_size[1] - self.height)) * self._at

    @property
    def _at(self) -> float:
        return float(self.property("scroll_y").get(self))

    def keep_place(self) -> None:
        """From now on what is read stays where it is as something grows below it."""
        self.children[0].fbind("height", self._keep_place)

    def _keep_place(self, _: object, height: float) -> None:
        before, self._long = self._long, height
        hidden, hidden_before, at = height - self.height, before - self.height, self._at
        if min(hidden, hidden_before) > 0 and at < 1:
            self.scroll_y = max(0.0, 1 - (1 - at) * hidden_before / hidden)

    def _fading(self) -> float:
        """1 while there is more below."""
        is_more = self.viewport_size[1] > self.height + 1 and self.scroll_y > 0.001
        return float(is_more)

    fading = AliasProperty(_fading, bind=("viewport_size", "height", "scroll_y"), cache=True)

    def _bind_inactive_bar_color(self, *_: object) -> None:
        """The bar goes at once. Kivy fades it for half a second, even after its page was left."""
        self.funbind("bar_color", self._change_bar_color)
        self.fbind("bar_inactive_color", self._change_bar_color)
        self._bar_color = self.bar_inactive_color
