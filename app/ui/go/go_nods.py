"""A touch at Go's board that means nothing now: what is meant moves, and one sentence says it."""

from collections.abc import Callable
from math import pi, sin

from kivy.metrics import dp

from app.presenters.phrase import Phrase, phrase
from app.ui.go.go_dice import GoDice
from app.ui.go.go_tray_view import GoTrayView
from app.ui.kit.motion import Motion, Movement
from app.ui.match.notices import NO_UNDO, PUT_BACK

SECONDS, NODS, FAR = 0.32, 2, 6
"""How long it moves, how often, and how far, in dp."""
NO_ROOM = phrase("go.no_room")
ON_BOARD = phrase("go.nudge.on_board")
DRAG, TAP_FIRST, ALL_FOUR = phrase("go.drag"), phrase("go.nudge.tap"), phrase("go.all_four")


class GoNods:
    """`nudge` says it; `speed` of movements; `is_open`: tiles may move."""

    def __init__(
        self,
        nudge: Callable[[Phrase], None],
        tray: GoTrayView,
        dice: GoDice,
        is_open: Callable[[], bool],
        speed: Callable[[], float],
    ) -> None:
        self._nudge, self._tray, self._dice = nudge, tray, dice
        self._is_open, self._speed = is_open, speed
        self._motion = Motion()

    def board(self) -> None:
        """No tile is chosen that could lie there."""
        if self._is_open():
            self._nudge(DRAG)
            self._move(self._tray)

    def slot(self) -> None:
        """Its tile lies on the board, and is marked there."""
        if self._is_open():
            self._nudge(ON_BOARD)

    def key(self) -> None:
        """Of those that turn and flip: there is nothing to turn."""
        if self._is_open():
            self._nudge(TAP_FIRST)
            self._move(self._tray)

    def undo(self) -> None:
        if self._is_open():
            self._nudge(NO_UNDO)

    def dice(self) -> None:
        """They have fallen: they say what is looked for."""
        if self._is_open():
            self._nudge(ALL_FOUR)
            self._move(self._dice)

    def put_back(self, was_held: bool) -> None:
        if was_held:
            self._nudge(PUT_BACK)

    def _move(self, meant: GoTrayView | GoDice) -> None:
        def sway(share: float) -> None:
            meant.sway = dp(FAR) * sin(2 * pi * NODS * share) * (1 - share)

        self._motion.play([Movement(SECONDS, sway, "linear")], self._speed(), lambda: None)
