"""A page without touch: Tab and arrows go from key to key, Enter or Space presses the one in the
ring; one that `holds` is held as long as they are down, and arrows sideways `slide` one that can.

Only what a finger could press now is gone to: in the sheet, else on what lies on top of the page.
"""

from collections.abc import Iterator

from kivy.clock import Clock
from kivy.graphics import Color, SmoothLine
from kivy.metrics import dp
from kivy.uix.behaviors import ButtonBehavior, FocusBehavior
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from app.ui.kit.navigator import Navigator
from app.ui.kit.part import Part
from app.ui.kit.theme import Theme

TAB, ENTERS = 9, (13, 271, 32)
SIDEWAYS = {276: (-1, 0), 275: (1, 0), 273: (0, 1), 274: (0, -1)}
"""Arrow keys as Kivy counts them, with where they lead to."""
ASIDE = 3
"""A key that lies aside counts as so many times as far away."""
GAP = 3

Spot = tuple[float, float]


class KeyFocus:
    def __init__(self, navigator: Navigator, theme: Theme) -> None:
        self._navigator, self._theme = navigator, theme
        self.target: Widget | None = None
        self._held: Widget | None = None
        with navigator.canvas.after:
            self._ring = Part()
        with self._ring:
            self._edge, self._outer = Color(), SmoothLine(width=dp(3.5))
            self._light, self._inner = Color(), SmoothLine(width=dp(1.5))
        self._ring.is_shown = False
        self.heard = {
            "on_touch_down": self.forget,
            "on_resize": self.forget,
            "on_key_up": self._key_up,
            "focus": self._window_changed,
        }
        """What it wants to know of the window."""

    def on_key(self, key: int, modifiers: list[str]) -> bool:
        """True: it was meant for the ring."""
        targets = sorted(_pressable(self.layer), key=reading_order)
        if self.target not in targets:
            self.forget()
        if any(isinstance(target, FocusBehavior) and target.focus for target in targets):
            return False
        if key == TAB and targets:
            self.lead_to(_following(targets, self.target, -1 if "shift" in modifiers else 1))
        elif key in SIDEWAYS and targets:
            self._arrow(targets, SIDEWAYS[key])
        elif key in ENTERS and self._held is not None:
            pass  # a key that is down tells so again and again
        elif key in ENTERS and getattr(self.target, "holds", False):
            self._hold()
        elif key in ENTERS and self.target is not None:
            self.press()
        else:
            return False
        return True

    def _arrow(self, targets: list[Widget], way: Spot) -> None:
        """To the next key, or along one that slides."""
        slide = getattr(self.target, "slide", None)
        if slide is not None and way[0]:
            slide(int(way[0]))
        else:
            self.lead_to(_beside(targets, self.target, way))

    def _key_up(self, _window: object, key: int, *_: object) -> None:
        if key in ENTERS:
            self.let_go()

    def _window_changed(self, _window: object, is_ours: bool) -> None:
        """What comes up while another window has the keys is told to nobody here."""
        if not is_ours:
            self.let_go()

    def _hold(self) -> None:
        held = self.target
        if held is not None and not held.disabled:
            self._held, held.state = held, "down"
            held.dispatch("on_press")

    def let_go(self) -> None:
        if self._held is not None:
            held, self._held = self._held, None
            held.state = "normal"
            held.dispatch("on_release")

    def forget(self, *_: object) -> None:
        """A finger came down, or all lies elsewhere now."""
        self.let_go()
        if self.target is not None:
            self.target = None
            self._ring.is_shown = False

    @property
    def layer(self) -> Widget:
        """What a finger can get at."""
        return self._navigator.sheet or self._navigator.page.layer

    def lead_to(self, target: Widget) -> None:
        self.let_go()
        self.target = target
        for above in _ancestors(target):
            if isinstance(above, ScrollView) and above.children[0].height > above.height:
                above.scroll_to(target, animate=False)
        Clock.schedule_once(self._draw)

    def press(self) -> None:
        """What the ring is around: a text does nothing."""
        target = self.target
        if target is not None and not target.disabled:
            if isinstance(target, FocusBehavior):
                target.focus = True
            elif isinstance(target, ButtonBehavior):
                target.trigger_action(0)
        Clock.schedule_once(self._draw)

    def _draw(self, *_: object) -> None:
        """Around the target where it is now, if anywhere: light on dark, for any ground."""
        target = self.target
        if target is None or target.get_parent_window() is None:
            self.forget()
            return
        ax, ay = target.to_window(target.x, target.y)
        bx, by = target.to_window(target.right, target.top)
        gap, wide, high = dp(GAP), abs(bx - ax), abs(by - ay)
        corner = min(dp(18), wide / 2, high / 2)
        self._ring.is_shown = True
        self._edge.rgba, self._light.rgba = self._theme.onacc, self._theme.acc
        for line in (self._outer, self._inner):
            line.rounded_rectangle = (
                *(min(ax, bx) - gap, min(ay, by) - gap, wide + 2 * gap, high + 2 * gap, corner),
            )


def _pressable(widget: Widget) -> Iterator[Widget]:
    if widget.opacity and not widget.disabled:
        if isinstance(widget, ButtonBehavior | FocusBehavior) and min(widget.size) > 1:
            yield widget
        for child in widget.children:
            yield from _pressable(child)


def _ancestors(widget: Widget) -> Iterator[Widget]:
    parent = widget.parent
    while isinstance(parent, Widget):
        yield parent
        parent = parent.parent


def _middle(widget: Widget) -> Spot:
    x, y = widget.to_window(*widget.center)
    return float(x), float(y)


def reading_order(widget: Widget) -> Spot:
    """From the top, and from the left in a row; what holds others comes before them."""
    x, y = widget.to_window(widget.x, widget.top)
    return -round(y / dp(8)), float(x)


def _following(targets: list[Widget], now: Widget | None, step: int) -> Widget:
    if now is None:
        return targets[0 if step > 0 else -1]
    return targets[(targets.index(now) + step) % len(targets)]


def _beside(targets: list[Widget], now: Widget | None, way: Spot) -> Widget:
    """The nearest one that way; where there is none, the ring stays."""
    if now is None:
        return targets[0]
    x, y = _middle(now)

    def distance(target: Widget) -> float:
        dx, dy = _middle(target)[0] - x, _middle(target)[1] - y
        along, aside = dx * way[0] + dy * way[1], dx * way[1] + dy * way[0]
        is_there = along > 1 and abs(aside) < ASIDE * along
        return along + ASIDE * abs(aside) if is_there else float("inf")

    nearest = min(targets, key=distance)
    return now if distance(nearest) == float("inf") else nearest
