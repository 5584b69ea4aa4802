"""The menu of a match: what can be done now, rules, looking back, settings, leaving. Back from any
of them the match is exactly as it was."""

from collections.abc import Callable
from typing import Protocol

from kivy.uix.widget import Widget

from app.presenters.match.at_table import AtTable
from app.presenters.match.menu import Deed, MenuRow, menu_rows
from app.presenters.phrase import phrase
from app.ui.kit.pile import Pile
from app.ui.kit.sheet import Sheet
from app.ui.kit.shell import Shell
from app.ui.kit.words import said
from app.ui.match.help_now import HelpedPage, open_help
from app.ui.match.lesson_offer import LessonOffer
from app.ui.match.match_hints import MatchHints
from app.ui.match.menu_key import MenuKey
from app.ui.match.menu_rows import MenuRows
from app.ui.match.telling import open_told


class MenuPlace(HelpedPage, Protocol):
    is_there: bool
    shell: Shell
    hints: MatchHints
    offer: LessonOffer

    @property
    def table(self) -> AtTable: ...
    @property
    def is_covered(self) -> bool: ...
    def look_back(self) -> None: ...


def _nothing() -> None:
    """No clock runs, and there is nothing to show."""


class MatchMenu:
    """`pause` lets a clock stand still first; `show_solution` asks first, `start_over` and
    `share` do it; `head` is what stands above the rows, if anything does."""

    def __init__(self, page: MenuPlace, pause: Callable[[], None] = _nothing) -> None:
        self._page, self._pause = page, pause
        self.show_solution: Callable[[], None] = _nothing
        self.start_over: Callable[[], None] = _nothing
        self.share: Callable[[], None] = _nothing
        self.head: Callable[[], Widget | None] = _nothing

    def open(self) -> None:
        page, words = self._page, self._page.shell.words.catalogue
        if page.is_there:
            self._pause()
            menu, rows, head = Pile(spacing="6dp"), MenuRows(), self.head()
            if head is not None:
                menu.add_widget(head)
            for row in menu_rows(page.table):
                rows.add_widget(self._key(row))
            menu.add_widget(rows)
            title = said(words, phrase(f"game.{page.game}"))
            page.shell.navigator.open_sheet(Sheet(menu, title=title))

    def _key(self, row: MenuRow) -> MenuKey:
        key = MenuKey(row=row)
        key.bind(on_release=lambda _: self.do(row.deed))
        return key

    def do(self, deed: Deed) -> None:
        page, navigator = self._page, self._page.shell.navigator
        navigator.close_sheet()
        deeds: dict[Deed, Callable[[], object]] = {
            Deed.HINT: page.hints.next,
            Deed.SOLUTION: self.show_solution,
            Deed.HELP: self._help,
            Deed.RULES: lambda: navigator.go("rules", game=page.game),
            Deed.LEARN: page.offer.take,
            Deed.LOOK_BACK: page.look_back,
            Deed.AGAIN: self.start_over,
            Deed.SHARE: self.share,
            Deed.TELL: lambda: open_told(page.shell, page.table),
            Deed.SETTINGS: lambda: navigator.go("settings"),
            Deed.LEAVE: navigator.home,
        }
        deeds[deed]()

    def _help(self) -> None:
        """What lies behind a curtain is not told: there the rules are opened."""
        page, topic = self._page, self._page.table.topic
        if page.is_covered:
            page.shell.navigator.go("rules", game=page.game, section=topic)
        else:
            open_help(page.shell, page, topic)
