"""Room between two things, `span` high, where there are two."""

from kivy.properties import NumericProperty

from app.ui.kit.shown import Shown


class Gap(Shown):
    span = NumericProperty("12dp")
