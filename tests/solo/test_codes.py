"""P4: challenge codes are read forgivingly, and every slip is noticed."""

from contextlib import suppress

import pytest

from app.core.errors import BadRequest
from app.core.rng import WORD, Rng
from app.solo.codes import IN_TEXT, RESULTS, Code, checked_name, code_in, code_text, parsed_code
from app.solo.kinds import BY_LETTER, CLOCK, DAILY, KINDS, REACH, ROLL
from app.solo.letters import LETTERS, checked, read, shown
from tests.data.samples import part_of

BY_CHANCE = part_of(100_000, 4)
SAMPLES = [
    Code(REACH[0], 0),
    Code(REACH[2], 5),
    Code(REACH[3], 1 << 20, 5, "Zoë"),
    Code(CLOCK, 77, 17, "Anna-Lena"),
    Code(DAILY[1], 2500, 0),
    Code(ROLL, WORD, RESULTS.stop - 1, "Ÿñőşłżčðþßæœ".title()),
    Code(ROLL, WORD, name="D'Arc O B C"),
]
every_sample = pytest.mark.parametrize("code", SAMPLES, ids=code_text)


def code_of(text: str) -> Code | None:
    with suppress(BadRequest):
        return parsed_code(text)
    return None


@every_sample
def test_p4_a_code_comes_back_as_it_was(code: Code) -> None:
    assert parsed_code(code_text(code)) == code


@pytest.mark.parametrize("number", range(200))
def test_p4_codes_by_chance_come_back(number: int) -> None:
    rng = Rng(number)
    kind = KINDS[rng.below(len(KINDS))]
    result = rng.word() % RESULTS.stop >> rng.below(32) if rng.below(2) else None
    name = "".join("abcdefgh -'äéñ"[rng.below(14)] for _ in range(rng.below(13)))
    code = Code(kind, rng.word() >> rng.below(64), result, checked_name(name))
    assert parsed_code(code_text(code)) == code


def test_p4_letters_are_shown_in_groups_of_four_without_i_l_o_u() -> None:
    assert not set("ILOU") & set(LETTERS)
    for code in SAMPLES:
        *groups, last = code_text(code).split("-")
        assert [len(group) for group in groups] == [4] * len(groups)
        assert 1 <= len(last) <= 4
        assert set("".join([*groups, last])) <= set(LETTERS)


def test_p4_a_code_met_often_has_two_groups() -> None:
    assert all(len(code_text(Code(kind, (1 << 20) - 1))) == 9 for kind in KINDS)


@every_sample
def test_p4_read_without_regard_to_case_blanks_hyphens_and_like_letters(code: Code) -> None:
    text = code_text(code)
    typed = text.lower().replace("0", "o").replace("1", "l")
    blanks = [text.replace("-", ""), text.replace("-", " "), f" {' '.join(text)}\n"]
    dashes = [text.replace("-", dash) for dash in "\u2010\u2011\u2013\u2014\u2212"]
    others = [typed, typed.replace("l", "i"), text.replace("0", "O").replace("1", "I")]
    for other in [*blanks, *dashes, *others]:
        assert parsed_code(other) == code


@every_sample
def test_p4_every_wrong_letter_is_noticed(code: Code) -> None:
    values = list(read(code_text(code)))
    for at, right in enumerate(values):
        for wrong in range(32):
            if wrong != right:
                slipped = [*values[:at], wrong, *values[at + 1 :]]
                with pytest.raises(BadRequest, match="bad_code"):
                    parsed_code(shown(slipped))


@every_sample
def test_p4_every_swap_of_two_neighbours_is_noticed(code: Code) -> None:
    values = list(read(code_text(code)))
    for at in range(len(values) - 1):
        one, other = values[at : at + 2]
        if one != other:
            with pytest.raises(BadRequest, match="bad_code"):
                parsed_code(shown([*values[:at], other, one, *values[at + 2 :]]))


def test_p4_texts_by_chance_open_no_more_often_than_the_check_allows() -> None:
    """Two check letters: one of 1,024 passes them at most."""
    rng = Rng(13)
    texts = ("".join(LETTERS[rng.below(32)] for _ in range(3 + rng.below(12))) for _ in BY_CHANCE)
    assert sum(code_of(text) is not None for text in texts) <= len(BY_CHANCE) / 1024


def test_p4_messages_by_chance_open_no_more_often_than_the_check_allows() -> None:
    rng, letters = Rng(14), LETTERS + "---  .ilou"
    texts = ("".join(letters[rng.below(len(letters))] for _ in range(30)) for _ in BY_CHANCE)
    opened = 0
    for text in texts:
        with suppress(BadRequest):
            code_in(text)
            opened += 1
    assert opened <= len(BY_CHANCE) / 1024


def test_p4_a_newer_code_is_refused_as_such() -> None:
    unknown = next(letter for letter in range(32) if letter not in BY_LETTER)
    newer_shape = (REACH[0].letter, 28, 1)
    for values in ((unknown, 1, 5), (unknown, 31), newer_shape):
        with pytest.raises(BadRequest, match="newer_code"):
            parsed_code(shown(checked(values)))


@pytest.mark.parametrize(
    "values",
    [
        (0, 1),
        (0, 2, 5),
        (0, 13, *[31] * 13),
        (0, 15, 5),
        (0, 15, 5, 20),
        (0, 1, 5, 29),
        (0, 2, 0, 5),
    ],
    ids=str,
)
def test_p4_what_passes_the_check_and_means_nothing_is_refused(values: tuple[int, ...]) -> None:
    with pytest.raises(BadRequest, match="bad_code"):
        parsed_code(shown(checked(values)))


@pytest.mark.parametrize(
    "text", ["", " - ", "U", "21\u0661", "0000-0000", "a" * 10_000, "2159-T\0"]
)
def test_p4_what_is_no_code_is_refused(text: str) -> None:
    with pytest.raises(BadRequest, match="bad_code"):
        parsed_code(text)


@pytest.mark.parametrize("name", ["a" * 13, "a1", "<b>", "a\u202eb", "\U0001f600", "Юля"])
def test_p4_a_name_has_letters_only(name: str) -> None:
    with pytest.raises(BadRequest, match="bad_name"):
        code_text(Code(REACH[0], 1, 1, name))


@every_sample
def test_the_code_is_found_in_a_shared_text(code: Code) -> None:
    text = code_text(code)
    for message in (
        f"Can you do it in 3? {text}",
        f"{text.lower()} on 2026-11-18, call 0171-2345678 or a-b-c",
        f'"{text}".',
        f"12-34 well-known\n{text}\nhttps://x.example/a-b_c?d=e-f",
    ):
        assert code_in(message) == code


def test_nothing_but_what_looks_like_a_code_is_read_in_a_text() -> None:
    text = code_text(SAMPLES[1])
    for message in ("", "no code", text.replace("-", " "), f"x{text}", f"{text}x", f"{text}-"):
        with pytest.raises(BadRequest, match="bad_code"):
            code_in(message)


def test_a_newer_code_in_a_text_is_told() -> None:
    with pytest.raises(BadRequest, match="newer_code"):
        code_in(f"look: {shown(checked((31, 1, 5)))}")


def test_words_around_a_newer_code_do_not_make_it_a_wrong_one() -> None:
    newer = shown(checked((31, 1, 5, 3)))
    assert IN_TEXT.fullmatch(newer)
    with pytest.raises(BadRequest, match="newer_code"):
        code_in(f"from half-term: {newer} for half-term")


def test_a_wrong_letter_beats_a_word_that_is_a_newer_code_by_chance() -> None:
    """Kinds that nobody knows yet, and letters alone, as words have them."""
    rows = ((31, 14 + rest, 15, 16, 17, 18) for rest in range(12))
    word = next(text for text in map(shown, map(checked, rows)) if text.replace("-", "").isalpha())
    wrong = code_text(Code(REACH[1], 5)) + "2"
    for message in (f"{wrong} {word}", f"{word} {wrong}"):
        with pytest.raises(BadRequest, match="bad_code"):
            code_in(message)
