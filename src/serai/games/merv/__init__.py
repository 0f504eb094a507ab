"""Merv: a city of caravans, and the walls it needs."""
