"""Serai."""

from serai import _pure

_pure.install()
