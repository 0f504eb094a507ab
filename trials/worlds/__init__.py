"""Tables that differ only in something hidden, and every byte that others are sent."""
