"""The seats' colours as one kind of eyes sees them."""

from kivy.properties import ObjectProperty
from kivy.uix.label import Label

from app.presenters.match.seats import FILLS, SeatColor
from app.presenters.shell.color_sight import Sight, seen_as
from app.ui.kit.icon_key import glyph
from app.ui.kit.paper import Paper

SHAPES = {
    SeatColor.RED: "heart",
    SeatColor.YELLOW: "star",
    SeatColor.GREEN: "clover",
    SeatColor.BLUE: "water",
    SeatColor.PURPLE: "moon-waning-crescent",
    SeatColor.SKY: "hexagon",
}
"""LOOK 2; all in the icon font."""


class SightCard(Paper):
    sight = ObjectProperty(Sight.NORMAL, rebind=True)

    def on_kv_post(self, _: object) -> None:
        for color, fill in FILLS.items():
            label = Label(text=glyph(SHAPES[color]), font_name="Icons", font_size="34dp")
            label.color = seen_as(fill, self.sight)
            label.outline_width, label.outline_color = 2, "#2B2018"
            self.ids.shapes.add_widget(label)
