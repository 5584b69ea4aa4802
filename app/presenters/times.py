"""How long something takes, as people read it."""


def clock_text(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02d}"


def time_text(milliseconds: int) -> str:
    """As people say how long something took: whole seconds, at least one."""
    return clock_text(max(1, round(milliseconds / 1000)))
