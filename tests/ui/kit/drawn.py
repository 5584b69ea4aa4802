"""What a widget is drawn with."""

from kivy.graphics import Canvas, Scale
from kivy.uix.widget import Widget


def size_drawn(widget: Widget) -> float:
    """How much larger or smaller than it is."""
    groups = [each for each in widget.canvas.before.children if isinstance(each, Canvas)]
    scales = [part.x for group in groups for part in group.children if isinstance(part, Scale)]
    return float(scales[0]) if scales else 1.0
