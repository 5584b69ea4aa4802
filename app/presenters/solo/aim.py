"""What a puzzle asks for, how many turns it took so far, and the stars still to be had (P2)."""

from dataclasses import dataclass

from app.presenters.phrase import Field, Phrase, counted, phrase
from app.solo.stars import stars


@dataclass(frozen=True, slots=True)
class Aim:
    """`used` turns are done of `par`, the present one not counted; `stars` as it stands."""

    words: Field = ""
    used: int = 0
    par: int = 1
    stars: int = 3
    is_over: bool = False

    @property
    def pips(self) -> tuple[bool, ...]:
        """A circle a turn, filled once it is done; beyond par one more for each."""
        begun = self.used + (not self.is_over)
        return tuple(number < self.used for number in range(max(self.par, begun)))

    @property
    def line(self) -> Phrase:
        """For who cannot see the circles."""
        return phrase("solo.turn", number=self.used + 1, par=self.par)


NO_AIM = Aim()


def aim_of(par: int, hints: int, wanted: Field, moves: int, is_over: bool) -> Aim:
    """Of Shift, after so many moves. `wanted` is what is to be reached."""
    words = counted("solo.aim", par, target=wanted)
    used = (moves + 1) // 2 if is_over else moves // 2
    result = used if is_over else max(used + 1, par)
    return Aim(words, used, par, stars(par, result, hints), is_over)
