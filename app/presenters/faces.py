"""The one registry of faces: the games as people meet them, in the order in which they do."""

from app.presenters.connect.face import CONNECT
from app.presenters.face import Face
from app.presenters.go.face import GO
from app.presenters.shift.face import SHIFT

FACES: tuple[Face, ...] = (SHIFT, GO, CONNECT)


def face_of(game: str) -> Face:
    return next(face for face in FACES if face.game == game)
