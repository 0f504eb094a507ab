"""Opponents: one registry of bots, named like `greedy`, `greedy:width=24` or `zarina`."""
