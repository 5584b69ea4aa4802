"""The kv files, one a class of the same name, and where Kivy finds the classes they name.

Each package of app.ui lists the `WIDGETS` that rules may name, in the order in which their own
rules are read. A class is imported when a rule first uses it.
"""

from importlib import import_module
from pathlib import Path

from kivy.factory import Factory
from kivy.lang import Builder

FOLDER = Path(__file__).parents[3] / "kv"


def load_widgets(package: str) -> None:
    """Those of a package of app.ui, if they are not loaded yet."""
    for name in import_module(package).WIDGETS:
        Factory.register(class_name(name), module=f"{package}.{name}")
        load_rules(f"{package}.{name}")


def class_name(module: str) -> str:
    return "".join(part.title() for part in module.rpartition(".")[2].split("_"))


def load_rules(module: str) -> None:
    """Of this module's class, where it has any, and if they are not read yet."""
    path = rules_of(module)
    if path.exists() and str(path) not in Builder.files:
        Builder.load_file(str(path), rulesonly=True)


def rules_of(module: str) -> Path:
    _, folder, name = module.rsplit(".", 2)
    return FOLDER / folder / f"{name}.kv"
