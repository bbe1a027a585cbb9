"""The requests of the protocol: guests, games, matches. Every fault is a sentence and a fitting status."""

from __future__ import annotations

import functools
import logging
import time
from typing import Awaitable, Callable, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from equipoise.catalog import UnknownGame
from equipoise.core.options import OptionError
from equipoise.play.advice import chances
from equipoise.play.faults import Bad, Fault, Late, Missing, NotYours
from equipoise.play.lobby import Wish
from equipoise.play.naming import call
from equipoise.play.opened import open_file
from equipoise.play.store import NotSaved
from equipoise.web import listing
from equipoise.web.answers import answer, fault, missing, speaking
from equipoise.web.messages import Body, CreateBody, FileBody, JoinBody, LeaveBody, NameBody
from equipoise.web.security import address, from_here, same_origin

LOG: Final = logging.getLogger(__name__)
LARGEST: Final = 64 * 1024
LARGEST_FILE: Final = 512 * 1024
LONGEST_WHY: Final = 300  # it may quote what was sent
Handler = Callable[[Request], Awaitable[Response]]
B = TypeVar("B", bound=Body)


class TooLarge(Exception):
    """A body over the limit; the rest of it is not read."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


async def not_found(request: Request, _: Exception) -> Response:
    return missing(request)


async def read(request: Request, kind: type[B], most: int = LARGEST) -> B:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise TooLarge(most)
    return msgspec.json.decode(bytes(data), type=kind)


def door(handler: Handler) -> Handler:
    """Limits, origin, the guest's cookie, and faults as sentences; the same for every request."""

    @functools.wraps(handler)
    async def guarded(request: Request) -> Response:
        state = request.app.state
        if not state.requests.take(address(request)):
            return fault(request, 429, "too-fast")
        if request.method != "GET" and not same_origin(request):
            return fault(request, 403, "wrong-origin")
        guest = state.guests.of(request)
        request.state.guest = guest or state.guests.new()
        response = await _answered(handler, request)
        if not guest and response.status_code < 400:
            state.guests.greet(request, response, request.state.guest)
        return response

    return guarded


STATUS: Final[list[tuple[type[Fault], int]]] = [(Late, 409), (NotYours, 403), (Missing, 404), (Bad, 400)]


async def _answered(handler: Handler, request: Request) -> Response:
    try:
        return await handler(request)
    except Fault as error:
        status = next((number for kind, number in STATUS if isinstance(error, kind)), 503)
        return answer({"error": speaking(request).tell(error.message)}, status)
    except OptionError as error:
        return answer({"error": str(error), "option": error.option}, 400)
    except UnknownGame as error:
        return answer({"error": str(error)}, 404 if request.method == "GET" else 400)
    except TooLarge as error:
        return fault(request, 413, "too-large", most=error.most // 1024)
    except msgspec.ValidationError as error:
        return fault(request, 400, "bad-body", why=str(error)[:LONGEST_WHY])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return fault(request, 400, "not-json")
    except NotSaved:
        return fault(request, 503, "not-saved")
    except ClientDisconnect:
        return Response(status_code=400)
    except Exception:  # here, so that this answer too has the headers of the others
        LOG.exception("%s %s", request.method, request.url.path)
        return fault(request, 500, "trouble")


@door
async def get_me(request: Request) -> Response:
    name = await request.app.state.guests.name(request.state.guest)
    return answer({"name": name, "known": bool(name)})


@door
async def post_me(request: Request) -> Response:
    state, guest = request.app.state, request.state.guest
    body = await read(request, NameBody)
    old = await _name(request)
    name = await state.guests.rename(guest, body.name)
    if name != old:
        await call(state.house, guest, old, name)
    return answer({"name": name, "known": True})


@door
async def get_games(request: Request) -> Response:
    address = request.app.state.settings.address if from_here(request) else None
    return answer({"games": listing.games(speaking(request)), "address": address})


@door
async def get_book(request: Request) -> Response:
    return answer({"parts": listing.book(request.path_params["game"], speaking(request))})


@door
async def get_matches(request: Request) -> Response:
    state, guest = request.app.state, request.state.guest
    lists = await state.lobby.lists(guest)
    tell = speaking(request)
    return answer({
        name: [listing.row(match, state.house.loaded(match.code), guest, tell) for match in matches]
        for name, matches in lists.items()
    })  # fmt: skip


@door
async def post_match(request: Request) -> Response:
    state, guest = request.app.state, request.state.guest
    body = await read(request, CreateBody)
    if not state.creates.take(address(request)):
        return fault(request, 429, "too-many-matches")
    name = await _name(request)
    wish = Wish(
        guest,
        name,
        body.game,
        body.seats,
        dict(body.options),
        body.sit,
        body.names,
        body.listed,
        body.luck,
        body.commitment,
        body.clock,
    )
    return answer({"code": await state.lobby.create(wish)})


@door
async def post_file(request: Request) -> Response:
    state, guest = request.app.state, request.state.guest
    body = await read(request, FileBody, LARGEST_FILE)
    if not state.creates.take(address(request)):
        return fault(request, 429, "too-many-matches")
    return answer({"code": await open_file(state.house.store, guest, await _name(request), body.text)})


@door
async def post_luck(request: Request) -> Response:
    return answer({"commitment": request.app.state.lobby.promises.make(request.state.guest)})


async def _name(request: Request) -> str:
    """A guest who has not said his name yet has one all the same."""
    name = await request.app.state.guests.name(request.state.guest)
    return name or speaking(request).say("guest")


async def _match(request: Request) -> Response:
    state = request.app.state
    code = request.path_params["code"].upper()
    table = await state.house.take(code)
    try:
        return answer(listing.match(table.match, table, request.state.guest, speaking(request)))
    finally:
        state.house.give_back(code)


get_match = door(_match)


@door
async def join(request: Request) -> Response:
    body = await read(request, JoinBody)
    code = request.path_params["code"].upper()
    name = await _name(request)
    await request.app.state.lobby.join(code, request.state.guest, name, body.seat, body.luck)
    return await _match(request)


@door
async def leave(request: Request) -> Response:
    body = await read(request, LeaveBody)
    code = request.path_params["code"].upper()
    await request.app.state.lobby.leave(code, request.state.guest, body.seat)
    return await _match(request)


@door
async def rematch(request: Request) -> Response:
    code = request.path_params["code"].upper()
    return answer({"code": await request.app.state.lobby.rematch(code, request.state.guest)})


@door
async def get_file(request: Request) -> Response:
    state = request.app.state
    code = request.path_params["code"].upper()
    table = await state.house.take(code)
    try:
        text = await listing.file_text(state.house.store, table.match, speaking(request))
        stamp = time.strftime("%Y%m%d", time.gmtime(table.match.created))
        name = f"{table.match.game}-{code}-{stamp}.game"
    finally:
        state.house.give_back(code)
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


@door
async def get_proof(request: Request) -> Response:
    state = request.app.state
    code = request.path_params["code"].upper()
    table = await state.house.take(code)
    try:
        return answer(await listing.proof(state.house.store, table.match, speaking(request)))
    finally:
        state.house.give_back(code)


@door
async def get_chances(request: Request) -> Response:
    house = request.app.state.house
    code = request.path_params["code"].upper()
    table = await house.take(code)
    try:
        points = await chances(table, house.workers, house.graphs)
        return answer(await listing.chances(table, points, request.state.guest, speaking(request)))
    finally:
        house.give_back(code)


ROUTES: Final = [
    Route("/api/me", get_me, methods=["GET"]),
    Route("/api/me", post_me, methods=["POST"]),
    Route("/api/games", get_games, methods=["GET"]),
    Route("/api/games/{game}/book", get_book, methods=["GET"]),
    Route("/api/files", post_file, methods=["POST"]),
    Route("/api/luck", post_luck, methods=["POST"]),
    Route("/api/matches", get_matches, methods=["GET"]),
    Route("/api/matches", post_match, methods=["POST"]),
    Route("/api/matches/{code}", get_match, methods=["GET"]),
    Route("/api/matches/{code}/join", join, methods=["POST"]),
    Route("/api/matches/{code}/leave", leave, methods=["POST"]),
    Route("/api/matches/{code}/rematch", rematch, methods=["POST"]),
    Route("/api/matches/{code}/file", get_file, methods=["GET"]),
    Route("/api/matches/{code}/proof", get_proof, methods=["GET"]),
    Route("/api/matches/{code}/chances", get_chances, methods=["GET"]),
]
