"""Why a hint of Go is good, in one sentence."""

from app.presenters.phrase import Phrase, phrase
from app.teacher.hints import Hint

TREASURE = "target.magic."
"""Go has the treasures of that edition."""


def hint_phrase(hint: Hint) -> Phrase:
    values = hint.values
    named = {"treasure": phrase(f"{TREASURE}{values['treasure']}")} if "treasure" in values else {}
    return phrase(f"hint.go.{hint.why}", **named)
