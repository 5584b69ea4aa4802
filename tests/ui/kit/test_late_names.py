"""A property that only kv names is a widget's own, whatever its base classes were given since."""

from kivy.lang import Parser
from kivy.lang.parser import ParserRule
from kivy.uix.widget import Widget

import app.ui.kit.kv_files  # noqa: F401 - sees to it


class Base(Widget):
    pass


class Kid(Base):
    pass


def rule(kind: str) -> ParserRule:
    [(_, found)] = Parser(content=f"<{kind}>:\n    lately: self.x\n").rules
    found.cache_marked = []
    return found


def test_a_name_that_a_base_class_was_given_since_is_followed() -> None:
    """The margin of New game stayed that of the wide screen once a review had been looked at."""
    early = Kid()
    rule("Base").create_missing(Base())
    rule("Kid").create_missing(early)
    seen: list[float] = []
    assert early.fbind("lately", lambda _, value: seen.append(value))
    early.lately = 7
    assert seen == [7]


def test_what_a_class_has_of_its_own_stays() -> None:
    kid = Kid()
    rule("Kid").create_missing(kid)
    again = rule("Kid")
    before = kid.property("lately")
    again.create_missing(kid)
    assert kid.property("lately") is before
