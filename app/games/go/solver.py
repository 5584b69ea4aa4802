"""Solves rolls of Go: the fewest tiles, what to lay or lift next; `counting` has how many ways.

A solution is a set of placements without overlaps that solves the roll (G3). It is minimal if
none of its plain tiles can be left out: the tiles without a hole, and the joker, which counts as
a plain tile here. The four hole tiles are always needed. Two solutions are different if they
differ in a tile, its side, its cells or its direction.

All that a minimal solution lays hangs together with the centre, so it can be grown from there.
A grown part is described by the placements joined to it (its rim). Each set of placements is met
once: at every step one of the rim is taken, and those taken before it at this step are out for
good. Hole tiles go first; a part that they cannot finish waits until one more plain tile is due.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, combinations

from app.core.thinking import Thinking
from app.games.go.board import TREASURE_CELLS, Laid
from app.games.go.placing import members, placing, set_of
from app.games.go.tiles import DICE, HOLE_TILES, JOKER, TILES

PLAIN_TILES = tuple(tile for tile in (*TILES, JOKER) if tile not in HOLE_TILES)


@dataclass(frozen=True, slots=True)
class Outlook:
    """How a board can become solved: first lift these, then lay those.

    `lift` is a smallest set of laid tiles that are in the way, and no fewer tiles than `lay` do
    after that. Each tile of `lay` joins what is joined to the centre by then, so the first one is
    the next best placement.
    """

    lift: tuple[Laid, ...]
    lay: tuple[Laid, ...]

    @property
    def is_solved(self) -> bool:
        return not self.lift and not self.lay


def outlook(
    roll: Iterable[int],
    board: Iterable[Laid] = (),
    *,
    has_joker: bool = False,
    most: int = len(TILES) + 1,
) -> Thinking[Outlook]:
    """What to do on this board; an empty board can be solved for every roll (G3), and so that no
    more than so many tiles lie there in the end, if there is such a way."""
    roll, board = tuple(roll), tuple(board)
    for count in range(len(board) + 1):
        for lift in combinations(board, count):
            kept = [laid for laid in board if laid not in lift]
            for solution in Growing(roll, kept, has_joker=has_joker).solutions():
                if solution is not None and len(kept) + len(solution) > most:
                    break  # none that follows has fewer
                if solution is not None:
                    return Outlook(lift, tuple(placing().laid[n] for n in solution))
                yield
            yield
    raise ValueError(f"no solution of {roll}")


Part = tuple[int, int, int, int, tuple[int, ...]]
"""A part grown from the centre: its rim, the placements still allowed, those laid before but not
joined yet, the number of treasures not joined, and the placements that were added, in order."""


class Growing:
    """One search: the roll, and what lies on the board before it."""

    __slots__ = (
        "_apart",
        "_between",
        "_feeding",
        "_holes",
        "_is_hopeless",
        "_joined",
        "_plains",
        "_showing",
        "_spare_plains",
        "_start",
        "_treasures",
    )

    def __init__(self, roll: tuple[int, ...], board: Iterable[Laid], *, has_joker: bool) -> None:
        table = placing()
        self._joined, self._apart = table.joined, table.apart
        laid = [table.number[each] for each in board]
        cells = [TREASURE_CELLS[treasure - 1] for treasure in roll]
        self._holes = hiding = 0
        for cell in cells:
            self._holes |= table.with_hole[cell]
            hiding |= table.on[cell] & ~table.with_hole[cell]
        own_plains = [tile for tile in PLAIN_TILES if tile != JOKER or has_joker]
        self._plains = sum(table.of_tile[tile] for tile in own_plains)
        useful = (self._holes | self._plains) & ~hiding
        self._is_hopeless = bool(set_of(laid) & ~useful)
        self._spare_plains = len(own_plains)
        for number in laid:
            self._spare_plains -= self._plains >> number & 1
            useful &= table.apart[number]
        self._showing = [table.with_hole[cell] & useful for cell in cells]
        self._feeding = [table.any_joined(showing) for showing in self._showing]
        self._treasures = tuple(zip(self._showing, self._feeding, strict=True))
        self._between = 0
        for feeding in self._feeding:
            self._between |= feeding
        self._start = self._part(table.joined_to_centre, useful, set_of(laid), len(cells), ())

    def solutions(self) -> Iterator[tuple[int, ...] | None]:
        """Added placements that solve the roll, fewest first; every minimal set is among them.

        None comes between them, often: a place to pause.
        """
        parts: Iterable[Part | None] = () if self._is_hopeless else (self._start,)
        for plains_left in reversed(range(self._spare_plains + 1)):
            waiting: list[list[Part]] = [[] for _ in range(len(DICE) + 1)]
            yield from self._with_holes(parts, waiting)
            parts = self._with_plain(chain(*waiting), is_last=plains_left == 1)

    def _with_holes(
        self, parts: Iterable[Part | None], waiting: list[list[Part]]
    ) -> Iterator[tuple[int, ...] | None]:
        """Add hole tiles in every way; what could take a plain tile too is put in `waiting`.

        There it stands by the number of treasures missing: parts with few are tried first.
        """
        holes, plains, joined, apart = self._holes, self._plains, self._joined, self._apart
        for part in parts:
            left = [] if part is None else [part]
            while left:
                rim, allowed, loose, missing, added = left.pop()
                if not missing:
                    yield added
                    continue
                open_to = rim & allowed
                fitting = open_to & holes
                if open_to & plains:
                    waiting[missing].append((rim, allowed & ~fitting, loose, missing, added))
                if missing == 1 and not loose:
                    while fitting:
                        n = fitting.bit_length() - 1
                        fitting ^= 1 << n
                        yield (*added, n)
                while fitting:
                    lowest = fitting & -fitting
                    fitting ^= lowest
                    allowed ^= lowest
                    n = lowest.bit_length() - 1
                    after = (rim | joined[n], allowed & apart[n], loose, missing - 1, (*added, n))
                    left.append(self._part(*after) if loose else after)
            if part is None:
                yield None

    def _with_plain(self, parts: Iterable[Part], *, is_last: bool) -> Iterator[Part | None]:
        """Add one plain tile in every way that brings something new to the rim.

        None comes after every fourth part: often none of the ways does.
        """
        plains, joined, apart = self._plains, self._joined, self._apart
        kept = self._holes if is_last else -1
        ending = self._ending() if is_last else []
        for number, (rim, allowed, loose, missing, added) in enumerate(parts):
            fitting = rim & allowed & plains
            if is_last and not loose:
                fitting &= ending[missing] if missing > 1 else self._fed(allowed)
            while fitting:
                lowest = fitting & -fitting
                fitting ^= lowest
                allowed ^= lowest
                n = lowest.bit_length() - 1
                after = allowed & apart[n] & kept
                news = joined[n] & ~rim
                if loose and news & (after | loose):
                    yield self._part(rim | news, after, loose, missing, (*added, n))
                elif news & after and (
                    missing == 1 or not is_last or self._can_end(rim | news, after, missing)
                ):
                    yield rim | news, after, loose, missing, (*added, n)
            if number % 4 == 0:
                yield None

    def _ending(self) -> list[int]:
        """By number of treasures: the plain tiles after which hole tiles alone may join so many.

        The first of them has to be joined to the plain tile, the others to that or to a hole tile.
        """
        ending = [-1] + [0] * len(self._feeding)
        for showing, feeding in self._treasures:
            near = -1 if showing & self._between else feeding
            for number in reversed(range(1, len(ending))):
                ending[number] |= ending[number - 1] & near
        return [some & self._between for some in ending]

    def _fed(self, allowed: int) -> int:
        """The placements joined to a hole tile of some treasure that is still missing."""
        fed = 0
        for showing, feeding in self._treasures:
            if showing & allowed:
                fed |= feeding
        return fed

    def _can_end(self, rim: int, allowed: int, missing: int) -> bool:
        """As `_ending`, but from just this rim and with what is still allowed."""
        near = allowed & (rim | self._between)
        for showing in self._showing:
            if near & showing:
                missing -= 1
        return missing <= 0

    def _part(
        self, rim: int, allowed: int, loose: int, missing: int, added: tuple[int, ...]
    ) -> Part:
        """The part with all that was laid before and is joined now."""
        while reached := rim & loose:
            for n in members(reached):
                rim |= self._joined[n]
                missing -= self._holes >> n & 1
            loose ^= reached
        return rim, allowed, loose, missing, added
