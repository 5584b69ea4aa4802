"""A match of any game at one device: it comes and goes, is covered, undone, looked back at.

How it is played belongs to the pages of games. Every step is kept by the match before it is
shown, so the page may vanish at any moment.
"""

from typing import Any, Generic, TypeVar

from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.widget import Widget

from app.core.errors import WanderwallError
from app.presenters.match.at_table import AtTable
from app.presenters.setup.again import again
from app.services.settings import Settings, Turning
from app.session.match import Match
from app.ui.kit.begin import begun
from app.ui.kit.motion import Movement
from app.ui.match.lesson_offer import LessonOffer
from app.ui.match.match_curtain import MatchCurtain
from app.ui.match.match_ground import Fingers
from app.ui.match.match_hints import MatchHints, NoPointing
from app.ui.match.match_look_back import MatchLookBack
from app.ui.match.match_menu import MatchMenu
from app.ui.match.match_scaffold import MatchScaffold
from app.ui.match.notices import Notices
from app.ui.match.turned import QUARTERS

T = TypeVar("T", bound=AtTable)


class MatchPage(MatchScaffold, Generic[T]):
    """`table` is that of the last match; whether it is open now, says `is_there`."""

    fingers: Fingers
    hints: MatchHints
    table: T
    hint = StringProperty()
    is_refused = BooleanProperty(False)
    is_greeted = BooleanProperty(False)
    is_looking_back = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.curtain = MatchCurtain(
            self, self.shell.sounds, self.play_out, self.uncovered, self.motion.finish
        )
        self.back_through: MatchLookBack[T] = MatchLookBack(self, self.ids.back.__self__)
        self.menu = MatchMenu(self)
        self.curtain.widget.bind(on_menu=lambda _: self.menu.open())
        self.offer = LessonOffer(self, self.ids.back)
        self.notices = Notices(self._notice_changed, self.shell.sounds, self.shell.aloud)
        self.hints = MatchHints(self, NoPointing())
        self.shell.settings.watch(self._settings_changed)
        self.shell.words.bind(catalogue=self.refresh)
        self.shell.app.bind(insets=self.lay_out)
        self.ground.bind(size=self.lay_out)

    # What a game's page says

    def table_of(self, match: Match) -> T:
        """The presenter of a match of this game."""
        raise NotImplementedError

    def begin(self) -> None:
        """Another match is on the table."""

    def rest(self) -> None:
        """No finger, nothing in the air."""

    def lay_out(self, *_: object) -> None:
        """By the size of the ground; what is under way is finished first."""

    def refresh(self, *_: object) -> None:
        """Everything as the match and the finger are now."""

    def say(self) -> None:
        """The hint, or the notice before it."""

    def next(self) -> None:
        """On with what is due."""

    def show_after(self, moves: int) -> None:
        """While looking back: everything as it was then."""

    def movements(self, _number: int, _is_past: bool = False) -> list[Movement]:
        """How the move of this number came about, for the eye; in what is past nobody has
        anything in hand."""
        return []

    @property
    def lies(self) -> bool:
        """The device lies between its seats: it does not turn, and is not handed on."""
        return False

    # Coming and going

    @property
    def listens(self) -> bool:
        """Fingers mean something: the match is there and seen."""
        return self.is_there and not self.is_covered

    def entered(self, match: str = "", is_begun: bool = False, **_: object) -> None:
        """Exactly where the match was left; what is secret lies behind the curtain.

        `match` is its slot; without one it is the match of this game that was played last.
        `is_begun`: it was just now, by people who may never have played it.
        """
        shelf = self.shell.shelf
        try:
            shelved = shelf.taken(match or shelf.newest(self.game))
        except WanderwallError:
            shelved = None
        if shelved is None:
            Clock.schedule_once(lambda _: self.shell.navigator.home())
            return
        self.table, self.is_there = self.table_of(shelved.match), True
        self.is_aside = False
        self.is_looking_back = False
        self.notices.begin(shelved.is_recovered)
        self.offer.show(is_begun)
        self.begin()
        self.rest()
        self.show_panel("end" if self.table.is_over else "turn")
        self.turn_to_seat()
        self.lay_out()
        self.shell.device.keep_screen_on(True)
        if self.table.is_met_covered:
            self.cover()
        else:
            self.notices.tell_of_save(self.table.match.keeping_error)
            self.next()

    def set_aside(self) -> None:
        """All stays as it is, in the hand too; secrets are covered only where the app pauses."""
        while self.motion.is_running:  # what ends may let something else begin
            self.motion.finish()
        self.shell.thinker.stop()
        self.is_aside = True
        self.shell.device.keep_screen_on(False)

    def returned(self, **params: Any) -> None:
        if not self.is_aside:
            self.entered(**params)
            return
        self.is_aside = False
        self.shell.device.keep_screen_on(True)
        if self.is_looking_back:
            self.back_through.review.go_on()
        elif self.listens:
            self.offer.show(is_begun=False)
            self.next()

    def left(self) -> None:
        self.shell.thinker.stop()
        self.back_through.left()
        self.is_there = self.is_aside = self.is_looking_back = False
        self.notices.forget()
        self.motion.finish()
        self.offer.close()
        self.curtain.remove()
        self.rest()
        self.shell.device.keep_screen_on(False)

    def goes_back(self) -> bool:
        if self.is_looking_back:
            self.back_through.done()
            return True
        return False

    def paused(self) -> None:
        if self.is_there:
            self.motion.finish_all()
            if self.table.is_secret:
                self.cover()

    def _settings_changed(self, _: Settings) -> None:
        if self.is_there:
            self.turn_to_seat()
            self.lay_out()

    # Showing

    def _notice_changed(self, is_refusal: bool) -> None:
        self.is_refused, self.is_greeted = is_refusal, self.notices.is_greeting
        if self.is_there:
            self.say()

    def turn_to_seat(self) -> None:
        """Towards the seat at move, or always towards the first (`turning`)."""
        side = self.table.side_below(self.shell.settings.current.turning is Turning.FIXED)
        if side is not None:
            self.ids.turned.quarters = QUARTERS[side]

    # Playing

    def undo(self) -> None:
        self.motion.finish()
        if self.listens and self.table.can_undo:
            self.table.undo()
            self.notices.forget_refusal()
            self.rest()
            self.shell.sounds.play("slide")
            self.refresh()

    def again(self, **kept: Any) -> None:
        """The same table, a new deal; the match that is over stays to be looked back at. What is
        `kept` beside the moves may differ."""
        match, navigator = self.table.match, self.shell.navigator
        start, table = again(match, self.fresh_seed(), self.table.first_again)
        slot = begun(self.shell, start, {**table, **kept}, match.people)
        if slot:
            navigator.replace(navigator.page_name, match=slot)

    def fresh_seed(self) -> int:
        return self.shell.new_seed()

    def look_back(self, *turn: int) -> None:
        """From its end; or at one `turn`, from after so many moves until after so many."""
        self.motion.finish_all()
        if self.listens and self.table.match.moves:
            self.shell.thinker.stop()
            self.rest()
            self.back_through.open_turn(*turn) if turn else self.back_through.open()

    # The curtain

    @property
    def layer(self) -> Widget:
        over = self.offer.card or self.back_through.front.seen
        return self.curtain.widget if self.curtain.is_closed else over or self

    @property
    def is_covered(self) -> bool:
        return self.curtain.is_closed

    def cover(self) -> None:
        """Nothing of the seat's secrets is drawn or reachable, nor on a sheet above."""
        self.shell.navigator.close_sheet()
        self.shell.thinker.stop()
        self.notices.forget_refusal()
        self.rest()
        self.turn_to_seat()
        table = self.table
        quarters = QUARTERS[table.side] if self.lies else int(self.ids.turned.quarters)
        self.shell.navigator.settle.begin()
        self.curtain.close(table.curtain(self.curtain_picture, quarters, self.lies))

    def uncovered(self) -> None:
        """The seat is there and looks; what became of its save is said now."""
        self.shell.navigator.settle.begin()
        self.refresh()
        self.notices.tell_of_save(self.table.match.keeping_error)
        self.next()
