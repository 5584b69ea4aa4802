"""Looks after memory between pages: garbage, and the pictures that pages out of sight hold.

Pages that stay are frozen: to look through all of them for garbage blocks a phone for a second,
so that waits until nobody has touched anything for a while and nothing moves.
"""

import gc
from collections.abc import Mapping

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.uix.widget import Widget

from app.ui.kit.atlas import drop_atlases, texels
from app.ui.kit.rested import Rested

MOST_TEXELS = 3 << 20
"""Of pictures that pages out of sight may hold with those in sight: 16 MB, any game by itself."""
LINGERS, QUIET = 1.0, 3.0
"""Seconds on a page until memory is looked after, and without a finger until all of it is."""
SOON, MOST_WAITS = 0.25, 6
"""While things move it waits for so many seconds, and so many times at most."""


class Memory:
    """`pages` are the navigator's, in the order in which they were last shown: the last one is
    seen."""

    def __init__(self, navigator: Widget, pages: Mapping[str, Widget]) -> None:
        self._navigator, self._pages = navigator, pages
        self._rested: dict[str, Rested] = {}
        self._has_grown = self._is_strewn = False
        self._waits = 0
        self._later = Clock.create_trigger(self._begin, LINGERS)
        self._again = Clock.create_trigger(self._before_drawing, SOON)
        self._when_quiet = Clock.create_trigger(self._at_last, QUIET)

    def grew(self) -> None:
        """A page was built."""
        self._has_grown = True

    def forgot(self, name: str) -> None:
        """The page is not there any more, but frozen still."""
        self._rested.pop(name, None)
        self._strew()

    def shows(self, name: str) -> None:
        """This page is seen from now on."""
        if name in self._rested:
            self._rested.pop(name).wake()

    def settle(self, is_first: bool) -> None:
        """Another page has come: it is looked after once that rests. On the first one of all
        nobody plays, and what was played has left garbage."""
        if is_first:
            self._strew()
        self._again.cancel()
        Clock.schedule_once(self._later)  # at the start no time has passed for the clock

    def touched(self) -> None:
        if self._is_strewn:
            self._strew()

    def run_short(self) -> None:
        """The system asks for all that can be spared."""
        self.spare_pictures(most=0)
        self._look_through()

    def _begin(self, _: float) -> None:
        self._waits = MOST_WAITS
        self._before_drawing()

    def _before_drawing(self, *_: object) -> None:
        """What moves in this frame has moved by then."""
        Clock.schedule_once(self._tidied_if_still, -1)

    def _tidied_if_still(self, _: float) -> None:
        if self._waits and Window.canvas.needs_redraw:
            self._waits -= 1
            self._again()
        else:
            self._tidied()

    def _tidied(self) -> None:
        if self._has_grown:
            self._has_grown = False
            gc.collect()
            gc.freeze()
        self.spare_pictures()

    def spare_pictures(self, most: int = MOST_TEXELS) -> None:
        """Pages out of sight let go of theirs, the one longest out of sight first.

        What has become garbage may hold some, too.
        """
        drop_atlases()
        *hidden, _ = self._pages
        for name in [name for name in hidden if name not in self._rested]:
            if texels() <= most:
                return
            self._rested[name] = Rested(self._pages[name], (self._navigator, *self._pages.values()))
            drop_atlases()
        if texels() > most:
            gc.collect()
            drop_atlases()
        if texels() > most:
            self._strew()

    def _strew(self) -> None:
        """Something frozen is garbage, perhaps."""
        self._is_strewn = True
        self._when_quiet.cancel()
        self._when_quiet()

    def _at_last(self, _: float) -> None:
        Clock.schedule_once(self._look_through_if_still, -1)

    def _look_through_if_still(self, _: float) -> None:
        if Window.canvas.needs_redraw:
            self._when_quiet()
        elif self._is_strewn:
            self._look_through()

    def _look_through(self) -> None:
        self._is_strewn = False
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        drop_atlases()
