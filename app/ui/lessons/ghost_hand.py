"""The hand that shows a gesture above a page: drawn only while it is seen, it takes no touch."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from kivy.core.image import Image
from kivy.graphics import Color, Line, PopMatrix, PushMatrix, Rectangle, Scale, Translate
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.presenters.lessons.ghost import COMES, GOES, Ghost, Point, Pose
from app.presenters.lessons.marks import Mark
from app.ui.kit.atlas import Atlas
from app.ui.kit.flyer import Flyer
from app.ui.kit.motion import Motion, Movement
from app.ui.kit.part import Part
from app.ui.kit.quads import Quad
from app.ui.lessons.ghost_marks import GhostMarks

PICTURE = Path(__file__).parents[3] / "assets" / "pictures" / "hand.png"
SIZE, SHARE, TIP = 108, 0.2, (0.20, 0.86)
"""In dp, and of the page at most; and where the tip of its finger is, from the left and from below
(assets/README.md)."""
RING, WIDE, EDGE = 22, 6.0, 9.5
"""In dp: around a press; how wide the way that was drawn is, and with its edge."""
SHOWN, FAINT, GOAL = 0.96, 0.9, 0.72
NOTHING: tuple[Sequence[Mark], Sequence[str]] = ((), ())
RESTS = 0.5
"""Seconds at the start before it begins for the first time."""


class GhostHand(Widget):
    """`cargo` is what it carries along, `goal` the same where it leads to."""

    __events__ = ("on_finger_down", "on_finger_up")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._motion, self._stands = Motion(), NOTHING
        self._part, self._marks = Part(), GhostMarks()
        self.canvas.before.add(self._marks)
        self._ghost = Ghost(((0.0, 0.0),))
        self.goal, self.cargo = Flyer(opacity=GOAL), Flyer(opacity=FAINT)
        self._make_canvas()
        self.add_widget(self.goal)
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

    def on_finger_down(self, _x: float, _y: float) -> None:
        """Somebody touches the page there."""

    def on_finger_up(self) -> None:
        """And lets go."""

    def on_touch_down(self, touch: Any) -> bool:
        self.dispatch("on_finger_down", touch.x, touch.y)
        return False

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is None:
            self.dispatch("on_finger_up")
        return False

    @property
    def is_moving(self) -> bool:
        return self._motion.is_running

    @property
    def is_seen(self) -> bool:
        return bool(self._hand.is_shown)

    @property
    def _side(self) -> float:
        return float(min(dp(SIZE), SHARE * min(self.size)))

    def awaits(self, x: float, y: float) -> bool:
        """What lies there is pointed at."""
        return any(mark.holds(x, y) for mark in self._stands[0])

    def has_room_below(self, point: Point) -> bool:
        """The hand is seen whole there."""
        return point[1] - TIP[1] * self._side >= self.y

    def _turned(self, ghost: Ghost) -> Ghost:
        """From where the hand is seen best: first from below and from the right."""
        aboves = (True,) if ghost.is_above else (False, True)
        ways = (replace(ghost, is_above=a, is_left=b) for a in aboves for b in (False, True))
        return min(ways, key=self._hides)

    def _hides(self, ghost: Ghost) -> int:
        """How bad that is: it leaves the page, or lies on words, or a tap has its wrist below."""
        boxes = [self._box(ghost, point) for point in ghost.way]
        leaves = any(
            abs(box.x - self.center_x) > (self.width - box.width) / 2
            or ghost.is_above * (box.y + box.height / 2) > self.top
            for box in boxes
        )
        is_low = ghost.stays and boxes[0].y - boxes[0].height / 2 < self.y
        return 4 * leaves + 2 * boxes[0].meets(self._marks.words) + is_low

    def _box(self, ghost: Ghost, point: Point) -> Mark:
        """What the hand fills there."""
        side = self._side
        across = (-1 if ghost.is_left else 1) * (0.5 - TIP[0]) * side
        up = (-1 if ghost.is_above else 1) * (0.5 - TIP[1]) * side
        return Mark(point[0] + across, point[1] + up, side, side)

    def carry(self, atlas: Atlas, quads: Sequence[Quad]) -> None:
        """What goes from the start of the gesture to its goal."""
        self.cargo.opacity = 0
        self.cargo.carry(atlas, quads)
        self.goal.carry(atlas, quads)

    def stand(self, ghost: Ghost, marks: Sequence[Mark], signs: Sequence[str]) -> None:
        """Frames, and what it is about at its goal; the hand comes by `wait` or `show`."""
        self._ghost, self._stands = self._turned(ghost), (marks, signs)
        self._marks.top = self.top
        self._marks.show(ghost.way, marks, signs)
        if self.goal.is_carrying:
            self.goal.move(*ghost.way[-1])

    def leave_out(self, words: Mark) -> None:
        """They are to be read: what stands is drawn anew beside them."""
        self._marks.words = words
        self._stand_anew()

    def keep_below(self, head: Mark) -> None:
        """It tells how far one is."""
        self._marks.head = head
        self._stand_anew()

    def _stand_anew(self) -> None:
        marks, signs = self._stands
        if marks:
            self._ghost = self._turned(self._ghost)
            self._marks.show(self._ghost.way, marks, signs)

    def wait(self) -> None:
        """Where the gesture begins, still."""
        self._draw(self._ghost.rest)

    def show(self, speed: float, then: Callable[[], None]) -> None:
        """The gesture once, and back to where it begins; where nothing may move it waits there."""
        ghost = self._ghost
        if not speed:
            self.wait()
            then()
            return
        comes = self._movement(0, COMES, speed)
        does = self._movement(COMES, ghost.seconds - GOES, speed)
        goes = self._movement(ghost.seconds - GOES, ghost.seconds, speed)
        first = [] if self.is_seen else [comes, Movement(RESTS * max(1.0, speed), lambda _: None)]
        last = [] if ghost.stays else [goes, comes]
        self._motion.play([*first, does, *last], 1.0, lambda: self._done(then))

    def _movement(self, begins: float, ends: float, speed: float) -> Movement:
        def update(share: float) -> None:
            self._draw(self._ghost.at(begins + share * (ends - begins)))

        return Movement((ends - begins) * max(1.0, speed), update, "linear")

    def _done(self, then: Callable[[], None]) -> None:
        self.wait()
        then()

    def hide(self) -> None:
        """With all that stands."""
        self.let_be()
        self._stands = NOTHING
        self._marks.clear()
        self.goal.drop()

    def let_be(self) -> None:
        """Somebody does it: only where it leads stays to be seen."""
        self._motion.stop()
        self._part.is_shown = self._hand.is_shown = False
        self.cargo.drop()

    def stand_goal(self, mark: Mark) -> None:
        self._stands = NOTHING
        self._marks.show((), (mark,), ("",))

    def _draw(self, pose: Pose) -> None:
        self._part.is_shown = self._hand.is_shown = True
        side = self._side
        self._picture.pos, self._picture.size = (-TIP[0] * side, -TIP[1] * side), (side, side)
        self._place.xy = pose.x, pose.y
        self._scale.x = -pose.scale if self._ghost.is_left else pose.scale
        self._scale.y = -pose.scale if self._ghost.is_above else pose.scale
        self._tint.a = SHOWN * pose.alpha
        self._dark.a, self._light.a = 0.5 * pose.alpha, 0.95 * pose.alpha
        self._draw_way(pose.drawn)
        radius = dp(RING) * (0.55 + 0.45 * pose.press)
        for ring, width in ((self._under, EDGE), (self._ring, WIDE)):
            ring.circle = (pose.x, pose.y, radius if pose.press else 0)
            ring.width = dp(width) / 2 if pose.press else 0.01
        if self.cargo.is_carrying:
            self.cargo.opacity = FAINT * (pose.alpha == 1.0 and bool(pose.drawn))
            self.cargo.move(pose.x, pose.y)

    def _draw_way(self, drawn: Sequence[Point]) -> None:
        points = [each for point in drawn for each in point] if len(drawn) > 1 else []
        for line, width in ((self._edge, EDGE), (self._way, WIDE)):
            line.width = dp(width) / 2
            line.points = points
