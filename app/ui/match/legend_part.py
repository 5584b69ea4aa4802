"""A sign and what it means."""

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from app.presenters.phrase import Field
from app.ui.kit.strip import Strip


class LegendPart(Strip):
    icon = StringProperty()
    is_large = BooleanProperty(False)
    phrase: Field = ObjectProperty("")
