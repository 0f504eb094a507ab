"""How the engine is compiled: in pieces, side by side, aside, and only what has changed.

`python setup.py engine` in a checkout; see docs/adr/0010-an-engine-in-pieces.md.
"""
