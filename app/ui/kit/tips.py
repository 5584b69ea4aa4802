"""What a key without words does, said beside it while a mouse rests there."""

from collections.abc import Iterator

from kivy.clock import Clock
from kivy.core.text import Label as Drawn
from kivy.core.window import Window
from kivy.graphics import Color, Rectangle
from kivy.metrics import dp, sp
from kivy.uix.widget import Widget
from kivy.utils import platform

from app.ui.kit.icon_key import IconKey
from app.ui.kit.key_focus import KeyFocus
from app.ui.kit.part import Part
from app.ui.kit.rounded import Rounded
from app.ui.kit.theme import Theme

RESTS = 0.5
"""Seconds before it is said."""
EDGE, GAP = 8, 6


class Tips:
    """`focus` knows what a finger could get at."""

    def __init__(self, focus: KeyFocus, ground: Widget, theme: Theme) -> None:
        self._focus, self._theme = focus, theme
        with ground.canvas.after:
            self._tip = Part()
        with self._tip:
            self._paper, self._box = Color(), Rounded(radius=dp(EDGE))
            self._ink, self._words = Color(), Rectangle()
        self._tip.is_shown = False
        self.said = ""
        self._say = Clock.create_trigger(self._found, RESTS)
        if platform not in ("android", "ios"):
            Window.bind(mouse_pos=self._moved, on_touch_down=self._forget)

    def end(self) -> None:
        self._say.cancel()
        Window.unbind(mouse_pos=self._moved, on_touch_down=self._forget)

    def _moved(self, *_: object) -> None:
        self._forget()
        self._say()

    def _forget(self, *_: object) -> None:
        self._say.cancel()
        self.said, self._tip.is_shown = "", False

    def _found(self, _: float) -> None:
        key = next(_keys_at(self._focus.layer, Window.mouse_pos), None)
        if key is not None:
            self.said = str(key.name)
            self._draw(key)

    def _draw(self, key: Widget) -> None:
        """Below the key, or above where the window ends; within its sides."""
        drawn = Drawn(text=self.said, font_name="RobotoMedium", font_size=sp(13))
        drawn.refresh()
        width, height = drawn.texture.width + 2 * dp(EDGE), drawn.texture.height + dp(EDGE)
        x, y = key.to_window(key.center_x, key.y)
        left = max(0, min(Window.width - width, x - width / 2))
        bottom = y - dp(GAP) - height
        if bottom < 0:
            bottom = key.to_window(key.center_x, key.top)[1] + dp(GAP)
        self._paper.rgba, self._ink.rgba = self._theme.ink, self._theme.bg
        self._box.pos, self._box.size = (left, bottom), (width, height)
        self._words.texture, self._words.size = drawn.texture, drawn.texture.size
        self._words.pos = left + dp(EDGE), bottom + dp(EDGE) / 2
        self._tip.is_shown = True


def _keys_at(widget: Widget, pos: tuple[float, float]) -> Iterator[Widget]:
    if not widget.opacity:
        return
    for child in widget.children:
        yield from _keys_at(child, pos)
    is_key = isinstance(widget, IconKey) and widget.name and widget.is_there
    if is_key and widget.collide_point(*widget.to_widget(*pos)):
        yield widget
