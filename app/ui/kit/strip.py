"""Things side by side, as high as the highest."""

from kivy.uix.boxlayout import BoxLayout

from app.ui.kit.shown import Shown


class Strip(Shown, BoxLayout):
    pass
