"""Bots at move: they think, wait a moment so that eyes can follow, and say what they did."""

from collections.abc import Callable
from typing import Protocol

from kivy.clock import Clock

from app.bots.levels import chosen_move, player_of
from app.presenters.match.at_table import AtTable
from app.presenters.phrase import Phrase, phrase
from app.services.think import Thinker
from app.session.match import Match
from app.ui.kit.motion import After, Motion, Movement, resting
from app.ui.match.hurry import Hurry
from app.ui.match.notices import Notices

BEFORE_TURN, WITHIN_TURN = 0.4, 0.3
"""Seconds before a bot begins its turn, and before each further move of it."""
LONG = 0.3
"""Seconds of thinking that are worth a word."""


class BotScreen(Protocol):
    motion: Motion
    notices: Notices
    is_looking_back: bool

    @property
    def table(self) -> AtTable: ...
    @property
    def listens(self) -> bool: ...
    def play(self, move: object) -> None: ...
    def play_out(self, movements: list[Movement], then: After) -> None: ...


class BotTurns(Hurry):
    def __init__(
        self, screen: BotScreen, game: str, thinker: Thinker, new_seed: Callable[[], int]
    ) -> None:
        super().__init__(screen.motion, lambda: screen.table.is_in_hand)
        self._screen, self._game = screen, game
        self._thinker, self._new_seed = thinker, new_seed
        player_of(game)  # imported now, and not in the midst of a turn

    def think(self) -> None:
        """The one at move."""
        table = self._screen.table
        level = table.at_move.level
        if level is not None:
            view = table.match.view(table.seat)
            thought = chosen_move(self._game, view, level, self._new_seed())
            match, number = table.match, len(table.match.moves)
            self._thinker.think(thought, lambda move: self._answered(move, match, number))
            Clock.unschedule(self._tell_of_thinking)
            Clock.schedule_once(self._tell_of_thinking, LONG)

    def _tell_of_thinking(self, _: float) -> None:
        if self._thinker.is_busy:
            table = self._screen.table
            self._screen.notices.report(phrase("match.thinks", seat=table.names[table.seat]))

    def _answered(self, move: object, match: Match, number: int) -> None:
        """After so many moves of this match: what ends now may have let another one be made."""
        Clock.unschedule(self._tell_of_thinking)
        self._screen.motion.finish()
        if not self._is_due(match, number):
            return
        begins = not self._screen.table.is_within_turn
        wait = resting((BEFORE_TURN if begins else WITHIN_TURN) * self.pace)

        def play() -> None:
            if self._is_due(match, number):
                self._screen.play(move)

        self._screen.play_out([wait], play)

    def _is_due(self, match: Match, number: int) -> bool:
        """The match is in sight, and nothing has happened since."""
        is_seen = self._screen.listens and not self._screen.is_looking_back
        return is_seen and self._screen.table.match is match and len(match.moves) == number

    def tell(self, told: tuple[Phrase, ...]) -> None:
        """What the move under way does, of public facts only."""
        self._screen.notices.report(joined(told))


def joined(told: tuple[Phrase, ...]) -> Phrase | None:
    """Several sentences as one."""
    if not told:
        return None
    found = told[0]
    for each in told[1:]:
        found = phrase("match.and_then", one=found, other=each)
    return found
