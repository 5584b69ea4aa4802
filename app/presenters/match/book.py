"""A game's rules for people: which sections there are, in which order, with which scene.

The words stand in the catalogues: `rules.<game>.<section>.title` and `.text`; the few beside a
scene that moves are `.short`.
"""

from dataclasses import dataclass

from app.presenters.scenes import NO_SCENE, Scene


@dataclass(frozen=True, slots=True)
class Section:
    """`is_ruling`: this is what such games leave open, and the house has decided."""

    game: str
    name: str
    scene: Scene = NO_SCENE
    is_ruling: bool = False

    @property
    def title_key(self) -> str:
        return f"rules.{self.game}.{self.name}.title"

    @property
    def is_main(self) -> bool:
        """It is shown, in few words; the others are for whoever asks."""
        return bool(self.scene.actors)

    @property
    def short_key(self) -> str:
        return f"{self.title_key.removesuffix('title')}short"

    @property
    def text_key(self) -> str:
        return f"rules.{self.game}.{self.name}.text"


Book = tuple[Section, ...]
