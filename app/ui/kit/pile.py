"""Things one below the other, as high as they are together."""

from kivy.uix.boxlayout import BoxLayout

from app.ui.kit.shown import Shown


class Pile(Shown, BoxLayout):
    pass
