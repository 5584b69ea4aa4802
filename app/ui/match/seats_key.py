"""A row of seats: one key that says at which of them it was tapped."""

from kivy.properties import StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget


class SeatsKey(ButtonBehavior, BoxLayout):
    """Chips may be narrower than a finger; the whole row is not."""

    name = StringProperty()
    __events__ = ("on_seat",)

    def on_seat(self, number: int) -> None:
        """Show what lies before it."""

    def on_state(self, *_: object) -> None:
        for chip in self.children:
            chip.is_pressed = self.state == "down"

    def on_release(self) -> None:
        chips: list[Widget] = self.children[::-1]
        x, y = self.last_touch.pos
        far = [abs(chip.center_x - x) + abs(chip.center_y - y) for chip in chips]
        self.dispatch("on_seat", far.index(min(far)))
