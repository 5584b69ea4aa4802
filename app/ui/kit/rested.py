"""What a page out of sight does without: it holds no picture of an atlas until it is back."""

from collections.abc import Iterable, Iterator

from kivy.graphics.instructions import (
    Canvas,
    Instruction,
    InstructionGroup,
    VertexInstruction,
)
from kivy.uix.widget import Widget

from app.ui.kit.atlas import Source, source_of
from app.ui.kit.part import Part

OURS = "app.ui."


class Rested:
    """Of a page, from now until it wakes."""

    def __init__(self, page: Widget, others: Iterable[Widget] = ()) -> None:
        """`others` are not the page's, whoever names them."""
        self._shown = list(_shown(page, others))
        for instruction, _ in self._shown:
            instruction.texture = None

    def wake(self) -> None:
        """What has been drawn anew in the meantime stays as it is."""
        for instruction, source in self._shown:
            if source_of(instruction.texture) is None:
                instruction.texture = source.texture()


def _shown(page: Widget, others: Iterable[Widget]) -> Iterator[tuple[VertexInstruction, Source]]:
    for widget in _widgets(page, others):
        for instruction in _instructions(widget.canvas):
            source = source_of(instruction.texture)
            if source is not None:
                yield instruction, source


def _widgets(page: Widget, others: Iterable[Widget]) -> Iterator[Widget]:
    """Those in its tree, and those that they or helpers of theirs show at other times."""
    met = {id(other) for other in others} - {id(page)}
    waiting: list[object] = [page]
    while waiting:
        one = waiting.pop()
        if id(one) in met:
            continue
        met.add(id(one))
        if isinstance(one, Widget):
            yield one
            waiting += (child.__self__ for child in one.children)
        waiting += _of_ours(one)


def _of_ours(holder: object) -> Iterator[object]:
    """What it names: helpers, and widgets that are in no tree."""
    for value in list(getattr(holder, "__dict__", {}).values()):
        for one in _each(value):
            if isinstance(one, Widget):
                if one.parent is None:
                    yield one.__self__
            elif type(one).__module__.startswith(OURS):
                yield one


def _each(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list | tuple) else (value,)


def _instructions(group: InstructionGroup) -> Iterator[VertexInstruction]:
    """Of one widget: those in it have canvases of their own. Hidden parts count too."""
    for each in _held(group):
        if isinstance(each, VertexInstruction):
            yield each
        elif isinstance(each, InstructionGroup) and type(each) is not Canvas:
            yield from _instructions(each)


def _held(group: InstructionGroup) -> list[Instruction]:
    if isinstance(group, Part) and not group.is_shown:
        return list(group.instructions)
    found = list(group.children)
    if isinstance(group, Canvas):  # asked for, they are made, and a hidden part holds something
        found += [group.before] if group.has_before else []
        found += [group.after] if group.has_after else []
    return found
