"""Seats may begin with different numbers, as of cards (S17): chosen where each seat is chosen.

In a draft they stand in the order of its list, as the seats do; a match has them in the order in
which its seats take turns.
"""

from app.presenters.options import Option, Value
from app.presenters.phrase import Phrase, counted
from app.presenters.setup.draft import with_options
from app.presenters.setup.offer import Draft, effective

SHARE = "seat.share"


def shares(draft: Draft) -> tuple[int, ...]:
    """Of each seat that plays; empty where a game knows no such thing."""
    if not draft.offer.handicap:
        return ()
    now = effective(draft)[draft.offer.handicap]
    return tuple(now) if isinstance(now, list) else (int(now),) * draft.count


def has_handicap(draft: Draft) -> bool:
    return len(set(shares(draft))) > 1


def share_option(draft: Draft, number: int) -> Option | None:
    """Alone nobody needs one."""
    now = shares(draft)
    if len(now) < 2:
        return None
    most = draft.offer.most_shares - sum(now) + now[number]
    return Option(SHARE, now[number], tuple(range(1, most + 1)), has_hint=True)


def with_share(draft: Draft, number: int, share: Value) -> Draft:
    now = list(shares(draft))
    now[number] = int(share)
    return with_options(draft, {draft.offer.handicap: now if len(set(now)) > 1 else now[0]})


def share_told(draft: Draft, number: int) -> Phrase | None:
    """Beside a seat, where they differ."""
    return counted(f"{SHARE}.count", shares(draft)[number]) if has_handicap(draft) else None
