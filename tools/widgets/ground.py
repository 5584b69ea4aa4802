"""A bare KivyMD app with what our rules ask for: theme, words and insets."""

from typing import Any

from kivy.core.window import Window
from kivy.properties import ListProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout
from kivymd.app import MDApp

from app.ui.kit.kv_files import load_widgets
from app.ui.kit.rounded import register_shapes
from app.ui.kit.theme import Theme, register_fonts
from app.ui.kit.words import Words
from tools.widgets.pairs import words


class Ground(MDApp):
    theme = ObjectProperty(None, rebind=True)
    words = ObjectProperty(None, rebind=True)
    insets = ListProperty([0, 0, 0, 0])

    def build(self) -> Any:
        """Widgets are known by name; their modules and rules are read with the first one."""
        self.theme, self.words = Theme(), Words(catalogue=words())
        register_fonts()
        register_shapes()
        load_widgets("app.ui.kit")
        return FloatLayout()

    def show(self, widget: Any) -> None:
        if hasattr(widget, "dismiss"):
            widget.open()
        else:
            self.root.add_widget(widget)

    def clear(self) -> None:
        self.root.clear_widgets()
        for dialog in Window.children[:-1]:
            Window.remove_widget(dialog)
