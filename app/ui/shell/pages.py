"""Which page belongs to which name. A page's module is imported when it is first shown."""

from collections.abc import Callable
from importlib import import_module

from app.presenters import faces
from app.session.record import Start
from app.ui.kit.kv_files import class_name, load_widgets
from app.ui.kit.navigator import Page
from app.ui.kit.premade import is_made
from app.ui.kit.shell import Shell
from app.ui.kit.vanish import vanish_when_clear

SHELL = ("home", "new_game", "matches", "records", "rules", "settings", "colors", "licences")
SOLO = ("puzzles", "shift_puzzle", "go_puzzle", "connect_puzzle")
LESSONS = ("shift_lesson", "go_lesson", "connect_lesson")


def modules() -> dict[str, str]:
    """Of all pages, by their names."""
    found = {name: f"app.ui.shell.{name}_page" for name in SHELL}
    found |= {name: f"app.ui.solo.{name}_page" for name in SOLO}
    found |= {name: f"app.ui.lessons.{name}_page" for name in LESSONS}
    for face in faces.FACES:
        found |= {name: f"{face.screens}.{name}_page" for name in face.pages}
    return found


def load_all_widgets() -> None:
    """Rules of any page may name them; nothing is imported for it."""
    for package in ("app.ui.kit", "app.ui.match", *_packages()):
        load_widgets(package)


def _packages() -> dict[str, None]:
    """Of all pages."""
    return dict.fromkeys(module.rpartition(".")[0] for module in modules().values())


def page_of(start: Start) -> str:
    """Where this match is played."""
    return faces.face_of(start.game).page_of(start)


def page_class(module: str) -> type[Page]:
    kind: type[Page] = getattr(import_module(module), class_name(module))
    return kind


def page_maker(shell: Shell) -> Callable[[str], Page]:
    def make(name: str) -> Page:
        kind = page_class(modules()[name])
        is_made(kind)
        page = kind(shell=shell)
        vanish_when_clear(page)
        return page

    return make
