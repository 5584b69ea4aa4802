"""What all are after face to face, before the first round: in signs, for there is no room to read.

A card for each place in the race says what a solved board brings there and what a wrong one costs.
"""

from kivy.properties import ListProperty
from kivy.uix.boxlayout import BoxLayout

from app.ui.go.go_aim import GoAim


class GoAims(BoxLayout):
    stakes = ListProperty()

    def on_stakes(self, *_: object) -> None:
        self.clear_widgets()
        for place, stake in enumerate(self.stakes, start=1):
            self.add_widget(GoAim(place=place, stake=stake))
