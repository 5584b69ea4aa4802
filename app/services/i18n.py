"""Words for people: catalogues in gettext's .po form, read as they are, one a language.

Code and kv name a key (`shift.refusal.barred_arrow`); English too is only a catalogue. Fields in
texts are named (`{seat}`) and filled with `str.format_map`, so a translation may reorder them.
"""

import ast
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
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
        return self.texts.get(key, (key,))[0].format_map(fields)

    def counted(self, key: str, number: int, **fields: object) -> str:
        """The words for this number of things; `{number}` is a field of its own."""
        forms = self.texts.get(key, (key,))
        form = PLURAL_FORM.get(self.language, _one_or_more)(number)
        return forms[min(form, len(forms) - 1)].format_map({"number": number, **fields})


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
    texts = parsed_po(_source(FALLBACK))
    if language in languages():
        texts |= parsed_po(_source(language))
    return Catalogue(language, texts)


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
