"""Bots on Go's pages: face to face, in relay, in a race, and a table of them that is watched."""

from typing import Any

from app.bots.levels import Level
from app.games.go.moves import Claim, LayTile
from app.games.go.state import Phase
from app.presenters.go.faces import Bar
from app.presenters.match.seats import Seat, SeatColor, Seating, seating_json
from app.presenters.phrase import phrase
from app.services.settings import Motion
from app.session.record import Start
from app.ui.go.go_faces_page import GoFacesPage
from app.ui.go.go_page import GoPage
from tests.ui.go.go_fingers import Time, entered, lay_by_drag, settle, solution
from tests.ui.go.test_relay import done, opened
from tests.ui.table import Table

TABLET = (1280, 800)


def shelved(table: Table, *levels: Level | None, **options: bool) -> None:
    table.app.shell.settings.change(motion=Motion.STILL)
    colors = zip(SeatColor, levels, strict=False)
    people = Seating(tuple(Seat(color=color, level=level) for color, level in colors))
    kept: dict[str, Any] = seating_json(people) | {"luck": 11}
    start = Start("go", 1, len(levels), 7, options)
    table.app.shell.shelf.begin(start, kept, people.people)


def faced(table: Table, *levels: Level | None) -> GoFacesPage:
    table.resize(*TABLET)
    shelved(table, *levels)
    table.app.shell.navigator.go("go_faces")
    table.frames(4)
    page = table.app.shell.navigator.page
    assert isinstance(page, GoFacesPage)
    thought(table)
    return page


def thought(table: Table) -> None:
    """All bots have thought of what they do."""
    for _ in range(400):
        table.frames()
        if not table.app.shell.thinker.is_busy:
            break


def pass_time(table: Table, page: Any, time: Time, seconds: int) -> None:
    for _ in range(seconds):
        time.seconds += 1
        page.clock.look()
        table.frames()


def relayed(table: Table, *levels: Level | None) -> GoPage:
    shelved(table, *levels, relay=True)
    return entered(table)


def test_face_to_face_a_bot_needs_no_hand_at_its_bar_and_builds_in_time(
    table: Table, time: Time
) -> None:
    page = faced(table, None, Level.HARD)
    person, bot = page.regions
    assert bot.model.bar is Bar.WAIT
    page.round.press(person)
    assert page.table.phase is Phase.BUILD
    thought(table)
    assert bot.board.model.laid == ()
    for _ in range(60):
        pass_time(table, page, time, 1)
        if bot.board.model.laid:
            break
    assert bot.board.model.laid
    assert page.table.phase is Phase.BUILD
    assert person.board.model.laid == ()
    pass_time(table, page, time, 180)
    assert page.table.is_checked
    assert any(isinstance(move, Claim) and move.seat == 1 for move in page.table.match.moves)


def test_nobody_moves_the_tiles_of_a_bot(table: Table, time: Time) -> None:
    page = faced(table, None, Level.EASY)
    page.round.press(page.regions[0])
    assert page.round.is_open(page.regions[0])
    assert not page.round.is_open(page.regions[1])


def test_in_a_pause_bots_stand_still_and_go_on_where_they_were(table: Table, time: Time) -> None:
    page = faced(table, None, Level.MEDIUM)
    page.round.press(page.regions[0])
    thought(table)
    pass_time(table, page, time, 30)
    moves = page.table.match.moves
    page.pause()
    time.seconds += 500
    table.frames(5)
    assert page.table.match.moves == moves
    page.round.press(page.regions[0])
    thought(table)
    pass_time(table, page, time, 1)
    assert len(page.table.match.moves) <= len(moves) + 1
    pass_time(table, page, time, 200)
    assert page.table.is_checked


def test_a_table_of_bots_plays_on_by_itself(table: Table, time: Time) -> None:
    page = faced(table, Level.MASTER, Level.HARD)
    assert page.table.phase is Phase.BUILD
    for _ in range(40):
        thought(table)
        pass_time(table, page, time, 20)
        if page.table.round > 2 or page.table.is_over:
            break
    assert page.table.round > 1 or page.table.is_over


def test_g11_in_relay_the_bot_builds_after_the_person_and_is_watched(
    table: Table, time: Time
) -> None:
    page = relayed(table, Level.EASY, None)
    assert not page.is_covered
    assert page.table.seat == 1
    for laid in solution(page):
        lay_by_drag(table, page.fingers, laid)
    time.seconds += 30
    table.app.shell.settings.change(motion=Motion.NORMAL)
    done(table, page)
    assert page.table.seat == 0
    assert not page.is_covered
    thought(table)
    assert page.motion.is_running
    assert page.sheet.ids.act.text == page.shell.words.catalogue.text("match.faster")
    assert not page.is_open()
    table.tap_on(page.sheet.ids.act)
    assert page.relay.hurry.is_hurried
    assert page.relay.hurry.pace < 1
    marked = set()
    while page.panel != "score":
        page.fingers.flight.finish()
        marked.add(page.board.model.chosen and page.board.model.chosen.tile)
        page.motion.finish()
        table.frames()
    assert len(marked - {None}) > 1
    settle(table, page)
    assert page.panel == "score"
    assert any(isinstance(move, LayTile) and move.seat == 0 for move in page.table.match.moves)
    assert page.table.kept.times[0] is None or page.table.kept.times[0] > 10_000
    table.tap_on(page._panels["score"].ids.on)
    assert page.table.at_move.is_person
    assert page.relay.hurry.pace == 1


def test_in_relay_with_two_people_the_curtain_stands_between_them_and_not_before_a_bot(
    table: Table, time: Time
) -> None:
    page = relayed(table, None, Level.HARD, None)
    covered = []
    for seat in (0, 2):
        assert page.table.seat == seat
        covered.append(page.is_covered)
        opened(table, page)
        lay_by_drag(table, page.fingers, solution(page)[0])
        time.seconds += 20
        done(table, page)
        settle(table, page)
    assert covered == [True, True]
    thought(table)
    settle(table, page)
    assert page.panel == "score"
    assert not page.is_covered


def test_a_bots_turn_in_relay_that_is_left_goes_on_when_it_is_entered_again(
    table: Table, time: Time
) -> None:
    page = relayed(table, None, Level.HARD)
    lay_by_drag(table, page.fingers, solution(page)[0])
    time.seconds += 20
    table.app.shell.settings.change(motion=Motion.NORMAL)
    done(table, page)
    thought(table)
    assert page.motion.is_running
    moves = page.table.match.moves
    table.app.shell.navigator.home()
    assert page.table.match.moves == moves
    table.app.shell.settings.change(motion=Motion.STILL)
    page = entered(table)
    thought(table)
    settle(table, page)
    assert page.panel == "score"


def test_in_relay_a_table_of_bots_is_watched_from_round_to_round(table: Table, time: Time) -> None:
    page = relayed(table, Level.MASTER, Level.HARD)
    for number in (1, 2):
        for _ in range(4):
            thought(table)
            settle(table, page)
        assert page.panel == "score"
        assert page.table.round == number
        assert not page.is_covered
        table.tap_on(page._panels["score"].ids.on)


def test_a_race_shows_the_bot_its_board_and_its_count(table: Table, time: Time) -> None:
    table.app.shell.settings.change(motion=Motion.STILL)
    kept: dict[str, Any] = {"rival": "master", "luck": 11}
    table.app.shell.shelf.begin(Start("go", 1, 1, 7, {}), kept, 1)
    page = entered(table)
    pass_time(table, page, time, 2)
    thought(table)
    assert page.ids.duel.is_there
    assert not page.ids.tally.is_there
    pass_time(table, page, time, 40)
    first = page.rival
    assert first.name == "Sibyl"
    assert first.solved or first.board.laid
    for _ in range(8):
        pass_time(table, page, time, 10)
        thought(table)
    assert page.rival.solved > first.solved
    pass_time(table, page, time, 200)
    settle(table, page)
    assert page.panel == "end"
    headline = phrase("go.race.lost", seat="Sibyl", own=0, rival=page.rival.solved)
    assert page.ending.headline == headline
