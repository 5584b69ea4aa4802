"""What is said, and what wiggles, at a touch that means nothing now."""

from dataclasses import dataclass
from enum import StrEnum

from app.games.shift.state import Phase, State
from app.presenters.phrase import Phrase, phrase
from app.presenters.shift.board_model import Finger
from app.presenters.shift.turn_words import walk_hint


class Touched(StrEnum):
    CELL = "cell"
    FIXED_LINE = "fixed_line"
    NO_LINE = "no_line"
    """The board's middle, by a spare that was let go there."""
    SPARE = "spare"
    """In its tray, its keys, or an arrow."""
    SHIFT_STEP = "shift_step"
    WALK_STEP = "walk_step"
    MAIN_KEY = "main_key"
    SIDE_KEY = "side_key"
    UNDO = "undo"


class Meant(StrEnum):
    """What is to be touched instead."""

    SPARE = "spare"
    ARROWS = "arrows"
    PAWN = "pawn"


@dataclass(frozen=True, slots=True)
class Nudge:
    words: Phrase
    meant: Meant


def nudge(touched: Touched, known: State, finger: Finger) -> Nudge:
    if touched == Touched.UNDO:
        is_walk = known.phase is Phase.WALK
        return Nudge(phrase("match.no_undo"), Meant.PAWN if is_walk else Meant.SPARE)
    if known.phase is Phase.WALK:
        return _while_walking(touched, walk_hint(known, finger))
    return _while_shifting(touched, finger.arrow is not None)


def _while_shifting(touched: Touched, is_hanging: bool) -> Nudge:
    match touched:
        case Touched.MAIN_KEY | Touched.NO_LINE:
            return Nudge(phrase("shift.nudge.hang"), Meant.ARROWS)
        case Touched.SIDE_KEY:
            return Nudge(phrase("shift.nudge.in_tray"), Meant.SPARE)
        case Touched.FIXED_LINE:
            return Nudge(phrase("shift.nudge.fixed"), Meant.ARROWS)
        case Touched.SHIFT_STEP | Touched.SPARE:
            return Nudge(phrase("shift.hint.push"), Meant.SPARE)
        case _ if is_hanging:
            return Nudge(phrase("shift.hint.hanging_on"), Meant.ARROWS)
        case _:
            return Nudge(phrase("shift.refusal.wrong_phase"), Meant.SPARE)


def _while_walking(touched: Touched, meant: Phrase) -> Nudge:
    match touched:
        case Touched.SPARE | Touched.SHIFT_STEP:
            return Nudge(phrase("shift.nudge.pushed"), Meant.PAWN)
        case Touched.SIDE_KEY:
            return Nudge(phrase("shift.nudge.look"), Meant.PAWN)
        case _:
            return Nudge(meant, Meant.PAWN)
