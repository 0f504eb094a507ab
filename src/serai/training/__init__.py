"""Opponents learn: games of their own, a fit of what was seen to what came of it, and matches."""
