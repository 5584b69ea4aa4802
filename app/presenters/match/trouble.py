"""What to say of saves that fail: a match that cannot be kept, and one that cannot be had."""

from app.core.errors import WanderwallError
from app.presenters.phrase import Phrase, phrase
from app.session.saves import Trouble


def not_kept(error: WanderwallError) -> Phrase:
    """The match goes on, but lives only as long as the app."""
    match error.code:
        case Trouble.NO_SPACE:
            return phrase("match.not_kept.full")
        case Trouble.NEWER_VERSION:
            return phrase("match.not_kept.newer")
    return phrase("match.not_kept")


def not_had(game: str, error: WanderwallError) -> Phrase:
    """The game's match was kept, but cannot be gone on with."""
    is_newer = error.code == Trouble.NEWER_VERSION
    key = "home.trouble.newer" if is_newer else "home.trouble.damaged"
    return phrase(key, game=phrase(f"game.{game}"))
