"""Why a hint of Go is good, in one sentence."""

from app.presenters.phrase import Phrase, phrase
from app.teacher.hints import Hint


def hint_phrase(hint: Hint) -> Phrase:
    return phrase(f"hint.go.{hint.why}")
