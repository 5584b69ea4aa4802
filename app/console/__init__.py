"""`python -m app.console`: the engines over JSON lines (RULES T2), for programs and tests."""

from app.console.answers import Console
from app.console.lines import run

__all__ = ["Console", "run"]
