"""A sign and what it means."""

from kivy.properties import AliasProperty, ObjectProperty, StringProperty

from app.presenters.phrase import Field
from app.ui.kit.strip import Strip
from app.ui.match.curves import OTHERS, TONES


class LegendPart(Strip):
    icon = StringProperty()
    phrase: Field = ObjectProperty("")
    tones = AliasProperty(lambda self: TONES.get(self.icon, OTHERS), bind=("icon",))
