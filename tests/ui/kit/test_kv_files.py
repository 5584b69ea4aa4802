"""What packages list is there, and what is there is listed: forgetting one is not silent."""

from importlib import import_module

import pytest

from app.presenters import faces
from app.ui.kit.kv_files import FOLDER, class_name, load_widgets
from app.ui.kit.navigator import Page
from tests.ui.table import Table

PACKAGES = ("app.ui.kit", "app.ui.match", "app.ui.shell", *(face.screens for face in faces.FACES))


@pytest.mark.parametrize("package", PACKAGES)
def test_each_listed_widget_is_a_class_of_its_module(table: Table, package: str) -> None:
    load_widgets(package)
    for name in import_module(package).WIDGETS:
        module = import_module(f"{package}.{name}")
        assert hasattr(module, class_name(name)), name


@pytest.mark.parametrize("package", PACKAGES)
def test_each_file_of_rules_belongs_to_a_listed_widget_or_a_page(package: str) -> None:
    found = {path.stem for path in (FOLDER / package.rpartition(".")[2]).glob("*.kv")}
    for name in found - set(import_module(package).WIDGETS):
        kind = getattr(import_module(f"{package}.{name}"), class_name(name))
        assert issubclass(kind, Page), name
