"""Words for people: catalogues in gettext's .po form, read as they are, one a language.

Code and kv name a key (`shift.refusal.barred_arrow`); English too is only a catalogue. Fields in
texts are named (`{seat}`) and filled with `str.format_map`, so a translation may reorder them.
"""

import ast
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "assets" / "locale"
FALLBACK = "en"
OWN_NAME = "language.name"


def _one_or_more(number: int) -> int:
    return int(number != 1)


def _up_to_one(number: int) -> int:
    return int(number > 1)


PLURAL_FORM: dict[str, Callable[[int], int]] = {"fr": _up_to_one}
"""Languages whose plural starts elsewhere than at everything but one."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The texts of one language: by key, each with its forms (a single one, or by number)."""

    language: str
    texts: Mapping[str, tuple[str, ...]]

    def text(self, key: str, **fields: object) -> str:
        """The words of a key; a key without words shows itself (a test finds those)."""
        return self._forms(key)[0].format_map(fields)

    def counted(self, key: str, number: int, **fields: object) -> str:
        """The words for this number of things; `{number}` is a field of its own."""
        forms = self._forms(key)
        form = PLURAL_FORM.get(self.language, _one_or_more)(number)
        return forms[min(form, len(forms) - 1)].format_map({"number": number, **fields})

    def _forms(self, key: str) -> tuple[str, ...]:
        try:
            return self.texts[key]
        except KeyError:
            return (key,)


def languages() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in FOLDER.glob("*.po")))


def language_names() -> tuple[tuple[str, str], ...]:
    """Each language with the name it gives itself; nothing else of its catalogue is parsed."""
    return tuple((language, _own_name(language)) for language in languages())


def _own_name(language: str) -> str:
    _, key, rest = _source(language).partition(f'msgid "{OWN_NAME}"')
    return parsed_po(key + rest.partition("\n\n")[0])[OWN_NAME][0]


def catalogue(language: str) -> Catalogue:
    """The language's texts, with English where one is missing."""
    own = (language,) if language in languages() and language != FALLBACK else ()
    return Catalogue(language, Texts([_source(each) for each in (*own, FALLBACK)]))


class Texts(Mapping[str, tuple[str, ...]]):
    """Of several catalogues, what counts most first. A text is read when it is asked for."""

    def __init__(self, sources: Sequence[str]) -> None:
        self._entries = [_entries(source) for source in sources]
        self._read: dict[str, tuple[str, ...]] = {}

    def __getitem__(self, key: str) -> tuple[str, ...]:
        forms = self._read.get(key)
        if forms is None:
            found = (parsed_po(entries.get(key, "")).get(key, ()) for entries in self._entries)
            forms = self._read[key] = next(filter(None, found), ())
        if not forms:
            raise KeyError(key)
        return forms

    def __iter__(self) -> Iterator[str]:
        return (key for key in dict.fromkeys(chain(*self._entries)) if key in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def _entries(source: str) -> dict[str, str]:
    """By their keys, as they stand there."""
    entries = source.split("\n\n")
    return {entry.partition('msgid "')[2].partition('"')[0]: entry for entry in entries}


def _source(language: str) -> str:
    return (FOLDER / f"{language}.po").read_text(encoding="utf-8")


PART = re.compile(r'^(msg\w+)(?:\[\d\])? ((?:"(?:[^"\\]|\\.)*"\n?)+)', re.MULTILINE)
"""A keyword of an entry with its text, which may go on for several lines."""
GLUE = '"\n"'


def parsed_po(source: str) -> dict[str, tuple[str, ...]]:
    """Key to forms. Only what our catalogues use: msgid, msgid_plural, msgstr, comments."""
    texts: dict[str, tuple[str, ...]] = {}
    key = ""
    for name, quoted in PART.findall(source):
        text = _unquoted(quoted)
        if name == "msgid":
            key = text
        elif name == "msgstr" and key:
            texts[key] = (*texts.get(key, ()), text)
    return {key: forms for key, forms in texts.items() if all(forms)}


def _unquoted(quoted: str) -> str:
    text = quoted.strip()[1:-1].replace(GLUE, "")
    return str(ast.literal_eval(f'"{text}"')) if "\\" in text else text
