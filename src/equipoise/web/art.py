"""Sprite sheets: the drawings of a game as symbols in one file, with a hash in its address."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Final, final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from equipoise import catalog
from equipoise.core import art
from equipoise.web.answers import missing

COVER: Final = "cover"
FOREVER: Final = "public, max-age=31536000, immutable"


@final
class Sheet:
    __slots__ = ("hash", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.hash = blake2b(text.encode(), digest_size=6).hexdigest()


@cache
def sheet(game: str) -> Sheet:
    return Sheet(art.sheet(game, catalog.find(game).art()))


@cache
def cover(game: str) -> Sheet | None:
    title = catalog.find(game)
    sprite = title.art().get(title.cover)
    return Sheet(art.picture(sprite)) if sprite is not None else None


def addresses(game: str) -> tuple[str, str]:
    """Of the sprite sheet and of the picture of the game; the latter is empty if there is none."""
    picture = cover(game)
    address = f"/art/{game}.svg?v={sheet(game).hash}"
    return address, f"/art/{game}-{COVER}.svg?v={picture.hash}" if picture is not None else ""


async def get_art(request: Request) -> Response:
    name = request.path_params["name"]
    game = name.removesuffix(f"-{COVER}")
    if game not in catalog.games():
        return missing(request)
    found = sheet(game) if game == name else cover(game)
    if found is None:
        return missing(request)
    asked = request.query_params.get("v", "")
    headers = {"cache-control": FOREVER if asked == found.hash else "no-cache", "etag": f'"{found.hash}"'}
    return Response(found.text, media_type="image/svg+xml", headers=headers)


ROUTES: Final = [Route("/art/{name}.svg", get_art)]
