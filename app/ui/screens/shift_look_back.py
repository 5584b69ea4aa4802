"""Looking back through a match on Shift's board: steps, playing on, and what each move did."""

from typing import TYPE_CHECKING

from app.games.shift.events import Event
from app.games.shift.observe import sample
from app.presenters.look_back import LookBack, look_back_on, seen_after
from app.presenters.shift_board_model import BoardModel, still_board
from app.presenters.shift_log import turn_phrases
from app.ui.words import said

if TYPE_CHECKING:
    from app.ui.screens.shift_page import ShiftPage


class ShiftLookBack:
    def __init__(self, page: "ShiftPage") -> None:
        self._page = page

    @property
    def _looking(self) -> LookBack:
        looking = self._page.looking
        return look_back_on(self._page.table.match) if looking is None else looking

    def open(self) -> None:
        page = self._page
        page.looking = look_back_on(page.table.match)
        page.show_panel("back")
        self.show()

    def close(self) -> None:
        self._page.motion.finish()
        self._page.looking = None
        self._page.looked_back()

    def move_to(self, at: int) -> None:
        """One step forward is shown as it happened, everything else at once."""
        self._stop()
        looking = self._looking
        if at == looking.at + 1 and at <= looking.count:
            self._step()
        else:
            self._page.looking = looking.moved_to(at)
            self.show()

    def toggle(self) -> None:
        was_playing = self._looking.is_playing
        self._stop()
        if not was_playing:
            self._page.looking = self._looking.with_playing(True)
            self.show()
            self._step()

    def show(self) -> None:
        page, at = self._page, self._looking.at
        page.board.slide = 0.0
        page.board.model = self._board(at)
        names, edition = page.table.names, page.board.model.edition
        events = self._events(at - 1) if at else ()
        words = page.shell.words.catalogue
        page.ids.back_bar.words = " ".join(
            said(words, part) for part in turn_phrases(events, names, edition)
        )

    def _stop(self) -> None:
        self._page.looking = self._looking.moved_to(self._looking.at)
        self._page.motion.finish()

    def _step(self) -> None:
        page, at = self._page, self._looking.at
        movements = page.motions.of_events(self._board(at), self._board(at + 1), self._events(at))
        page.motion.play(movements, page.speed, self._stepped)

    def _stepped(self) -> None:
        page = self._page
        page.flyer.drop()
        if page.looking is None:
            return
        looking: LookBack = page.looking.stepped()
        page.looking = looking
        self.show()
        if looking.is_playing:
            self._step()

    def _board(self, at: int) -> BoardModel:
        """What the table could see then: no cards, so whose eyes they are is all one."""
        return still_board(sample(seen_after(self._page.table.match, at, 0), 0))

    def _events(self, move: int) -> tuple[Event, ...]:
        match = self._page.table.match
        return match.seen(match.events_of(move), 0)
