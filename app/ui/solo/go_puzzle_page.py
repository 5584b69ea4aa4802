"""A puzzle on Go's own page: one roll, or a series of five, with a result of its own."""

from typing import Any

from app.presenters.go.layout import HEAD as DICE
from app.presenters.go.layout import MOST_BOARD
from app.presenters.solo.go_puzzle import GoPuzzleTable, as_puzzle
from app.session.match import Match
from app.ui.go.go_page import GoPage
from app.ui.kit.motion import Movement
from app.ui.kit.words import said
from app.ui.match.panel_paper import make_room
from app.ui.solo.aim_strip import AimStrip
from app.ui.solo.end_crown import HEAD, EndCrown
from app.ui.solo.puzzle_after import PuzzleAfter
from app.ui.solo.puzzle_end import PuzzleEnd
from app.ui.solo.way_replay import WayReplay

RISE_SECONDS = 1.6


class GoPuzzlePage(GoPage):
    table: GoPuzzleTable

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.end = self._panels["end"] = PuzzleEnd()
        self.bind(form=self.end.setter("form"))
        make_room(self, self.end)
        self.end.bind(on_look_back=lambda _: self.look_back())
        self.replay = WayReplay(self, self.end)
        place, head = self.ids.crown.__self__, HEAD + DICE
        self.crown = EndCrown(self, place, self.end, head=head, board=MOST_BOARD)
        self.after = PuzzleAfter(self, self.shell, self.end)
        self.menu.start_over = self.after.again
        self.menu.share = self.after.send
        self.strip: AimStrip = self.ids.strip.__self__
        self.strip.parent.remove_widget(self.strip)
        self.ids.head.add_widget(self.strip)
        self.bind(time=lambda *_: show_aim(self))
        self.strip.bind(is_tight=lambda *_: show_aim(self))

    def table_of(self, match: Match) -> GoPuzzleTable:
        return GoPuzzleTable(match)

    def begin(self) -> None:
        super().begin()
        self.hints.cost = self._count_hint
        self.after.begin()

    def left(self) -> None:
        """What was solved while its light still ran counts as well."""
        if self.is_there:
            self.after.keep()
        super().left()
        self.shell.desk.rest()

    def refresh(self, *_: object, says_later: bool = False) -> None:
        super().refresh(says_later=says_later)
        if self.is_there and not self.is_looking_back:
            self.replay.show()

    def say(self) -> None:
        """The aim says how far it is, and the time."""
        super().say()
        is_at_end, can_send = self.panel == "end", self.end.outcome.can_send
        self.model = as_puzzle(self.model, self.table, is_at_end, can_send)
        show_aim(self)

    def lay_out(self, *_: object) -> None:
        """Dice give way to the name where both have the same room."""
        super().lay_out()
        if self.is_there and self.crown.follow():
            super().lay_out()
        is_named = self.panel == "end" and not self.model.aside.words
        head = self.ids.head
        head.disabled = is_named and self.form in ("compact", "beside")
        head.opacity = float(not head.disabled)

    def show_panel(self, name: str) -> None:
        """The stars come when the last board was solved just now."""
        is_new = self.panel == "turn" and name == "end" and self.table.terms.is_last
        super().show_panel(name)
        if name == "end":
            self.after.show()
            self.after.rise(1.0 - is_new)
            self.say()
        if is_new:
            rise = Movement(RISE_SECONDS, self.after.rise, "linear")
            self.play_out([rise], self.refresh)

    def share(self) -> None:
        """The puzzle, not only the roll that lies there."""
        self.after.send()

    def _count_hint(self) -> None:
        """Kept at once: nobody gets back a star by killing the app. The last one is never taken."""
        self.table.kept.count_hint()
        self.table.match.keep()


def show_aim(page: GoPuzzlePage) -> None:
    """The sheet says what it asks where the strip has no room for words."""
    if page.is_there:
        aim = page.strip.aim = page.table.aim
        asked = said(page.shell.words.catalogue, aim.brief if aim.used else aim.words)
        page.sheet.aim = asked if page.strip.is_tight else ""
