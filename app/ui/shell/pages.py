"""Which page belongs to which name. A page's module is imported when it is first shown."""

from collections.abc import Callable
from importlib import import_module

from app.session.record import Start
from app.ui.kv_files import load_kv
from app.ui.navigator import Page
from app.ui.shell import Shell
from app.ui.vanish import vanish_when_clear

PAGES = {
    "shift": "ShiftPage",
    "go": "GoPage",
    "go_faces": "GoFacesPage",
    "connect": "ConnectPage",
    "home": "HomePage",
    "new_game": "NewGamePage",
    "rules": "RulesPage",
    "settings": "SettingsPage",
    "colors": "ColorsPage",
    "licences": "LicencesPage",
    "go_stats": "GoStatsPage",
}
"""Name to class; the module is app.ui.screens.<name>_page."""


def page_of(start: Start) -> str:
    """Where this match is played: Go face to face has a page of its own."""
    is_face_to_face = start.game == "go" and start.seats > 1 and not start.options.get("relay")
    return "go_faces" if is_face_to_face else start.game


def page_maker(shell: Shell) -> Callable[[str], Page]:
    def make(name: str) -> Page:
        kind: type[Page] = getattr(import_module(f"app.ui.screens.{name}_page"), PAGES[name])
        kind.load_rules()
        load_kv("screens", f"{name}_page")
        page = kind(shell=shell)
        vanish_when_clear(page)
        return page

    return make
