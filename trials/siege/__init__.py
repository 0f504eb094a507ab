"""Malformed messages and damaged game files, and what the server says to them."""
