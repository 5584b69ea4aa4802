"""One thing to choose, as settings and new games show it: what it is called and what may be taken.

The words of an option stand in the catalogues: its `key` names it, `<key>.hint` explains it, or
`<key>.<value>.hint` the value it has now, `<key><hinted>.hint` what it does as it is used now, and
`<key>.<value>` names a value. A number is counted by `<key>.count`.
"""

from dataclasses import dataclass

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class Option:
    """Flags have the values False and True, numbers a run of them; all else is one of some texts.

    `names` stand for the values where those are called by themselves: languages, people, cells;
    an empty one leaves it to the catalogue. `icon` is a sign that stands before it, `signs` stand
    beside its values, or for them where it `is_terse`, pictures where it `is_drawn`; one that
    `is_long` has more values than are seen at once. Where it has no title its values tell what it
    is.
    """

    key: str
    value: Value
    values: tuple[Value, ...]
    names: tuple[str, ...] = ()
    has_hint: bool = False
    hints_at_value: bool = False
    hinted: str = ""
    icon: str = ""
    signs: tuple[str, ...] = ()
    is_terse: bool = False
    is_drawn: bool = False
    is_long: bool = False
    has_title: bool = True

    @property
    def is_flag(self) -> bool:
        return all(type(value) is bool for value in self.values)

    @property
    def is_number(self) -> bool:
        return all(type(value) is int for value in self.values)

    def value_key(self, value: Value) -> str:
        return f"{self.key}.{value}"

    @property
    def hint_key(self) -> str:
        """Empty where nothing is explained."""
        if self.hints_at_value:
            return f"{self.value_key(self.value)}.hint"
        return f"{self.key}{self.hinted}.hint" if self.has_hint else ""

    def next(self, step: int) -> Value:
        """The value so many places on, the outermost one at the ends."""
        place = self.values.index(self.value) + step
        return self.values[min(max(place, 0), len(self.values) - 1)]
