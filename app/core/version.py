"""The version that people see; the project's metadata says the same."""

VERSION = "0.1.0"
