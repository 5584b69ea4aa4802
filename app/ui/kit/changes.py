"""Which parts of a board show something else than before: only these are drawn anew."""


class Changes:
    def __init__(self) -> None:
        self._shown: dict[str, tuple[object, ...]] = {}

    def are_in(self, part: str, *shown: object) -> bool:
        """And this is what the part shows from now on."""
        before, self._shown[part] = self._shown.get(part), shown
        return before != shown
