"""A real house in a process of its own, and Debian's Chromium to visit it."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Callable, Generator, Iterator
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from playwright.sync_api import Error as PlaywrightError

import equipoise
from equipoise.catalog import OUTSIDE

CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
GAMES = "equipoise.noughts.game tests.e2e.beam"
expect.set_options(timeout=15_000)
DESKTOP = {"width": 1366, "height": 768}
PAGES = pytest.StashKey[list[Page]]()  # of the test
MOST_SHOWN = 3000


class House:
    """May be stopped in the middle and started again on the same port and folder."""

    def __init__(self, folder: Path, games: str = GAMES) -> None:
        self.folder = folder
        self.games = games
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = found.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "equipoise.cli.main", "serve", "--no-browser"]
        # All guests of all tests come from one address, and quickly.
        command += ["--no-limits", "--port", str(self.port), "--data", str(self.folder)]
        here = [str(Path(equipoise.__file__).parents[1]), str(Path(__file__).parents[2])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(here), OUTSIDE: self.games}
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        for _ in range(200):
            try:
                urlopen(self.address, timeout=1)
                return
            except (URLError, ConnectionError, TimeoutError):
                time.sleep(0.1)
        raise RuntimeError("the house did not open")

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("house"))
    found.start()
    yield found
    found.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as tools:
        found = tools.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, "--disable-sync"])
        yield found
        found.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where a test failed, the report says what the browsers showed."""
    report = yield
    if report.when == "call" and report.failed:
        pages: list[Page] = item.stash.get(PAGES, [])
        for number, page in enumerate(pages):
            report.sections.append((f"page {number + 1}, {page.url}", shown(page)))
    return report


def shown(page: Page) -> str:
    try:
        return page.locator("body").inner_text(timeout=1_000)[:MOST_SHOWN]
    except PlaywrightError as error:
        return f"cannot be read: {error}"


@pytest.fixture
def person(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Callable[..., Page]]:
    """Opens a browser of somebody else; fails the test if any of them saw an error."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []
    pages = request.node.stash.setdefault(PAGES, [])

    def visit(**more: Any) -> Page:
        context = browser.new_context(base_url=house.address, viewport=more.pop("viewport", DESKTOP), **more)
        contexts.append(context)
        page = context.new_page()
        pages.append(page)
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield visit
    for context in contexts:
        context.close()
    assert errors == []
