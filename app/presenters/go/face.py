"""Go as people meet it: offered, at a glance, explained, on its pages."""

from app.presenters.face import Face, TableColors
from app.presenters.match.book import Book
from app.presenters.match.glance import Glance
from app.presenters.setup.offer import Offer
from app.session.match import Match
from app.session.record import Start


def _offer() -> Offer:
    from app.presenters.go.offer import OFFER

    return OFFER


def _glance(match: Match) -> Glance:
    from app.presenters.go.glance import go_glance

    return go_glance(match)


def _book() -> Book:
    from app.presenters.go.rules_book import BOOK

    return BOOK


def _page_of(start: Start) -> str:
    """Where this match is played: face to face has a page of its own."""
    is_face_to_face = start.seats > 1 and not start.options.get("relay")
    return "go_faces" if is_face_to_face else "go"


GO = Face(
    game="go",
    seats=range(1, 5),
    tables={"go": TableColors("#15545A", "#0B3339", "#F2C36B", "#FFFFFF")},
    load_offer=_offer,
    glance=_glance,
    load_book=_book,
    screens="app.ui.go",
    pages=("go", "go_faces"),
    page_of=_page_of,
    quick={
        "go.quick.timed": "timer-outline",
        "go.quick.short": "timer-sand",
        "go.quick.practice": "infinity",
    },
    length="matches.rolls",
    moves_a_turn=1,
)
