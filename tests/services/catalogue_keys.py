"""Which keys of the catalogues the code asks for: literal ones, f-strings, and options."""

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from app.presenters.faces import FACES
from app.presenters.match.seats import Seat
from app.presenters.options import Option
from app.presenters.setup.draft import parsed_draft, with_count
from app.presenters.setup.handicap import share_option
from app.presenters.setup.new_game import NewGame, chosen, shown, simple_choices
from app.presenters.setup.offer import Choice, Draft, Offer
from app.presenters.setup.seat_form import seat_options
from app.presenters.shell.settings_list import settings_groups
from app.services.settings import Settings
from tests.ground.tree import ROOT, files_at

IN_QUOTES = re.compile(r'(f?)"([^"\n]*)"')
UNTITLED = {"edition"}
"""Shown as pictures without a title."""
FIELD = re.compile(r"\{[^}]*\}")


def literals() -> set[str]:
    """All texts that stand in the code and in kv as they are."""
    return {text for is_formatted, text in _strings() if not is_formatted}


def patterns() -> list[re.Pattern[str]]:
    """What f-strings may become; those that begin with a field say nothing here."""
    made = {text for is_formatted, text in _strings() if is_formatted and "." in text}
    return [
        re.compile(r"[a-z0-9_]+".join(map(re.escape, FIELD.split(text))))
        for text in sorted(made)
        if re.match(r"[a-z_]+\.", text)
    ]


def _strings() -> Iterator[tuple[bool, str]]:
    for path in files_at(ROOT / "app"):
        if path.suffix == ".py":
            yield from _strings_of_python(path)
    for path in files_at(ROOT / "kv"):
        for formatted, text in IN_QUOTES.findall(path.read_text(encoding="utf-8")):
            yield bool(formatted), text


def _strings_of_python(path: Path) -> Iterator[tuple[bool, str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield False, node.value
        elif isinstance(node, ast.JoinedStr):
            parts = (part.value if isinstance(part, ast.Constant) else "{}" for part in node.values)
            yield True, "".join(map(str, parts))


def options() -> Iterator[Option]:
    """Every option of the settings, of seats and of new games, with any number of seats."""
    for group in settings_groups(Settings(), [("en", "English")]):
        yield from group.options
    yield from seat_options(Seat(), has_sides=True)
    for offer in (face.offer for face in FACES):
        for count in offer.counts:
            draft = with_count(parsed_draft(offer, {}), count)
            yield NewGame(draft).kind
            yield from filter(None, [share_option(draft, 0)])
            for changed in (draft, *changes(offer, draft)):
                yield from shown(changed, all_choices(offer, changed))


def changes(offer: Offer, draft: Draft) -> Iterator[Draft]:
    """Every draft that is one choice away: some choices bring others along."""
    ways = (offer.together,) if offer.together else ()
    for choice in (*ways, *all_choices(offer, draft)):
        for value in choice.sets:
            yield chosen(draft, [choice], choice.key, value)


def all_choices(offer: Offer, draft: Draft) -> tuple[Choice, ...]:
    edition = (offer.edition,) if offer.edition else ()
    return (*edition, *simple_choices(offer, draft), *offer.more(draft))


def option_keys(option: Option) -> set[str]:
    named = option.names or ("",) * len(option.values)
    keys = {option.key} - UNTITLED | hint_keys(option)
    if option.is_number:
        return keys | {f"{option.key}.count"}
    if option.is_flag:
        return keys
    values = zip(option.values, named, strict=True)
    return keys | {option.value_key(value) for value, name in values if not name}


def hint_keys(option: Option) -> set[str]:
    told = [replace(option, value=value) for value in option.values] if option.hint_key else []
    return {each.hint_key for each in told}


def section_keys() -> set[str]:
    sections = [section for book in (face.book for face in FACES) for section in book]
    short = {section.short_key for section in sections if section.is_main}
    return short | {key for section in sections for key in (section.title_key, section.text_key)}
