"""Writes the golden games: one for every way to end, and one from the start to each printed example.

    PYTHONPATH=src:. python -m tests.games.macht.make_replays

The rules alone say when a game is over, and every word is checked. The files are only written anew when
the rules change on purpose. `equipoise replay` opens each of them.
"""

from __future__ import annotations

from pathlib import Path

from tests.games.macht.positions import EXAMPLE, WHO, asked, score, table
from tests.games.macht.reference import PROVINCES

from equipoise.core.record import Move, Record, new_record
from equipoise.core.referee import play
from equipoise.games.macht.game import MachtGame
from equipoise.games.macht.state import Macht

FOLDER = Path(__file__).parent / "replays"
LAID = [f"? lay {province} {EXAMPLE[province]}" for province in PROVINCES]

# From the start to the position of the printed examples, with everything in hand and reserve that the long
# one needs. Three cycles: bids take away the pieces that are too many.
FIRST = """
? show rebellion, rebellion, bonus castle, bonus armour, influence armour, movement, influence castle
? start orange
o take rebellion; o bid 3; w bid 0
w take rebellion; o bid 0; w bid 3; w put elmet
o put strathclyde; o take bonus castle
w put elmet; w take bonus armour
o use bonus castle; o take influence armour
w use bonus armour
"""
SECOND = """
? time 5
? show marker_change, marker_change, victory_point, victory_point, movement, merlin, bonus key, influence key
? start orange
o put bernicia
w take marker_change; o bid 0; w bid 3; w done; w put deira
o put bernicia; o put bernicia
w put lindsey; w take victory_point; o bid 0; w bid 0
o put bernicia; o put strathclyde
w take victory_point; o bid 0; w bid 0; w take marker_change; o bid 0; w bid 0
o take movement; o take merlin
w take bonus key; w use bonus key
"""
THIRD = """
? time 3
? show influence tent, influence armour, influence key, influence key, influence castle, influence castle
o put east_anglia; o take influence tent
w put lindsey; w take influence armour
o use influence tent rheged; o done; o use merlin recruit 2 knight; o done
w use influence armour lindsey
"""
SWORD = """
? time 4
? show influence castle, influence tent, influence tent, movement, sea_move, sea_move, serpent
"""
MAGIC = """
? time 4
? show influence castle, influence castle, influence key, influence key, serpent, serpent, movement
o recruit; o recruit
w recruit; w recruit
? time 4
? show influence armour, influence tent, influence tent, bonus tent, sea_move, sea_move, merlin
"""
LONG = """
o take influence castle; o put mercia
w recruit; w put elmet
o put mercia; o use influence castle deira; w retreat knight lindsey; o occupy
o use movement bernicia deira; o move knight bernicia; o move knight bernicia; o move knight bernicia; o done
o use influence armour lindsey; w retreat mage elmet; o occupy
"""
EIGHTH = """
? show victory_point, bonus castle, bonus armour, bonus tent, influence key, influence key, influence key
? start white
w put elmet
o put kent; o put wessex
w put deira; w put gwent
o take victory_point; o bid 1; w bid 0; o take bonus castle
w put powys; w take bonus armour
o use bonus castle; o take bonus tent
w use bonus armour; w take influence key
o use bonus tent
? time 3
? show influence tent, influence tent, influence tent, influence armour, influence armour, influence armour
? start white
w recruit
o recruit; o recruit
? time 4
? show influence castle, influence castle, influence castle, movement, movement, sea_move, sea_move
"""
EXAMPLES = {
    "EX1": SWORD + "o take influence castle; o use influence castle deira",
    "EX2": SWORD + "o take influence tent",
    "EX3": MAGIC + "o take sea_move; o take sea_move; w take influence armour\n"
    "w use influence armour east_anglia",
    "EX3A-EX3G": MAGIC + "o take sea_move; o take sea_move; w take influence tent",
    "EX4": MAGIC + "o take bonus tent; o take influence tent; w take sea_move; w take sea_move\n"
    "o use bonus tent; o use influence tent elmet",
    "EX4N": MAGIC + "o take influence tent",
    "EX5": SWORD + "o take sea_move; o take sea_move; w take movement; w use movement deira lindsey\n"
    "w move mage lindsey; w move mage lindsey; w move knight deira",
    "EX6": SWORD + "o take sea_move; o use sea_move strathclyde east_anglia\n"
    "o move knight strathclyde; o done",
    "EX7": SWORD + "o take sea_move; o use sea_move recruit 1 knight 1 mage",
    "LONG": SWORD + LONG,
}  # fmt: skip


def lines(script: str) -> list[str]:
    """One move after the other; `show a, b` is a move for each tile."""
    found: list[str] = []
    for part in script.replace("\n", ";").split(";"):
        words = part.strip()
        if words.startswith("? show"):
            found += [f"? show {tile.strip()}" for tile in words.removeprefix("? show").split(",")]
        elif words:
            found.append(words)
    return found


def recorded(game: MachtGame, moves: list[str]) -> tuple[Record, Macht]:
    seats = {"?": WHO["chance"], "o": 0, "w": 1}
    record, s = new_record(game), game.start()
    for line in moves:
        who, words = line.split(" ", 1)
        play(game, s, seats[who], words)
        record.moves.append(Move(seats[who], words))
    record.outcome = game.outcome(s)
    return record, s


def example_game(name: str) -> tuple[Record, Macht]:
    before = EIGHTH if name == "EX8" else FIRST + SECOND + THIRD
    return recorded(table(), LAID + lines(before) + lines(EXAMPLES.get(name, "")))


def ending(reason: str) -> Record:
    """Everybody recruits until both have 11 points; what is placed then decides how it ends."""
    game = table()
    wanted = {"twelve": {"orange": 1, "white": 0}, "higher": {"orange": 2, "white": 1}, "tied": {}}[reason]
    record, s, placed = new_record(game), game.start(), {"orange": 0, "white": 0}
    while game.to_act(s):
        (who,) = asked(game, s)
        words = asked(game, s)[who][0]
        if who != "chance":
            words = "recruit"
            empty = [one for one in asked(game, s)[who] if one.startswith("put")]
            if score(s) == (11, 11) and placed[who] < wanted.get(who, 0):
                placed[who] += 1
                words = empty[2 * placed[who] + (who == "white")]
        play(game, s, WHO[who], words)
        record.moves.append(Move(WHO[who], words))
    record.outcome = game.outcome(s)
    assert record.outcome is not None and record.outcome.reason == reason
    return record


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for reason in ("twelve", "higher", "tied"):
        (FOLDER / f"{reason}.game").write_text(ending(reason).text(), encoding="utf-8")
    for name in (*EXAMPLES, "EX8"):
        (FOLDER / f"{name}.game").write_text(example_game(name)[0].text(), encoding="utf-8")


if __name__ == "__main__":
    main()
