"""The worded key beside Go's dice: another roll, a solution, one's own board."""

from kivy.properties import ObjectProperty

from app.presenters.go.page_model import Act
from app.ui.kit.pill import Pill


class AsideKey(Pill):
    model: Act = ObjectProperty(Act(), rebind=True)
