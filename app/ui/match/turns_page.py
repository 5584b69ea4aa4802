"""A match played in turns: moves are shown, bots think, the table turns to whoever is next."""

from collections.abc import Sequence
from typing import Any, TypeVar

from kivy.uix.widget import Widget

from app.presenters.match.seats import by_seat
from app.presenters.match.tally import tally_of
from app.presenters.match.turns_at_table import TurnsAtTable
from app.presenters.phrase import Phrase
from app.services.settings import Turning
from app.ui.kit.motion import Movement
from app.ui.match.bot_turns import BotTurns
from app.ui.match.match_page import MatchPage
from app.ui.match.notices import ANSWERS_BACK
from app.ui.match.told_as_seen import told_as_seen
from app.ui.match.turn_end import TurnEnd
from app.ui.match.turn_start import TurnStart
from app.ui.match.turned import QUARTERS

T = TypeVar("T", bound=TurnsAtTable[Any])


class TurnsPage(MatchPage[T]):
    """`undo_keys` are heard while a result rests, `faster_keys` while bots move."""

    undo_keys: Sequence[Widget] = ()
    faster_keys: Sequence[Widget] = ()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bots = BotTurns(self, self.game, self.shell.thinker, self.shell.new_seed)
        self.turn_start = TurnStart(self)
        self.turn_end = TurnEnd(self, self.ids.turned)

    @property
    def speed(self) -> float:
        return super().speed * (self.bots.pace if self.is_there else 1.0)

    def play(self, move: object) -> None:
        """Keep the step, then show how it came about."""
        self.notices.forget_refusal()
        self.shell.thinker.stop()  # a thought begun before this move knows nothing of it
        table, seat, is_bot = self.table, self.table.seat, not self.table.is_in_hand
        table.match.play(move)
        self.notices.tell_of_keeping(table.match.keeping_error)
        self.rest()
        number = len(table.match.moves) - 1
        passes = table.is_over or table.seat != seat or len(table.seats) == 1
        next_one = (by_seat("aloud.turn", table.row_names[table.seat]),) * passes

        def tell(told: tuple[Phrase, ...], is_whole: bool) -> None:
            if is_whole:
                self.shell.aloud.say(*told, *next_one * (not table.is_over))
            if is_bot:
                self.bots.tell(told)

        events = table.events_of(number, table.looker)
        movements = told_as_seen(table, events, self.movements(number), tell)
        self.play_out(movements, lambda: self._settled(passes, is_bot))

    def _settled(self, has_passed: bool, is_bot: bool) -> None:
        """All movements are done: the match as it is, then whoever is next."""
        if self.table.is_over:
            self.notices.report(None)
            self.show_panel("end")
            self.refresh()
            self.play_out(self.celebration(), self.refresh)
        elif has_passed and not is_bot and len(self.table.seats) > 1:
            self.turn_end.rest()
        else:
            self.turn_end.go_on(has_passed)

    def show_panel(self, name: str) -> None:
        """At the end the history knows of this match, too."""
        if name == "end":
            self.table.tally = tally_of(self.table.match, self.shell.shelf.past()).told
        super().show_panel(name)

    def celebration(self) -> list[Movement]:
        """For whoever has won: the end is in sight."""
        return []

    def show_result(self, can_undo: bool) -> None:
        """What the seat that moved looks at for a moment; nothing of the next one."""

    def acts_at_once(self, touch: Any) -> bool:
        if self.turn_end.is_resting:
            keys = self.undo_keys
        else:
            keys = () if self.table.is_in_hand else self.faster_keys
        at = self.ground.to_window(*touch.pos)
        found = (key for key in keys if key.get_parent_window() and not key.disabled)
        is_wanted = any(key.collide_point(*key.to_widget(*at)) for key in found)
        return is_wanted or self.hints.cut_short() or super().acts_at_once(touch)

    def undo(self) -> None:
        if self.turn_end.taken_back(self.motion.finish):
            self.rest()
            self.shell.sounds.play("slide")
            self.refresh()
        elif self.turn_end.is_resting:
            self.motion.finish()
        else:
            moves = len(self.table.match.moves)
            super().undo()
            if self.is_there and len(self.table.match.moves) < moves - 1:
                self.notices.nudge(ANSWERS_BACK)

    def hand_on(self) -> None:
        """The curtain closes over what the seat before still sees; then the next one is meant."""
        side = self.table.side_below(self.shell.settings.current.turning is Turning.FIXED)
        model = self.table.curtain(self.curtain_picture, QUARTERS[side or self.table.side])

        def closed() -> None:
            self.cover()
            self.refresh()

        self.play_out(self.curtain.falling(model), closed)

    def returned(self, **params: Any) -> None:
        super().returned(**params)
        self.resumed()

    def resumed(self) -> None:
        """Among bots the curtain hid the match from the system's pictures alone."""
        if self.is_there and self.is_covered and not self.table.is_met_covered:
            self.curtain.remove()
            self.uncovered()

    def next(self) -> None:
        """Bots think; people are waited for, and so is what they say to an offer."""
        if not self.is_there or self.table.is_over or self.offer.card is not None:
            return
        if self.table.is_in_hand:
            self.bots.is_hurried = False
            self.hints.go_on()
            self.turn_start.tell()
            self.notices.report(None)
        else:
            self.bots.think()
