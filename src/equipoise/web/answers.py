"""Answers to requests: JSON, and faults as sentences in the language of the page."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from equipoise.core.message import Value
from equipoise.web.messages import ENCODER
from equipoise.web.told import Teller, language_of, teller


def answer(data: object, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(ENCODER.encode(data), status, headers, media_type="application/json")


def speaking(request: Request) -> Teller:
    return teller(language_of(request.headers.get("accept-language", "")))


def fault(request: Request, status: int, id: str, **values: Value) -> Response:
    return answer({"error": speaking(request).say(id, **values)}, status)


def missing(request: Request) -> Response:
    return fault(request, 404, "no-page")
