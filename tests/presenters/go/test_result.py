"""How a round of Go alone ended, and how all of them went so far (RULES G10)."""

from dataclasses import replace
from typing import Any

from app.core.thinking import finished
from app.games.go.moves import EndSolo, LayTile, StartBuilding
from app.games.go.puzzles import fewest_tiles
from app.games.go.solver import outlook
from app.presenters.go.result import ending, ladder, verdict
from app.presenters.go.stats import all_stats, stats
from app.presenters.go.table import GoTable
from app.presenters.numbers import NONE
from app.presenters.phrase import counted, phrase
from app.session.match import Match
from app.session.record import Start
from app.solo.rounds import Rounds

TO = "\N{EN DASH}"
PLAYED = Rounds((0, 3, 2), best=3, fastest=41_000, rounds=3, solved=5)


def ended(milliseconds: int | None, **kept: Any) -> GoTable:
    """A match with a roll that was solved so quickly, or not at all."""
    table = GoTable(Match(Start("go", 1, 1, 7, {}), people=1, table=kept))
    table.match.play(StartBuilding())
    if milliseconds is not None:
        for laid in finished(outlook(table.roll)).lay:
            table.match.play(LayTile(0, laid))
        table.kept.keep_clock(milliseconds)
        table.match.play(table.claim())
    table.match.play(EndSolo())
    return table


def values(numbers: Any) -> dict[str, Any]:
    return {number.label.key: number.value for number in numbers}


def test_a_new_best_is_the_headline_and_its_number_is_marked() -> None:
    found = ending(ended(30_000), Rounds((0, 1), 1, 30_000, 2, 1))
    assert (found.headline, found.rank) == (phrase("go.new_best"), phrase("go.verdict.0"))
    assert [number.is_new for number in found.numbers] == [True, False, True]


def test_the_first_round_ever_breaks_no_record() -> None:
    found = ending(ended(30_000), Rounds((1,), 1, 30_000, 1, 1))
    assert found.headline == phrase("go.first_mark")


def test_g10_else_the_verdict_is_and_the_best_so_far_stands_beside() -> None:
    found = ending(ended(90_000), PLAYED)
    assert found.headline == phrase("go.verdict.0")
    assert values(found.numbers) == {
        "go.number.solved": "1",
        "go.number.best": "3",
        "go.number.fastest": "1:30",
    }
    assert not any(number.is_new for number in found.numbers)


def test_g10_the_verdicts_are_a_ladder_and_its_rungs_name_what_they_take() -> None:
    found = ladder(ended(90_000))
    assert [rung.span for rung in found.rungs] == [f"0{TO}2", f"3{TO}4", f"5{TO}6", f"7{TO}8", "9+"]
    assert found.reached == 0
    assert found.rungs[0].words == verdict(ended(90_000))


def test_without_room_for_a_ladder_the_banner_has_a_stair_for_each_verdict() -> None:
    found = ending(ended(90_000), PLAYED)
    stairs = found.crown.stairs
    assert [stair.told for stair in stairs] == [rung.span for rung in found.ladder.rungs]
    assert [bool(stair.pawn) for stair in stairs] == [True, False, False, False, False]
    assert not found.banner.stairs


def test_stairs_name_the_verdict_where_the_headline_does_not() -> None:
    """The key to practise says itself what may come next."""
    found = ending(ended(None), Rounds((0,), rounds=1))
    assert found.banner.facts == (phrase("go.try_practice"),)
    assert found.crown.facts == (phrase("go.verdict.0"),)


def test_in_three_minutes_fewer_are_as_good() -> None:
    found = ladder(ended(90_000, mode="short"))
    assert [rung.span for rung in found.rungs] == [f"0{TO}1", "2", "3", "4", "5+"]


def test_a_round_without_a_solved_roll_has_no_fastest_one() -> None:
    found = ending(ended(None), Rounds((0,), rounds=1))
    assert values(found.numbers)["go.number.fastest"] == NONE
    assert not any(number.is_new for number in found.numbers)


def test_a_puzzle_tells_whether_fewer_tiles_would_do() -> None:
    table = ended(20_000, mode="puzzle")
    found = ending(table, PLAYED)
    fewest = str(fewest_tiles(table.roll))
    assert found.headline == phrase("go.solved")
    assert values(found.numbers) == {
        "go.number.tiles": fewest,
        "go.number.fewest": fewest,
        "go.number.hints": "0",
    }
    assert found.numbers[0].is_new
    assert found.again == "go.next_puzzle"
    assert not found.ladder.rungs


def test_a_hint_is_counted_and_nothing_is_a_record_with_it() -> None:
    table = ended(20_000, mode="puzzle", hints=2)
    found = ending(table, PLAYED)
    assert values(found.numbers)["go.number.hints"] == "2"
    assert not any(number.is_new for number in found.numbers)


def test_a_puzzle_given_up_says_that_a_way_is_shown() -> None:
    found = ending(ended(None, mode="puzzle"), PLAYED)
    assert found.headline == phrase("go.puzzle.shown")
    assert list(values(found.numbers)) == ["go.number.fewest"]


def test_practice_counts_its_rolls() -> None:
    found = ending(ended(20_000, mode="practice"), PLAYED)
    assert found.headline == counted("go.solved_rolls", 1)


def test_statistics_without_a_round_say_so() -> None:
    found = stats(Rounds())
    assert found.words == phrase("go.stats.none")
    assert found.counts == ()
    assert values(found.numbers) == {
        "go.number.best": NONE,
        "go.number.fastest": NONE,
        "go.number.rounds": "0",
        "go.number.solved": "0",
    }


def test_statistics_of_some_rounds() -> None:
    found = stats(PLAYED)
    assert found.words == counted("go.stats.last", 3)
    assert values(found.numbers) == {
        "go.number.best": "3",
        "go.number.fastest": "0:41",
        "go.number.rounds": "3",
        "go.number.solved": str(PLAYED.solved),
    }


def test_a_board_that_time_ended_is_no_failure() -> None:
    """A round of five solved was told as 83 %."""
    assert "go.number.share" not in values(stats(PLAYED).numbers)
    found = stats(replace(PLAYED, solved=0, best=0, fastest=None))
    assert values(found.numbers)["go.number.best"] == "0"


def test_a_share_is_told_of_three_puzzles_and_more() -> None:
    for rounds, is_told in ((2, False), (3, True)):
        [found] = all_stats({"puzzle": Rounds((), 1, None, rounds, 2)})
        assert ("go.number.share" in values(found.numbers)) is is_told


def test_whoever_solved_nothing_is_told_of_practice() -> None:
    found = ending(ended(None), PLAYED)
    assert found.note == phrase("go.try_practice")
    assert found.has_practice
    assert not ending(ended(90_000), PLAYED).has_practice
    assert not ending(ended(None, mode="practice"), PLAYED).has_practice


def test_who_solved_nothing_is_told_something_kind_and_where_to_practise() -> None:
    found = ending(ended(None), PLAYED)
    assert found.headline == phrase("go.good_try")
    assert (found.is_joyful, found.has_practice) == (False, True)
    assert found.note == phrase("go.try_practice")


def test_g10_a_round_says_how_many_more_the_next_verdict_takes() -> None:
    found = ending(ended(90_000), PLAYED)
    above = phrase("go.next_rung", number=2, verdict=phrase("go.verdict.1"))
    assert (found.note, found.is_joyful) == (above, True)
    assert found.icon == found.ladder.rungs[0].icon


def test_a_lost_race_shows_who_won_instead_of_a_ladder() -> None:
    """The bot has no seat, but a place, a pawn of its own and its name."""
    found = ending(ended(30_000, rival="easy", rival_solved=2), PLAYED)
    assert found.headline == phrase("go.race.lost", seat="Pim", own=1, rival=2)
    assert not found.ladder.rungs
    first, second = found.ran
    assert (first.place, first.name, first.has_won) == (1, "Pim", True)
    assert (second.place, second.name, second.has_won) == (2, phrase("race.you"), False)
    assert first.pawn != second.pawn
    assert [step.height for step in found.banner.steps] == [0.62, 1.0]
    assert not found.banner.sign


def test_who_races_as_well_as_the_bot_shares_the_first_place() -> None:
    ran = ending(ended(30_000, rival="hard", rival_solved=1), PLAYED).ran
    assert [seat.place for seat in ran] == [1, 1]
    assert all(seat.has_won for seat in ran)
