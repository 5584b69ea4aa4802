"""One request a line, one answer a line."""

import json
from collections.abc import Iterator
from typing import BinaryIO, TextIO

from app.console.answers import Console
from app.core.forms import MAX_TEXT
from app.core.game import Json


def lines_of(source: BinaryIO) -> Iterator[str | None]:
    """The lines of a stream; None stands for one that is too long or not UTF-8."""
    while line := source.readline(MAX_TEXT + 1):
        is_whole = line.endswith(b"\n") or len(line) <= MAX_TEXT
        while not is_whole and (rest := source.readline(MAX_TEXT)):
            is_whole = rest.endswith(b"\n")
            line = b""
        try:
            yield line.decode() if line else None
        except UnicodeDecodeError:
            yield None


def run(source: BinaryIO, target: TextIO) -> None:
    console = Console()
    for line in lines_of(source):
        if line is None:
            answer: Json = {"error": "bad_json", "detail": "too long or not UTF-8"}
        else:
            answer = console.answer(line)
        target.write(json.dumps(answer) + "\n")
        target.flush()
