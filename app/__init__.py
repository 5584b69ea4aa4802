"""Wanderwall: three maze games on one engine contract."""
