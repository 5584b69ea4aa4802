"""What the curtain says while it hides a match: who is next, and public facts alone."""

from dataclasses import dataclass

from app.presenters.phrase import Field, Phrase, phrase

PASS_TO = phrase("curtain.pass_to")


@dataclass(frozen=True, slots=True)
class CurtainModel:
    """`title` stands above the name; `news` is what the seat before did, `state` how far it is.

    `quarters` turns the plaque towards its seat. `is_pause`: nobody else plays, and one tap
    opens. `is_lying`: what is secret lies face down on the table anyway. `is_open`: nothing is
    secret, so the table stays in sight, and a tap anywhere is enough.
    """

    picture: str = "crew"
    pawn: str = "red"
    name: Field = ""
    title: Phrase = PASS_TO
    news: tuple[Field, ...] = ()
    state: Field = ""
    quarters: int = 0
    is_pause: bool = False
    leave: Field = ""
    end: Field = ""
    is_lying: bool = False
    is_open: bool = False

    @property
    def opens_at_once(self) -> bool:
        return self.is_pause or self.is_open

    @property
    def told(self) -> Field:
        if self.is_open:
            return ""
        if self.is_pause:
            return phrase("curtain.stands_still")
        return phrase("curtain.face_down" if self.is_lying else "curtain.look_away")

    @property
    def key(self) -> Phrase:
        if self.is_pause:
            return phrase("curtain.go_on")
        return phrase("curtain.open", seat=self.name)

    @property
    def icon(self) -> str:
        if self.is_open:
            return "check-bold"
        return "play" if self.is_pause else "fingerprint"

    @property
    def how(self) -> Field:
        """What the key wants, where a tap does not do."""
        return "" if self.opens_at_once else phrase("curtain.how")

    @property
    def has_news(self) -> bool:
        return bool(self.news or self.state)
