"""A page over the page of a match: what lies behind it is not touched."""

from typing import Any

from kivy.uix.boxlayout import BoxLayout


class Front(BoxLayout):
    def on_touch_down(self, touch: Any) -> bool:
        super().on_touch_down(touch)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        super().on_touch_move(touch)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        super().on_touch_up(touch)
        return True
