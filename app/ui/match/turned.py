"""Turns what it holds towards a side of the table: drawing and touches by quarter turns."""

from typing import Any

from kivy.graphics.transformation import Matrix
from kivy.properties import NumericProperty
from kivy.uix.scatter import Scatter
from kivy.uix.widget import Widget

from app.presenters.match.seats import Side
from app.ui.kit.motion import Movement

SWING = 0.42

QUARTERS = {Side.BOTTOM: 0, Side.LEFT: 1, Side.TOP: 2, Side.RIGHT: 3}
"""Quarter turns clockwise, so that the bottom of what is held lies at this side."""


class Turned(Scatter):
    """Fills its parent; what it holds is laid out upright in `size` and never knows.

    `lead` is how many degrees it is still away from there while it turns.
    """

    quarters = NumericProperty(0)
    lead = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        self._angle = 0.0
        super().__init__(
            do_rotation=False,
            do_scale=False,
            do_translation=False,
            auto_bring_to_front=False,
            size_hint=(None, None),
            **kwargs,
        )
        self.bind(parent=self._follow, quarters=self._fit, lead=self._fit)

    def _follow(self, _: object, parent: Widget | None) -> None:
        if parent is not None:
            parent.bind(pos=self._fit, size=self._fit)
            self._fit()

    def _fit(self, *_: object) -> None:
        if self.parent is None:
            return
        width, height = self.parent.size
        self.size = (height, width) if self.quarters % 2 else (width, height)
        angle = self.lead - 90 * self.quarters
        if angle != self._angle:  # whatever Scatter is told, it makes all its places anew
            self._angle, self.transform = angle, Matrix()
            self.rotation = angle
        self.center = self.parent.center

    def swing_from(self, quarters: float) -> list[Movement]:
        """It has been turned before people's eyes: show how."""
        lead = 90 * ((self.quarters - quarters + 1) % 4 - 1)

        def swing(share: float) -> None:
            self.lead = lead * (1 - share)

        if not lead:
            return []
        swing(0)
        return [Movement(SWING, swing)]

    def insets_inside(self, insets: list[float]) -> list[float]:
        """Left, top, right, bottom as seen by what is held."""
        quarters = int(self.quarters) % 4
        return [*insets[quarters:], *insets[:quarters]]
