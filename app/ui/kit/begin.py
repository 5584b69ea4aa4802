"""A match begins where the shelf has room; where it has none, that is said, and a way out."""

from app.core.game import Json
from app.session.record import Start
from app.session.shelf import ShelfFull
from app.session.unplayed import let_go
from app.ui.kit.full_shelf import FullShelf
from app.ui.kit.sheet import Sheet
from app.ui.kit.shell import Shell


def begun(shell: Shell, start: Start, table: Json, people: int) -> str:
    """The slot of the new match, kept from its first moment on; empty where nothing has begun.

    Whoever set up a match, left it and sets up another, has but one.
    """
    let_go(shell.shelf, start.game)
    try:
        match = shell.shelf.begin(start, table, people)
    except ShelfFull:
        content = FullShelf()
        content.bind(on_matches=lambda _: shell.navigator.go("matches"))
        title = shell.words.catalogue.text("shelf.full")
        shell.navigator.open_sheet(Sheet(content, title=title))
        return ""
    return shell.shelf.slot_of(match)
