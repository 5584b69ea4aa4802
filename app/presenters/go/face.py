"""Go as people meet it: offered, at a glance, explained, on its pages."""

from app.presenters.face import Face, TableColors
from app.presenters.go.glance import go_glance
from app.presenters.go.offer import OFFER
from app.presenters.go.rules_book import BOOK
from app.session.record import Start


def _page_of(start: Start) -> str:
    """Where this match is played: face to face has a page of its own."""
    is_face_to_face = start.seats > 1 and not start.options.get("relay")
    return "go_faces" if is_face_to_face else "go"


GO = Face(
    game="go",
    offer=OFFER,
    glance=go_glance,
    book=BOOK,
    tables={"go": TableColors("#15545A", "#0B3339", "#F2C36B", "#FFFFFF")},
    screens="app.ui.go",
    pages=("go", "go_faces", "go_stats"),
    page_of=_page_of,
)
