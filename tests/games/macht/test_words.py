"""Every word: how many there are of each kind, in which order, and the options of a table."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.macht.positions import BOARD, TITLE, heap, table
from tests.games.macht.reference import BOX, PROVINCES, SYMBOLS, TILES

from equipoise.core.options import OptionError
from equipoise.games.macht.state import PILE

WORDS = table().words
COUNTS = {
    "lay": 60, "time": 6, "show": 15, "start": 2, "take": 15, "put": 15, "recruit": 1,
    "use": 60 + 15 + 4 + 105 + 210 + 6 + 4, "place": 2, "move": 30, "retreat": 31, "occupy": 1, "leave": 1,
    "cancel": 1, "let": 1, "bid": 17, "remove": 30, "change": 60, "done": 1,
}  # fmt: skip


def test_there_are_693_words() -> None:
    assert len(WORDS) == 693 == sum(COUNTS.values())
    assert Counter(words.split()[0] for words in WORDS) == COUNTS


def test_the_words_of_provinces_symbols_and_tiles() -> None:
    assert [words for words in WORDS if words.startswith("put")] == [f"put {p}" for p in PROVINCES]
    assert [words for words in WORDS if words.startswith("take")] == [f"take {tile}" for tile in TILES]
    assert set(WORDS) >= {f"change {p} {symbol}" for p in PROVINCES for symbol in SYMBOLS}
    assert set(WORDS) >= {f"use influence {symbol} {p}" for p in PROVINCES for symbol in SYMBOLS}
    pairs = [
        words.split()[2:] for words in WORDS if words.startswith("use movement") and "recruit" not in words
    ]
    assert all(p < q for p, q in pairs) and len(pairs) == 105
    assert [words for words in WORDS if " recruit" in words] == [
        "use bonus castle recruit 1 knight 1 mage",
        "use bonus armour recruit 1 knight 1 mage",
        "use bonus tent recruit 1 knight 1 mage",
        "use bonus key recruit 1 knight 1 mage",
        "use movement recruit 1 knight 1 mage",
        "use sea_move recruit 1 knight 1 mage",
        "use merlin recruit 2 knight",
        "use merlin recruit 2 mage",
        "use serpent recruit 2 knight",
        "use serpent recruit 2 mage",
    ]
    assert [words for words in WORDS if words.startswith("bid")] == [f"bid {n}" for n in range(17)]


def test_the_list_of_words_is_the_same_for_all_options() -> None:
    other = TITLE.table(2, tiles="more_bonus", starter="finished", serpent="plain", reinforce="any")
    assert other.words == WORDS


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"tiles": "many"}, "option tiles cannot be 'many'; allowed: more_influence or more_bonus"),
        ({"starter": True}, "option starter cannot be True; allowed: new or finished"),
        ({"serpent": ""}, "allowed: all or plain"),
        ({"reinforce": 3}, "allowed: active or any"),
        ({"map": "x"}, "there is no option map; allowed: tiles, starter, serpent, reinforce"),
    ],
)
def test_a_bad_option_is_named_with_what_is_allowed(options: dict[str, object], said: str) -> None:
    with pytest.raises(OptionError, match=said):
        TITLE.table(2, **options)


def test_defaults_come_first() -> None:
    assert table().options == {
        "tiles": "more_influence", "starter": "new", "serpent": "all", "reinforce": "active",
    }  # fmt: skip
    assert all(option.default == option.values[0] for option in TITLE.options)


def test_notation_is_short_and_reads_back() -> None:
    game = table()
    every = list(range(len(WORDS)))
    line = game.notation(every)
    assert game.read_notation(line) == every
    assert max(len(part) for part in line.split()) <= 10
    some = [
        "take influence castle",
        "put mercia",
        "use influence castle deira",
        "retreat knight lindsey",
        "occupy",
    ]
    assert game.notation([game.ids[words] for words in some]) == "+Ic @mer Ic>dei k~lin !"
    with pytest.raises(ValueError, match=r"part 2, 'Xx', is no action"):
        game.read_notation("R Xx")


def test_the_map_of_the_board() -> None:
    assert sum(len(around) for around in BOARD.neighbours) == 60
    inland = [one.id for one in BOARD.file.provinces if not one.coastal]
    assert inland == ["calchfynydd", "elmet", "mercia"]
    assert {len(around) for around in BOARD.neighbours} == {2, 3, 4, 5, 6}


@pytest.mark.rule("MO-R032")
def test_the_numbers_of_the_data() -> None:
    assert (BOX["tiles_over_token"], BOX["first_tiles"], BOX["win_points"]) == (3, 7, 12)
    pile = {
        split: Counter(heap(table(tiles=split).start(), int(PILE)))
        for split in ("more_influence", "more_bonus")
    }
    assert (pile["more_influence"]["influence key"], pile["more_bonus"]["influence key"]) == (5, 4)
    assert (pile["more_influence"]["bonus key"], pile["more_bonus"]["bonus key"]) == (1, 2)
    assert (pile["more_bonus"]["movement"], pile["more_bonus"]["sea_move"]) == (4, 2)
