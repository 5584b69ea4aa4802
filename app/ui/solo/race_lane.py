"""A lane of a race that is over: its pawn on the steps it has come, and what it found there."""

from kivy.metrics import sp
from kivy.properties import AliasProperty, BooleanProperty, ObjectProperty

from app.presenters.solo.lanes import Lane
from app.ui.kit.pile import Pile

WIDE = 400
"""In sp: its name has room before it."""


class RaceLane(Pile):
    """Its name above it, or before it where that has room; its result behind it. One that
    `is_large` has larger words."""

    lane: Lane = ObjectProperty(Lane(), rebind=True)
    is_large = BooleanProperty(False)
    is_wide = AliasProperty(lambda self: self.width >= sp(WIDE), bind=("width",), cache=True)
