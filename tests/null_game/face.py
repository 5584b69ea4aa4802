"""The null game as people meet it. Its words are its keys, its pictures those of Go."""

from dataclasses import dataclass

from app.presenters.face import Face, TableColors
from app.presenters.figures import Figure, Sprite
from app.presenters.match.book import Section
from app.presenters.match.glance import Glance
from app.presenters.match.seats import SeatColor, parsed_seating
from app.presenters.match.turns_at_table import TurnsAtTable
from app.presenters.phrase import Phrase, phrase
from app.presenters.scenes import Scene
from app.presenters.setup.offer import Offer, plain
from app.session.match import Match
from tests.null_game.rules import ID, SEATS, State, Take, Taken

HEAP = Figure("go", 1, 1, (Sprite("joker", 0.5, 0.5),))


@dataclass(frozen=True, slots=True)
class BoardModel:
    left: int = 0
    is_in_hand: bool = False


class NullTable(TurnsAtTable[State]):
    turn_end = Taken

    @property
    def has_secrets(self) -> bool:
        return False

    @property
    def is_within_turn(self) -> bool:
        return False

    @property
    def state_line(self) -> Phrase:
        return phrase("null.left", number=self.known.left)

    def turn_phrases(self, events: tuple[Taken, ...]) -> tuple[Phrase, ...]:
        return tuple(phrase("null.taken", seat=self.names[event.seat]) for event in events)

    def board(self, moves: int | None = None) -> BoardModel:
        known = self.known if moves is None else self.known_after(moves)
        return BoardModel(known.left, self.is_in_hand)

    def move(self) -> Take:
        return Take()


def glance(match: Match) -> Glance:
    seats = parsed_seating(match.table, match.start.seats).seats
    left = phrase("null.left", number=match.view(0).left)
    return Glance(ID, phrase("game.null"), left, seats, HEAP, (0.5, 0.5))


OFFER = Offer(
    game=ID,
    colors=tuple(SeatColor)[:2],
    usual_count=1,
    simple=(plain("new.null.heap", "heap", (3, 5, 7)),),
    more=lambda _: (),
)

NULL = Face(
    game=ID,
    seats=SEATS,
    tables={"go": TableColors("#15545A", "#0B3339", "#F2C36B", "#FFFFFF")},
    load_offer=lambda: OFFER,
    glance=glance,
    load_book=lambda: (Section(ID, "aim", Scene(HEAP)),),
    screens="tests.null_game",
    pages=("null",),
)
