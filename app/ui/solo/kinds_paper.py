"""Puzzles of one game, or races: its mark and its name above them."""

from kivy.properties import StringProperty

from app.ui.kit.paper import Paper


class KindsPaper(Paper):
    """`picture` is that of the game, or there is an `icon`; `title` the key of its name."""

    picture = StringProperty()
    icon = StringProperty()
    title = StringProperty("solo.title")

    def on_kv_post(self, _: object) -> None:
        self.ids.head.remove_widget(self.ids.sign if self.picture else self.ids.picture)
