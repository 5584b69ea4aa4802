"""Puzzles that a tap begins: what each is, how hard or how many were solved, and whether it is."""

from kivy.properties import ObjectProperty
from kivy.uix.behaviors import ButtonBehavior

from app.presenters.shell.puzzles import PuzzleRow as Row
from app.ui.kit.paper import Paper


class PuzzleRow(ButtonBehavior, Paper):
    """With the picture of its game."""

    row: Row = ObjectProperty(rebind=True)

    @property
    def name(self) -> str:
        """Which puzzle it is, in words."""
        return f"{self.ids.title.text}, {self.ids.line.text}"
