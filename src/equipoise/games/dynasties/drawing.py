"""All sprites by name: cards, the grounds of territories, tokens."""

from __future__ import annotations

from typing import Final

from equipoise.core.art import Sprite
from equipoise.games.dynasties.art import COLOURS, CROWN, HEIGHT, INK, SIGNS, WIDTH, back, face, frame, sign
from equipoise.games.dynasties.board import CODE_WORDS, CODES, LETTERS
from equipoise.games.dynasties.layout import GROUNDS, Ground

CLOTH: Final = "#eadfc3"
FIELD_WIDTH: Final = 600
FIELD_HEIGHT: Final = 150
SIMPLE_WIDTH: Final = 800
SIMPLE_HEIGHT: Final = 330
SUIT_LETTERS: Final = LETTERS + "a"
SWORD: Final = "M0-13l1.6 2.6V4.4h3.6v2.2H1.3v5.2h-2.6V6.6h-3.9V4.4h3.6v-14.8z"
PIPS: Final = [
    [],
    [(0, 0)],
    [(-5, -5), (5, 5)],
    [(-5, -5), (0, 0), (5, 5)],
    [(-5, -5), (5, -5), (-5, 5), (5, 5)],
    [(-5, -5), (5, -5), (0, 0), (-5, 5), (5, 5)],
    [(-5, -6), (5, -6), (-5, 0), (5, 0), (-5, 6), (5, 6)],
]


def card_sprite(code: int) -> str:
    return f"card-{CODE_WORDS[code]}"


def sprites() -> dict[str, Sprite]:
    found = {card_sprite(code): face(code) for code in range(CODES)}
    found["back"] = back()
    dashes = ' stroke-dasharray="6 5"'
    found["empty"] = Sprite(f"0 0 {WIDTH} {HEIGHT}", frame("none", "#8d8674", dashes))
    for ground in GROUNDS:
        found[f"ground-{ground.id}"] = _ground(ground)
        found[f"rim-{ground.id}"] = _rim(ground)
    found["field"] = _cloth(FIELD_WIDTH, FIELD_HEIGHT, "#f1dcc8")
    found["simple"] = _cloth(SIMPLE_WIDTH, SIMPLE_HEIGHT, CLOTH)
    # Nothing is drawn under a fan, but what is written there is written on paper.
    found["fan"] = Sprite("0 0 1 1", '<rect width="1" height="1" fill="none"/>')
    found.update(_tokens())
    found["cover"] = Sprite("0 0 200 120", _cover())
    return found


def _cloth(width: int, height: int, fill: str) -> Sprite:
    rim = f'stroke="#8a7a55" stroke-width="2" fill="{fill}"'
    box = f'<rect x="3" y="3" width="{width - 6}" height="{height - 6}" rx="10" {rim}/>'
    return Sprite(f"0 0 {width} {height}", box)


def _ground(ground: Ground) -> Sprite:
    parts = [f'<rect width="{ground.width}" height="{ground.height}" rx="12" fill="{CLOTH}"/>']
    for plot in ground.zones:
        box = f'<rect x="{plot.x:g}" y="{plot.y:g}" width="{plot.w:g}" height="{plot.h:g}" rx="7"'
        parts.append(f'{box} fill="#f8f1dd" stroke="#c9b98e"/>')
    return Sprite(f"0 0 {ground.width} {ground.height}", "".join(parts))


def _rim(ground: Ground) -> Sprite:
    """Whose territory it is: a band behind its heading and a rim round it."""
    w, h = ground.width, ground.height
    band = f'<path d="M0 36V12A12 12 0 0 1 12 0H{w - 12}A12 12 0 0 1 {w} 12V36z" fill="var(--tone, #777)"'
    rim = f'<rect x="1.5" y="1.5" width="{w - 3}" height="{h - 3}" rx="11" fill="none"'
    return Sprite(
        f"0 0 {w} {h}", f'{band} fill-opacity=".22"/>{rim} stroke="var(--tone, #777)" stroke-width="3"/>'
    )


def _tokens() -> dict[str, Sprite]:
    found = {f"sign-{SUIT_LETTERS[suit]}": _emblem(suit) for suit in range(4)}
    for suit, letter in enumerate(SUIT_LETTERS):
        box = f'<rect x="-9" y="-14" width="18" height="28" rx="4" fill="{COLOURS[suit]}" stroke="#fff"/>'
        found[f"tab-{letter}"] = Sprite("-9 -14 18 28", box + sign(SIGNS[suit], 0, 7, 1.1, "#fff"))
    for pips in range(1, 7):
        dots = "".join(f'<circle cx="{x}" cy="{y}" r="2" fill="{INK}"/>' for x, y in PIPS[pips])
        box = f'<rect x="-11" y="-11" width="22" height="22" rx="5" fill="#fff" stroke="{INK}"/>'
        found[f"die-{pips}"] = Sprite("-12 -12 24 24", box + dots)
    found["banner"] = Sprite(
        "0 0 60 30",
        f'<path d="M1 1h58l-9 14 9 14H1z" fill="var(--tone, #555)" stroke="{INK}" stroke-width="2"/>',
    )
    for name, fill in (("season-now", "#8a4b00"), ("season", "#7d7565"), ("count", "#3a3226")):
        box = f'<rect x="1" y="1" width="98" height="28" rx="8" fill="{fill}" stroke="#d8ceb4"/>'
        found[name] = Sprite("0 0 100 30", box)
    found["crown"] = Sprite("-6 -6 12 12", _outlined(CROWN, "#f1c232"))
    found["lead"] = Sprite("-12 -12 24 24", _star())
    found["march"] = Sprite("-10 -10 20 20", _outlined("M-8-4H1v-5l8 9-8 9V4h-9z", "var(--tone, #777)"))
    found["treaty"] = Sprite(
        "-10 -10 20 20",
        f'<circle r="9" fill="#fff" stroke="{INK}"/>'
        '<path d="M-6 2a4 4 0 1 1 6-4 4 4 0 1 1 0 4 4 4 0 0 1-6 0z" fill="var(--tone, #777)"/>',
    )
    found["scroll"] = Sprite(
        "0 0 12 12",
        f'<rect x="1" y="1" width="10" height="10" rx="2" fill="#fff" stroke="{INK}"/>'
        f'<path d="M3 4h6M3 6h6M3 8h4" stroke="{INK}" stroke-width=".8"/>',
    )
    found["swords"] = Sprite(
        "-12 -12 24 24",
        "".join(
            f'<g transform="rotate({angle})">{_outlined(SWORD, "#c9ced3", 0.7)}</g>' for angle in (-45, 45)
        ),
    )
    return found


def _emblem(suit: int) -> Sprite:
    disc = f'<circle r="8" fill="#fff" stroke="{COLOURS[suit]}" stroke-width="1.5"/>'
    return Sprite("-9 -9 18 18", disc + sign(SIGNS[suit], 0, 0, 1.0, COLOURS[suit]))


def _outlined(path: str, fill: str, width: float = 1.0) -> str:
    return f'<path d="{path}" fill="{fill}" stroke="{INK}" stroke-width="{width:g}"/>'


def _star() -> str:
    return (
        f'<circle r="11" fill="#f1c232" stroke="{INK}"/>'
        f'<path d="M0-8l2.2 5.3 5.7.4-4.4 3.7 1.4 5.6L0 4l-4.9 3 1.4-5.6-4.4-3.7 5.7-.4z" fill="{INK}"/>'
    )


def _cover() -> str:
    parts = [f'<rect width="200" height="120" fill="{CLOTH}"/>']
    for n in range(4):
        place = f"translate({10 + n * 45} 24) rotate({(n - 1.5) * 6:g} 22 36) scale(.52)"
        parts.append(f'<g transform="{place}">{face(36 + n * 3 + 2).body}</g>')
    return "".join(parts)
