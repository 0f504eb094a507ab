"""Many games at once: simulation, statistics, the search for faults, and measurements."""
