"""The shortest part of a list that still does what the whole does."""

from collections.abc import Callable, Sequence

Does = Callable[[Sequence[int]], bool]


def shorter(items: Sequence[int], does: Does) -> list[int]:
    """Ever smaller pieces are left out, as long as it still does it; in the end, no single one can
    be. Nothing is asked of the whole: it does it."""
    kept, pieces = list(items), 2
    while len(kept) > 1:
        size = -(-len(kept) // pieces)
        for first in range(0, len(kept), size):
            rest = kept[:first] + kept[first + size :]
            if rest and does(rest):
                kept, pieces = rest, max(pieces - 1, 2)
                break
        else:
            if size == 1:
                break
            pieces = min(pieces * 2, len(kept))
    return kept
