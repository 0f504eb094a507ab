"""The house on the network: tables that people anywhere can sit down at."""
