"""A browser for tests: cookies by hand, since several people share one client."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import Any, Iterator, final

import msgspec
from httpx import Response
from starlette.testclient import TestClient, WebSocketTestSession

from equipoise.web.app import Settings, create_app
from equipoise.web.security import Limits

SITE = "http://testserver"
MANY = Limits(1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1000)


@final
class House:
    def __init__(self, client: TestClient) -> None:
        self.client = client

    def guest(self, name: str) -> Guest:
        return Guest(self, name)


@final
class Guest:
    def __init__(self, house: House, name: str) -> None:
        self.house = house
        self.cookie = ""
        if name:
            self.post("/api/me", {"name": name})

    def headers(self) -> dict[str, str]:
        return {"cookie": self.cookie} if self.cookie else {}

    def _kept(self, response: Response) -> Response:
        self.house.client.cookies.clear()
        if "set-cookie" in response.headers:
            self.cookie = response.headers["set-cookie"].split(";")[0]
        return response

    def get(self, path: str) -> Response:
        return self._kept(self.house.client.get(path, headers=self.headers()))

    def post(self, path: str, body: object = None, **headers: str) -> Response:
        data = body if isinstance(body, bytes) else msgspec.json.encode(body if body is not None else {})
        return self._kept(self.house.client.post(path, content=data, headers={**self.headers(), **headers}))

    def create(self, game: str = "noughts", sit: list[str] | None = None) -> str:
        sit = sit or ["me", "link"]
        body = {"game": game, "seats": len(sit), "sit": sit}
        response = self.post("/api/matches", body)
        assert response.status_code == 200, response.text
        return str(response.json()["code"])

    def join(self, code: str, seat: int = 1) -> None:
        assert self.post(f"/api/matches/{code}/join", {"seat": seat}).status_code == 200

    @contextmanager
    def socket(self, code: str, query: str = "", **headers: str) -> Iterator[Socket]:
        with self.house.client.websocket_connect(
            f"/ws/{code}{query}", headers={**self.headers(), **headers}
        ) as session:
            yield Socket(session)


@final
class Socket:
    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.texts: list[str] = []  # all that came, to the letter

    def send(self, *message: object) -> None:
        self.session.send_text(msgspec.json.encode(message).decode())

    def receive(self) -> list[Any]:
        text = self.session.receive_text()
        self.texts.append(text)
        message: list[Any] = msgspec.json.decode(text)
        return message

    def until(self, *words: str) -> list[Any]:
        """The next message of one of these words; others are passed over."""
        for _ in range(50):
            message = self.receive()
            if message[0] in words:
                return message
        raise AssertionError(f"no {' or '.join(words)}")

    def screen(self, n: int) -> dict[str, Any]:
        """The screen after so many moves."""
        for _ in range(50):
            found: dict[str, Any] = self.until("screen")[1]
            if found["n"] == n:
                return found
        raise AssertionError(f"no screen {n}")


@contextmanager
def opened(folder: Path, limits: Limits = MANY) -> Iterator[House]:
    with TestClient(create_app(Settings(folder, 1, limits=limits)), base_url=SITE) as client:
        yield House(client)
