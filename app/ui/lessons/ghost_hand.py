"""The hand that shows a gesture above a page: drawn only while it is seen, it takes no touch."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from kivy.core.image import Image
from kivy.graphics import Color, Line, PopMatrix, PushMatrix, Rectangle, Scale, Translate
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.presenters.lessons.ghost import Ghost, Point, Pose
from app.ui.kit.flyer import Flyer
from app.ui.kit.motion import Motion, Movement
from app.ui.kit.part import Part

PICTURE = Path(__file__).parents[3] / "assets" / "pictures" / "hand.png"
SIZE, TIP = 84, (0.20, 0.86)
"""In dp; and where the tip of its finger is, from the left and from below (assets/README.md)."""
RING, WIDE, EDGE = 22, 6.0, 9.5
"""In dp: around a press; how wide the way that was drawn is, and with its edge."""
SHOWN, FAINT = 0.96, 0.8


class GhostHand(Widget):
    """`cargo` is what it carries along; whoever fills it hides nothing else."""

    __events__ = ("on_finger_down", "on_finger_up")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._motion = Motion()
        self._part = Part()
        self.cargo = Flyer(opacity=FAINT)
        self._make_canvas()
        self.add_widget(self.cargo)
        self._hand = Part()
        self.canvas.after.add(self._hand)
        with self._hand:
            PushMatrix()
            self._place = Translate()
            self._scale = Scale(1, 1, 1)
            self._tint = Color(1, 1, 1, 1)
            self._picture = Rectangle(texture=Image(str(PICTURE), mipmap=True).texture)
            PopMatrix()
        self._hand.is_shown = False

    def _make_canvas(self) -> None:
        self.canvas.add(self._part)
        with self._part:
            self._dark = Color(0.09, 0.06, 0.03, 0.5)
            self._edge = Line(cap="round", joint="round")
            self._under = Line()
            self._light = Color(1, 1, 1, 0.95)
            self._way = Line(cap="round", joint="round")
            self._ring = Line()
        self._part.is_shown = False

    def on_finger_down(self) -> None:
        """Somebody touches the page."""

    def on_finger_up(self) -> None:
        """And lets go."""

    def on_touch_down(self, _touch: Any) -> bool:
        self.dispatch("on_finger_down")
        return False

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is None:
            self.dispatch("on_finger_up")
        return False

    @property
    def is_moving(self) -> bool:
        return self._motion.is_running

    def show(
        self, ghost: Ghost, speed: float, load: Callable[[], None], then: Callable[[], None]
    ) -> None:
        """Once, with what it loads; where nothing may move it stays until it is hidden."""
        self.hide()
        load()
        if not speed:
            self._draw(ghost.end)
            then()
            return

        def update(share: float) -> None:
            self._draw(ghost.at(share * ghost.seconds))

        def done() -> None:
            self._vanish()
            then()

        seconds = ghost.seconds * max(1.0, speed)
        self._motion.play([Movement(seconds, update, "linear")], 1.0, done)

    def hide(self) -> None:
        self._motion.stop()
        self._vanish()

    def _vanish(self) -> None:
        self._part.is_shown = self._hand.is_shown = False
        self.cargo.drop()

    def _draw(self, pose: Pose) -> None:
        self._part.is_shown = self._hand.is_shown = True
        side = dp(SIZE)
        self._picture.pos, self._picture.size = (-TIP[0] * side, -TIP[1] * side), (side, side)
        self._place.xy = pose.x, pose.y
        self._scale.x = self._scale.y = pose.scale
        self._tint.a = SHOWN * pose.alpha
        self._dark.a, self._light.a = 0.5 * pose.alpha, 0.95 * pose.alpha
        self._draw_way(pose.drawn)
        radius = dp(RING) * (0.55 + 0.45 * pose.press)
        for ring, width in ((self._under, EDGE), (self._ring, WIDE)):
            ring.circle = (pose.x, pose.y, radius if pose.press else 0)
            ring.width = dp(width) / 2 if pose.press else 0.01
        if self.cargo.is_carrying:
            self.cargo.opacity = FAINT * (pose.alpha == 1.0)
            self.cargo.move(pose.x, pose.y)

    def _draw_way(self, drawn: Sequence[Point]) -> None:
        points = [each for point in drawn for each in point] if len(drawn) > 1 else []
        for line, width in ((self._edge, EDGE), (self._way, WIDE)):
            line.width = dp(width) / 2
            line.points = points
