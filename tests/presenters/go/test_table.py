"""A match of Go as its page sees it: modes, clock, results, words."""

from dataclasses import replace
from typing import Any

from app.core.thinking import finished
from app.games.go.moves import Claim, EndSolo, LayTile, LiftTile, RollNext, StartBuilding
from app.games.go.puzzles import difficulty
from app.games.go.scoring import SOLO_SECONDS
from app.games.go.solver import outlook
from app.games.go.state import Phase
from app.presenters.go.board_model import board_model, joined_count, tray_tiles
from app.presenters.go.glance import go_glance
from app.presenters.go.kept import Mode
from app.presenters.go.offer import DIFFICULTY, MODE
from app.presenters.go.offer import OFFER as GO
from app.presenters.go.result import fastest, verdict
from app.presenters.go.rolls_won import is_missed
from app.presenters.go.table import GoTable
from app.presenters.go.tray import Tray
from app.presenters.phrase import counted, phrase
from app.presenters.setup.draft import parsed_draft
from app.presenters.setup.new_game import chosen as after_choosing
from app.presenters.setup.new_game import kept_options, simple_choices, start_of
from app.presenters.times import clock_text, time_text
from app.session.match import Match
from app.session.record import Start
from tests.teacher.matches import match


def solo(**kept: Any) -> GoTable:
    return GoTable(Match(Start("go", 1, 1, 7, {}), people=1, table=kept))


def build(table: GoTable) -> None:
    table.match.play(StartBuilding())


def solve(table: GoTable, milliseconds: int) -> None:
    for laid in finished(outlook(table.roll)).lay:
        table.match.play(LayTile(0, laid))
    table.kept.keep_clock(milliseconds)
    table.match.play(table.claim())


def test_a_solved_board_is_seen_and_only_while_it_is_built() -> None:
    table = solo()
    build(table)
    assert not table.is_solved()
    for laid in finished(outlook(table.roll)).lay:
        table.match.play(LayTile(0, laid))
    assert table.is_solved()
    table.match.play(table.claim())
    assert not table.is_solved()


def test_g12_a_claim_says_how_long_this_board_took() -> None:
    table = solo(clock=90_000)
    table.kept.begin_board(table.seat)
    build(table)
    table.kept.keep_clock(131_500)
    assert table.claim().milliseconds == 41_500


def test_g10_five_minutes_are_counted_down_to_nothing() -> None:
    table = solo()
    assert table.kept.seconds_left(0) == SOLO_SECONDS
    assert table.kept.seconds_left(1) == SOLO_SECONDS
    assert table.kept.seconds_left(299_001) == 1
    assert table.kept.seconds_left(300_000) == table.kept.seconds_left(400_000) == 0


def test_a_short_round_lasts_three_minutes_and_practice_as_long_as_one_likes() -> None:
    assert solo(mode="short").kept.seconds_left(0) == 180
    assert solo(mode="short").kept.is_timed
    assert not solo(mode="practice").kept.is_timed


def test_the_fastest_of_the_solved_boards_counts() -> None:
    table = solo()
    build(table)
    solve(table, 50_000)
    table.match.play(RollNext())
    table.kept.begin_board(table.seat)
    build(table)
    solve(table, 80_000)
    table.match.play(RollNext())
    table.kept.begin_board(table.seat)
    build(table)
    table.kept.keep_clock(80_100)
    table.match.play(table.claim())
    assert table.solved_rolls == 2
    assert fastest(table) == 30_000


def test_a_clock_from_a_strange_table_counts_as_none() -> None:
    assert solo(clock="x", mode=7).kept.clock == 0
    assert solo(clock=-5, mode=7).kept.mode is Mode.TIMED


def test_g10_the_verdict_is_one_of_five() -> None:
    table = solo()
    table.match.play(EndSolo())
    assert verdict(table) == phrase("go.verdict.0")
    assert is_missed(table)


def test_only_what_is_not_counted_has_help() -> None:
    assert not solo().helps
    assert solo(mode="practice").helps
    assert solo(mode="puzzle").helps


def test_the_board_tells_what_is_joined_only_where_it_may() -> None:
    table = solo()
    build(table)
    lay = finished(outlook(table.roll)).lay
    for laid in lay:
        table.match.play(LayTile(0, laid))
    assert joined_count(board_model(table.roll, table.own())) == 4
    silent = board_model(table.roll, table.own(), tells=False)
    assert {rolled.is_joined for rolled in silent.roll} == {None}


def test_a_tile_in_the_air_is_neither_in_the_tray_nor_on_the_board() -> None:
    table = solo()
    build(table)
    laid = finished(outlook(table.roll)).lay[0]
    table.match.play(LayTile(0, laid))
    model = board_model(table.roll, table.own(), held=laid.tile)
    assert laid not in model.laid
    [held] = [tile for tile in tray_tiles(table.own(), Tray(), laid.tile) if tile.is_gone]
    assert held.tile == laid.tile
    assert not held.is_here


def test_a_tile_on_its_way_is_joined_already_and_leaves_no_free_slot() -> None:
    table = solo()
    build(table)
    lay = finished(outlook(table.roll)).lay
    for laid in lay:
        table.match.play(LayTile(0, laid))
    model = board_model(table.roll, table.own(), flying=lay[0].tile)
    assert lay[0] not in model.laid
    assert joined_count(model) == 4
    bare = replace(table.own(), laid=())
    [shown] = [tile for tile in tray_tiles(bare, Tray(), away=frozenset({2})) if tile.tile == 2]
    assert not shown.is_here
    assert not shown.is_gone


def test_undo_goes_back_by_tiles_and_never_over_a_claim() -> None:
    table = solo()
    build(table)
    assert not table.can_undo
    first, second, *_ = finished(outlook(table.roll)).lay
    table.match.play(LayTile(0, first))
    table.match.play(LayTile(0, second))
    table.match.play(LiftTile(0, first.tile))
    table.match.play(LayTile(0, first))
    table.undo()
    assert table.own().laid == (first, second)
    table.undo()
    table.undo()
    assert table.own().laid == ()
    assert not table.can_undo
    solve(table, 1000)
    table.match.play(RollNext())
    assert not table.can_undo
    build(table)
    assert not table.can_undo


def test_times_in_words() -> None:
    assert clock_text(300) == "5:00"
    assert time_text(61_400) == "1:01"
    assert time_text(20) == "0:01"


def test_a_puzzle_is_as_hard_as_wanted() -> None:
    draft = after_choosing(parsed_draft(GO, {}), (MODE,), MODE.key, "puzzle")
    for wanted in ("easy", "medium", "hard"):
        draft = after_choosing(draft, (DIFFICULTY,), DIFFICULTY.key, wanted)
        for seed in range(20):
            start, _ = start_of(GO, draft, seed)
            assert difficulty(Match(start).state.roll).value == wanted
    assert kept_options(GO, draft)["mode"] == "puzzle"


def test_how_hard_is_asked_for_puzzles_only() -> None:
    draft = parsed_draft(GO, {})
    assert [choice.key for choice in simple_choices(GO, draft)] == [MODE.key]
    draft = after_choosing(draft, (MODE,), MODE.key, "puzzle")
    assert [choice.key for choice in simple_choices(GO, draft)] == [MODE.key, DIFFICULTY.key]


def test_a_glance_shows_nothing_that_is_built() -> None:
    table = solo(clock=60_000)
    build(table)
    before = go_glance(table.match).figure
    table.match.play(LayTile(0, finished(outlook(table.roll)).lay[0]))
    glance = go_glance(table.match)
    assert glance.figure == before
    assert glance.line == counted("home.line.go.timed", 0, time="4:00")


def test_a_glance_shows_the_board_that_was_solved_last_and_how_many_were() -> None:
    """Rows of My games were all alike."""
    table = solo(clock=60_000)
    build(table)
    bare = go_glance(table.match).figure
    solve(table, 40_000)
    solved = go_glance(table.match)
    assert len(solved.figure.sprites) > len(bare.sprites)
    assert solved.scores == (1,)
    table.match.play(RollNext())
    assert go_glance(table.match).figure == solved.figure
    build(table)
    table.match.play(LayTile(0, finished(outlook(table.roll)).lay[0]))
    assert go_glance(table.match).figure == solved.figure


def test_looked_back_at_a_round_shows_its_dice_its_tiles_and_each_board_as_it_was_claimed() -> None:
    table = solo()
    build(table)
    solve(table, 40_000)
    steps = [table.step(number) for number in range(len(table.step_ends) + 1)]
    pictures = {
        type(move): step.figure for move, step in zip(table.match.moves, steps[1:], strict=True)
    }
    claimed = table.match.state_after(len(table.match.moves)).seats[0]
    [lays] = [{one.name for one in pictures[LayTile].sprites}]
    assert lays <= {f"tile/{laid.tile}{laid.side}/e" for laid in claimed.laid}
    board = pictures[Claim]
    assert (board.columns, board.rows) == (5, 5)
    assert sum(one.name.startswith("tile/") for one in board.sprites) == len(claimed.laid)
    rolls = [step for step in steps if any("die/" in one.name for one in step.figure.sprites)]
    assert all(len(step.figure.sprites) == 4 for step in rolls)


def test_where_several_build_nobody_sees_the_others_tiles_before_the_round_is_scored() -> None:
    played = match("go", 1)
    table = GoTable(Match(Start("go", played.game.RULES_VERSION, 2, 1, played.options)))
    table.match.play(*played.moves)
    shown = 0
    for number, move in enumerate(table.match.moves, start=1):
        figure = table.step(number).figure
        if isinstance(move, LayTile | LiftTile):
            assert not figure.sprites
        if isinstance(move, Claim) and figure.sprites:
            assert table.match.state_after(number).phase is not Phase.BUILD
            shown += 1
    assert shown
