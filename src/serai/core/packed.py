"""Packed vectors of numbers: librt's `vec` when compiled, a plain list when interpreted.

    goods = vec[i64]([0] * 5)

This module must not be compiled. The compiler reads the first branch and turns every `vec` into
native code; Python reads the second, where `list[i64]([0] * 5)` makes an ordinary list. Use only
what both can do: make, index, slice, `len`, `==`, loop. A vec never changes its length.
"""

from typing import TYPE_CHECKING

__all__ = ["vec"]

if TYPE_CHECKING:
    from librt.vecs import vec
else:
    vec = list
