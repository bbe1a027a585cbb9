"""What the rules can never bring about: pawns lost or made up, crowded lands, masks that disagree."""

from __future__ import annotations

from equipoise.games.europe1815.state import Europe, Table, crowd_in, empire_of, fell_at, pawns_in, pawns_of


def faults(t: Table, s: Europe) -> list[str]:
    found: list[str] = []
    lands = range(t.board.land_count)
    for k in range(t.kinds):
        counted = sum(int(pawns_in(t, s, k, land)) for land in lands)
        if counted != int(s.on_board[k]):
            found.append(f"kind {k}: {counted} pawns in the lands, {s.on_board[k]} on the board")
        if counted > t.board.supply:
            found.append(f"kind {k}: {counted} pawns, the supply is {t.board.supply}")
    for land in lands:
        counted = sum(int(pawns_in(t, s, k, land)) for k in range(t.kinds))
        if counted != crowd_in(t, s, land):
            found.append(f"{t.board.lands[land]}: {counted} pawns, counted as {crowd_in(t, s, land)}")
        if counted > t.board.limit:
            found.append(f"{t.board.lands[land]}: {counted} pawns, the limit is {t.board.limit}")
    for seat in range(t.seats):
        empire = empire_of(s, seat)
        out = empire < t.board.empire_count and pawns_of(s, empire) == 0 and s.starter >= 0
        if out != (fell_at(t, s, seat) > 0):
            found.append(f"seat {seat}: out is {out}, noted as {fell_at(t, s, seat)}")
    return found
