"""An option that is a number: less, so many, more."""

from app.ui.kit.option_row import OptionRow


class StepRow(OptionRow):
    pass
