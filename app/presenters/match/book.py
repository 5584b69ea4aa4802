"""A game's rules for people: which sections there are, in which order, with which picture.

The words stand in the catalogues: `rules.<game>.<section>.title` and `.text`.
"""

from dataclasses import dataclass

from app.presenters.figures import NO_FIGURE, Figure


@dataclass(frozen=True, slots=True)
class Section:
    """`is_ruling`: this is what such games leave open, and the house has decided."""

    game: str
    name: str
    figure: Figure = NO_FIGURE
    is_ruling: bool = False

    @property
    def title_key(self) -> str:
        return f"rules.{self.game}.{self.name}.title"

    @property
    def text_key(self) -> str:
        return f"rules.{self.game}.{self.name}.text"


Book = tuple[Section, ...]
