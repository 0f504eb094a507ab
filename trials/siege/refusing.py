"""Whether a refusal is a proper one: a status, a key, and words for it in every language."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from serai.games import load
from serai.house.protocol import AnyFrame, Refused, Trouble
from serai.house.requests import Error
from serai.language import LANGUAGES, expanded, has, source
from serai.server.message_files import server_source
from trials.siege.inside import Answer

FRAMES: msgspec.json.Decoder[AnyFrame] = msgspec.json.Decoder(AnyFrame)
ERRORS = msgspec.json.Decoder(Error)
OUR_FAULT = ("server", "storage")


class Verdict(NamedTuple):
    """The key of a refusal, and what is wrong with it (nothing: it is a proper one)."""

    key: str
    fault: str = ""


class Refusing:
    """Looks at refusals, and remembers which words it has heard already."""

    def __init__(self) -> None:
        self._heard: set[tuple[str, ...]] = set()

    def answer(self, answer: Answer) -> Verdict:
        """The answer to a request that must be refused."""
        if answer.body.startswith(b'{"type"'):
            return self.frame(answer.body)
        if not 400 <= answer.status < 500:
            return Verdict("?", f"status {answer.status}")
        try:
            trouble = ERRORS.decode(answer.body).trouble
        except msgspec.MsgspecError:
            return Verdict("?", "no trouble is told")
        return self.trouble(trouble)

    def frame(self, frame: bytes) -> Verdict:
        """The answer to a frame that must be refused."""
        try:
            found = FRAMES.decode(frame)
        except msgspec.MsgspecError:
            return Verdict("?", "no frame of ours")
        if not isinstance(found, Refused):
            return Verdict(type(found).__name__, "it was not refused")
        return self.trouble(found.trouble)

    def trouble(self, trouble: Trouble) -> Verdict:
        """What the trouble says."""
        if trouble.key in OUR_FAULT:
            return Verdict(trouble.key, "the server broke")
        reason = () if trouble.refusal is None else (trouble.refusal.name,)
        heard = (trouble.key, *trouble.args, *reason)
        if heard not in self._heard:
            for language in LANGUAGES:
                fault = unsaid(language, trouble)
                if fault:
                    return Verdict(trouble.key, fault)
            self._heard.add(heard)
        return Verdict(trouble.key)


@cache
def words(language: str) -> FluentBundle:
    """The messages of the server and of the house."""
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(source(language, "serai.language")))
    found.add_resource(FluentResource(server_source(language)))
    return found


def unsaid(language: str, trouble: Trouble) -> str:
    """Why a trouble cannot be told in a language; nothing if it can."""
    key = f"problem-{trouble.key}"
    found = words(language)
    pattern = found.get_message(key).value if found.has_message(key) else None
    if pattern is None:
        return f"{language} has no {key}"
    args = dict(trouble.args)
    if trouble.refusal is not None:
        reason = f"refuse-{trouble.refusal.name}"
        if not any(has(language, game, reason) for game in load.names()):
            return f"{language} has no {reason}"
        args["reason"] = reason
    _, errors = found.format_pattern(pattern, expanded(language, "", args, None))
    return f"{language}: {key}: {errors[0]}" if errors else ""
