"""Scrolls its one column up and down, and draws nothing while it rests."""

from kivy.uix.scrollview import ScrollView


class Scroller(ScrollView):
    pass
