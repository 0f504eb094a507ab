"""Agra."""
