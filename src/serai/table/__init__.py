"""A match at a table: seats, chance, transcripts, positions."""
