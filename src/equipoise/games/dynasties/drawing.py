"""The cards as sprites: a suit shows by colour, sign and letter, a rank by its signs, a noble by crowns."""

from __future__ import annotations

from typing import Final

from equipoise.core.art import Sprite
from equipoise.games.dynasties.board import AGENT, CODE_WORDS, CODES, KIND, LETTERS, NOBLE, RANK, SUIT

WIDTH: Final = 60
HEIGHT: Final = 84
INK: Final = "#2b2417"
PAPER: Final = "#fbf6e6"
COLOURS: Final = ["#a8322a", "#2f7a3d", "#b17a0c", "#2a5a9c", "#574468"]
# Drawn about the origin, ten units wide: a sword, a house, a coin, a quill; agents have a mask.
SIGNS: Final = [
    "M-.9-5h1.8v6h2.6v1.6H.9V5H-.9V2.6h-2.6V1h2.6z",
    "M-5 0L0-5 5 0H3.4v5H1V1.6h-2V5h-2.4V0z",
    "M0-5a5 5 0 1 0 .01 0zM0-2.6a2.6 2.6 0 1 1-.01 0z",
    "M5-5C0-5-3-2-3.6 1.4L-5 5l2-1.6C1 4 4 0 5-5z",
    "M-5-2.5Q0-5 5-2.5 5 4 0 4.5-5 4-5-2.5zm1.8 1.2v1.6h2v-1.6zm4.4 0v1.6h2v-1.6z",
]
CROWN: Final = "M-5 3V-3l2.5 2.6L0-4l2.5 3.6L5-3v6z"
# Where up to five signs stand.
SPOTS: Final = [
    [],
    [(30, 44)],
    [(30, 32), (30, 56)],
    [(30, 28), (20, 54), (40, 54)],
    [(19, 30), (41, 30), (19, 56), (41, 56)],
    [(18, 28), (42, 28), (30, 43), (18, 58), (42, 58)],
]


def card_sprite(code: int) -> str:
    return f"card-{CODE_WORDS[code]}"


def sprites() -> dict[str, Sprite]:
    found = {card_sprite(code): _card(code) for code in range(CODES)}
    found["back"] = Sprite(f"0 0 {WIDTH} {HEIGHT}", _back())
    found["empty"] = Sprite(f"0 0 {WIDTH} {HEIGHT}", _frame("none", "#8d8674", ' stroke-dasharray="4 3"'))
    found["banner"] = Sprite(
        "0 0 60 30",
        f'<path d="M1 1h58l-9 14 9 14H1z" fill="var(--tone, #555)" stroke="{INK}" stroke-width="2"/>',
    )
    found["chip"] = Sprite(
        "0 0 100 30", '<rect x="1" y="1" width="98" height="28" rx="14" fill="#4d4636" stroke="#f4ead0"/>'
    )
    for name, width in (("zone", 900), ("zone-panel", 540)):
        ground = f'<rect width="{width}" height="106" rx="8" fill="#efe6cc" opacity=".6"/>'
        found[name] = Sprite(f"0 0 {width} 106", ground)
    found["crown"] = Sprite(
        "-6 -6 12 12", f'<path d="{CROWN}" fill="#f1c232" stroke="{INK}" stroke-width="1"/>'
    )
    found["scroll"] = Sprite(
        "0 0 12 12",
        f'<rect x="1" y="1" width="10" height="10" rx="2" fill="#fff" stroke="{INK}"/>'
        f'<path d="M3 4h6M3 6h6M3 8h4" stroke="{INK}" stroke-width=".8"/>',
    )
    found["cover"] = Sprite("0 0 200 120", _cover())
    return found


def _frame(fill: str, stroke: str = INK, more: str = "") -> str:
    box = '<rect x="1" y="1" width="58" height="82" rx="6"'
    return f'{box} fill="{fill}" stroke="{stroke}" stroke-width="2"{more}/>'


def _sign(path: str, x: float, y: float, size: float, fill: str) -> str:
    place = f"translate({x:g} {y:g}) scale({size:g})"
    return f'<path d="{path}" transform="{place}" fill="{fill}" fill-rule="evenodd"/>'


def _card(code: int) -> Sprite:
    kind, suit = KIND[code], SUIT[code]
    colour = COLOURS[suit]
    letter = "A" if kind == AGENT else LETTERS[suit].upper()
    parts = [_frame(PAPER), f'<rect x="1" y="1" width="58" height="17" rx="6" fill="{colour}"/>']
    # The owner's colour along the foot: a lured noble shows whose it is.
    parts.append(f'<rect x="4" y="75" width="52" height="6" rx="2" fill="var(--tone, {colour})"/>')
    parts.append(_sign(SIGNS[suit], 11, 9.5, 1.2, "#fff"))
    placed = "fill:#fff;text-anchor:middle;dominant-baseline:central"
    style = f'font-family="Georgia,serif" font-weight="bold" style="{placed}"'
    parts.append(f'<text x="48" y="9.5" font-size="14" {style}>{letter}</text>')
    if kind == NOBLE:
        parts.append(_sign(SIGNS[suit], 22, 46, 2.6, colour))
        top = 46 - 5.5 * (RANK[code] - 1)
        parts += [_sign(CROWN, 48, top + 11 * n, 0.95, "#c9930a") for n in range(RANK[code])]
    elif kind == AGENT:
        parts.append(_sign(SIGNS[suit], 30, 46, 3.4, colour))
    else:
        size = 2.4 if RANK[code] < 3 else 1.7
        parts += [_sign(SIGNS[suit], x, y, size, colour) for x, y in SPOTS[RANK[code]]]
    return Sprite(f"0 0 {WIDTH} {HEIGHT}", "".join(parts))


def _back() -> str:
    lines = "".join(f'<path d="M{x} 8v68" stroke="#fff" stroke-opacity=".35"/>' for x in range(12, 52, 6))
    return (
        _frame("var(--tone, #555)") + lines + '<circle cx="30" cy="42" r="14" fill="#1d1810" opacity=".55"/>'
    )


def _cover() -> str:
    parts = ['<rect width="200" height="120" fill="#efe6cc"/>']
    for n in range(4):
        parts.append(f'<g transform="translate({12 + n * 44} 16)">{_card(36 + n * 3 + 2).body}</g>')
    return "".join(parts)
