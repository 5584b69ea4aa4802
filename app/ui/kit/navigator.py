"""The stack of pages and the sheet above them, and what the back key does.

Back closes the sheet, else asks the page, else goes to the page below, else leaves the app.
Pages are built on first entry and kept; what belongs to one match is dropped by `left`.
"""

from collections.abc import Callable
from typing import Any

from kivy.animation import Animation
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from app.ui.kit.let_go import let_go
from app.ui.kit.memory import Memory
from app.ui.kit.settle import Settle
from app.ui.kit.sheet import Sheet
from app.ui.kit.veil import Veil


class Page(FloatLayout):
    """A screen. Subclasses say what happens when it is shown, left, or asked to go back.

    `is_aside`: another page lies above it, and it goes on where it was once that goes away.
    """

    is_aside = False

    def entered(self, **params: Any) -> None:
        """Shown now, on top of the stack."""

    def returned(self, **params: Any) -> None:
        """Shown again: the page above it went away."""
        self.entered(**params)

    def left(self) -> None:
        """No longer shown."""

    def set_aside(self) -> None:
        """A page comes above it."""
        self.left()

    def goes_back(self) -> bool:
        """True if the page used the back key itself."""
        return False

    def paused(self) -> None:
        """The app goes to the background: cover what is secret."""

    def resumed(self) -> None:
        """The app is back."""

    @property
    def layer(self) -> Widget:
        """What lies on top: only its keys are reached without touch."""
        return self

    def on_touch_move(self, touch: Any) -> bool:
        """What holds a finger is told of its way by itself; nobody else needs to hear of it."""
        return bool(touch.grab_list) or bool(super().on_touch_move(touch))


class Navigator(FloatLayout):
    """`make_page` builds the page of a name; bootstrap gives it once all parts stand."""

    make_page: Callable[[str], Page]

    def __init__(self, leave: Callable[[], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._leave = leave
        self._pages: dict[str, Page] = {}
        self.memory = Memory(self, self._pages)
        self._stack: list[tuple[str, dict[str, object]]] = []
        self.sheet: Sheet | None = None
        self.settle = Settle()
        self.slide_seconds = 0.24
        self._veil = Veil(self)

    def on_touch_down(self, touch: Any) -> bool:
        self.memory.touched()
        return self.settle.swallows() or bool(super().on_touch_down(touch))

    @property
    def page(self) -> Page:
        return self._pages[self.page_name]

    @property
    def page_name(self) -> str:
        return self._stack[-1][0]

    @property
    def below(self) -> Page | None:
        """Where back leads from the present page."""
        return self._pages.get(self._stack[-2][0]) if len(self._stack) > 1 else None

    def go(self, name: str, **params: Any) -> None:
        """Show a page above the present one."""
        self._change(lambda: self._stack.append((name, params)))

    def replace(self, name: str, **params: Any) -> None:
        """Show a page instead of the present one: back does not return here."""
        self._change(lambda: self._stack.__setitem__(-1, (name, params)))

    def home(self) -> None:
        self._change(lambda: self._stack.__delitem__(slice(1, None)), is_return=True)

    def back(self) -> bool:
        """What the back key does; True: it was used here."""
        if self.sheet is not None:
            self.close_sheet()
        elif self.page.goes_back():
            pass
        elif len(self._stack) > 1:
            self._change(self._stack.pop, is_return=True)
        else:
            self._leave()
        return True

    def open_sheet(self, sheet: Sheet) -> None:
        self.close_sheet()
        self.settle.begin()
        self.sheet = sheet
        sheet.bind(on_close=lambda _: self.close_sheet())
        self.add_widget(sheet)
        if self.slide_seconds:
            sheet.shown = 0
            Animation(shown=1, duration=self.slide_seconds, transition="out_cubic").start(sheet)

    def close_sheet(self) -> None:
        if self.sheet is not None:
            sheet, self.sheet = self.sheet, None
            self.settle.begin()
            Animation.cancel_all(sheet)
            self.remove_widget(sheet)

    def _change(self, change: Callable[[], object], is_return: bool = False) -> None:
        self.close_sheet()
        self.settle.begin()
        before = self.page if self._stack else None
        below = {name for name, _ in self._stack}
        change()
        name, params = self._stack[-1]
        if name not in self._pages:
            self._pages[name] = self.make_page(name)
            self.memory.grew()
        if before is not None:
            let_go()
            Animation.cancel_all(before)
            self.remove_widget(before)
            self._leave_pages(before, below)
        self._pages[name] = self._pages.pop(name)  # in the order in which they were last shown
        self.memory.shows(name)
        self.add_widget(self.page)
        self.page.size = self.size  # not only at the next frame: what it shows may depend on it
        if is_return:
            self.page.returned(**params)
        else:
            self.page.entered(**params)
        self._veil.lift(0 if before is None else self.slide_seconds)
        self.memory.settle(is_first=len(self._stack) == 1)

    def _leave_pages(self, before: Page, below: set[str]) -> None:
        """The one that was shown, and those aside that nothing leads back to any more."""
        kept = {name for name, _ in self._stack}
        for name in below - kept:
            page = self._pages[name]
            if page is not before and page.is_aside:
                page.left()
        is_below = any(self._pages[name] is before for name, _ in self._stack[:-1])
        if is_below and self.page is not before:
            before.set_aside()
        else:
            before.left()

    def forget(self, name: str) -> None:
        """The page of this name, unless something leads back to it, is built anew the next time."""
        if name not in (each for each, _ in self._stack):
            self._pages.pop(name, None)
            self.memory.forgot(name)

    def paused(self) -> None:
        """The app goes to the background, and those aside too have secrets."""
        for name in dict.fromkeys(name for name, _ in self._stack):
            page = self._pages[name]
            if page is self.page or page.is_aside:
                page.paused()
