"""Go face to face: every seat builds at once in a region of its own, turned to its side (G11).

What the table does together belongs to GoFacesRound, fingers of a seat to its GoFacesRegion;
coming, going and looking back to MatchPage. There is no curtain: each board has a wall of its own.
"""

from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from app.presenters.go.faces import FacesTable, Stage, board_of, round_words
from app.presenters.go.faces_layout import Faces, faces, faces_back
from app.presenters.match.places import Places
from app.session.match import Match
from app.ui.go.go_faces_region import GoFacesRegion
from app.ui.go.go_faces_round import GoFacesRound
from app.ui.go.go_match_page import GoMatchPage
from app.ui.kit.let_go import let_go
from app.ui.kit.words import said
from app.ui.match.match_ground import NoFingers


class GoFacesPage(GoMatchPage[FacesTable]):
    """`round` and its `regions` live as long as a match is on the table."""

    round: GoFacesRound
    round_words = StringProperty()
    can_pause = BooleanProperty(False)
    has_far_side = BooleanProperty(True)

    def __init__(self, **kwargs: Any) -> None:
        self.regions: list[GoFacesRegion] = []
        super().__init__(**kwargs)
        self.board: FloatLayout = self.ids.board
        self.fingers = NoFingers()

    def table_of(self, match: Match) -> FacesTable:
        return FacesTable(match)

    def begin(self) -> None:
        super().begin()
        self._laid_as = ""
        self.board.clear_widgets()
        self.round = GoFacesRound(
            self, self.table, self.shell, self.clock, self.now, self.look_back
        )
        self.regions = self.round.regions
        for one in self.regions:
            self.board.add_widget(one.slot)

    def rest(self) -> None:
        if self.regions:
            self.round.rest()

    def left(self) -> None:
        if self.regions:
            self.round.flash.finish()
        super().left()

    @property
    def is_covered(self) -> bool:
        """By the walls that the boards have of their own."""
        return bool(self.regions) and self.round.stage.is_paused

    def acts_at_once(self, _touch: Any) -> bool:
        """What hurries is for the regions to say."""
        return True

    def turn_to_seat(self) -> None:
        """Every seat has its side."""

    # Showing

    def lay_out(self, *_: object) -> None:
        """A turned device takes the boards away from under all fingers: that is a pause."""
        if not self.is_there or min(self.size) < 2:
            return
        self.rest()
        left, top, right, bottom = self.shell.app.insets
        size = (self.width - left - right) / dp(1), (self.height - top - bottom) / dp(1)
        seats = self.table.seats
        people = [number for number, seat in enumerate(seats) if seat.is_person]
        back = faces_back(*size, len(seats)) if self.is_looking_back else None
        found = back or faces(*size, len(seats), people)
        self.has_far_side = found.has_far_side
        self.ids.turned.quarters = found.quarters
        self.form = "around" if self.width > self.height else "tall"
        self._place(found)
        was, self._laid_as = self._laid_as, self.form
        if was in ("", self.form):
            self.refresh()
        else:
            self.paused()

    def _place(self, found: Faces) -> None:
        left, _, _, bottom = self.ids.turned.insets_inside(self.shell.app.insets)
        is_left_handed = self.shell.settings.current.left_handed
        for one, place in zip(self.regions, found.regions, strict=True):
            one.lay_out(place, (left, bottom), is_left_handed, is_bare=self.is_looking_back)
        self.places = Places(
            seats=found.spine.scaled(dp(1), left, bottom),
            sheet=found.panel.scaled(dp(1), left, bottom),
        )

    def refresh(self, *_: object) -> None:
        if not self.is_there:
            return
        for one in self.regions:
            self.round.show_seat(one)
        if self.is_looking_back:
            self.back_through.show()
            return
        self.can_pause = self.table.is_secret and not self.is_covered
        self.say()

    def say(self) -> None:
        words = self.shell.words.catalogue
        self.round_words = said(words, round_words(self.table, self.round.stage))
        for one in self.regions:
            one.say(self.notices.now or "")

    def tell_of_save(self) -> None:
        self.notices.tell_of_save(self.table.match.keeping_error)

    def show_after(self, moves: int) -> None:
        for one in self.regions:
            one.board.model = board_of(self.table.match, moves, one.number)

    def show_panel(self, name: str) -> None:
        """Looking back takes the place of bars and trays."""
        self.round.stage = Stage(is_back=name == "back")
        if name == "end":
            self.round.check.tell_wins()
        super().show_panel(name)
        self.lay_out()

    # Playing

    def next(self) -> None:
        if self.is_there and not self.is_looking_back:
            self.round.next()

    def paused(self) -> None:
        """The system takes the fingers away without a word: nobody holds a bar any more."""
        super().paused()
        if self.is_there:
            self.rest()
            self.refresh()

    def cover(self) -> None:
        """The clock stands still, and nobody sees a board, nor a sheet above, until all hold."""
        self.shell.navigator.close_sheet()
        self.clock.halt()
        self.round.stage = Stage(is_paused=True)
        let_go()
        self.rest()
        self.shell.sounds.play("curtain")
        self.refresh()
