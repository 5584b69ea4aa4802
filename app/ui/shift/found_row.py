"""The cards of a seat that all may see: found ones as small medallions with a tick, slots for the
others."""

from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import ColorProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from app.ui.kit.atlas import atlas_for
from app.ui.kit.icon_key import glyph
from app.ui.kit.quads import Quad, TintedLayer, centred

SLOT, TICKED = 0.62, 0.44
"""Width of a slot, and of a tick, in medallions."""
TICK, GREEN = "check-circle", (0.055, 0.48, 0.26, 1)


class FoundRow(Widget):
    """`open_cards` lie face up and are shown faintly in their slots."""

    found = ListProperty()
    open_cards = ListProperty()
    left = NumericProperty(0)
    edition = StringProperty("crew")
    ink = ColorProperty("#FFFFFF")
    largest = NumericProperty("34dp")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            self._slots = TintedLayer(1, 1, 1, 0.6)
            self._open = TintedLayer(1, 1, 1, 0.7)
            self._marks = TintedLayer(1, 1, 1, 1)
        self._ticks: list[Label] = []
        draw = Clock.create_trigger(self._draw, -1)
        for name in ("pos", "size", "found", "open_cards", "left", "edition", "ink", "largest"):
            self.fbind(name, draw)
        draw()

    def _draw(self, *_: object) -> None:
        count = len(self.found) + int(self.left)
        layers = (self._slots, self._open, self._marks)
        if not count or self.width < 2 or self.height < 2:
            for layer in layers:
                layer.is_shown = False
            self._tick([], 0)
            return
        columns = max(range(1, count + 1), key=lambda number: (self._size(count, number), number))
        columns = -(-count // -(-count // columns))  # rows as even as can be
        size = self._size(count, columns)
        atlas = atlas_for(self.edition, size * 1.5)
        quads: list[list[Quad]] = [[], [], []]
        for number in range(count):
            x = self.x + (number % columns + 0.5) * size
            y = self.top - (number // columns + 0.5) * size
            target = self._shown(number)
            name, wide = (f"mark/m{target}", 0.94) if target else ("slot", SLOT)
            kind = 2 if number < len(self.found) else 1 if target else 0
            quads[kind].append(centred(atlas, name, x, y, size * wide))
        self._slots.tint.rgba = [*self.ink[:3], 0.6]
        for layer, shown in zip(layers, quads, strict=True):
            layer.show(atlas, shown)
        self._tick(quads[2], size)

    def _tick(self, found: list[Quad], size: float) -> None:
        """At the lower corner of each one found."""
        while len(self._ticks) < len(found):
            tick = Label(font_name="Icons", text=glyph(TICK), color=GREEN, size_hint=(None, None))
            tick.outline_width, tick.outline_color = dp(1), (1, 1, 1, 1)
            self._ticks.append(tick)
        for tick in self._ticks[len(found) :]:
            self.remove_widget(tick)
        for tick, quad in zip(self._ticks, found, strict=False):
            tick.font_size = TICKED * size
            tick.size = [TICKED * size] * 2
            tick.center = quad.x + 0.84 * quad.width, quad.y + 0.16 * quad.height
            if tick.parent is None:
                self.add_widget(tick)

    def _size(self, count: int, columns: int) -> float:
        """How large so many can be in these columns."""
        rows = -(-count // columns)
        return float(min(self.height / rows, self.width / columns, self.largest))

    def _shown(self, number: int) -> int:
        """The target to be seen at this place, 0 for none."""
        if number < len(self.found):
            return int(self.found[number])
        number -= len(self.found)
        return int(self.open_cards[number]) if number < len(self.open_cards) else 0
