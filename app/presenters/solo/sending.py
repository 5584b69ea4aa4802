"""A puzzle on its way to somebody: what goes with its code, as whoever sends it wants."""

from dataclasses import dataclass, replace

from app.core.errors import BadRequest
from app.presenters.options import Option
from app.presenters.phrase import Field, Phrase, phrase
from app.presenters.solo.naming import line_of, result_words, title_of
from app.session.alone import Alone
from app.session.racing import Race
from app.session.tasks import grade_in
from app.solo.codes import Code, checked_name, code_text
from app.solo.kinds import RACES, REACH

RESULT, NAME = "solo.send.result", "solo.send.name"


@dataclass(frozen=True, slots=True)
class Sending:
    """`whole` has all there is to be said, `won` are stars; what is left out is `without`."""

    title: Phrase
    whole: Code
    won: int = 0
    without: frozenset[str] = frozenset()

    @property
    def code(self) -> Code:
        result = None if RESULT in self.without else self.whole.result
        return replace(self.whole, result=result, name="" if NAME in self.without else self.name)

    @property
    def name(self) -> str:
        return self.whole.name

    @property
    def spoken(self) -> str:
        """As it is read out and typed."""
        return code_text(self.code)

    @property
    def result(self) -> Field:
        """What is to be beaten, if that goes with it."""
        code = self.code
        return "" if code.result is None else result_words(code.kind, code.result)

    @property
    def options(self) -> tuple[Option, ...]:
        there = {RESULT: self.whole.result is not None, NAME: bool(self.name)}
        return tuple(
            Option(key, key not in self.without, (False, True), icon=icon)
            for key, icon in ((RESULT, "star"), (NAME, "account"))
            if there[key]
        )

    def switched(self, key: str) -> "Sending":
        return replace(self, without=self.without ^ {key})


NO_SENDING = Sending(phrase("solo.title"), Code(REACH[0], 0))


def sending_of(asked: Alone, is_over: bool, name: str) -> Sending:
    """One that is not solved is sent as it is. A name that no code can carry stays here."""
    kind, seed, table = asked.code.kind, asked.code.seed, asked.match.table
    title = phrase(
        "solo.send.title",
        game=phrase(f"game.{kind.game}"),
        title=title_of(kind, seed),
        line=line_of(kind, seed, grade_in(table)),
    )
    result = Race(asked).result if kind in RACES else asked.result
    has_result = is_over and (kind in RACES or asked.is_solved)
    code = Code(kind, seed, result if has_result else None, _fitting(name))
    return Sending(title, code, asked.stars if has_result else 0)


def _fitting(name: str) -> str:
    try:
        return checked_name(name)
    except BadRequest:
        return ""
