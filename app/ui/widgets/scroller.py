"""Scrolls its one column up and down, never beyond its ends, and draws nothing while it rests."""

from kivy.uix.scrollview import ScrollView


class Scroller(ScrollView):
    pass
