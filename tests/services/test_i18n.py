"""Catalogues: the parser of .po, plurals, and that every language has every word."""

import re
from string import Formatter

import pytest

from app.services import i18n
from app.services.i18n import (
    FALLBACK,
    FOLDER,
    Catalogue,
    catalogue,
    language_names,
    languages,
    parsed_po,
)
from tests.services.catalogue_keys import (
    literals,
    option_keys,
    options,
    patterns,
    section_keys,
)

OWN = {
    language: parsed_po((FOLDER / f"{language}.po").read_text(encoding="utf-8"))
    for language in languages()
}
ENGLISH = OWN[FALLBACK]
OTHERS = [language for language in OWN if language != FALLBACK]
FIRST_WORDS = {key.partition(".")[0] for key in ENGLISH if "." in key}
LOOKS_LIKE_A_KEY = re.compile(r"[a-z_]+(\.[a-z0-9_]+)+")


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_continued_lines_comments_and_quotes_are_read() -> None:
    source = '# note\nmsgid "a.b"\nmsgstr ""\n"one \\"two\\" "\n"three\\n"\n\nmsgid "c"\nmsgstr "d"'
    assert parsed_po(source) == {"a.b": ('one "two" three\n',), "c": ("d",)}


def test_the_header_and_words_not_translated_yet_are_left_out() -> None:
    source = 'msgid ""\nmsgstr "Content-Type: text/plain\\n"\n\nmsgid "a"\nmsgstr ""'
    assert parsed_po(source) == {}


def test_plural_forms_are_read_in_order() -> None:
    source = 'msgid "n"\nmsgid_plural "n"\nmsgstr[0] "{number} card"\nmsgstr[1] "{number} cards"\n'
    assert parsed_po(source) == {"n": ("{number} card", "{number} cards")}


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {0: "many", 1: "one", 2: "many", 5: "many", 1_000_000: "many"}),
        ("de", {0: "many", 1: "one", 2: "many", 5: "many", 1_000_000: "many"}),
        ("es", {0: "many", 1: "one", 2: "many", 5: "many", 1_000_000: "many"}),
        ("fr", {0: "one", 1: "one", 2: "many", 5: "many", 1_000_000: "many"}),
        ("it", {0: "many", 1: "one", 2: "many", 5: "many", 1_000_000: "many"}),
        ("nl", {0: "many", 1: "one", 2: "many", 5: "many", 1_000_000: "many"}),
        ("pt", {0: "many", 1: "one", 2: "many", 5: "many", 1_000_000: "many"}),
    ],
)
def test_the_number_chooses_the_form(language: str, forms: dict[int, str]) -> None:
    words = Catalogue(language, {"n": ("one", "many")})
    assert {number: words.counted("n", number) for number in forms} == forms


def test_fields_are_filled_and_nothing_in_them_is_read_again() -> None:
    words = Catalogue("en", {"hello": ("Hello {name}",)})
    assert words.text("hello", name="{evil} [b]") == "Hello {evil} [b]"


def test_a_key_without_words_shows_itself() -> None:
    assert Catalogue("en", {}).text("no.such.key") == "no.such.key"


@pytest.mark.parametrize("language", ["xx", "", "../en", "de_AT"])
def test_an_unknown_language_speaks_english(language: str) -> None:
    assert catalogue(language).text("settings.title") == ENGLISH["settings.title"][0]


def test_a_language_is_called_as_its_catalogue_says() -> None:
    assert dict(language_names()) == {code: OWN[code]["language.name"][0] for code in OWN}


def test_for_the_names_of_languages_no_catalogue_is_parsed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lengths: list[int] = []

    def measured(source: str) -> dict[str, tuple[str, ...]]:
        lengths.append(len(source))
        return parsed_po(source)

    monkeypatch.setattr(i18n, "parsed_po", measured)
    language_names()
    assert max(lengths) < 100


@pytest.mark.parametrize("language", OTHERS)
def test_each_language_has_every_key_and_no_other(language: str) -> None:
    assert OWN[language].keys() == ENGLISH.keys()


@pytest.mark.parametrize("language", OWN)
def test_no_key_stands_twice(language: str) -> None:
    source = (FOLDER / f"{language}.po").read_text(encoding="utf-8")
    keys = re.findall(r'^msgid "(.+)"$', source, re.MULTILINE)
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", OTHERS)
def test_fields_are_the_same_in_each_language(language: str) -> None:
    different = [
        key
        for key, forms in ENGLISH.items()
        if {frozenset(fields(form)) for form in forms}
        != {frozenset(fields(form)) for form in OWN[language][key]}
    ]
    assert different == []


@pytest.mark.parametrize("language", OWN)
def test_a_walk_to_a_target_is_a_sentence_with_its_name(language: str) -> None:
    """And not a name after a colon."""
    words = OWN[language]
    targets = [key for key in words if key.startswith("target.")]
    walks = {key: words[key.replace("target.", "shift.walk_to.")][0] for key in targets}
    names = {key: words[key][0].split()[0][:4].lower() for key in targets}
    assert [key for key in targets if names[key] not in walks[key].lower()] == []
    assert [key for key in targets if ":" in walks[key] or "  " in walks[key]] == []


def test_every_key_in_the_code_has_words() -> None:
    asked = {
        text
        for text in literals()
        if LOOKS_LIKE_A_KEY.fullmatch(text) and text.partition(".")[0] in FIRST_WORDS
    }
    groups = {text for text in asked if any(key.startswith(text + ".") for key in ENGLISH)}
    assert asked - groups - ENGLISH.keys() == set()


def test_every_key_made_in_the_code_has_words_for_some_value() -> None:
    made = [p.pattern for p in patterns() if p.pattern.partition("\\.")[0] in FIRST_WORDS]
    unsaid = [p for p in made if not any(re.fullmatch(p, key) for key in ENGLISH)]
    assert unsaid == []


def test_every_option_and_every_section_of_the_rules_has_words() -> None:
    asked = section_keys().union(*map(option_keys, options()))
    assert asked - ENGLISH.keys() == set()


def test_no_words_are_left_over() -> None:
    """Those said to the only person among bots follow the words they stand beside."""
    asked = literals() | section_keys().union(*map(option_keys, options()))
    made = patterns()
    bases = {key: key.removesuffix(".you") for key in ENGLISH}
    unused = [
        key
        for key, base in bases.items()
        if not asked & {key, base} and not any(p.fullmatch(base) for p in made)
    ]
    assert unused == []
