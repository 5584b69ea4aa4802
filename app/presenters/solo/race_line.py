"""How a race that was left stands, in a line, and how much time is left."""

from app.presenters.phrase import Phrase, counted, phrase
from app.presenters.times import clock_text
from app.session.racing import Race
from app.solo.kinds import LIMIT_MS


def race_line(race: Race) -> Phrase:
    found = len(race.moments)
    if race.is_timed:
        return counted("home.line.race", found, time=clock_text(seconds_left(race.now)))
    turn, par = max(1, race.now), race.alone.par
    return phrase("race.deal", found=found, of=race.count, turn=turn, par=par)


def seconds_left(milliseconds: int) -> int:
    """Rounded up: 0 only when the time is over."""
    return -(-(LIMIT_MS - milliseconds) // 1000)
