"""A server that is killed, raced for and asked five times, and keeps its word."""
