"""What the sheet of a lesson of Shift shows: nothing is livelier than what is to be done."""

from dataclasses import replace

from app.presenters.shift.table_model import TableModel


def lesson_model(model: TableModel) -> TableModel:
    """Nobody is to stay where it is."""
    return replace(model, can_stay=False)
