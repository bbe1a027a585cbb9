"""The second telling of the rules, continued: who may say what."""

from __future__ import annotations

from tests.games.macht.reference import BOX, OTHER, PROVINCES, SEATS, SYMBOLS, Book, uses

KINDS = ["knight", "mage"]


def acts(b: Book) -> dict[str, list[str]]:
    """By who is to act (`chance`, `orange`, `white`): all that may be said."""
    if b.step == "over":
        return {}
    if b.step == "bid":
        return {
            seat: [f"bid {n}" for n in range(b.reserve[seat][b.active()] + 1)]
            for seat in SEATS
            if seat not in b.bids
        }
    found = {
        "lay": lay, "time": time, "show": show, "starter": starter, "action": action, "more": more,
        "serpent": serpent, "reinforce": reinforce, "rebellion": rebellion, "change": change,
        "retreat": retreat, "occupy": occupy, "movement": moving, "sea_move": moving,
    }[b.step](b)  # fmt: skip
    return {found[0]: found[1]}


Asked = tuple[str, list[str]]


def lay(b: Book) -> Asked:
    province = PROVINCES[len(b.marker)]
    return "chance", [f"lay {province} {symbol}" for symbol in SYMBOLS if b.spare[symbol]]


def time(b: Book) -> Asked:
    return "chance", [f"time {value}" for value in sorted(b.tokens) if b.tokens[value]]


def show(b: Book) -> Asked:
    return "chance", [f"show {tile}" for tile in b.pile if b.pile[tile]]


def starter(b: Book) -> Asked:
    return "chance", ["start orange", "start white"]


def action(b: Book) -> Asked:
    found = [f"take {tile}" for tile in b.offer if b.offer[tile]] + ["recruit"]
    if b.reserve[b.turn][b.active()]:
        for p in PROVINCES:
            if b.owner(p) != OTHER[b.turn] and b.force(b.turn, p) <= BOX["crowd"]:
                found.append(f"put {p}")
    return b.turn, found + uses(b)


def more(b: Book) -> Asked:
    return b.turn, [*uses(b), "done"]


def serpent(b: Book) -> Asked:
    return OTHER[b.turn], ["cancel", "let"]


def reinforce(b: Book) -> Asked:
    return b.turn, ["place knight", "place mage"]


def rebellion(b: Book) -> Asked:
    loser = OTHER[b.winner]
    places = [b.removed[0]] if b.removed else PROVINCES
    found = [f"remove {kind} {p}" for kind in KINDS for p in places if b.force(loser, p, kind)]
    return b.winner, [*found, "done"]


def changes(b: Book) -> list[str]:
    return [f"change {p} {s}" for p in PROVINCES for s in SYMBOLS if b.spare[s] and b.marker[p] != s]


def change(b: Book) -> Asked:
    return b.winner, [*changes(b), "done"]


def target(b: Book) -> str:
    return b.said.split()[-1]


def retreat(b: Book) -> Asked:
    loser = OTHER[b.turn]
    refuges = [p for p in PROVINCES if p in b.neighbours(target(b)) and b.owner(p) != b.turn]
    kinds = [kind for kind in KINDS if b.force(loser, target(b), kind)]
    return loser, [f"retreat {kind} {p}" for kind in kinds for p in refuges] + ["retreat none"]


def occupy(b: Book) -> Asked:
    return b.turn, ["occupy", "leave"]


def moves(b: Book) -> list[str]:
    p, q = b.said.split()[-2:]
    found = []
    for kind in KINDS:
        if b.force(b.turn, p, kind) and f"{kind} {q}" not in b.moved:
            found.append(f"move {kind} {p}")
        if b.step == "movement" and b.force(b.turn, q, kind) and f"{kind} {p}" not in b.moved:
            found.append(f"move {kind} {q}")
    return found


def moving(b: Book) -> Asked:
    return b.turn, moves(b) + (["done"] if b.moved else [])
