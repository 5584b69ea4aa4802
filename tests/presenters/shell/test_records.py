"""The page of records: whose they are, numbers, weeks, rows; nothing where nothing was done."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from app.presenters.numbers import Stats
from app.presenters.phrase import counted, phrase
from app.presenters.shell.portraits import portrait
from app.presenters.shell.records import Group, RecordsModel, Row, by_week, records_model
from app.session.people import People
from app.session.saves import Saves
from app.session.series import note_time
from app.solo.codes import Code, code_text
from app.solo.kinds import CLOCK, COLLECT, DAILY, DEAL, REACH, SERIES, VOYAGE
from app.solo.records import Records
from app.solo.rounds import Rounds

TODAY = date(2026, 11, 19)
STOPS = 240


@pytest.fixture
def people(tmp_path: Path) -> People:
    return People(Saves(tmp_path))


def shown(people: People, number: int = 0) -> RecordsModel:
    return records_model(people, number, TODAY, STOPS)


def rows(model: RecordsModel, title: str) -> tuple[Row, ...]:
    groups = (card for card in (*model.first, *model.second) if isinstance(card, Group))
    return next((group.rows for group in groups if group.title == phrase(title)), ())


def kept(people: People, name: str, records: Records) -> int:
    number = people.number_of(name)
    people.keep(number, records)
    return number


def test_before_anything_was_done_there_is_nobody(people: People) -> None:
    assert shown(people).is_empty
    assert shown(people).number == 0


def test_somebody_who_did_nothing_yet_has_no_numbers(people: People) -> None:
    number = people.number_of("Ada")
    assert shown(people).number == number
    assert shown(people).is_empty
    assert (shown(people).first, shown(people).second) == ((), ())


def test_who_plays_alone_is_seen_first_and_the_others_by_their_keys(people: People) -> None:
    ben = kept(people, "Ben", Records("Ben").sailed(1, 1))
    ada = kept(people, "Ada", Records("Ada").sailed(1, 1))
    people.play_alone(ben)
    found = shown(people)
    assert (found.number, found.is_alone) == (ben, True)
    assert [(key.name, key.is_shown) for key in found.keys] == [("Ada", False), ("Ben", True)]
    assert (shown(people, ada).number, shown(people, ada).is_alone) == (ada, False)
    assert shown(people, 99).number == ben


def test_who_has_neither_a_name_nor_done_anything_has_no_key(people: People) -> None:
    kept(people, "Ada", Records("Ada").sailed(1, 1))
    people.number_of("")
    assert shown(people).name == "Ada"
    assert shown(people).keys == ()


def test_the_numbers_are_of_all_puzzles_and_matches(people: People) -> None:
    records = Records().solved("a", REACH[0].letter, 3, None, TODAY)
    records = records.solved("b", COLLECT.letter, 1, 9000, TODAY)
    records = records.solved_daily("shift", TODAY, TODAY)
    records = records.played("m", "go", ["Ben"], has_won=True)
    kept(people, "", records)
    assert [number.value for number in shown(people).numbers] == ["4", "1", "2"]
    assert shown(people).streak == counted("solo.streak", 1)
    assert shown(people).step == counted("records.step", 2)


def test_weeks_without_a_puzzle_are_bars_of_nothing() -> None:
    records = Records()
    for number, back in enumerate((0, 1, 1, 8)):
        day = TODAY - timedelta(weeks=back)
        records = records.solved(str(number), REACH[0].letter, 3, None, day)
    assert by_week(records, TODAY) == (1, 0, 0, 0, 0, 0, 0, 2, 1)
    assert by_week(records, TODAY + timedelta(weeks=20)) == (0,) * 12
    assert by_week(Records(weeks={date(2026, 11, 16): 4}), TODAY) == (0, 0, 0, 0, 0, 4)


def test_each_kind_has_a_row_and_the_voyage_its_own(people: People) -> None:
    records = Records().solved("a", REACH[1].letter, 3, 61_000, TODAY)
    records = records.solved("b", REACH[1].letter, 2, None, TODAY)
    records = records.solved("c", DAILY[0].letter, 3, None, TODAY)
    records = records.solved("d", VOYAGE.letter, 3, None, TODAY).sailed(0, 3).sailed(25, 1)
    kept(people, "", records)
    reach, daily = rows(shown(people), "records.kinds")
    assert reach.stars == ("star", "star", "star-half-full")
    assert reach.time == "1:01"
    assert daily.title == phrase(
        "records.kind", game=phrase("game.shift"), kind=phrase("solo.daily")
    )
    [whole] = rows(shown(people), "records.voyage")
    assert whole.title == phrase("records.voyage.stops", solved=2, stops=STOPS)
    assert whole.share == 2 / STOPS


def test_races_against_the_clock_have_targets_and_no_stars(people: People) -> None:
    code, deal = code_text(Code(CLOCK, 3)), code_text(Code(DEAL, 3))
    records = Records().solved(code, CLOCK.letter, 0, None, TODAY).raced(code, (9, 20))
    records = records.raced(deal, (1, 2, 3, 4)).raced("nonsense", (1, 2, 3))
    kept(people, "", records)
    [row] = rows(shown(people), "records.kinds")
    assert row.line == counted("records.kind.clock", 1, best=2)
    assert row.stars == ()


def test_a_series_has_a_best_time_for_each_grade(people: People) -> None:
    person = kept(people, "", Records().solved("a", SERIES.letter, 3, 99_000, TODAY))
    note_time(people, person, "a", 4, 99_000)
    series, grade = rows(shown(people), "records.kinds")
    assert not series.is_part
    assert grade.title == phrase("solo.grade.4")
    assert grade.time == "1:39"
    assert grade.is_part


def test_matches_by_game_and_against_whom(people: People) -> None:
    records = Records("Ada").played("1", "go", ["Ben", ":hard", "?"], has_won=True)
    records = records.played("2", "go", ["Ben"], has_won=False)
    records = records.played("3", "shift", [":strange"], has_won=False)
    kept(people, "Ada", records)
    found = rows(shown(people), "records.games")
    assert [(row.title, row.line, row.share) for row in found if not row.is_part] == [
        (phrase("game.shift"), counted("records.won", 1, won=0), 0),
        (phrase("game.go"), counted("records.won", 2, won=1), 0.5),
    ]
    against = [row.title for row in found if row.is_part]
    assert against[1:] == ["Ben", "Otto"]


def test_each_person_has_a_picture_everywhere_it_is_named(people: People) -> None:
    ada, ben = people.number_of("Ada"), people.number_of("Ben")
    people.keep(ada, Records("Ada").played("1", "go", ["Ben", ":easy"], has_won=True))
    people.keep(ben, Records("Ben").sailed(0, 3))
    found = shown(people, ada)
    assert [key.figure for key in found.keys] == [portrait(ada), portrait(ben)]
    assert found.figure == portrait(ada) != portrait(ben)
    _, against_ben, against_bot = rows(found, "records.games")
    assert (against_ben.figure, against_bot.icon) == (portrait(ben), "robot-happy")


def test_whoever_has_no_name_is_not_called_by_it_when_records_are_erased(people: People) -> None:
    number = kept(people, "", Records().sailed(0, 3))
    assert shown(people, number).erase_words == phrase("records.erase.these")
    ada = kept(people, "Ada", Records("Ada").sailed(0, 3))
    assert shown(people, ada).erase_words == phrase("records.erase.one", seat="Ada")


def test_few_weeks_and_rounds_are_told_without_bars(people: People) -> None:
    records = Records().solved("a", REACH[0].letter, 3, None, TODAY)
    kept(people, "", records)
    assert not [card for card in shown(people).first if isinstance(card, Stats)]
    for number in range(1, 3):
        records = records.solved(f"{number}", 0, 3, None, TODAY - timedelta(weeks=number))
    kept(people, "", records)
    assert [card.counts[-3:] for card in shown(people).first if isinstance(card, Stats)] == [
        (1, 1, 1)
    ]


def test_rounds_of_go_are_the_last_chart(people: People) -> None:
    records = Records()
    for number in range(3):
        records = records.with_round(f"{number}", "timed", 4, 30_000)
    kept(people, "", records.solved("a", REACH[0].letter, 3, None, TODAY))
    *_, card = shown(people).first
    assert isinstance(card, Stats)
    assert card.counts == (4, 4, 4)


def test_where_there_are_but_charts_they_stand_first(people: People) -> None:
    """The left half of a tablet was empty."""
    short = Rounds((1,), 1, 99_000, 1, 1)
    model = shown(people, kept(people, "Mia", Records(rounds={"short": short})))
    assert model.first
    assert not model.second


def test_a_pack_that_is_done_is_a_sticker_won(people: People) -> None:
    records = Records("Ada")
    for number in range(21):
        records = records.sailed(number, 1)
    kept(people, "Ada", records)
    found = shown(people)
    assert [pack.is_done for pack in found.packs] == [True, *[False] * 11]
    assert found.stickers == phrase("records.stickers", done=1, packs=12)


def test_what_is_counted_has_a_sign(people: People) -> None:
    kept(people, "Ada", Records("Ada").sailed(1, 1))
    assert all(number.icon for number in shown(people).numbers)
