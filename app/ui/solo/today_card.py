"""A puzzle that is there, as a picture: what it is, how it stands, and one touch to its board."""

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from app.presenters.solo.today import PuzzleCard
from app.ui.kit.picture_key import PictureKey


class TodayCard(PictureKey):
    """`is_brief`: only its badge says how it stands; `is_low`: it is as high as its words. It is
    at least as high as `filled`."""

    card: PuzzleCard = ObjectProperty(rebind=True)
    title, how = StringProperty(), StringProperty()
    is_brief = BooleanProperty(False)
    is_low = BooleanProperty(False)
    filled = NumericProperty(0)

    @property
    def name(self) -> str:
        """What it is and how it stands, in words."""
        return f"{self.title}, {self.how}"
