"""How a race that was left stands, in a line; how much time is left, and who is raced."""

from app.presenters.phrase import Field, Phrase, counted, phrase
from app.presenters.times import clock_text
from app.session.racing import Race
from app.solo.codes import Code
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


def rival_name(code: Code) -> Field:
    """Whoever sent it, else one's own best."""
    if code.result is None:
        return phrase("race.own")
    return code.name or phrase("solo.somebody")
