"""The rows of the menu of a match: below each other, in a low wide window two by two."""

from kivy.uix.gridlayout import GridLayout


class MenuRows(GridLayout):
    pass
