"""The games, each a folder of rules in the order of its rulebook."""
