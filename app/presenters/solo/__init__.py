"""Puzzles for one as people see them: what is asked, how it went, what there is to solve today."""
