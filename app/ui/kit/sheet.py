"""A sheet that comes up from the bottom over a scrim; a tap beside it or back closes it."""

from typing import Any

from kivy.clock import Clock
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

SETTLES = 0.05
"""Seconds until all that came with it lies in its place."""


class Sheet(FloatLayout):
    """`content` is as high as it needs; what does not fit scrolls. Its `keys` stay beside the
    title."""

    title = StringProperty()
    content = ObjectProperty()
    shown = NumericProperty(1)
    __events__ = ("on_close",)

    def __init__(self, content: Widget, keys: Widget | None = None, **kwargs: Any) -> None:
        super().__init__(content=content, **kwargs)
        self.ids.place.add_widget(content)
        if keys is not None:
            self.ids.head.add_widget(keys, 1)

    def bring(self, part: Widget) -> None:
        """Into sight, once all lies in its place."""
        Clock.schedule_once(lambda _: self._bring(part), SETTLES)

    def _bring(self, part: Widget) -> None:
        if self.parent is not None:
            self.ids.scroller.scroll_to(part, animate=False)

    def on_close(self) -> None:
        """Asks the navigator to take it away."""

    def on_touch_down(self, touch: Any) -> bool:
        """Nothing below gets a touch while the sheet is up."""
        if not self.ids.panel.collide_point(*touch.pos):
            self.dispatch("on_close")
            return True
        super().on_touch_down(touch)
        return True
