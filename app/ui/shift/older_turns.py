"""What bots did before the last of them, since a person moved: the lines and ways, more faintly."""

from collections.abc import Mapping

from kivy.utils import get_color_from_hex

from app.presenters.shift.board_model import BoardModel
from app.ui.kit.atlas import Atlas
from app.ui.kit.part import Part
from app.ui.kit.quads import TintedLayer
from app.ui.shift.cell_layers import trail_quads
from app.ui.shift.line_quads import line_edges
from app.ui.shift.shift_geometry import ShiftGeometry

MOST, FAINT = 2, 0.55
"""Of four seats, a person's and the last bot's left out; and how much is seen of them."""


class OlderTurns(Part):
    """`colors` are those of lines, by the pawn of the seat. Made where a canvas is open."""

    def __init__(self, colors: Mapping[str, str]) -> None:
        super().__init__()
        self._colors = colors
        with self:
            self._ways = TintedLayer(1, 1, 1, FAINT)
            self._lines = [TintedLayer(1, 1, 1, FAINT) for _ in range(MOST)]
        self.is_shown = False

    def show(self, atlas: Atlas, place: ShiftGeometry, model: BoardModel) -> None:
        turns = model.last.before[-MOST:]
        self.is_shown = bool(turns)
        ways = [trail_quads(atlas, place, model, each.path, each.pawn) for each in turns]
        self._ways.show(atlas, [bead for way in ways for bead in way])
        for number, layer in enumerate(self._lines):
            arrow = turns[number].arrow if number < len(turns) else None
            if arrow is None:
                layer.show(atlas, [])
            else:
                layer.tint.rgb = get_color_from_hex(self._colors[turns[number].pawn])[:3]
                layer.show(atlas, line_edges(place, arrow, 7, 0))
