"""How a bot judges and searches Agra."""
