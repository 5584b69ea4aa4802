"""What darkens a page on whose middle something is asked."""

from kivy.properties import BooleanProperty
from kivy.uix.widget import Widget


class OfferShade(Widget):
    """It takes no touch: whoever asks does."""

    is_there = BooleanProperty(False)
