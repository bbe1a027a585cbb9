"""Faces and backs of cards: a suit shows by colour, sign and letter, a rank by number, signs or crowns."""

from __future__ import annotations

from typing import Final

from equipoise.core.art import Sprite
from equipoise.games.dynasties.board import AGENT, KIND, LETTERS, NOBLE, RANK, SUIT

WIDTH: Final = 100
HEIGHT: Final = 140
INK: Final = "#2b2417"
PAPER: Final = "#fdf8ea"
COLOURS: Final = ["#a8322a", "#2f7a3d", "#9a6700", "#2a5a9c", "#574468"]
TINTS: Final = ["#f6ded7", "#dfeeda", "#f6e8c0", "#dbe6f4", "#e6dfeb"]
# Drawn about the origin, ten units wide: a sword, a house, a coin, a quill; agents have a mask.
SIGNS: Final = [
    "M-.9-5h1.8v6h2.6v1.6H.9V5H-.9V2.6h-2.6V1h2.6z",
    "M-5 0L0-5 5 0H3.4v5H1V1.6h-2V5h-2.4V0z",
    "M0-5a5 5 0 1 0 .01 0zM0-2.6a2.6 2.6 0 1 1-.01 0z",
    "M5-5C0-5-3-2-3.6 1.4L-5 5l2-1.6C1 4 4 0 5-5z",
    "M-5-2.5Q0-5 5-2.5 5 4 0 4.5-5 4-5-2.5zm1.8 1.2v1.6h2v-1.6zm4.4 0v1.6h2v-1.6z",
]
CROWN: Final = "M-5 3V-3l2.5 2.6L0-4l2.5 3.6L5-3v6z"
BUST: Final = "M-17 21C-17 9-9 5-5 3a8.5 8.5 0 1 1 10 0C9 5 17 9 17 21z"
HOOD: Final = "M0-24C14-24 17-8 17 2l5 19h-44l5-19C-17-8-14-24 0-24z"
# Where up to five signs stand.
SPOTS: Final = [
    [],
    [(64, 56)],
    [(64, 34), (64, 78)],
    [(64, 28), (47, 76), (81, 76)],
    [(47, 32), (81, 32), (47, 78), (81, 78)],
    [(46, 28), (82, 28), (64, 54), (46, 81), (82, 81)],
]
SERIF: Final = 'font-family="Georgia,Liberation Serif,serif" font-weight="bold"'
PLACED: Final = "fill:#fff;text-anchor:middle;dominant-baseline:central"


def frame(fill: str, stroke: str = INK, more: str = "") -> str:
    box = '<rect x="1" y="1" width="98" height="138" rx="9"'
    return f'{box} fill="{fill}" stroke="{stroke}" stroke-width="2"{more}/>'


def sign(path: str, x: float, y: float, size: float, fill: str) -> str:
    place = f"translate({x:g} {y:g}) scale({size:g})"
    return f'<path d="{path}" transform="{place}" fill="{fill}" fill-rule="evenodd"/>'


def face(code: int) -> Sprite:
    suit = SUIT[code]
    colour, tint = COLOURS[suit], TINTS[suit]
    parts = [frame(PAPER), f'<rect x="32" y="7" width="62" height="96" rx="6" fill="{tint}"/>']
    # The plate of the name, and the owner's colour along the foot: a lured noble shows whose it is.
    parts.append(f'<rect x="6" y="105" width="88" height="25" rx="3" fill="{tint}" opacity=".8"/>')
    parts.append(
        f'<rect x="6" y="131.5" width="88" height="5" rx="2.5" fill="var(--tone, {colour})" stroke="{INK}"'
        ' stroke-width=".6"/>'
    )
    parts += _corner(code, colour)
    if KIND[code] == NOBLE:
        parts += _noble(code, colour)
    elif KIND[code] == AGENT:
        parts += _agent(colour)
    else:
        size = 4.2 if RANK[code] == 1 else 3.3 if RANK[code] == 2 else 2.6
        parts += [sign(SIGNS[suit], x, y, size, colour) for x, y in SPOTS[RANK[code]]]
    return Sprite(f"0 0 {WIDTH} {HEIGHT}", "".join(parts))


def _corner(code: int, colour: str) -> list[str]:
    """Sign, rank and letter: what is seen of a card that lies under others."""
    suit = SUIT[code]
    tab = f'<path d="M2 10a8 8 0 0 1 8-8h20v60a8 8 0 0 1-8 8H2z" fill="{colour}"/>'
    if KIND[code] == AGENT:
        words = f'<text x="16" y="51" font-size="26" {SERIF} style="{PLACED}">A</text>'
    else:
        words = f'<text x="16" y="38" font-size="25" {SERIF} style="{PLACED}">{RANK[code]}</text>'
        words += f'<text x="16" y="58" font-size="14" {SERIF} style="{PLACED}">{LETTERS[suit].upper()}</text>'
    return [tab, sign(SIGNS[suit], 16, 17, 2.0, "#fff"), words]


def _noble(code: int, colour: str) -> list[str]:
    """A bust with the sign of its suit; above it as many crowns as it has."""
    rank = RANK[code]
    step = 13 if rank < 5 else 11.4
    parts = [
        sign(CROWN, 63 + (n - (rank - 1) / 2) * step, 17, 1.15 if rank < 5 else 1.0, "#b98300")
        for n in range(rank)
    ]
    parts.append(f'<g transform="translate(63 72) scale(1.45)"><path d="{BUST}" fill="{colour}"/></g>')
    return [*parts, sign(SIGNS[SUIT[code]], 63, 90, 1.9, "#fff")]


def _agent(colour: str) -> list[str]:
    hood = f'<path d="{HOOD}" fill="{colour}"/><ellipse cy="-4" rx="10" ry="12" fill="#221a2b"/>'
    return [f'<g transform="translate(63 51) scale(1.3)">{hood}</g>', sign(SIGNS[4], 63, 45, 2.0, "#fff")]


def back() -> Sprite:
    """In the colour of whoever holds it."""
    weave = (
        '<path d="M12 40L40 12M12 70L70 12M12 100L88 24M20 122L88 54M50 122L88 84M88 40L60 12M88 70L30 12'
        'M88 100L12 24M80 122L12 54M50 122L12 84" stroke="#fff" stroke-opacity=".4" stroke-width="1.5"/>'
    )
    rim = '<rect x="9" y="9" width="82" height="122" rx="5" fill="none" stroke="#fff" stroke-opacity=".7"/>'
    seal = '<circle cx="50" cy="67" r="19" fill="#1d1810" fill-opacity=".6"/>'
    seal += sign(CROWN, 50, 67, 2.2, "#f1d48a")
    return Sprite(f"0 0 {WIDTH} {HEIGHT}", frame("var(--tone, #555)") + weave + rim + seal)
