"""Shift for people at a text terminal: the board in letters, moves typed in."""
