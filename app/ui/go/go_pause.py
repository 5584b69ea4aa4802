"""What hides one seat's board while a game face to face rests: a wall, and a plaque on it that says
so and how it goes on. Its key is the bar at the seat's own edge.
"""

from kivy.properties import ListProperty, NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from app.presenters.go.faces import Waited
from app.ui.go.go_waited import GoWaited


class GoPause(FloatLayout):
    """`seats` are all who sit there, the people among them with what their bars wait for; `pawn`
    is whose wall it is. What is on it is so `much` larger than on a small phone."""

    pawn = StringProperty("red")
    seats: list[Waited] = ListProperty()
    much = NumericProperty(1)

    def on_seats(self, *_: object) -> None:
        place = self.ids.seats
        while len(place.children) > len(self.seats):
            place.remove_widget(place.children[0])
        while len(place.children) < len(self.seats):
            shown = GoWaited(much=self.much)
            self.bind(much=shown.setter("much"))
            place.add_widget(shown)
        for shown, seat in zip(reversed(place.children), self.seats, strict=True):
            shown.seat = seat
