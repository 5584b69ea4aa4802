"""What packages list is there, and what is there is listed: forgetting one is not silent."""

from importlib import import_module

import pytest
from kivy.lang import Builder

from app.presenters import faces
from app.ui.kit.kv_files import FOLDER, class_name, load_rules, rules_of
from app.ui.kit.line_field import LineField
from app.ui.kit.navigator import Page
from app.ui.shell.pages import modules
from tests.ui.table import Table

APART = ("app.ui.kit", "app.ui.match", "app.ui.shell", "app.ui.solo")
PACKAGES = (*APART, *(face.screens for face in faces.FACES))


@pytest.mark.parametrize("package", PACKAGES)
def test_each_listed_widget_is_a_class_of_its_module(table: Table, package: str) -> None:
    for name in import_module(package).WIDGETS:
        module = import_module(f"{package}.{name}")
        assert hasattr(module, class_name(name)), name


@pytest.mark.parametrize("package", PACKAGES)
def test_each_file_of_rules_belongs_to_a_listed_widget_or_a_page(package: str) -> None:
    found = {path.stem for path in (FOLDER / package.rpartition(".")[2]).glob("*.kv")}
    for name in found - set(import_module(package).WIDGETS):
        kind = getattr(import_module(f"{package}.{name}"), class_name(name))
        assert issubclass(kind, Page), name


def test_rules_come_after_those_of_what_a_class_is_a_kind_of_and_once(table: Table) -> None:
    """Whichever class is needed first: here the last one of each package."""
    listed = [f"{each}.{name}" for each in PACKAGES for name in import_module(each).WIDGETS]
    for module in reversed([*listed, *modules().values()]):
        load_rules(module)
    order = [selector.key for selector, _ in Builder.rules]
    assert len(order) == len(set(order))
    for module in filter(lambda each: rules_of(each).exists(), listed):
        kind = getattr(import_module(module), class_name(module))
        ruled = [each.__name__.lower() for each in kind.__mro__]
        places = [order.index(name) for name in ruled if name in order]
        assert places == sorted(places, reverse=True), module


def test_a_widget_of_kivy_has_its_rules_too(table: Table) -> None:
    """A field for names takes a paste on a phone: its bubble has keys of Kivy's own."""
    from kivy.uix.textinput import TextInputCutCopyPaste

    bubble = TextInputCutCopyPaste(textinput=LineField())
    assert {"content", "selectall"} <= set(bubble.ids)
    kinds = {selector.key for selector, _ in Builder.rules}
    assert {"textinput", "textinputcutcopypaste", "bubblebutton", "button"} <= kinds
