"""Where the window of a desktop was when it was closed, so that it is there again."""

import json
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from app.core.errors import BadRequest
from app.core.forms import Form, parsed_object

FILE = "window.json"
SIDES, EDGES = range(320, 8193), range(8193)
"""Of a window that can be used; of where its corner may be: a screen may be gone by now."""


class WindowPlace(NamedTuple):
    width: int
    height: int
    left: int
    top: int


def kept_place(folder: Path) -> WindowPlace | None:
    """None for the first time, and for whatever cannot be used."""
    with suppress(OSError, ValueError, BadRequest):
        form = Form(parsed_object((folder / FILE).read_bytes()[:1024]), "bad_window")
        return WindowPlace(
            form.whole("width", SIDES),
            form.whole("height", SIDES),
            form.whole("left", EDGES),
            form.whole("top", EDGES),
        )
    return None


def keep_place(folder: Path, place: WindowPlace) -> None:
    """On a full disk it is only not remembered."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        fresh = folder / f"{FILE}.new"
        fresh.write_text(json.dumps(place._asdict()), encoding="utf-8")
        fresh.replace(folder / FILE)
