"""A puzzle comes on the table: as it was left, or from its start once it is made."""

from app.core.errors import WanderwallError
from app.presenters.match.seats import Seat, Seating, seating_json
from app.presenters.phrase import phrase
from app.presenters.solo.naming import look_of
from app.presenters.solo.onward import page_of
from app.session.alone import alone
from app.session.match import Match
from app.session.series import AGAINST_TIME, is_against_time
from app.session.tasks import begun, slot_of
from app.solo.codes import Code
from app.solo.kinds import SERIES, Kind
from app.solo.puzzle import Puzzle
from app.ui.kit.sheet import Sheet
from app.ui.kit.shell import Shell
from app.ui.kit.text import Text
from app.ui.kit.words import said
from app.ui.solo.trouble import tell_trouble

ALONE = Seating((Seat(),))


class Opening:
    """`replaces`: its page takes the place of the one in sight."""

    def __init__(self, shell: Shell, kind: Kind, seed: int, replaces: bool = False) -> None:
        self._shell, self._kind, self._seed, self._replaces = shell, kind, seed, replaces
        self._rival: Code | None = None
        self._is_against_time = False
        self._grade = 0
        self._theme = ""
        self._waits: Sheet | None = None

    def against(self, rival: Code) -> "Opening":
        """The result in this code of it, if there is one, is to be beaten."""
        self._rival = rival
        return self

    def against_time(self, is_counted: bool) -> "Opening":
        """How long it takes is to count, where that may be chosen."""
        self._is_against_time = is_counted
        return self

    def of_grade(self, grade: int) -> "Opening":
        """Whichever is so hard, if anything is said of that: one that is ready, if there is one."""
        self._grade = grade
        ready = self._shell.desk.ready(self._kind, grade)
        if grade and ready:
            self._seed, self._grade = ready[0], 0
        return self

    def of_theme(self, theme: str) -> "Opening":
        """Whichever is about this."""
        self._theme = theme
        return self

    def open(self) -> None:
        """One that was begun goes on, or shows how it went."""
        match = left_match(self._shell, self._kind, self._seed)
        is_other = match is not None and is_against_time(match.table) != self._is_against_time
        if match is None or (is_other and self._kind == SERIES and not match.moves[1:]):
            self.begin()
        else:
            self._show()

    def begin(self) -> None:
        """From its start."""
        desk = self._shell.desk
        if self._grade or self._theme or not desk.stock.has(self._kind, self._seed):
            self._wait()
        named = self._kind, self._seed
        desk.wish(*named, self._made, self._grade, self._failed, self._theme)

    def _wait(self) -> None:
        """For the moment that making takes where nobody foresaw it."""
        catalogue = self._shell.words.catalogue
        text = Text(role="body", text=catalogue.text("solo.making"), ink=self._shell.app.theme.ink)
        title = said(catalogue, phrase("solo.title"))
        self._waits = Sheet(text, title=title)
        self._shell.navigator.open_sheet(self._waits)

    def _made(self, puzzle: Puzzle) -> None:
        """Who closed the sheet does not want it any more."""
        if self._is_given_up:
            return
        look = look_of(puzzle.kind, puzzle.seed)
        own = {AGAINST_TIME: True} if self._is_against_time else {}
        begun(self._shell.shelf, puzzle, look, seating_json(ALONE) | own, self._rival)
        self._show()

    @property
    def _is_given_up(self) -> bool:
        return self._waits is not None and self._shell.navigator.sheet is not self._waits

    def _failed(self, trouble: str) -> None:
        if not self._is_given_up:
            tell_trouble(self._shell, trouble)

    def _show(self) -> None:
        navigator = self._shell.navigator
        navigator.close_sheet()
        go = navigator.replace if self._replaces else navigator.go
        go(page_of(self._kind), match=slot_of(self._kind, self._seed))


def left_match(shell: Shell, kind: Kind, seed: int) -> Match | None:
    """The match of this very puzzle, as it was left."""
    try:
        shelved = shell.shelf.taken(slot_of(kind, seed))
    except WanderwallError:
        return None
    asked = alone(shelved.match) if shelved else None
    is_it = asked is not None and (asked.code.kind, asked.code.seed) == (kind, seed)
    return shelved.match if shelved and is_it else None
