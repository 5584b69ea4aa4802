"""Hints at a match of any game: thought out in slices, shown step by step, gone with the move.

What they know is what the seat may know. How a game shows them on its board is its own business.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from app.presenters.match.at_table import AtTable
from app.presenters.match.guide import NO_GUIDE, Guide, Step
from app.presenters.phrase import Field, phrase
from app.session.helped import note_helped
from app.session.match import Match
from app.teacher.hints import Hint
from app.ui.kit.motion import Motion
from app.ui.kit.shell import Shell
from app.ui.match.notices import Notices

ALL = phrase("hint.all")
"""Said to who asks on where nothing more is to be shown."""


class HintPlace(Protocol):
    shell: Shell
    notices: Notices
    motion: Motion
    is_looking_back: bool

    @property
    def table(self) -> AtTable: ...
    @property
    def listens(self) -> bool: ...
    def refresh(self) -> None: ...


class Pointing(Protocol):
    """On the board of a game. `holds`: what is pointed at still is as it was shown."""

    def why(self, hint: Hint) -> Field: ...
    def show(self, guide: Guide) -> None: ...
    @property
    def holds(self) -> bool: ...


class NoPointing:
    """Where a page has no hints."""

    holds = False

    def why(self, _hint: Hint) -> Field:
        return ""

    def show(self, _guide: Guide) -> None:
        """There is none."""


def _free() -> None:
    """Nothing else is counted."""


class MatchHints:
    """`cost` is called before the move is shown."""

    def __init__(self, page: HintPlace, pointing: Pointing) -> None:
        self._page, self._pointing = page, pointing
        self.cost: Callable[[], None] = _free
        self._guide = NO_GUIDE
        self._match: Match | None = None
        self._moves = 0
        self._is_asked = False

    @property
    def guide(self) -> Guide:
        """As it is now: a hint that somebody did not wait for, or has not followed, is gone."""
        page = self._page
        is_offered = page.listens and not page.is_looking_back and page.table.helps
        is_shown = is_offered and self._is_due
        if not is_shown and not self._is_followed:
            self._guide = NO_GUIDE
        guide = self._guide if is_shown else NO_GUIDE
        return replace(guide, is_offered=is_offered, costs=page.table.costs_star)

    @property
    def _is_due(self) -> bool:
        match = self._page.table.match
        is_same = self._match is match and self._moves == len(match.moves)
        return is_same and (self._guide.step < Step.MOVE or self._pointing.holds)

    @property
    def _is_followed(self) -> bool:
        """Its move has just been made."""
        match = self._page.table.match
        is_next = self._match is match and len(match.moves) == self._moves + 1
        is_shown = self._guide.step >= Step.MOVE
        return is_shown and is_next and bool(match.moves[-1] == self._guide.hint.moves[0])

    def told(self, hint: Hint) -> Field:
        """Why it is good, in words."""
        return self._pointing.why(hint)

    def cut_short(self) -> bool:
        """The reason was on its way to be seen: it is, and the touch means what it touches."""
        is_seen = self.guide.step is Step.WHY and self._page.motion.is_running
        if is_seen:
            self._page.motion.finish()
        return is_seen

    def next(self) -> None:
        """The first step, or the next one."""
        page = self._page
        page.motion.finish()
        guide = self.guide
        if not guide.leads_on:
            if guide.is_offered:
                page.notices.nudge(ALL)
            return
        if guide.is_under_way:
            self._show(guide.next())
        elif not (self._is_asked and self._is_due and page.shell.thinker.is_busy):
            self._is_asked = True  # whoever taps on while it is thought waits no longer for that
            self._match, self._moves = page.table.match, len(page.table.match.moves)
            page.shell.thinker.think(page.table.thought_hint(), self._found)

    def _found(self, hint: Hint | None) -> None:
        """Whoever has moved meanwhile asks no more."""
        self._is_asked = False
        guide = self.guide
        if not guide.is_offered or not self._is_due:
            return
        if hint is None:
            self._page.notices.nudge(phrase("solo.hint.far"))
        else:
            self._show(guide.with_hint(hint, self._pointing.why(hint)))

    def _show(self, guide: Guide) -> None:
        if guide.step is Step.MOVE:
            note_helped(self._page.table.match)
            self.cost()
        self._page.notices.forget()
        self._guide = guide
        self._pointing.show(guide)
        self._page.refresh()
        self._read(guide.words)

    def _read(self, words: Field) -> None:
        """Aloud, where nobody hears it who may not know."""
        table = self._page.table
        if words and (table.people == 1 or not table.is_secret):
            self._page.shell.aloud.say(words)

    def go_on(self) -> None:
        """The first move was made as it was shown: the rest of the turn is shown as well."""
        has_rest = len(self._guide.hint.moves) > 1
        if has_rest and self._is_followed and self._page.table.helps:
            self._moves += 1
            self._guide = self._guide.followed()
            self._pointing.show(self._guide)
            self._page.refresh()
