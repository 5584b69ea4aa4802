"""One place of the switch that says how hard puzzles are to be; the chosen one is filled."""

from app.ui.solo.step_key import StepKey


class GradeKey(StepKey):
    pass
