"""What frames cost, in instructions counted by valgrind: no clock, the same on every machine."""
