"""What cannot be seen is not drawn: Kivy draws a widget of opacity 0 like any other."""

from kivy.graphics import Canvas
from kivy.uix.widget import Widget


def vanish_when_clear(root: Widget) -> None:
    """From now on, for all that is in it now."""
    for widget in root.walk(restrict=True):
        if widget.parent is not None:
            _Vanishing(widget)


class _Vanishing:
    """Takes the widget's canvas out of its parent's, and puts it back where it was."""

    def __init__(self, widget: Widget) -> None:
        self._is_gone = False
        widget.fbind("opacity", self._follow)
        self._follow(widget, widget.opacity)

    def _follow(self, widget: Widget, opacity: float) -> None:
        parent = widget.parent
        if parent is None or self._is_gone is (opacity == 0):
            return
        ground = parent.canvas
        if self._is_gone:
            self._is_gone = False
            if ground.indexof(widget.canvas) < 0:
                _put_back(ground, widget, parent.children)
        elif ground.indexof(widget.canvas) >= 0:
            self._is_gone = True
            ground.remove(widget.canvas)


def _put_back(ground: Canvas, widget: Widget, children: list[Widget]) -> None:
    """Right below the next of its siblings that is drawn; `children` has the topmost first."""
    for above in reversed(children[: children.index(widget.__self__)]):
        place = ground.indexof(above.canvas)
        if place >= 0:
            ground.insert(place, widget.canvas)
            return
    ground.add(widget.canvas)
