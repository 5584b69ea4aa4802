"""JSON from outside: what is taken, what is refused, and that nothing but BadRequest comes out."""

import json
from enum import StrEnum
from typing import Any

import pytest

from app.core.errors import BadRequest
from app.core.forms import MAX_DEPTH, MAX_DIGITS, MAX_TEXT, Form, parsed_json
from app.core.rng import WORD, Rng

BRACKETS = 100_000


class Fruit(StrEnum):
    APPLE = "apple"
    PEAR = "pear"


def is_refused(text: str) -> bool:
    try:
        parsed_json(text, "bad_test")
    except BadRequest as error:
        return error.code == "bad_test" and len(error.detail) <= 80
    return False


def form(**fields: Any) -> Form:
    return Form(fields, "bad_test")


@pytest.mark.parametrize(
    "value",
    [{}, [], {"a": [1, {"b": None}]}, "", "ä€😀", 0, -5, WORD, True, None, [[["[{"]]], "\\\"[{"],
)  # fmt: skip
def test_plain_json_is_taken(value: object) -> None:
    assert parsed_json(json.dumps(value)) == value
    assert parsed_json(json.dumps(value, ensure_ascii=False, indent=1)) == value


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "{", "}", "[1,]", "{'a': 1}", '{"a" 1}', "nul", "1 2", '"\n"', '"\\x"', "\ufeff{}",
        "NaN", "[NaN]", "Infinity", "-Infinity", '{"a": -Infinity}',
        "1.0", "1e3", "1e999", "-1e999", "[0.5]", "1E-400",
        "1" * (MAX_DIGITS + 1), "-" + "1" * MAX_DIGITS, "9" * 100_000, "[" + "7" * 5_000 + "]",
        '{"a": 1, "a": 1}', '[{"b": {"a": 1, "a": 2}}]', '{"a": 1, "\\u0061": 1}',
        '"\\ud800"', '"\\udfff\\ud800"', '{"\\ud83d": 1}', '"\ud800"', '["a\udc80"]',
        '"\x00"', "\x00", "\uff11",
    ],
    ids=lambda text: ascii(text[:24]),
)  # fmt: skip
def test_anything_else_is_refused(text: str) -> None:
    assert is_refused(text)


def test_a_pair_of_surrogates_is_one_letter() -> None:
    assert parsed_json('"\\ud83d\\ude00"') == "😀"


def test_numbers_up_to_the_most_digits() -> None:
    assert parsed_json("9" * MAX_DIGITS) == 10**MAX_DIGITS - 1
    assert parsed_json("-" + "9" * (MAX_DIGITS - 1)) == 1 - 10 ** (MAX_DIGITS - 1)


def test_depth_is_bounded() -> None:
    assert parsed_json("[" * MAX_DEPTH + "]" * MAX_DEPTH)
    assert is_refused("[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1))
    assert is_refused('{"a":' * (MAX_DEPTH + 1) + "1" + "}" * (MAX_DEPTH + 1))
    assert parsed_json("[" + ",".join(["[]"] * 1000) + "]") == [[]] * 1000


@pytest.mark.parametrize(
    "text",
    [
        "[" * BRACKETS,
        "[" * BRACKETS + "]" * BRACKETS,
        '{"a":' * BRACKETS,
        '[{"a":' * BRACKETS,
        "]" * BRACKETS + "[" * BRACKETS,
        '"\\"' + "[" * BRACKETS,
        '\\"' + "[" * BRACKETS,
        '[""' + "[" * BRACKETS,
    ],
    ids=lambda text: text[:8],
)
def test_deep_nesting_is_refused(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize("text", ["[" * BRACKETS, '"' * BRACKETS, "\\" * BRACKETS, '\\"[{]}' * 999])
def test_brackets_and_quotes_inside_a_text_are_only_letters(text: str) -> None:
    assert parsed_json(json.dumps([text])) == [text]


def test_length_is_bounded() -> None:
    assert parsed_json('"' + "x" * (MAX_TEXT - 2) + '"') == "x" * (MAX_TEXT - 2)
    assert is_refused('"' + "x" * (MAX_TEXT - 1) + '"')
    assert is_refused(" " * (MAX_TEXT + 1))


PIECES = [
    '"',
    "\\",
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    "0",
    "-",
    "e9",
    "NaN",
    "\ud800",
    "\x00",
    "\\u",
    "null",
]
WHOLE = '{"do":"new","game":"shift","seats":2,"options":{"cards":[1,true,null],"exit":"c3\\n"}}'


def test_damaged_json_is_refused_or_means_something() -> None:
    """Whatever passes can be written again and is then the same."""
    rng, refused = Rng(4), 0
    for _ in range(3000):
        text = list(WHOLE)
        for _ in range(1 + rng.below(4)):
            text[rng.below(len(text))] = PIECES[rng.below(len(PIECES))]
        damaged = "".join(text)
        if is_refused(damaged):
            refused += 1
        else:
            assert parsed_json(json.dumps(parsed_json(damaged))) == parsed_json(damaged)
    assert 2000 < refused < 3000


@pytest.mark.parametrize("value", [None, [], "{}", 1, True, [("a", 1)]])
def test_a_form_is_an_object(value: object) -> None:
    with pytest.raises(BadRequest):
        Form(value, "bad_test")
    with pytest.raises(BadRequest):
        form(inner=value).form("inner")
    with pytest.raises(BadRequest):
        form(items=[{}, value]).forms("items")


READERS: dict[str, Any] = {
    "text": lambda fields: fields.text("a"),
    "flag": lambda fields: fields.flag("a"),
    "items": lambda fields: fields.items("a"),
    "texts": lambda fields: fields.texts("a"),
    "whole": lambda fields: fields.whole("a", range(-5, 6)),
    "choice": lambda fields: fields.choice("a", Fruit),
    "forms": lambda fields: fields.forms("a"),
    "form": lambda fields: fields.form("a"),
}
TAKEN: dict[str, list[object]] = {
    "text": ["", "pear", "apple", "Pear", "[" * BRACKETS],
    "flag": [True, False],
    "items": [[], [1, "a", None], ["a"], [{}]],
    "texts": [[], ["a"]],
    "whole": [-5, 0, 5],
    "choice": ["apple", "pear"],
    "forms": [[], [{}]],
    "form": [{}, {"b": 1}],
}
VALUES: list[object] = [
    None, True, False, -6, -5, 0, 5, 6, 10**19, 1.0, "", "pear", "apple", "Pear", "[" * BRACKETS,
    [], ["a"], [1, "a", None], [{}], {}, {"b": 1},
]  # fmt: skip


@pytest.mark.parametrize("kind", READERS)
def test_a_field_has_exactly_the_kind_asked_for(kind: str) -> None:
    """A bool is no number, a number no bool, and 1.0 is neither."""
    for value in VALUES:
        is_taken = any(type(value) is type(good) and value == good for good in TAKEN[kind])
        if is_taken:
            READERS[kind](form(a=value))
            continue
        with pytest.raises(BadRequest) as refused:
            READERS[kind](form(a=value))
        assert refused.value.code == "bad_test"


def test_what_is_read_is_what_was_given() -> None:
    fields = form(
        text="x", flag=False, items=[1], texts=["y"], whole=3, choice="pear", form={"b": 1}
    )
    assert fields.text("text") == "x"
    assert fields.flag("flag") is False
    assert fields.items("items") == [1]
    assert fields.texts("texts") == ["y"]
    assert fields.whole("whole", range(4)) == 3
    assert fields.choice("choice", Fruit) is Fruit.PEAR
    assert fields.form("form").whole("b", range(2)) == 1
    fields.close()


def test_missing_or_null_fields_get_their_default() -> None:
    for fields in (form(), form(a=None)):
        assert fields.text("a", "x") == "x"
        assert fields.flag("a", True) is True
        assert fields.items("a", [1]) == [1]
        assert fields.whole("a", range(3), 2) == 2
        assert fields.choice("a", Fruit, Fruit.APPLE) is Fruit.APPLE
        assert fields.optional("a", fields.text) is None
        assert fields.value("a") is None
        assert not fields.has("a")


@pytest.mark.parametrize("default", ["", False, 0])
def test_a_default_may_be_empty(default: Any) -> None:
    readers: dict[type, Any] = {
        str: lambda: form().text("a", default),
        bool: lambda: form().flag("a", default),
        int: lambda: form().whole("a", range(3), default),
    }
    assert readers[type(default)]() == default


def test_an_optional_field_is_read_where_it_is_there() -> None:
    fields = form(a="x")
    assert fields.has("a")
    assert fields.optional("a", fields.text) == "x"
    fields.close()


def test_the_number_of_forms_is_bounded() -> None:
    assert len(form(a=[{}, {}]).forms("a", range(1, 3))) == 2
    for count in (0, 3):
        with pytest.raises(BadRequest):
            form(a=[{}] * count).forms("a", range(1, 3))


def test_unknown_keys_are_refused() -> None:
    fields = form(known=1, strange=2)
    fields.whole("known", range(2))
    assert fields.rest() == {"strange": 2}
    with pytest.raises(BadRequest, match="strange"):
        fields.close()


def test_asking_whether_a_field_is_there_does_not_make_it_known() -> None:
    fields = form(a=1)
    assert fields.has("a")
    with pytest.raises(BadRequest):
        fields.close()


def test_what_is_missing_is_called_missing() -> None:
    for fields in (form(), form(a=None)):
        with pytest.raises(BadRequest, match="a: missing"):
            fields.text("a")


def test_a_refusal_names_the_field_and_stays_short() -> None:
    with pytest.raises(BadRequest) as refused:
        Form({"k" * 100_000: 1}, "bad_test").close()
    assert refused.value.detail == "k" * 40 + ": unknown key"
