"""Games, books and matches as the protocol shows them."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from equipoise import catalog
from equipoise.bots import YARDSTICKS
from equipoise.bots.pondering import Point
from equipoise.core.fair import commitment
from equipoise.core.game import WATCHER
from equipoise.core.options import CHOICE, FILE, Option
from equipoise.core.title import Title
from equipoise.play.faults import Late, Missing
from equipoise.play.history import lines
from equipoise.play.levels import levels
from equipoise.play.luck import draws, game_file
from equipoise.play.match import OVER, Match
from equipoise.play.store import Store
from equipoise.play.table import Table
from equipoise.web.art import addresses
from equipoise.web.told import Teller
from equipoise.web.viewer import seats_out, told_name

Out = dict[str, Any]


def games(teller: Teller) -> list[Out]:
    return [_game(catalog.find(id), teller) for id in catalog.games()]


def _game(title: Title, teller: Teller) -> Out:
    prefix = title.prefix.lower()
    art, picture = addresses(title.id)
    return {
        "id": title.id,
        "title": teller.optional(f"{prefix}-title") or title.id,
        "about": teller.optional(f"{prefix}-about"),
        "fewest": title.fewest,
        "most": title.most,
        "art": art,
        "picture": picture,
        "tones": title.tones,
        "clock": {str(seats): seconds for seats, seconds in title.clock.items()},
        "pause": title.pause,
        "bots": [_bot(level, teller) for level in levels(title.id)],
        "options": [
            _option(option, prefix, teller)
            for option in title.options
            if option.kind != FILE or option.offered()
        ],
    }


def _bot(level: str, teller: Teller) -> Out:
    return {
        "level": level,
        "name": teller.say(f"bot-{level}"),
        "about": teller.say(f"bot-{level}.about"),
        "yardstick": level in YARDSTICKS,
    }


def _option(option: Option, prefix: str, teller: Teller) -> Out:
    return {
        "name": option.name,
        # Of files only those that come with the game can be chosen here, by name.
        "kind": CHOICE if option.kind == FILE else option.kind,
        "values": option.offered(),
        "told": [teller.tell(option.value_label(prefix, value)) for value in option.offered()],
        "low": option.low,
        "high": option.high,
        "step": option.step,
        "seats": option.seats,
        "default": option.default,
        "label": teller.tell(option.label(prefix)),
        "help": teller.optional(f"{option.label(prefix).id}.help"),
        "rules": option.rules,
    }


def book(game: str, teller: Teller) -> list[Out]:
    parts: dict[str, list[Out]] = {}
    for rule in catalog.find(game).book().rules.values():
        parts.setdefault(rule.part, []).append({
            "id": rule.id,
            "text": teller.optional(rule.id),
            "question": teller.optional(f"{rule.id}.question"),
            "source": rule.source,
            "standing": rule.standing,
            "cites": rule.cites,
        })  # fmt: skip
    return [{"part": part, "rules": rules} for part, rules in parts.items()]


def row(match: Match, table: Table | None, guest: str, teller: Teller) -> Out:
    prefix = catalog.find(match.game).prefix.lower()
    return {
        "code": match.code,
        "game": match.game,
        "title": teller.optional(f"{prefix}-title") or match.game,
        "seats": seats_out(match, table, guest, teller),
        "n": match.n if match.stage == OVER else match.told,
        "state": match.stage,
        "to_act": match.to_act,
        "mine": match.seats_of(guest),
        "age": max(0, int(time.time() - match.changed)),
    }


def match(match: Match, table: Table, guest: str, teller: Teller) -> Out:
    options: dict[str, Any] = msgspec.json.decode(match.options)
    title = catalog.find(match.game)
    told = [
        {
            "label": teller.tell(option.label(title.prefix)),
            "value": teller.tell(option.value_label(title.prefix, options[option.name])),
        }
        for option in title.options
        if option.name in options
    ]
    if match.clock is not None:
        clock = {"minutes": match.clock.seconds // 60, "seconds": match.clock.seconds % 60}
        told.append({"label": teller.say("clock"), "value": teller.say("clock-time", **clock)})
    return {
        **row(match, table, guest, teller),
        "options": options,
        "told_options": told,
        "commitment": "" if match.given else commitment(match.secret),
        "rematch": match.rematch,
    }


async def chances(table: Table, points: list[Point], guest: str, teller: Teller) -> Out:
    """Of a match that is over; where it turned, what happened there, as this guest may read it."""
    match = table.match
    viewer = next(iter(match.seats_of(guest)), WATCHER)
    told: list[Out] = []
    for point in points:
        out: Out = {"n": point.n, "chances": point.chances, "turning": point.turning}
        if point.turning:
            found = await lines(table.store, match, viewer, point.n, point.n)
            out["text"] = " ".join(teller.tell(line.message) for line in found if not line.note)
        told.append(out)
    return {"points": told, "sides": sorted(table.game.teams()) or [[seat.seat] for seat in match.seats]}


async def file_text(store: Store, match: Match, teller: Teller) -> str:
    """With the names that bots go by at the table: a file has no levels to call them by."""
    record = await game_file(store, match)
    record.names = [told_name(name, teller) for name in match.names]
    return record.text()


async def proof(store: Store, match: Match, teller: Teller) -> Out:
    if match.stage != OVER:
        raise Late("proof-at-the-end")
    if match.given:
        raise Missing("proof-of-a-file")
    found = await draws(store, match)
    shared = bool(match.contributions())
    return {
        "commitment": commitment(match.secret),
        "secret": match.secret,
        "contributions": [
            {"who": told_name(match.names[seat.seat], teller), "words": seat.luck}
            for seat in match.seats
            if seat.luck
        ],
        "draws": [
            {
                "n": draw.n,
                "words": draw.words,
                "text": teller.tell(draw.said),
                "odds": draw.odds,
                "drawn": draw.drawn,
            }
            for draw in found
        ],
        "holds": all(draw.holds for draw in found),
        "text": teller.say("proof-shared" if shared else "proof-alone"),
    }
