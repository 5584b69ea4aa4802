"""What pages of puzzles share, on whatever board they are: the aim above it, its clock, its end."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from app.presenters.match.turns_at_table import TurnsAtTable
from app.ui.kit.motion import Movement
from app.ui.match.match_menu import MatchMenu
from app.ui.match.turns_page import TurnsPage
from app.ui.solo.aim_strip import AimStrip
from app.ui.solo.end_crown import EndCrown
from app.ui.solo.puzzle_end import PuzzleEnd
from app.ui.solo.puzzle_play import PuzzlePlay
from app.ui.solo.race_start import RaceStart
from app.ui.solo.way_replay import WayReplay

T = TypeVar("T", bound=TurnsAtTable[Any])


class Celebrates(Protocol):
    """The movements of a game."""

    def celebration(self, along: Callable[[float], None]) -> Movement: ...


class PuzzlePage(TurnsPage[T]):
    """A page of a game comes after it among the bases; whoever is both makes `puzzle`."""

    motions: Celebrates
    puzzle: PuzzlePlay
    strip: AimStrip
    crown_height: float

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.end = self._panels["end"] = PuzzleEnd()
        self.start = RaceStart(
            *(self, self.shell, self.ids.panel),
            lambda words: self.ids.praise.movement(words, lambda _: None),
        )
        for paper in (self.end, self.start.panel):
            self.bind(form=paper.setter("form"), foot=paper.setter("foot"))
        self.end.bind(on_look_back=lambda _: self.look_back())
        self.replay = WayReplay(self, self.end)
        self.strip = self.ids.strip.__self__
        self.strip.bind(on_hint=lambda _: self.hints.next())
        self.crown = EndCrown(self, self.ids.crown.__self__, self.end, self.strip)
        self.send_key = self.ids.send.__self__
        self.send_key.parent.remove_widget(self.send_key)
        self.ids.bar.add_widget(self.send_key, 1)
        self.menu = MatchMenu(self, lambda: self.puzzle.pause())
        self.menu.start_over = lambda: self.puzzle.after.again()
        self.menu.share = lambda: self.puzzle.after.send()
        curtain = self.curtain.widget
        curtain.bind(on_leave=lambda _: self.shell.navigator.back())
        curtain.bind(on_end=lambda _: self.puzzle.give_up(self.curtain.remove))

    def begin(self) -> None:
        super().begin()
        self.puzzle.begin()
        self.puzzle.show_aim()
        self.start.begin(self.puzzle.asked, self.strip.aim.track.pawn)

    def next(self) -> None:
        """Time that is up ends it."""
        super().next()
        if self.table.is_over:
            if self.panel == "turn":
                self._settled(has_passed=True, is_bot=False)
            return
        self.puzzle.run()

    def goes_back(self) -> bool:
        """While a race's clock runs it pauses; from a pause, which is kept, it leads away."""
        if super().goes_back():
            return True
        if self.is_covered or not (self.is_there and self.table.is_secret):
            return False
        self.puzzle.pause()
        return bool(self.is_covered)

    @property
    def has_hint_key(self) -> bool:
        """Near the thumb: then there is none above the board."""
        raise NotImplementedError

    @property
    def listens(self) -> bool:
        """Before a race begins the board is looked at, and no more."""
        return super().listens and not self.start.waits

    def left(self) -> None:
        self.puzzle.clock.halt()
        super().left()
        self.shell.desk.rest()

    def set_aside(self) -> None:
        self.puzzle.clock.halt()
        super().set_aside()

    def paused(self) -> None:
        super().paused()
        self.puzzle.clock.halt()

    def resumed(self) -> None:
        super().resumed()
        self.puzzle.run()

    def cover(self) -> None:
        self.puzzle.clock.halt()
        super().cover()

    def refresh(self, *_: object) -> None:
        super().refresh()
        if self.is_there and not self.is_looking_back:
            self.replay.show()
            self.puzzle.show_aim()
            self.strip.offers_hint = not self.start.waits and not self.has_hint_key

    def play(self, move: object) -> None:
        """Kept with its time."""
        self.puzzle.clock.note()
        super().play(move)

    def movements(self, number: int, is_past: bool = False) -> list[Movement]:
        """What came of a move is written down before it is seen."""
        if not is_past:
            self.puzzle.keep()
        return super().movements(number, is_past)

    def lay_out(self, *_: object) -> None:
        """At the end the bar has a key to send it, and the banner lies where there is room."""
        self.send_key.is_there = self.panel == "end" and self.end.outcome.can_send
        super().lay_out()
        if self.is_there and self.crown.follow():
            super().lay_out()

    def show_panel(self, name: str) -> None:
        """Where the turn's keys will lie stands what a race is about, until it begins."""
        super().show_panel(name)
        if name == "turn":
            self.start.show()
        if name == "end":
            self.end.table = self.curtain_picture
            self.puzzle.after.show()

    def celebration(self) -> list[Movement]:
        after = self.puzzle.after
        after.rise(not self.end.outcome.is_joyful)
        return [self.motions.celebration(after.rise)] if self.end.outcome.is_joyful else []
