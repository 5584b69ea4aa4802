"""Errors that have a name. The code is for programs and catalogues, the detail for logs.

Sentences for people are not made here: the catalogues turn a code into words.
"""

from enum import StrEnum


class WanderwallError(Exception):
    """The base of every error this project raises on purpose."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


class BadRequest(WanderwallError):
    """Input from outside (a request, a file, a text form) that means nothing here."""


class Refused(WanderwallError):
    """A well-formed move that the rules do not allow now (X3)."""

    def __init__(self, refusal: StrEnum, detail: str = "") -> None:
        super().__init__(refusal.value, detail)
        self.refusal = refusal
