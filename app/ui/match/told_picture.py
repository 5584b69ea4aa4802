"""How all lay, with the names of what is on it: it may be as wide as its place, and no cell wider
than for a finger."""

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import ColorProperty, ListProperty, NumericProperty, ObjectProperty
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from app.presenters.figures import NO_FIGURE, Figure

SHARE, LEAST, MOST = 0.34, 11, 15
"""Of a name's letters: by the cell, and in dp."""


class ToldPicture(Widget):
    figure: Figure = ObjectProperty(NO_FIGURE, rebind=True)
    names = ListProperty()
    side = NumericProperty(1)
    ink = ColorProperty((0, 0, 0, 1))

    def on_kv_post(self, _: object) -> None:
        show = Clock.create_trigger(self._show, -1)
        for name in ("names", "side", "pos", "size", "ink"):
            self.fbind(name, show)
        show()

    def _show(self, *_: object) -> None:
        place = self.ids.names
        while len(place.children) < len(self.names):
            place.add_widget(Label(font_name="RobotoMedium", size_hint=(None, None)))
        view = self.ids.view
        for label, name in zip(place.children, self.names, strict=True):
            label.text, label.color = name.text, self.ink
            label.font_size = max(dp(LEAST), min(dp(MOST), SHARE * self.side))
            label.size = self.side, self.side
            label.center = view.x + name.x * self.side, view.top - name.y * self.side
