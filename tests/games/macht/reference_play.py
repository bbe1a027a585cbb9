"""The second telling of the rules, continued: what words do."""

from __future__ import annotations

from tests.games.macht.reference import (
    BOX,
    LIGHTNING,
    OTHER,
    PROVINCES,
    SEATS,
    Book,
    action_over,
    begin_cycle,
    first_turn,
    show_or_start,
    uses,
)
from tests.games.macht.reference_words import KINDS, changes, moves, retreat, target


def play(b: Book, who: str, words: str) -> None:
    verb, *rest = words.split()
    last = rest[-1] if rest else ""
    if verb == "lay":
        b.marker[rest[0]] = last
        b.spare[last] -= 1
        if len(b.marker) == len(PROVINCES):
            begin_cycle(b, BOX["first_cycle"])
    elif verb == "time":
        b.tokens[int(last)] -= 1
        b.cubes, b.to_show = int(last), int(last) + BOX["tiles_over_token"]
        show_or_start(b)
    elif verb == "show":
        b.pile[" ".join(rest)] -= 1
        b.offer[" ".join(rest)] += 1
        b.to_show -= 1
        show_or_start(b)
    elif verb == "start":
        first_turn(b, last)
    elif b.step in ("action", "more"):
        take_action(b, verb, rest, words)
    else:
        answer(b, who, verb, rest)


def take_action(b: Book, verb: str, rest: list[str], words: str) -> None:
    if verb == "put":
        b.put(b.turn, b.active(), rest[0])
    elif verb == "recruit":
        b.cubes -= 1
        b.enlist(b.turn, OTHER[b.active()], BOX["recruits"][0 if b.first_recruit else 1])
        b.first_recruit = False
    elif verb == "take" and " ".join(rest) not in LIGHTNING:
        b.offer[" ".join(rest)] -= 1
        b.hand[b.turn][" ".join(rest)] += 1
    elif verb in ("take", "use"):
        announce(b, verb, words)
        return
    action_over(b)


def tile_of(words: str) -> str:
    parts = words.split()
    return " ".join(parts[1:3]) if parts[1] in ("influence", "bonus") else parts[1]


def announce(b: Book, verb: str, words: str) -> None:
    tile = tile_of(words)
    (b.offer if verb == "take" else b.hand[b.turn])[tile] -= 1
    b.cubes -= 1
    b.discards[tile] += 1
    b.said, b.moved, b.removed = words, set(), []
    exempt = tile in LIGHTNING and b.options["serpent"] == "plain"
    if b.cubes and b.hand[OTHER[b.turn]]["serpent"] and not exempt:
        b.step = "serpent"
    else:
        carry_out(b)


def carry_out(b: Book) -> None:
    tile, parts = tile_of(b.said), b.said.split()
    if tile in LIGHTNING:
        b.step, b.bids = "bid", {}
    elif "recruit" in parts:
        counted = parts[parts.index("recruit") + 1 :]
        for count, kind in zip(counted[::2], counted[1::2]):
            b.enlist(b.turn, kind, int(count))
        use_over(b)
    elif tile.startswith("bonus"):
        b.discards[tile] -= 1
        b.bonus[b.turn][tile] += 1
        use_over(b)
    elif tile in ("movement", "sea_move"):
        b.step = tile
    elif b.owner(target(b)) == OTHER[b.turn]:
        b.step = "retreat"
        if retreat(b)[1] == ["retreat none"]:
            beaten(b)
    else:
        kinds = [kind for kind in KINDS if b.reserve[b.turn][kind]]
        if b.options["reinforce"] == "any" and len(kinds) == 2:
            b.step = "reinforce"
        else:
            b.put(b.turn, b.active() if b.options["reinforce"] == "active" else kinds[0], target(b))
            use_over(b)


def use_over(b: Book) -> None:
    if b.cubes and uses(b):
        b.step = "more"
    else:
        action_over(b)


def beaten(b: Book) -> None:
    loser = OTHER[b.turn]
    for kind in KINDS:
        b.stock[loser][kind] += b.men[loser].pop(f"{kind} {target(b)}", 0)
    if b.reserve[b.turn][b.active()]:
        b.step = "occupy"
    else:
        use_over(b)


def answer(b: Book, who: str, verb: str, rest: list[str]) -> None:
    if verb == "let":
        carry_out(b)
    elif verb == "cancel":
        b.cubes -= 1
        b.hand[who]["serpent"] -= 1
        b.discards["serpent"] += 1
        (action_over if tile_of(b.said) in LIGHTNING else use_over)(b)
    elif verb == "place":
        b.put(b.turn, rest[0], target(b))
        use_over(b)
    elif verb == "retreat":
        if rest != ["none"]:
            b.men[who][f"{rest[0]} {target(b)}"] -= 1
            b.men[who][f"{rest[0]} {rest[1]}"] += 1
        beaten(b)
    elif verb in ("occupy", "leave"):
        if verb == "occupy":
            b.put(b.turn, b.active(), target(b))
        use_over(b)
    elif verb == "bid":
        b.bids[who] = int(rest[0])
        if len(b.bids) == 2:
            settle(b)
    elif b.step in ("movement", "sea_move"):
        move(b, verb, rest)
    else:
        win(b, verb, rest)


def move(b: Book, verb: str, rest: list[str]) -> None:
    if verb == "move":
        p, q = b.said.split()[-2:]
        kind, source = rest
        b.men[b.turn][f"{kind} {source}"] -= 1
        b.men[b.turn][f"{kind} {q if source == p else p}"] += 1
        b.moved.add(f"{kind} {source}")
        if moves(b):
            return
    use_over(b)


def settle(b: Book) -> None:
    if b.bids["orange"] == b.bids["white"]:
        action_over(b)
        return
    b.winner = max(SEATS, key=lambda seat: b.bids[seat])
    b.reserve[b.winner][b.active()] -= b.bids[b.winner]
    b.stock[b.winner][b.active()] += b.bids[b.winner]
    tile = tile_of(b.said)
    if tile == "victory_point":
        b.vp[b.winner] += 1
    if tile == "rebellion" and any(b.force(OTHER[b.winner], p) for p in PROVINCES):
        b.step = "rebellion"
    elif tile == "marker_change" and changes(b):
        b.step = "change"
    else:
        action_over(b)


def win(b: Book, verb: str, rest: list[str]) -> None:
    if verb == "remove":
        kind, province = rest
        b.men[OTHER[b.winner]][f"{kind} {province}"] -= 1
        b.stock[OTHER[b.winner]][kind] += 1
        b.removed.append(province)
        if len(b.removed) < BOX["rebels"] and b.force(OTHER[b.winner], province):
            return
    if verb == "change":
        province, symbol = rest
        b.spare[symbol] -= 1
        b.spare[b.marker[province]] += 1
        b.marker[province] = symbol
    action_over(b)
