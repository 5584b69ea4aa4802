"""The heap, drawn: a bar for each one left."""

from typing import Any

from kivy.graphics import Color, Rectangle
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from tests.null_game.face import BoardModel


class HeapBoard(Widget):
    model: BoardModel = ObjectProperty(BoardModel())

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(model=self._redraw, pos=self._redraw, size=self._redraw)

    def _redraw(self, *_: object) -> None:
        self.canvas.clear()
        with self.canvas:
            Color(1, 1, 1, 1)
            for number in range(self.model.left):
                Rectangle(pos=(self.x + 20 * number, self.y), size=(10, self.height))
