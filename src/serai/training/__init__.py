"""Opponents learn: games of their own, a fit of what was seen to what came of it, and matches."""

import os

# Threads of the linear algebra would wait for each other, and add in another order each time.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
