"""Puzzles of one game, or races: its mark and its name above them."""

from kivy.properties import StringProperty

from app.ui.kit.paper import Paper


class KindsPaper(Paper):
    """`picture` is that of the game, or there is an `icon`; `title` the key of its name."""

    picture = StringProperty()
    icon = StringProperty()
    title = StringProperty("solo.title")
