"""The kernel that all games stand on: no input or output, no clock, no text."""
