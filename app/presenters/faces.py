"""The one registry of faces: the games as people meet them, in the order in which they do."""

from app.presenters.connect.face import CONNECT
from app.presenters.face import Face, TableColors
from app.presenters.go.face import GO
from app.presenters.match.glance import Glance
from app.presenters.shift.face import SHIFT

FACES: tuple[Face, ...] = (SHIFT, GO, CONNECT)


def table_of(glance: Glance, is_dark: bool) -> TableColors:
    """The colours of the table that it looks at."""
    return face_of(glance.game).table(glance.figure.atlas, is_dark)


def face_of(game: str) -> Face:
    return next(face for face in FACES if face.game == game)
