"""How a bot judges and searches Rajas of the Ganges."""
