"""Runs the application in uvicorn on a socket that is already bound."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
from ipaddress import ip_address
from typing import Callable, final

import uvicorn

from equipoise.web.app import Settings, create_app
from equipoise.web.frames import LARGEST
from equipoise.web.wire import Wire

GRACE_SECONDS = 3
YOUNG = 1_000  # new objects: looked through in about a millisecond, while everybody waits
NEVER = 1_000_000_000
SWEEP_SECONDS = 600


@final
class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # What is loaded now stays: looking through it again and again only makes somebody wait.
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, NEVER, NEVER)
        self._sweeping = asyncio.create_task(sweep())
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._sweeping.cancel()
        await super().shutdown(sockets)


async def sweep() -> None:
    """Looks through all that is old at set times: a thousand sockets hold it up for a quarter of a second."""
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        gc.collect()


def bind(host: str, port: int) -> socket.socket:
    """OSError if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    return bound


def reached_at(bound: socket.socket) -> str:
    """The address to give to others; empty if only this machine reaches the house."""
    host, port = bound.getsockname()[:2]
    own = ip_address(host)
    if own.is_unspecified:
        host = on_the_network(socket.AF_INET)
        if not host and own.version == 6:
            host = on_the_network(socket.AF_INET6)
    if own.is_loopback or not host:
        return ""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def on_the_network(family: socket.AddressFamily) -> str:
    """This machine as others see it: by which address it would speak to a stranger. Nothing is sent."""
    stranger = "192.0.2.1" if family == socket.AF_INET else "2001:db8::1"
    with socket.socket(family, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((stranger, 9))
        except OSError:  # no network
            return ""
        return str(asking.getsockname()[0])


def run(settings: Settings, bound: socket.socket, ready: Callable[[], None] = lambda: None) -> None:
    config = uvicorn.Config(
        create_app(settings),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws=Wire,
        ws_max_size=LARGEST,
        # Changes of scenes are small; compression would cost each open socket some hundred kilobytes.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C is how a house is closed
        Server(config, ready).run(sockets=[bound])
