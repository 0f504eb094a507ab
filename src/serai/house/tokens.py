"""Names that nobody can guess: of tables and guests, and of the links to a seat."""

from __future__ import annotations

import base64
import hashlib
import secrets

TOKEN_BYTES = 16


def random_id() -> str:
    """80 random bits in letters that can be read aloud."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def new_token() -> str:
    """128 random bits for a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_of(secret: str) -> str:
    """What is kept of a secret: who reads it knows nothing."""
    return hashlib.sha256(secret.encode()).hexdigest()
