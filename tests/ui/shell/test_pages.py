"""Every page can be the first of its game that is opened."""

from importlib import import_module

import pytest

from app.ui.kit import kv_files
from app.ui.shell.pages import modules, page_class


@pytest.mark.parametrize("name", modules())
def test_a_page_brings_the_rules_of_what_lies_on_it(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    monkeypatch.setattr(kv_files, "load_rules", read.append)
    module = modules()[name]
    package = module.rpartition(".")[0]
    page_class(module).load_rules()
    wanted = {f"{package}.{each}" for each in import_module(package).WIDGETS}
    assert wanted <= set(read)
