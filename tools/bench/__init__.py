"""Ratios of the fast code to naive twins, measured in one run: `python -m tools.bench`."""
