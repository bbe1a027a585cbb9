"""What a move set off, piece by piece: a few scenes, the first one whole, and a sentence for each."""

from __future__ import annotations

from equipoise.core.message import named
from equipoise.play.history import position
from equipoise.play.match import read_moves
from equipoise.web.messages import ActsOut
from equipoise.web.screens import Picture
from equipoise.web.viewer import Viewer


async def acts_of(viewer: Viewer, count: int, seat: int) -> ActsOut:
    """Of the move that the browser counts so, as that seat saw it; nothing if it set nothing off."""
    table, game = viewer.table, viewer.table.game
    seat = seat if viewer.may_look(seat) else viewer.seat()
    out = ActsOut(seat, [], [])
    if not 1 <= count <= viewer.count(table.n):
        return out
    n = viewer.meant(count)
    state = (await position(table.store, table.match, n - 1)).state
    moves = await read_moves(table.store, table.match.code, n - 1, n)
    if not moves or not game.staged(state, moves[0].seat, game.ids[moves[0].words]):
        return out  # it may have been taken back meanwhile
    move, action = moves[0], game.ids[moves[0].words]
    before = game.view(state, seat)
    game.apply(state, move.seat, action)
    base: Picture | None = None
    for number, scene in enumerate(game.acts(before, move.seat, action, game.view(state, seat))):
        scene.prompt = named(scene.prompt, table.match.names)
        picture = Picture(f"act.{number}", scene, game.words, viewer.teller, past=True, base=base)
        out.texts.append(picture.prompt)
        out.scenes.append(picture.whole() if base is None else picture.since(base))
        base = picture
    return out
