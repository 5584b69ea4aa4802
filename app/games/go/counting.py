"""How many solutions a roll of Go has: all minimal ones, exactly (`solver` says what they are).

Grown as in the solver, but depth first, and the last hole tile is not laid but counted. Whatever a
part could be joined to before is out when a plain tile is added, so all that comes after the latest
plain tile hangs on that one: only those before it may turn out to be idle.
"""

from collections.abc import Iterable

from app.core.thinking import Thinking
from app.games.go.board import Laid
from app.games.go.placing import members, set_of
from app.games.go.solver import Growing

PAUSE = 4
"""So many parts are grown between two pauses."""

Left = list[tuple[int, int, int, int, tuple[int, ...], int]]
"""Parts to grow further, each with the number of plain tiles that may still be added."""


def solution_count(
    roll: Iterable[int], board: Iterable[Laid] = (), *, has_joker: bool = False
) -> Thinking[int]:
    """How many minimal solutions there are that keep what is laid (none of that is left out)."""
    counting = Counting(tuple(roll), tuple(board), has_joker=has_joker)
    return (yield from counting.count())


class Counting(Growing):
    __slots__ = ("_ends",)

    def count(self) -> Thinking[int]:
        self._ends = self._ending()
        left: Left = [] if self._is_hopeless else [(*self._start, self._spare_plains)]
        holes, plains, joined, apart = self._holes, self._plains, self._joined, self._apart
        count = number = 0
        while left:
            rim, allowed, loose, missing, added, spare = left.pop()
            number += 1
            if number % PAUSE == 0:
                yield
            if not missing:
                count += self._minimal(added)
                continue
            open_to = rim & allowed
            fitting = open_to & holes
            if spare and open_to & plains:
                kept = allowed & ~fitting
                if spare == 1 and not loose:
                    count += self._add_last_plain(left, (rim, kept, missing, added))
                else:
                    self._add_plain(left, (rim, kept, loose, missing, added, spare))
            if missing == 1 and not loose:
                if fitting:
                    count += self._minimal(added, fitting)
                continue
            while fitting:
                lowest = fitting & -fitting
                fitting ^= lowest
                allowed ^= lowest
                n = lowest.bit_length() - 1
                rest, grown = allowed & apart[n], (*added, n)
                if loose:
                    part = self._part(rim | joined[n], rest, loose, missing - 1, grown)
                    left.append((*part, spare))
                else:
                    left.append((rim | joined[n], rest, 0, missing - 1, grown, spare))
        return count

    def _add_plain(self, left: Left, part: tuple[int, int, int, int, tuple[int, ...], int]) -> None:
        """Every plain tile that brings something new to the rim."""
        rim, allowed, loose, missing, added, spare = part
        fitting = rim & allowed & self._plains
        while fitting:
            lowest = fitting & -fitting
            fitting ^= lowest
            allowed ^= lowest
            n = lowest.bit_length() - 1
            after, news = allowed & self._apart[n], self._joined[n] & ~rim
            if news & (after | loose):
                grown = rim | news, after, loose, missing, (*added, n)
                left.append((*(self._part(*grown) if loose else grown), spare - 1))

    def _add_last_plain(self, left: Left, part: tuple[int, int, int, tuple[int, ...]]) -> int:
        """After it hole tiles only: how many solutions there are with one of them."""
        rim, allowed, missing, added = part
        fitting = rim & allowed & self._plains
        allowed &= self._holes
        if missing == 1:
            return self._pairs(fitting, allowed, added)
        fitting &= self._ends[missing]
        while fitting:
            lowest = fitting & -fitting
            fitting ^= lowest
            n = lowest.bit_length() - 1
            after, news = allowed & self._apart[n], self._joined[n]
            if news & after and self._can_end(news, after, missing):
                left.append((news, after, 0, missing, (*added, n), 0))
        return 0

    def _pairs(self, fitting: int, lasts: int, added: tuple[int, ...]) -> int:
        """One of these plain tiles, and one of these hole tiles joined to it."""
        joined = self._joined
        found: list[tuple[int, int]] = []
        while lasts:
            lowest = lasts & -lasts
            lasts ^= lowest
            n = lowest.bit_length() - 1
            if ways := fitting & joined[n]:
                found.append((n, ways))
        if not found:
            return 0
        idle, near, far, loose = self._idle(added)
        count = 0
        for last, ways in found:
            ways &= ~idle
            count += ways.bit_count()
            ways &= far if joined[last] & loose else near
            if ways:
                for n in members(ways):
                    count -= not self._minimal((*added, n, last))
        return count

    def _idle(self, added: tuple[int, ...]) -> tuple[int, int, int, int]:
        """What makes a plain tile idle that was added: placements after which it surely is; those
        after which it may be, by themselves or with a last tile joined to any of the `loose`."""
        joined, holes, whole = self._joined, self._holes, self._whole(added)
        idle = near = far = lost = 0
        for n in added:
            if not holes >> n & 1:
                rim, loose = self._reached(self._start[0], whole ^ 1 << n)
                if not loose & holes:
                    idle |= rim
                    continue
                far |= rim
                lost |= loose
                for other in members(loose):
                    near |= rim & joined[other]
        return idle, near, far, lost

    def _minimal(self, added: tuple[int, ...], lasts: int = 0) -> int:
        """How many of these solutions are unsolved as soon as any plain tile added is left out.

        Each ends with one of `lasts`, or all of it is `added` and there are none.
        """
        holes, whole, is_before, found = self._holes, self._whole(added), False, lasts or 1
        for n in reversed(added):
            if holes >> n & 1:
                continue
            if is_before:
                rim, loose = self._reached(self._start[0], whole ^ 1 << n)
                found &= ~self._closing(lasts & rim, rim, loose) if loose & holes else lasts & ~rim
                if not found:
                    return 0
            is_before = True
        return found.bit_count()

    def _closing(self, lasts: int, rim: int, loose: int) -> int:
        """Those of these hole tiles that join all the loose ones to the rim."""
        holes, joined = self._holes, self._joined
        return set_of(
            n
            for n in members(lasts)
            if joined[n] & loose and not self._reached(rim | joined[n], loose)[1] & holes
        )

    def _whole(self, added: tuple[int, ...]) -> int:
        whole = self._start[2]
        for n in added:
            whole |= 1 << n
        return whole

    def _reached(self, rim: int, loose: int) -> tuple[int, int]:
        """The rim with all these placements that are joined to it, and those that are not."""
        joined = self._joined
        while reached := rim & loose:
            loose ^= reached
            while reached:
                lowest = reached & -reached
                reached ^= lowest
                rim |= joined[lowest.bit_length() - 1]
        return rim, loose
