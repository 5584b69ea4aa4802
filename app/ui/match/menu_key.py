"""A row of the menu of a match: a sign, and where it leads."""

from kivy.properties import ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.menu import Deed, MenuRow
from app.presenters.phrase import phrase

NO_ROW = MenuRow(Deed.LEAVE, "", phrase("menu.leave"))


class MenuKey(ButtonBehavior, BoxLayout):
    row: MenuRow = ObjectProperty(NO_ROW, rebind=True)

    @property
    def name(self) -> str:
        return str(self.ids.words.text)
