"""The sign of a remarkable turn on its disc: everywhere the one that stands above the slider."""

from kivy.properties import AliasProperty

from app.ui.kit.sign import Sign
from app.ui.match.curves import OTHERS, TONES


class TurnSign(Sign):
    tones = AliasProperty(lambda self: TONES.get(self.icon, OTHERS), bind=("icon",), cache=True)
