"""Trials of a real server from outside: killed at random moments, raced for, and under load."""
