"""The version, on its own so that building the package need not import it."""

VERSION = "0.1.0"
