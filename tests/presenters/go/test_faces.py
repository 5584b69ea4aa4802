"""Go face to face as its regions show it: bars, score tiles, checking, the track (G4-G9)."""

from typing import Any

from app.core.thinking import finished
from app.games.go.moves import Claim, LayTile, RollNext, StartBuilding
from app.games.go.puzzle_table import PUZZLES
from app.games.go.setup import treasures
from app.games.go.solver import outlook
from app.games.go.tiles import FINISH
from app.presenters.go.faces import (
    LEAST_TILES,
    Bar,
    FacesTable,
    RegionModel,
    Stage,
    region,
    round_words,
)
from app.presenters.go.glance import go_glance
from app.presenters.go.stakes import NO_STAKE, Stake
from app.presenters.match.ending import NO_BANNER
from app.presenters.phrase import counted, phrase
from app.services.i18n import catalogue, languages
from app.session.match import Match
from app.session.record import Start

NAMES = ("Mia", "Ben", "Noor", "Opa")
COLORS = ("red", "yellow", "green", "blue")


def table(seats: int = 2, **options: Any) -> FacesTable:
    people = [{"name": NAMES[n], "color": COLORS[n]} for n in range(seats)]
    start = Start("go", 1, seats, 7, options)
    return FacesTable(Match(start, people=seats, table={"seats": people}))


def build(found: FacesTable, *laid: int) -> None:
    """Building begins, and each seat lays so many tiles of a solution."""
    found.kept.begin_board(found.seat)
    found.match.play(StartBuilding())
    right = finished(outlook(found.roll)).lay
    for seat, count in enumerate(laid):
        for each in right[:count]:
            found.match.play(LayTile(seat, each))


def claim(found: FacesTable, *seats: int) -> None:
    for seat in seats:
        found.match.play(Claim(seat, 1000))


def shown(found: FacesTable, **stage: Any) -> tuple[RegionModel, ...]:
    return tuple(region(found, seat, Stage(**stage)) for seat in range(len(found.seats)))


def test_g4_before_building_every_bar_is_held() -> None:
    found = table()
    first, second = shown(found, held=frozenset({0}))
    assert first.bar is second.bar is Bar.HOLD
    assert first.is_held
    assert not second.is_held
    assert first.line == phrase("go.faces.held")
    assert second.line == phrase("go.faces.hold")
    assert not first.tells


def test_a_pause_shows_how_far_all_are_and_whose_bar_is_waited_for() -> None:
    found = table()
    waited = shown(found, is_paused=True, held=frozenset({1}))[0].waited
    assert [(seat.pawn, seat.space, seat.sign) for seat in waited] == [
        ("red", "7", "fingerprint"),
        ("yellow", "7", "check-bold"),
    ]
    assert not shown(found)[0].is_covered


def test_what_all_are_after_is_told_until_the_first_dice_fall() -> None:
    (first, *_) = shown(table(4))
    assert first.aims == (Stake(6, 6), Stake(4, 4), Stake(2, 2), Stake(1, 0))
    assert (first.aims[0].gained, first.aims[0].lost) == ("+6", "\N{MINUS SIGN}6")
    assert first.aims[3].lost == "", "the 1 has no red side"
    assert not shown(table(4), is_thrown=True)[0].aims
    assert not shown(table(4), is_paused=True)[0].aims


def test_g5_a_claim_takes_the_highest_tile_left() -> None:
    found = table(4)
    build(found, 1, 1, 1, 1)
    assert [each.line for each in shown(found)] == [phrase("go.faces.done", value=6)] * 4
    claim(found, 2)
    regions = shown(found)
    assert regions[2].bar is Bar.WAIT
    assert regions[2].line == phrase("go.faces.took", value=6)
    assert [each.stake for each in regions] == [Stake(4, 4), Stake(4, 4), Stake(6, 6), Stake(4, 4)]
    assert regions[0].line == phrase("go.faces.done", value=4)
    assert not found.may_build(2)
    assert found.may_build(0)


def test_g5_with_two_seats_the_first_claim_ends_the_building() -> None:
    found = table()
    build(found)
    claim(found, 1)
    assert found.is_checked
    assert not any(found.may_build(seat) for seat in (0, 1))


def test_g5_only_a_solved_board_claims_where_claims_are_checked() -> None:
    found = table(checked_claims=True)
    build(found, 6, 2)
    assert found.may_claim(0)
    assert not found.may_claim(1)
    assert shown(found)[1].bar is Bar.DONE
    assert found.tells


def test_a_bar_is_quiet_until_its_board_may_be_solved() -> None:
    found = table()
    build(found, 1, 4)
    assert [each.is_early for each in shown(found)] == [True, False]
    checked = table(checked_claims=True)
    build(checked, 6, 4)
    assert [each.is_early for each in shown(checked)] == [False, True]


def test_no_roll_is_solved_by_fewer_tiles_than_a_bar_waits_for() -> None:
    assert min(fewest for fewest, _ in PUZZLES.values()) == LEAST_TILES
    assert len(finished(outlook(treasures([1, 5, 3, 6]), has_joker=True)).lay) == LEAST_TILES


def test_badges_show_nothing_while_claims_may_be_wrong() -> None:
    found = table()
    build(found, 6, 2)
    assert found.may_claim(1)
    assert not any(each.tells for each in shown(found))


def test_what_is_asked_before_a_check_is_not_counted_in_the_words_of_the_check() -> None:
    """It counts what lies in no hole; the check, what is not joined: two numbers may differ."""
    for language in languages():
        words = catalogue(language)
        asked = words.counted("go.claim.sure", 3).split()[:-1]
        told = words.counted("go.faces.missing", 4, value="").rstrip(": ").split()
        assert not {*asked} & {*told}, language


def test_g7_boards_are_told_one_by_one_the_highest_tile_first() -> None:
    found = table()
    build(found, 6, 2)
    claim(found, 1)
    first, second = found.checks
    assert (first.seat, first.is_solved, first.gain, first.before, first.after) == (
        1,
        False,
        -4,
        7,
        3,
    )
    assert (second.seat, second.is_solved, second.gain, second.after) == (0, True, 2, 9)
    before = shown(found, checked=0)
    assert [each.space for each in before] == [7, 7]
    assert before[0].line == phrase("go.faces.last", value=2), "who claimed nothing is told why"
    assert before[1].line == phrase("go.faces.took", value=4)
    assert {each.bar for each in before} == {Bar.WAIT}
    assert not any(each.tells for each in before)
    mia, ben = shown(found, checked=1)
    assert (mia.space, ben.space) == (7, 3)
    assert mia.title == ben.title == "Ben"
    assert (mia.pawn, mia.title_pawn) == ("red", "yellow")
    assert mia.line == ben.line == counted("go.faces.missing", first.missing, value="\u22124")
    assert (mia.tells, ben.tells) == (False, True)
    assert (mia.is_looked_at, ben.is_looked_at) == (False, True)
    assert mia.checks == ()
    mia, ben = shown(found, checked=2)
    assert mia.line == phrase("go.faces.solved", value="+2")
    assert (mia.space, ben.space) == (9, 3)


def test_once_all_is_told_the_next_roll_may_come() -> None:
    found = table()
    build(found, 6, 2)
    claim(found, 0)
    mia, ben = shown(found)
    assert mia.bar is ben.bar is Bar.NEXT
    assert [check.seat for check in mia.checks] == [0, 1]
    assert (mia.space, ben.space) == (11, 5)
    assert mia.tells
    assert mia.stake == ben.stake == NO_STAKE
    assert (mia.checks[0].gained, mia.checks[0].ends) == ("+4", ("7", "11"))
    assert (mia.checks[1].gained, mia.checks[1].ends) == ("\N{MINUS SIGN}2", ("5", "7"))
    assert mia.end == NO_BANNER


def test_g8_the_joker_is_at_the_seat_that_took_the_one() -> None:
    found = table(3)
    build(found)
    claim(found, 0, 1)
    found.match.play(RollNext())
    assert [found.own(seat).joker for seat in range(3)] == [False, False, True]


def ended() -> FacesTable:
    """A match of two, played to its end."""
    found = table()
    while not found.is_over:
        build(found, 2, 6)
        claim(found, 0)
        if not found.is_over:
            found.match.play(RollNext())
    return found


def test_g9_the_end_names_the_winner_and_the_places() -> None:
    found = ended()
    mia, ben = shown(found)
    assert mia.bar is ben.bar is Bar.AGAIN
    assert mia.end.headline == phrase("go.log.won", seat="Ben")
    assert [check.seat for check in mia.checks] == [1, 0]
    assert ben.space >= FINISH
    assert shown(found, checked=1)[0].end == NO_BANNER
    assert shown(found, is_back=True)[0].end == NO_BANNER


def test_in_a_pause_all_are_covered_and_hold_to_go_on() -> None:
    found = table()
    build(found, 3, 3)
    for each in shown(found, is_paused=True):
        assert each.is_covered
        assert each.bar is Bar.HOLD
        assert each.line == phrase("go.faces.go_on")


def test_what_a_review_shows_of_building_is_no_secret_any_more() -> None:
    """A pause walled the boards of a match that had ended, and nobody could hold them open."""
    found = table()
    build(found)
    assert found.is_secret
    found.is_past = True
    assert not found.is_secret


def test_a_glance_at_it_says_what_it_is() -> None:
    found = go_glance(table().match)
    assert found.title == phrase("go.title.faces")
    assert found.line == phrase("go.round", number=1)


def test_nobody_takes_back_what_others_saw() -> None:
    found = table()
    build(found, 3, 3)
    assert not found.can_undo


def test_all_are_told_to_begin_in_their_bars_and_between_them_not_over_a_board() -> None:
    """The clock runs meanwhile, and a card over the boards hid what there was to do."""
    found = table()
    build(found)
    for each in shown(found, is_begun=True):
        assert each.is_loud
        assert each.line == phrase("go.faces.go")
    assert round_words(found, Stage(is_begun=True)) == phrase("go.faces.go")


def test_another_match_is_begun_by_all() -> None:
    """One who tapped took the end away from under the eyes of the other."""
    found = ended()
    mia, ben = shown(found, held=frozenset({0}))
    assert (mia.line, ben.line) == (phrase("go.faces.held"), phrase("match.again"))
