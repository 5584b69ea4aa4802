"""The kv files, one a class of the same name, and where Kivy finds the classes they name."""

from pathlib import Path

from kivy.factory import Factory
from kivy.lang import Builder

FOLDER = Path(__file__).parents[2] / "kv"

WIDGETS = {
    "text": "Text",
    "icon_key": "IconKey",
    "pill": "Pill",
    "paper": "Paper",
}
"""Module and kv file to class; a class is imported when a kv rule first uses it."""


def load_kv_files() -> None:
    for module, widget in WIDGETS.items():
        Factory.register(widget, module=f"app.ui.widgets.{module}")
        load_kv("widgets", module)


def load_kv(folder: str, name: str) -> None:
    """Load a file that is not loaded yet: pages bring theirs when they are first shown."""
    path = str(FOLDER / folder / f"{name}.kv")
    if path not in Builder.files:
        Builder.load_file(path, rulesonly=True)
