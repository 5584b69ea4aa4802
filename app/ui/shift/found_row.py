"""The cards of a seat that all may see: found ones as small medallions, slots for the others."""

from typing import Any

from kivy.clock import Clock
from kivy.properties import ColorProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from app.ui.kit.atlas import atlas_for
from app.ui.kit.quads import Quad, TintedLayer, centred

SLOT = 0.62
"""Width of a slot, in medallions."""


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
