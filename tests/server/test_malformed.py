"""Whatever comes from outside is a message of ours, or is refused in proper words."""

from __future__ import annotations

import pytest

from serai.server.denied import Denied
from serai.server.live import DECODER
from serai.server.strict import decoded

PLAY = '{"type":"act","id":"%s","seq":%s,"rev":1,"action":{"do":"play","seat":0,"move":"%s"}}'


@pytest.mark.parametrize(
    "text",
    [
        PLAY % ("12345678", "1", "\\ud800"),
        PLAY % ("12345678", "1.0", "\\ud800"),
        PLAY % ("12345678", "1.0", "a\\udc00b"),
        PLAY % ("12345678", "NaN", "quarry"),
        PLAY % ("12345678", "1e999", "quarry"),
        PLAY % ("12345678", "9" * 5000, "quarry"),
        PLAY % ("12345678\\n", "1", "quarry"),
        '{"type":"ping","n":1,"n":1}',
        '{"type":"ping","n":1.0,"type":"ping"}',
        '{"type":"ping","n":true}',
        '{"type":"ping","n":"1"}',
        '\ufeff{"type":"ping","n":1}',
        '{"type":"ping","n":' + "[" * 13 + "]" * 13 + "}",
        "{" * 10_000,
    ],
)
def test_what_looks_like_a_message_is_none(text: str) -> None:
    with pytest.raises(Denied) as refused:
        decoded(DECODER, text.encode())
    assert refused.value.status == 400


def test_whole_numbers_and_all_letters_are_welcome() -> None:
    for text in (
        PLAY % ("12345678", "1.0", "\\ud83d\\ude00"),
        PLAY % ("12345678", "1e0", "ё\\u0000"),
    ):
        assert decoded(DECODER, text.encode())
