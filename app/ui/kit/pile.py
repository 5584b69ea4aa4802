"""Things one below the other, as high as they are together."""

from collections.abc import Iterator

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.ui.kit.shown import Shown


class Pile(Shown, BoxLayout):
    pass


def height_without(box: BoxLayout, *inner: Widget) -> float:
    """Of what lies in it one below the other, these left out however deep they lie.

    Counted from the rest: the height that a box has says a few frames later what became of them,
    and whoever sizes them by that comes to no end.
    """
    left_out = [each.__self__ for each in inner]
    around = [above for each in left_out for above in _above(each, box.__self__)]

    def high(child: Widget) -> float:
        if child in left_out:
            return 0.0
        if child not in around:
            return float(child.height)
        edges = child.padding[1] + child.padding[3] + child.spacing * (len(child.children) - 1)
        return float(edges) + sum(map(high, child.children))

    return high(box.__self__)


def _above(inner: Widget, box: Widget) -> Iterator[Widget]:
    while inner is not box:
        inner = inner.parent
        yield inner
