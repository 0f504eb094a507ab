"""Opponents: one registry of bots, named like `greedy` or `greedy:width=24`."""
