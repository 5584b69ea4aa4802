"""What the sheet of a lesson of Shift shows: nothing is livelier than what is to be done."""

from dataclasses import replace

from app.games.shift.moves import PushIn
from app.presenters.shift.board_model import Finger
from app.presenters.shift.table_model import TableModel


def lesson_model(model: TableModel, finger: Finger, shown: object) -> TableModel:
    """Nobody is to stay where it is, and where a push is `shown` the key is for no other one."""
    is_other = isinstance(shown, PushIn) and finger.arrow not in (None, shown.arrow)
    return replace(model, can_stay=False, can_push=model.can_push and not is_other)
