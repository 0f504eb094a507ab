"""How a bot judges and searches Merv."""
