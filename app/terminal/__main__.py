"""`python -m app.terminal`: a game of Shift for people, kept after every step.

One screen shows the board and the seat's own card; typing a move plays it. Secret cards stay
behind a page that names the next seat. Words come from the catalogue.
"""

import locale
import sys
import time

from app.core.errors import Refused, WanderwallError
from app.core.game import Turn
from app.games import shift
from app.games.shift.events import Event, TargetFound
from app.games.shift.notation import target_text
from app.games.shift.observe import Observation
from app.games.shift.rules import reach
from app.games.shift.state import Edition, Phase
from app.services.desktop import data_folder
from app.services.i18n import Catalogue, catalogue
from app.session.match import Match, replayed
from app.session.record import Start, parsed_record
from app.session.saves import Saves
from app.terminal.board import board_text

SLOT = "terminal"
CLEAR = "\033[2J\033[H"


class Terminal:
    """Asks, shows, plays; what is typed decides nothing but which move is tried."""

    def __init__(self, words: Catalogue, saves: Saves) -> None:
        self.words = words
        self.saves = saves

    def run(self) -> None:
        match = self._continued() or self._new()
        self._ask("terminal.help")
        seat = None
        while isinstance(status := match.status, Turn):
            view: Observation = match.view(status.seats[0])
            if match.start.seats > 1 and view.seat != seat:
                print(CLEAR)
                self._ask("terminal.hand_over", seat=self._name(view, view.seat))
            seat = view.seat
            self._show(view, reach(match.state) if view.phase is Phase.WALK else 0)
            if not self._turn(match):
                return
        self._say("terminal.won", seat=self._name(match.view(0), status.winners[0]))
        self.saves.remove(SLOT)

    def _continued(self) -> Match | None:
        loaded = self.saves.load(SLOT)
        if loaded is None or self._ask("terminal.continue") == "n":
            return None
        return replayed(parsed_record(loaded.body.decode()), self._keep)

    def _new(self) -> Match:
        """The clock is the lot that seeds it."""
        seats = int(self._chosen("seats", tuple(map(str, shift.SEATS)), "2"))
        edition = self._chosen("edition", tuple(Edition), "crew")
        options = shift.options_of(shift.parsed_setup(seats, {"edition": edition}))
        start = Start(shift.ID, shift.RULES_VERSION, seats, time.time_ns(), options)
        return Match(start, self._keep)

    def _chosen(self, question: str, answers: tuple[str, ...], usual: str) -> str:
        """Asks until one of the answers is typed; Enter alone takes the usual one."""
        while (typed := self._ask(f"terminal.{question}").lower() or usual) not in answers:
            self._say(f"terminal.{question}.expected")
        return typed

    def _keep(self, record: str) -> None:
        self.saves.store(SLOT, record.encode())

    def _show(self, view: Observation, reached: int) -> None:
        hand = view.hands[view.seat]
        print(CLEAR + board_text(view, reached))
        print("  ".join(self._count(view, other) for other in range(len(view.hands))))
        cards = " ".join(filter(None, map(target_text, hand.cards or (hand.current,))))
        cards = cards or self.words.text(f"shift.ending.{view.setup.ending.value}")
        self._say(f"terminal.{view.phase.value}", seat=self._name(view, view.seat), cards=cards)

    def _count(self, view: Observation, seat: int) -> str:
        return self.words.counted(
            "terminal.left", view.hands[seat].left, seat=self._name(view, seat)
        )

    def _turn(self, match: Match) -> bool:
        """One line typed; False leaves, with the game kept."""
        typed = self._ask("terminal.prompt")
        if typed == "q":
            return False
        try:
            if typed == "?":
                self._ask("terminal.help")
            elif typed == "u":
                match.undo()
            else:
                self._tell(match, match.play(shift.decode(typed)))
        except Refused as error:
            self._ask(f"shift.refusal.{error.code}")
        except WanderwallError as error:
            key = f"terminal.error.{error.code}"
            key = key if key in self.words.texts else "terminal.error"
            self._ask(key, code=error.code)
        return True

    def _tell(self, match: Match, events: tuple[Event, ...]) -> None:
        for event in events:
            if isinstance(event, TargetFound):
                name = self._name(match.view(event.seat), event.seat)
                self._ask("terminal.found", seat=name, card=target_text(event.target))

    def _name(self, view: Observation, seat: int) -> str:
        return self.words.text(f"color.{view.setup.colors[seat].value}")

    def _say(self, key: str, **fields: object) -> None:
        print(self.words.text(key, **fields))

    def _ask(self, key: str, **fields: object) -> str:
        print(self.words.text(key, **fields), end=" ", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()


def main() -> None:
    language = (locale.getlocale()[0] or "en").split("_")[0]
    saves = Saves(data_folder() / "terminal")
    try:
        Terminal(catalogue(language), saves).run()
    except (EOFError, KeyboardInterrupt):
        print()


if __name__ == "__main__":
    main()
