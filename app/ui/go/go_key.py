"""A key of Go's pages: faint while it does nothing, and without room where it is not there."""

from kivy.properties import AliasProperty, BooleanProperty, NumericProperty

from app.presenters.go.page_model import FAINT
from app.ui.kit.icon_key import IconKey


class GoKey(IconKey):
    """`faint` is how much is seen of it while it is disabled."""

    faint = NumericProperty(FAINT)
    is_there = BooleanProperty(True)

    def _strength(self) -> float:
        if not self.is_there:
            return 0.0
        return float(self.faint) if self.disabled else 1.0

    strength = AliasProperty(_strength, bind=["is_there", "disabled", "faint"])
