"""Whether decks keep the deck rule (R294-R301) and the data holds together: every fault is named."""

from __future__ import annotations

from typing import Final

from equipoise.core.datafile import Reader
from equipoise.games.dynasties.boardfile import SUITS, BoardFile, CardText, Deck

RESOURCES_OF_SUIT: Final = 9  # two each of rank 1 to 4, one of rank 5
NOBLES_OF_SUIT: Final = 2  # rank 2 and 3
SOVEREIGNS: Final = 2
AGENTS: Final = 6
DECK: Final = 52
WHEN: Final = [
    "harvest", "trade", "campaign", "rolled", "announced", "lured", "chosen", "shares", "tied", "lost",
    "raze", "slaughter",
]  # fmt: skip
ZONES: Final = ["court", "realm", "leader"]
# Fixed for every table (the text is silent, the rules know one way): data that says otherwise is refused.
FIXED: Final = {
    "force_cap_always": True,
    "attack_engages_leader": True,
    "monarch_may_be_force_card": False,
    "undefended_allows_slaughter": False,
    "diplomat_ability_in_standard": False,
    "lead_player_may_defer": False,
    "treasure_draw_count_named_first": True,
    "civil_war": False,
}


def check_board(reader: Reader, file: BoardFile) -> None:
    for name in sorted(set(FIXED) | set(file.rulings)):
        if name not in FIXED:
            reader.fault(f"rulings: there is no ruling {name}; known are {', '.join(FIXED)}")
        elif file.rulings.get(name) is not FIXED[name]:
            reader.fault(f"rulings: {name} must be {str(FIXED[name]).lower()}")
    for text in file.texts:
        _check_text(reader, text)
    _check_simple(reader, file)
    check_decks(reader, file.decks, [text.id for text in file.texts])


def check_decks(reader: Reader, decks: list[Deck], texts: list[str]) -> None:
    if not 1 <= len(decks) <= 6:
        reader.fault(f"file: there must be 1 to 6 decks, not {len(decks)}")
    ids = [deck.id for deck in decks]
    for id in sorted({id for id in ids if ids.count(id) > 1}):
        reader.fault(f"deck {id}: two decks have this id")
    for deck in decks:
        _check_deck(reader, deck)
        for code, text in deck.texts.items():
            if code not in codes_of(deck):
                reader.fault(f"deck {deck.id}, texts: the deck has no card {code}")
            if text not in texts:
                reader.fault(
                    f"deck {deck.id}, texts {code}: there is no text {text}; known are {', '.join(texts)}"
                )


def _check_text(reader: Reader, text: CardText) -> None:
    for when in text.when:
        if when not in WHEN:
            reader.fault(f"text {text.id}: unknown season or event {when}; known are {', '.join(WHEN)}")
    for zone in text.zones:
        if zone not in ZONES:
            reader.fault(f"text {text.id}: unknown zone {zone}; known are {', '.join(ZONES)}")


def _check_simple(reader: Reader, file: BoardFile) -> None:
    """R324: other cards are no fewer than nobles times players; each pile has a card for each noble."""
    others = DECK - NOBLES_OF_SUIT * len(SUITS) - SOVEREIGNS
    for seats, (nobles, cards) in enumerate(zip(file.simple_nobles, file.simple_cards), 2):
        if nobles * seats > others or cards * seats > others or cards < nobles:
            reader.fault(f"simple: {nobles} nobles and {cards} cards each do not fit {seats} players")


def _check_deck(reader: Reader, deck: Deck) -> None:
    where = f"deck {deck.id}"
    for suit, names in zip(SUITS, deck.suits):
        wanted = RESOURCES_OF_SUIT + NOBLES_OF_SUIT
        if len(names) != wanted:
            reader.fault(
                f"{where}: {suit} must name {wanted} cards, nine resources and the nobles of rank 2 and 3, "
                f"not {len(names)}"
            )
    if len(deck.sovereigns) != SOVEREIGNS:
        reader.fault(f"{where}: there must be 2 nobles of rank 5, not {len(deck.sovereigns)}")
    if len({card.suit for card in deck.sovereigns}) != len(deck.sovereigns):
        reader.fault(f"{where}: the nobles of rank 5 must be of different suits")
    if len(deck.agents) != AGENTS:
        reader.fault(f"{where}: there must be 6 agents, not {len(deck.agents)}")
    for card in deck.sovereigns:
        if card.emblems[card.suit]:
            reader.fault(
                f"{where}, sovereign {card.name}: emblems of its own suit are not listed, it has five"
            )
    names = names_of(deck)
    for name in sorted({name for name in names if names.count(name) > 1}):
        reader.fault(f"{where}: the name {name} stands on two cards")
    if len(names) != DECK:
        reader.fault(f"{where}: a deck has 52 cards, not {len(names)}")
    for name in names:
        if not name.strip():
            reader.fault(f"{where}: a card has no name")


def names_of(deck: Deck) -> list[str]:
    named = [name for names in deck.suits for name in names]
    return named + [card.name for card in deck.sovereigns] + [card.name for card in deck.agents]


def codes_of(deck: Deck) -> list[str]:
    codes = [f"r{rank}{suit[0]}{copy}" for suit in SUITS for rank in range(1, 5) for copy in (1, 2)]
    codes += [f"r5{suit[0]}" for suit in SUITS]
    codes += [f"n{rank}{suit[0]}" for suit in SUITS for rank in (2, 3)]
    codes += [f"n5{SUITS[card.suit][0]}" for card in deck.sovereigns]
    return codes + [f"a{n}" for n in range(1, len(deck.agents) + 1)]
