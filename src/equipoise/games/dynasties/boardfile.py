"""What a data file of the game holds, read as it stands; boardcheck.py judges it."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from equipoise.core.datafile import Entry, Reader, read_toml

SUITS: Final = ["martial", "population", "treasure", "diplomatic"]
FEWEST: Final = 2
MOST: Final = 6
PACES: Final = ["steady", "brisk"]
DIE: Final = 6


@final
class Card:
    """A card by name with the emblems it shows, counted by suit."""

    def __init__(self, name: str, emblems: list[int], suit: int = -1) -> None:
        self.name = name
        self.emblems = emblems
        self.suit = suit


@final
class Deck:
    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name
        self.suits: list[list[str]] = []  # by suit: nine resources, then the nobles of rank 2 and 3
        self.sovereigns: list[Card] = []  # the nobles of rank 5
        self.agents: list[Card] = []
        self.texts: dict[str, str] = {}  # by code


@final
class CardText:
    def __init__(self, id: str, active: bool, when: list[str], discards: bool, zones: list[str]) -> None:
        self.id = id
        self.active = active
        self.when = when
        self.discards = discards  # else its card is engaged
        self.zones = zones


@final
class BoardFile:
    def __init__(self) -> None:
        self.hand = 0
        self.draws: dict[str, list[int]] = {}
        self.plays: dict[str, list[int]] = {}
        self.rulings: Entry = {}
        self.simple_hand = 0
        self.simple_nobles: list[int] = []
        self.simple_cards: list[int] = []
        self.texts: list[CardText] = []
        self.decks: list[Deck] = []


def parse_board_file(reader: Reader, path: Path) -> BoardFile:
    data = read_toml(path)
    file = BoardFile()
    known = ["seats", "starting_hand", "state_of_play", "rulings", "simple", "text", "deck"]
    reader.only(data, "file", known)
    file.hand = reader.number(data, "starting_hand", "file", 1, 20)
    paces = reader.table(data, "state_of_play", "file")
    reader.only(paces, "state_of_play", PACES)
    for pace in PACES:
        rows = reader.table(paces, pace, "state_of_play")
        file.draws[pace] = numbers(reader, rows, "draw", f"state_of_play {pace}", DIE)
        file.plays[pace] = numbers(reader, rows, "play", f"state_of_play {pace}", DIE)
    file.rulings = reader.table(data, "rulings", "file")
    simple = reader.table(data, "simple", "file")
    file.simple_hand = reader.number(simple, "hand", "simple", 1, 7)
    file.simple_nobles = numbers(reader, simple, "nobles", "simple", MOST - FEWEST + 1)
    file.simple_cards = numbers(reader, simple, "cards_each", "simple", MOST - FEWEST + 1)
    file.texts = [_text(reader, entry) for entry in reader.tables(data, "text", "file")]
    file.decks = parse_decks(reader, data)
    return file


def parse_decks(reader: Reader, data: Entry) -> list[Deck]:
    return [_deck(reader, entry, n) for n, entry in enumerate(reader.tables(data, "deck", "file"), 1)]


def numbers(reader: Reader, entry: Entry, key: str, where: str, length: int) -> list[int]:
    """A list of so many positive whole numbers."""
    value = entry.get(key)
    if isinstance(value, list) and len(value) == length:
        found = [n for n in value if isinstance(n, int) and not isinstance(n, bool) and 1 <= n <= 52]
        if len(found) == length:
            return found
    reader.fault(f"{where}: {key} must be {length} whole numbers from 1 to 52")
    return [1] * length


def _text(reader: Reader, entry: Entry) -> CardText:
    where = f"text {entry.get('id', '?')}"
    reader.only(entry, where, ["id", "kind", "when", "cost", "from"])
    kind = reader.text(entry, "kind", where)
    cost = reader.text(entry, "cost", where)
    if kind not in ("active", "reactive"):
        reader.fault(f"{where}: kind must be active or reactive")
    if cost not in ("engage", "discard"):
        reader.fault(f"{where}: cost must be engage or discard")
    return CardText(
        reader.text(entry, "id", where),
        kind == "active",
        reader.texts(entry, "when", where),
        cost == "discard",
        reader.texts(entry, "from", where),
    )


def _deck(reader: Reader, entry: Entry, number: int) -> Deck:
    where = f"deck {entry.get('id', number)}"
    reader.only(entry, where, ["id", "name", *SUITS, "sovereign", "agent", "texts"])
    deck = Deck(reader.text(entry, "id", where), reader.text(entry, "name", where))
    deck.suits = [reader.texts(entry, suit, where) for suit in SUITS]
    deck.sovereigns = [_sovereign(reader, one, where) for one in reader.tables(entry, "sovereign", where)]
    for one in reader.tables(entry, "agent", where):
        name = reader.text(one, "name", f"{where}, agent")
        deck.agents.append(Card(name, _emblems(reader, one, f"{where}, agent {name}")))
    texts = reader.table(entry, "texts", where) if "texts" in entry else {}
    deck.texts = {code: str(text) for code, text in texts.items()}
    return deck


def _sovereign(reader: Reader, entry: Entry, where: str) -> Card:
    name = reader.text(entry, "name", f"{where}, sovereign")
    here = f"{where}, sovereign {name}"
    suit = reader.text(entry, "suit", here)
    if suit not in SUITS:
        reader.fault(f"{here}: suit must be one of {', '.join(SUITS)}")
        suit = SUITS[0]
    return Card(name, _emblems(reader, entry, here), SUITS.index(suit))


def _emblems(reader: Reader, entry: Entry, where: str) -> list[int]:
    table = reader.table(entry, "emblems", where) if "emblems" in entry else {}
    reader.only(table, f"{where}, emblems", SUITS)
    return [reader.number(table, suit, f"{where}, emblems", 0, 5, 0) for suit in SUITS]
