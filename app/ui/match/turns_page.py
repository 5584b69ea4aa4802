"""A match played in turns: moves are shown, bots think, the table turns to whoever is next."""

from typing import Any, TypeVar

from app.bots.levels import chosen_move, player_of
from app.presenters.match.at_table import TurnsAtTable
from app.presenters.phrase import phrase
from app.ui.kit.motion import Movement
from app.ui.match.match_page import MatchPage
from app.ui.match.solved_view import show_solved

SWING = 0.42

T = TypeVar("T", bound=TurnsAtTable[Any])


class TurnsPage(MatchPage[T]):
    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        player_of(self.game)  # imported now, and not in the midst of a turn

    def play(self, move: object) -> None:
        """Keep the step, then show how it came about."""
        self.notices.forget_refusal()
        self.shell.thinker.stop()  # a thought begun before this move knows nothing of it
        table, seat = self.table, self.table.seat
        table.match.play(move)
        self.notices.tell_of_keeping(table.match.keeping_error)
        self.rest()
        number = len(table.match.moves) - 1
        passes = table.is_over or table.seat != seat or len(table.seats) == 1
        self._read_aloud(number, passes and not table.is_over)
        self.play_out(self.movements(number), lambda: self._settled(passes))

    def _read_aloud(self, number: int, is_next_told: bool) -> None:
        table = self.table
        told = table.turn_phrases(table.events_of(number, table.looker))
        next_one = (phrase("aloud.turn", seat=table.names[table.seat]),) * is_next_told
        self.shell.aloud.say(*told, *next_one)

    def _settled(self, has_passed: bool) -> None:
        """All movements are done: the match as it is, then whoever is next."""
        table = self.table
        if table.is_over:
            self.refresh()
            self.show_panel("end")
            show_solved(self.shell, table.match)
        elif has_passed and table.is_handed_on and table.is_in_hand and not self.lies:
            self.cover()
            self.refresh()
        else:
            quarters = self.ids.turned.quarters
            self.turn_to_seat()
            self.refresh()
            self._swing_from(quarters)

    def _swing_from(self, quarters: float) -> None:
        """The table turns before people's eyes; then whoever is next."""
        turned = self.ids.turned
        lead = 90 * ((turned.quarters - quarters + 1) % 4 - 1)

        def swing(share: float) -> None:
            turned.lead = lead * (1 - share)

        if lead:
            swing(0)
        self.play_out([Movement(SWING, swing)] if lead else [], self.next)

    def next(self) -> None:
        """Bots think; people are waited for."""
        table, level = self.table, self.table.at_move.level
        if self.is_there and not table.is_over and level is not None:
            view = table.match.view(table.seat)
            thought = chosen_move(self.game, view, level, self.shell.new_seed())
            self.shell.thinker.think(thought, self._bot_moves)

    def _bot_moves(self, move: object) -> None:
        if self.listens and not self.is_looking_back:
            self.motion.finish()
            self.play(move)
