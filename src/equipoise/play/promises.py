"""The commitment of a match that is yet to be created, shown before its creator says his own words."""

from __future__ import annotations

from typing import Final, final

from equipoise.core.fair import commitment, new_secret
from equipoise.play.faults import Late

MOST: Final = 10_000  # guests who have been promised something; the oldest promise goes first


@final
class Promises:
    """One secret for each guest, used for one match. In memory: after a restart one asks again."""

    def __init__(self) -> None:
        self._secrets: dict[str, str] = {}

    def make(self, guest: str) -> str:
        """The commitment; the same until a match is created with it."""
        if guest not in self._secrets:
            if len(self._secrets) >= MOST:
                del self._secrets[next(iter(self._secrets))]
            self._secrets[guest] = new_secret()
        return commitment(self._secrets[guest])

    def keep(self, guest: str, promised: str) -> str:
        """The secret behind the commitment."""
        secret = self._secrets.get(guest, "")
        if not secret or commitment(secret) != promised:
            raise Late("promise-gone")
        del self._secrets[guest]
        return secret
