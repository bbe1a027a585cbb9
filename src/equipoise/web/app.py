"""The application: routes, the socket's door, static files, start and end."""

from __future__ import annotations

import logging
import time
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, AsyncIterator, Callable, Final

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope
from starlette.websockets import WebSocket

from equipoise.play.bots import SECONDS
from equipoise.play.faults import Missing
from equipoise.play.house import WORKERS, House
from equipoise.play.lobby import Lobby
from equipoise.play.news import SeatsChanged
from equipoise.web import api, art
from equipoise.web.buckets import Buckets
from equipoise.web.guests import Guests, read_key
from equipoise.web.security import Limits, SecurityHeaders, address, same_origin
from equipoise.web.socket import TOO_MANY, Connection
from equipoise.web.told import language_of, teller
from equipoise.web.viewer import Viewer
from equipoise.web.wire import wire_of

LOG: Final = logging.getLogger(__name__)
STATIC: Final = Path(__file__).parent / "static"
NO_MATCH: Final = 4004
WRONG_ORIGIN: Final = 4003
FOREVER: Final = "public, max-age=31536000, immutable"


class Settings(msgspec.Struct, frozen=True):
    data: Path
    workers: int = WORKERS
    bot_seconds: float = SECONDS
    limits: Limits = Limits()
    static: Path = STATIC
    now: Callable[[], float] = time.time  # of the sandglasses
    cores: int = 1  # for one decision of a bot
    address: str = ""  # by which other machines reach the house, if they do


async def index(request: Request) -> Response:
    settings: Settings = request.app.state.settings
    page = settings.static / "index.html"
    if not page.is_file():
        language = language_of(request.headers.get("accept-language", ""))
        return PlainTextResponse(teller(language).say("no-client"))
    return FileResponse(page, headers={"cache-control": "no-cache"})


async def nowhere(request: Request, error: Exception) -> Response:
    """People get the page that says so, programs a sentence."""
    wants_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not wants_page or request.url.path.startswith(("/api/", "/art/", "/assets/")):
        return await api.not_found(request, error)
    page = await index(request)
    page.status_code = 404
    return page


async def socket(ws: WebSocket) -> None:
    """Refusals too are accepted first: a browser cannot read why a handshake failed."""
    state = ws.app.state
    place = address(ws)
    limits: Limits = state.settings.limits
    await ws.accept()
    if not same_origin(ws):
        await ws.close(WRONG_ORIGIN)
        return
    if state.sockets.get(place, 0) >= limits.sockets or not state.requests.take(place):
        await ws.close(TOO_MANY)
        return
    state.sockets[place] = state.sockets.get(place, 0) + 1
    try:
        await _sit_down(ws, state, ws.path_params["code"].upper())
    finally:
        state.sockets[place] -= 1
        if not state.sockets[place]:
            del state.sockets[place]


async def _sit_down(ws: WebSocket, state: Any, code: str) -> None:
    try:
        table = await state.house.take(code)
    except Missing:
        await ws.close(NO_MATCH)
        return
    try:
        await _look_on(ws, state, code, table)
    finally:
        state.house.give_back(code)


async def _look_on(ws: WebSocket, state: Any, code: str, table: Any) -> None:
    house: House = state.house
    guest = state.guests.of(ws)
    speaking = teller(language_of(ws.headers.get("accept-language", "")))
    viewer = Viewer(table, house.matters[code], guest, speaking)
    viewer.seen = ws.query_params.get("seen", "")[:32]
    start = ws.query_params.get("from", "0")
    if start.isascii() and start.isdigit() and len(start) < 9:
        viewer.come_back(int(start))
    connection = Connection(ws, house, viewer, state.settings.limits, wire_of(ws))
    came = guest and all(listener.guest != guest for listener in table.listeners)
    table.listeners.add(connection)
    connection.greet()
    house.clocks.wind(table)  # time may have run out while nobody was here
    if came:
        table.announce(SeatsChanged())
    try:
        await connection.run()
    finally:
        table.listeners.discard(connection)
        if guest and all(listener.guest != guest for listener in table.listeners):
            table.announce(SeatsChanged())


class Assets(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if path.startswith("assets/"):
            response.headers["cache-control"] = FOREVER  # the build puts a hash into these names
        return response


def create_app(settings: Settings) -> Starlette:
    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        database, seconds = settings.data / "equipoise.db", settings.bot_seconds
        house = House(database, settings.workers, seconds, settings.now, settings.cores)
        app.state.house = house
        app.state.lobby = Lobby(house)
        app.state.guests = Guests(house.store, read_key(settings.data / "key"))
        await house.open()
        yield
        await house.close()

    pages = ["/", "/m/{code}", "/m/{code}/{n:int}", "/m/{code}/proof", "/new/{game}"]
    routes: list[Any] = [Route(page, index) for page in pages]
    routes += [*api.ROUTES, *art.ROUTES, WebSocketRoute("/ws/{code}", socket)]
    if settings.static.is_dir():
        routes.append(Mount("/", Assets(directory=settings.static)))
    app = Starlette(
        routes=routes,
        lifespan=life,
        middleware=[Middleware(SecurityHeaders), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={404: nowhere, 405: api.not_found},
    )
    limits = settings.limits
    app.state.settings = settings
    app.state.sockets = {}
    app.state.requests = Buckets(limits.requests, limits.request_burst)
    app.state.creates = Buckets(limits.creates, limits.create_burst)
    return app
