"""How long a move takes to every rival's screen when many tables play at once."""
