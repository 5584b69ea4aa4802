"""What can be done now: the sentence above the keys, and each key that does something."""

from collections.abc import Iterator
from typing import Protocol

from kivy.uix.widget import Widget

from app.presenters.match.menu import Deed, MenuRow
from app.presenters.phrase import Field, phrase
from app.ui.kit.icon_key import IconKey
from app.ui.kit.pile import Pile
from app.ui.kit.pill import Pill
from app.ui.kit.sheet import Sheet
from app.ui.kit.shell import Shell
from app.ui.kit.text import Text
from app.ui.kit.words import said
from app.ui.match.menu_key import MenuKey
from app.ui.match.notices import Notices

AROUND = ("arrow-left", "dots-vertical")
"""Signs of keys that lead away from the match."""
NO_SIGN = "gesture-tap"
"""For a key that has no room for its own."""


class HelpedPage(Protocol):
    game: str
    hint: str
    notices: Notices

    def walk(self, restrict: bool = False) -> Iterator[Widget]: ...


def open_help(shell: Shell, page: HelpedPage, topic: str) -> None:
    """A key of the sheet does what its own does; the last one opens the rules."""
    words, navigator = shell.words.catalogue, shell.navigator
    page.notices.forget()  # what just was is not what can be done
    page.notices.forget_refusal()
    rows = Pile(spacing="6dp")
    rows.add_widget(Text(role="title_m", text=page.hint))
    for key in live_keys(page):
        rows.add_widget(_row(shell, key.icon or NO_SIGN, key.name, key))
    rules = _row(shell, "school-outline", phrase("menu.all_rules"), None)
    rules.bind(on_release=lambda _: navigator.go("rules", game=page.game, section=topic))
    rows.add_widget(rules)
    navigator.open_sheet(Sheet(rows, title=said(words, phrase("menu.help"))))


def live_keys(page: HelpedPage) -> Iterator[IconKey | Pill]:
    """Those in sight and listening; each is told once."""
    told = set[str]()
    for key in page.walk(restrict=True):
        if not isinstance(key, IconKey | Pill) or key.icon in AROUND:
            continue
        is_live = not key.disabled and key.opacity > 0 and min(key.size) > 1
        if is_live and key.name and key.name not in told:
            told.add(key.name)
            yield key


def _row(shell: Shell, icon: str, words: Field, key: IconKey | Pill | None) -> MenuKey:
    row = MenuKey(row=MenuRow(Deed.HELP, icon, words))

    def do(_: object) -> None:
        shell.navigator.close_sheet()
        if key is not None and not key.disabled:
            key.dispatch("on_release")

    row.bind(on_release=do)
    return row
