"""`serai` with the small game of the tests among its games: `python -m tests.web.pebbles_house`."""

import sys

from serai.cli import main
from tests.core.registering import register

if __name__ == "__main__":
    register()
    sys.exit(main(sys.argv[1:]))
