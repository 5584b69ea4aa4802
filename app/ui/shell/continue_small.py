"""One of the matches that go on besides the newest: a tap plays on."""

from math import inf

from kivy.metrics import sp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.floatlayout import FloatLayout

from app.presenters.face import NO_TABLE, TableColors
from app.presenters.match.glance import Glance
from app.ui.kit.text import wide_as
from app.ui.kit.theme import ROLES


def title_role(told: str, width: float) -> str:
    """What has no room in one line is smaller, in two."""
    font, size = ROLES["title_m"]
    has_room = wide_as(font, sp(size.removesuffix("sp")), told, inf) <= width
    return "title_m" if has_room else "label"


class ContinueSmall(ButtonBehavior, FloatLayout):
    """`is_upright`: its words stand below its picture, beside the newest match."""

    glance: Glance = ObjectProperty(rebind=True)
    table: TableColors = ObjectProperty(NO_TABLE, rebind=True)
    is_upright = BooleanProperty(False)
    least = NumericProperty(0)

    @property
    def name(self) -> str:
        """Which match goes on, in words."""
        return str(self.ids.title.text)
