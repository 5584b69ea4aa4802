"""A puzzle of Go at its table: one roll or a series of five, its time, and how it went."""

from bisect import bisect_right
from dataclasses import replace

from app.core.thinking import Thinking
from app.games.go.moves import Claim, EndSolo, LayTile, LiftTile
from app.games.go.puzzles import fewest_tiles
from app.games.go.state import Phase, State
from app.presenters.go.kept import Mode
from app.presenters.go.light import ways
from app.presenters.go.moment import board_figure
from app.presenters.go.page_model import Deed, GoPageModel, Key, Tally
from app.presenters.go.table import GoTable, Terms
from app.presenters.match.curtain_model import CurtainModel
from app.presenters.phrase import Phrase, counted, phrase
from app.presenters.solo.aim import NO_AIM, Aim
from app.presenters.solo.naming import grade_phrase, line_of, title_of
from app.presenters.solo.outcome import Mark, Way
from app.presenters.times import clock_text, time_text
from app.session.alone import alone
from app.session.helped import helped
from app.session.match import Match
from app.session.series import is_against_time
from app.session.tasks import grade_in
from app.solo.go.rolls import grade
from app.solo.kinds import IN_A_SERIES, SERIES
from app.solo.stars import MOST, stars
from app.teacher.go_hint import Why
from app.teacher.hints import Hint

TOLD = Why.SHOWS, Why.JOINS, Why.LEADS
"""Reasons that are told of a way to the fewest tiles."""


class GoPuzzleTable(GoTable):
    """`asked` is what the match knows of the puzzle that it is."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        match.table.setdefault("mode", Mode.PUZZLE.value)
        self.asked = alone(match)

    @property
    def rolls(self) -> int:
        """How many are to be solved."""
        is_series = self.asked is not None and self.asked.code.kind == SERIES
        return IN_A_SERIES if is_series else 1

    @property
    def terms(self) -> Terms:
        plain, solved = super().terms, self.solved_rolls
        if self.asked is None:
            return plain
        code, level = self.asked.code, grade_in(self.match.table)
        return Terms(
            is_last=solved >= self.rolls,
            counts_time=is_against_time(self.match.table),
            line=line_of(code.kind, code.seed, level),
            tally=f"{solved}/{self.rolls}" if self.rolls > 1 else "",
            runs_through=True,
        )

    @property
    def is_secret(self) -> bool:
        """What is looked at while the time stands still would be time won."""
        return self.terms.counts_time and not self.is_over and not self.is_before_first_roll

    @property
    def costs_star(self) -> bool:
        return self.kept.hints < MOST - 1

    @property
    def aim(self) -> Aim:
        """A circle for each tile of the fewest, or for each roll of a series; against time a clock
        instead of stars."""
        if self.asked is None:
            return NO_AIM
        laid, joined = self.own().laid, len(ways(self.roll, self.own().laid))
        brief = phrase("go.joined", number=joined) if laid else phrase("solo.aim.join.brief")
        is_series = self.rolls > 1
        used = self.solved_rolls if is_series else len(laid)
        par = self.rolls if is_series else fewest_tiles(self.roll)
        won = stars(0, self._over, self.asked.hints)
        clock = clock_text(self.kept.clock // 1000) if self.terms.counts_time else ""
        is_done = self.is_over or used >= par
        asked, reached = phrase("solo.aim.join"), f"{joined}/{len(self.roll)}" * (not is_series)
        return Aim(asked, brief, used, par, won, is_done, clock=clock, reached=reached)

    @property
    def _over(self) -> int:
        """Tiles beyond the fewest so far."""
        boards = [(state.roll, state.seats[0].laid) for state, _ in self._solved()]
        if self.phase is Phase.BUILD:
            boards.append((self.roll, self.own().laid))
        return sum(max(0, len(laid) - fewest_tiles(roll)) for roll, laid in boards)

    @property
    def title(self) -> Phrase:
        if self.asked is None:
            return super().title
        return title_of(self.asked.code.kind, self.asked.code.seed)

    def curtain(self, picture: str, quarters: int, is_lying: bool = False) -> CurtainModel:
        """A pause: the time that was played."""
        model = super().curtain(picture, quarters, is_lying)
        return replace(model, name=clock_text(self.kept.clock // 1000))

    # How it went

    def thought_why(self, _played: Match) -> Thinking[Hint | None]:
        """Of several ways to the fewest tiles any is as good; only tiles need a reason."""
        if self.phase is Phase.SCORED and self.terms.is_last:
            return Hint((), (EndSolo(),), "")
        found = yield from self.thought_hint()
        return found if found is None or found.why in TOLD else replace(found, why="")

    @property
    def step_ends(self) -> tuple[int, ...]:
        """Of a line that is only shown, tile by tile."""
        if not self.is_past:
            return super().step_ends
        moves = enumerate(self.match.moves, 1)
        return tuple(end for end, move in moves if isinstance(move, LayTile | LiftTile))

    def ways(self) -> tuple[Way, ...]:
        """Roll by roll, those that were solved."""
        solved, ends = self._solved(), (0, *self._claims)
        seconds = sorted(claim.milliseconds // 1000 for _, claim in solved)
        is_alone = len(seconds) > 1 and seconds[0] < seconds[1]
        first = seconds[0] if is_alone else None
        return tuple(
            Way(
                number,
                self._roll_words(state),
                _told(state, self._time_of(claim)),
                moves=(ends[number - 1], ends[number]),
                figure=board_figure(state, state.seats[0]),
                time=time_text(self._time_of(claim)),
                is_fastest=claim.milliseconds // 1000 == first,
            )
            for number, (state, claim) in enumerate(solved, start=1)
        )

    def _time_of(self, claim: Claim) -> int:
        """The only roll took as long as all of it."""
        if self.asked is None or self.rolls > 1:
            return claim.milliseconds
        return self.asked.clock

    def _roll_words(self, state: State) -> Phrase:
        return phrase("solo.way.roll", grade=grade_phrase(grade(state.roll)))

    def _solved(self) -> list[tuple[State, Claim]]:
        """Each board as it was claimed."""
        moves = self.match.moves
        return [(self.match.state_after(end - 1), moves[end - 1]) for end in self._claims]

    @property
    def _claims(self) -> list[int]:
        """After how many moves each was claimed."""
        return [end for end, move in enumerate(self.match.moves, 1) if isinstance(move, Claim)]

    def thought_marks(self) -> Thinking[tuple[Mark, ...]]:
        """Whether a roll could be solved with fewer tiles says Go's table; what a hint showed is no
        feat, of the last one even if that was undone.
        """
        yield
        starts = (0, *self._claims[:-1])
        shown = {bisect_right(starts, each) for each in helped(self.match)}
        return tuple(
            Mark.HINT if number in shown else _mark(state)
            for number, (state, _) in enumerate(self._solved(), start=1)
        )


def _mark(state: State) -> Mark:
    is_best = len(state.seats[0].laid) == fewest_tiles(state.roll)
    return Mark.FEWEST if is_best else Mark.NONE


def _told(state: State, milliseconds: int) -> Phrase:
    tiles = len(state.seats[0].laid)
    return counted("solo.way.tiles", tiles, time=time_text(milliseconds))


def as_puzzle(
    model: GoPageModel, table: GoPuzzleTable, is_at_end: bool, can_send: bool
) -> GoPageModel:
    """Around the board of a puzzle the aim says how far it is, and the time; at the end stand its
    name for the dice, whose treasures the board shows, and a key to send it."""
    model = replace(model, tally=Tally(), has_clock=False)
    if not is_at_end:
        return model
    title, line = ("", "") if model.aside.words else (table.title, table.terms.line)
    share = Key(Deed.SHARE, "share-variant", "solo.send", True, can_send)
    aid = replace(model.aid, is_live=False, is_there=False)
    return replace(model, title=title, subtitle=line, share=share, aid=aid)
