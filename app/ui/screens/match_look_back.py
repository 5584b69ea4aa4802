"""Looking back through a match on its own board: steps, playing on, and what each move did."""

from typing import TYPE_CHECKING, Any

from app.presenters.look_back import LookBack, look_back_on
from app.ui.words import said

if TYPE_CHECKING:
    from app.ui.screens.match_page import MatchPage


class MatchLookBack:
    """The page draws `board_after` so many moves, and moves what happened."""

    def __init__(self, page: "MatchPage") -> None:
        self._page = page

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
        looking = self._page.looking
        if at == looking.at + 1 and at <= looking.count:
            self._step()
        else:
            self._page.looking = looking.moved_to(at)
            self.show()

    def toggle(self) -> None:
        was_playing = self._page.looking.is_playing
        self._stop()
        if not was_playing:
            self._page.looking = self._page.looking.with_playing(True)
            self.show()
            self._step()

    def show(self) -> None:
        page, at = self._page, self._page.looking.at
        page.show_after(at)
        words = page.shell.words.catalogue
        phrases = page.table.turn_phrases(self._events(at - 1)) if at else ()
        page.ids.back_bar.words = " ".join(said(words, part) for part in phrases)

    def _stop(self) -> None:
        """What is under way is finished; it does not play on by itself."""
        self._page.looking = self._page.looking.moved_to(self._page.looking.at)
        self._page.motion.finish()

    def _step(self) -> None:
        page, at = self._page, self._page.looking.at
        movements = page.movements(page.board_after(at), page.board_after(at + 1), self._events(at))
        page.motion.play(movements, page.speed, self._stepped)

    def _stepped(self) -> None:
        page = self._page
        page.flyer.drop()
        if page.looking is None or page.table is None:
            return
        looking: LookBack = page.looking.stepped()
        page.looking = looking
        self.show()
        if looking.is_playing:
            self._step()

    def _events(self, move: int) -> tuple[Any, ...]:
        match = self._page.table.match
        return match.seen(match.events_of(move), 0)
