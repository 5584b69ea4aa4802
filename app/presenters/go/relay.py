"""Relay: several seats build one after another at one board, behind the curtain (G11)."""

from dataclasses import replace

from app.games.go.state import Phase
from app.presenters.go.stakes import goal
from app.presenters.go.table import GoTable
from app.presenters.match.curtain_model import CurtainModel
from app.presenters.phrase import Phrase, phrase
from app.session.match import Match

UNDER_WAY = {Phase.LOOK, Phase.BUILD}


class RelayTable(GoTable):
    is_relay = True

    @property
    def seat(self) -> int:
        """People come first: what bots build may then be seen by all."""
        return self.kept.due(self._order) if self.phase in UNDER_WAY else 0

    @property
    def _order(self) -> tuple[int, ...]:
        numbers = range(len(self.seats))
        return tuple(sorted(numbers, key=lambda number: not self.seats[number].is_person))

    @property
    def open_moves(self) -> int:
        """Boards are hidden until their round is scored."""
        moves = len(self.match.moves)
        while not self.is_over and self.match.state_after(moves).hides_boards:
            moves -= 1
        return moves

    @property
    def is_handed_on(self) -> bool:
        """One person among bots hands it to nobody."""
        return self.people > 1

    @property
    def is_secret(self) -> bool:
        is_due = self.at_move.is_person and (self.is_handed_on or self.has_begun)
        return is_due and not self.is_past and self.phase in UNDER_WAY

    @property
    def sells_help(self) -> bool:
        """With checked claims (G5)."""
        return bool(self.view().setup.checked_claims)

    @property
    def is_rolled(self) -> bool:
        return self.has_begun if self.phase is Phase.BUILD else super().is_rolled

    def curtain(self, picture: str, quarters: int, is_lying: bool = False) -> CurtainModel:
        """Before the first round it says what all are after."""
        model = super().curtain(picture, quarters, is_lying)
        is_told = self.round > 1 or self.has_begun or model.is_pause
        return model if is_told else replace(model, news=(goal(self),))

    @property
    def title(self) -> Phrase:
        return phrase("go.title.relay")


def table_of(match: Match) -> GoTable:
    """At one board: alone, or one after another."""
    is_relay = match.start.seats > 1 and match.state.setup.relay
    return RelayTable(match) if is_relay else GoTable(match)
