"""Wanderwall: three maze games on one engine contract."""

VERSION = "0.1.0"
