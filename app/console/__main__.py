"""`python -m app.console`: a process of its own that never shows a traceback."""

import os
import sys

from app.console.lines import run


def main() -> int:
    if sys.stdin is None or sys.stdout is None:  # closed by whoever started us: nobody asks
        return 0
    try:
        run(sys.stdin.buffer, sys.stdout)
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        # What is left in the buffer goes nowhere, or Python would try again when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):  # who asked has gone, and knows
            print(f"app.console: {error.strerror}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
