"""Trials of the server: killed, raced for, under load, besieged, and watched in two worlds.

They are run from a checkout (`make chaos`, `make floods`, `make load` and so on), and are no
part of what is installed. They speak English only: who runs them reads the sources.
"""
