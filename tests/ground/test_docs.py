"""What a newcomer reads is true: commands, links, files and modules that are named are there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ground.tree import ROOT, files_at

PAGES = [path.relative_to(ROOT) for path in files_at(ROOT) if path.suffix == ".md"]
MAKEFILE = (ROOT / "Makefile").read_text()
TARGETS = {
    name for names in re.findall(r"^([a-z0-9 -]+):", MAKEFILE, re.M) for name in names.split()
}
FOLDERS = "app|tools|tests|kv|assets|docs|requirements"


def lacking(page: Path) -> Iterator[str]:
    text = (ROOT / page).read_text()
    for target in re.findall(r"`make ([a-z0-9-]+)", text):
        if target not in TARGETS:
            yield f"make {target}"
    for link in re.findall(r"\]\(([^)#:]+)\)", text):
        if not (ROOT / page.parent / link).exists():
            yield link
    for path in re.findall(rf"`((?:{FOLDERS})/[\w./-]+)`", text):
        if not (ROOT / path).exists():
            yield path
    for module in re.findall(r"python3? -m ((?:app|tools)[\w.]*\w)", text):
        place = ROOT / module.replace(".", "/")
        if not (place.with_suffix(".py").exists() or (place / "__main__.py").exists()):
            yield module


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_what_a_page_names_is_there(page: Path) -> None:
    assert list(lacking(page)) == []


def test_every_command_that_readme_lists_is_one_of_make() -> None:
    listed = (ROOT / "README.md").read_text().partition("lists the rest:")[2].partition("\n\n")[0]
    names = re.findall(r"`([a-z-]+)`", listed)
    assert len(names) > 9
    assert {*names} <= TARGETS
