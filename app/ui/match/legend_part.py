"""A sign and what it means."""

from kivy.properties import ObjectProperty, StringProperty

from app.presenters.phrase import Field
from app.ui.kit.strip import Strip


class LegendPart(Strip):
    icon = StringProperty()
    phrase: Field = ObjectProperty("")
