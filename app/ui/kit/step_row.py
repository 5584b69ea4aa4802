"""An option that is a number: less, so many, more."""

from app.ui.widgets.option_row import OptionRow


class StepRow(OptionRow):
    pass
