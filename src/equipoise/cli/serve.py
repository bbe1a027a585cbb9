"""`equipoise serve`: the house in the browser."""

from __future__ import annotations

import errno
import fcntl
import os
from pathlib import Path
from typing import IO, TYPE_CHECKING, Final

import click

from equipoise.cli.told import Fault, TellingCommand, TellingOption, tell

if TYPE_CHECKING:
    import socket

PORT: Final = 8015
NEXT_PORTS: Final = 50
WORKERS: Final = 2


def data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "share") / "equipoise"


@click.command(cls=TellingCommand)
@click.option("--host", cls=TellingOption, default="127.0.0.1", show_default=True)
@click.option("--port", cls=TellingOption, type=click.IntRange(0, 65535))
@click.option("--data", cls=TellingOption, type=click.Path(file_okay=False, path_type=Path))
@click.option("--browser/--no-browser", cls=TellingOption, default=True)
@click.option("--workers", cls=TellingOption, type=click.IntRange(1, 64), default=WORKERS, show_default=True)
@click.option("--cores", cls=TellingOption, type=click.IntRange(1, 64), default=1, show_default=True)
@click.option("--limits/--no-limits", cls=TellingOption, default=True)
def serve(
    host: str, port: int | None, data: Path | None, browser: bool, workers: int, cores: int, limits: bool
) -> None:
    from equipoise.web.app import Settings
    from equipoise.web.run import reached_at, run
    from equipoise.web.security import UNLIMITED, Limits

    folder = data if data is not None else data_folder()
    with _own(folder):
        bound = _bind(host, port)
        address, others = _address(host, bound.getsockname()[1]), reached_at(bound)

        def ready() -> None:
            click.echo(tell("serve-ready", address=address, data=str(folder)))
            if others:
                click.echo(tell("serve-others", address=others))
            if browser:
                _open(address)

        allowed = Limits() if limits else UNLIMITED
        run(Settings(folder, workers, cores=cores, address=others, limits=allowed), bound, ready)
        click.echo(tell("serve-bye"))


def _own(folder: Path) -> IO[str]:
    """One house for each folder: two would not hear of each other's moves."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = (folder / "lock").open("w", encoding="ascii")
    except OSError as error:
        raise Fault(tell("serve-folder", path=str(folder), why=error.strerror or "?")) from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise Fault(tell("serve-folder-taken", path=str(folder))) from None
    return lock


def _bind(host: str, port: int | None) -> socket.socket:
    from equipoise.web.run import bind

    first = PORT if port is None else port
    tries = NEXT_PORTS if port is None else 1
    for number in range(first, first + tries):
        try:
            return bind(host, number)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise Fault(tell("serve-address", host=host, why=error.strerror or str(error))) from None
            click.echo(tell("serve-port-taken", port=number), err=True)
    raise Fault(tell("serve-no-port", first=first, last=first + tries - 1))


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def _open(address: str) -> None:
    """In a thread: some browsers are started in the foreground."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
