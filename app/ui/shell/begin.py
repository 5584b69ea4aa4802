"""From a draft to the page of its match."""

from app.presenters.faces import face_of
from app.presenters.match.seats import seating_json
from app.presenters.setup.draft import draft_of_kind, quick_draft
from app.presenters.setup.new_game import kept_options, person_first, start_of
from app.presenters.setup.offer import Draft, Kind
from app.session.record import Start
from app.session.unplayed import played
from app.ui.kit.begin import begun
from app.ui.kit.shell import Shell


def begun_by(shell: Shell, draft: Draft, seed: int) -> tuple[Start, str]:
    """What begins, and its slot; that is empty where there is no room on the shelf. A person who
    plays this game for the first time begins."""
    shelf = shell.shelf
    if not any(kept.start.game == draft.game for kept in (*shelf.past(), *played(shelf))):
        draft = person_first(draft)
    start, seating = start_of(draft.offer, draft, seed)
    kept = seating_json(seating) | kept_options(draft.offer, draft)
    return start, begun(shell, start, kept, seating.people)


def quick_choice(shell: Shell, game: str, key: str) -> Draft:
    """What a quick key begins: alone, as the last time alone."""
    offer = face_of(game).offer
    kept = draft_of_kind(offer, shell.shelf.choices(game, Kind.ALONE), Kind.ALONE)
    return quick_draft(kept, next(quick for quick in offer.quick if quick.key == key))
