"""What a puzzle asks for, how many turns it took so far, and the stars still to be had (P2)."""

from dataclasses import dataclass

from app.presenters.figures import NO_FIGURE, Figure
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.solo.stars import stars

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Track:
    """How far one's own pawn has come of so many targets, and the other's, if anybody is raced:
    `rival` says who, and how many are found. Where they are known, `targets` shows them side by
    side; the one after those found is due."""

    own: int = 0
    other: int = NOBODY
    length: int = 0
    pawn: str = "red"
    targets: Figure = NO_FIGURE
    rival: Field = ""

    @property
    def has_targets(self) -> bool:
        return self.targets.columns > 0

    @property
    def has_other(self) -> bool:
        return self.other != NOBODY

    def share(self, found: int) -> float:
        """Of the way."""
        return max(0, found) / max(1, self.length)


NO_TRACK = Track()


@dataclass(frozen=True, slots=True)
class Aim:
    """`used` turns are done of `par`, the present one not counted; `stars` as it stands.

    `brief` is what stands for the words where room is short, if anything does. A race has a
    `track`; against the clock there is a `clock`, and neither stars nor hints. One that
    `has_limit` leaves no turn after par. What is `reached` of all stands where there is no room for
    words.
    """

    words: Field = ""
    brief: Field = ""
    used: int = 0
    par: int = 1
    stars: int = 3
    is_over: bool = False
    track: Track = NO_TRACK
    clock: str = ""
    is_last: bool = False
    has_limit: bool = False
    reached: str = ""

    @property
    def is_race(self) -> bool:
        return self.track.length > 0

    @property
    def pips(self) -> tuple[bool, ...]:
        """A circle a turn, filled once it is done; beyond par one more for each."""
        if self.is_race:
            return ()
        begun = self.used + (not (self.is_over or self.has_limit))
        return tuple(number < self.used for number in range(max(self.par, begun)))

    @property
    def has_hint(self) -> bool:
        return not self.clock and not self.is_over

    @property
    def line(self) -> Phrase:
        """For who cannot see the circles."""
        return phrase("solo.turn", number=self.used + 1, par=self.par)


NO_AIM = Aim()


def aim_of(par: int, hints: int, words: Field, wanted: Field, moves: int, is_over: bool) -> Aim:
    """Of Shift, after so many moves. `words` say what to do, `wanted` is what is to be reached; in
    more turns than need be they say which turn it is."""
    brief = counted("solo.aim", par, target=wanted)
    used = (moves + 1) // 2 if is_over else moves // 2
    result = used if is_over else max(used + 1, par)
    if result > par:
        words = brief = phrase("solo.aim.over", target=wanted, turn=result, par=par)
    return Aim(words, brief, used, par, stars(par, result, hints), is_over)
