"""What the signs above the curves of a review mean, side by side in one line."""

from kivy.properties import BooleanProperty, ObjectProperty

from app.presenters.phrase import Phrase
from app.ui.kit.strip import Strip
from app.ui.match.legend_part import LegendPart


class SignLegend(Strip):
    """`model`: signs and their names."""

    is_large = BooleanProperty(False)
    model: tuple[tuple[str, Phrase], ...] = ObjectProperty(())

    def on_model(self, *_: object) -> None:
        self.clear_widgets()
        for icon, name in self.model:
            part = LegendPart(icon=icon, phrase=name, is_large=self.is_large)
            self.fbind("is_large", part.setter("is_large"))
            self.add_widget(part)
