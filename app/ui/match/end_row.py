"""One seat in the places of a match."""

from kivy.core.text import Label as Measure
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.ending import NO_END_SEAT, EndSeat


class EndRow(BoxLayout):
    """`result_width` is that of its result in one line."""

    seat: EndSeat = ObjectProperty(NO_END_SEAT, rebind=True)
    result_width = NumericProperty(0)
    is_large = BooleanProperty(False)

    def on_kv_post(self, _: object) -> None:
        for name in ("text", "usual"):
            self.ids.result.fbind(name, self._measure)
        self._measure()

    def _measure(self, *_: object) -> None:
        result = self.ids.result
        measure = Measure(font_name=result.font_name, font_size=result.usual)
        self.result_width = measure.get_extents(result.text)[0] + 4
