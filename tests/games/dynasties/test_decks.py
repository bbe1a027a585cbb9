"""Decks as data: constructed decks from a file, every fault of a file listed (R294-R303)."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.dynasties.positions import TITLE

from equipoise import catalog
from equipoise.core.datafile import DataError
from equipoise.core.game import CHANCE
from equipoise.core.options import OptionError
from equipoise.core.record import RecordError, new_record
from equipoise.games.dynasties.board import read_board, standard_board
from equipoise.games.dynasties.game import DECKS, DynastiesGame

BOARD = Path(catalog.__file__).parent / "games/dynasties/board.toml"
TEXT = BOARD.read_text(encoding="utf-8")
FIRST_DECK = TEXT[TEXT.index("[[deck]]") : TEXT.index("[[deck]]", TEXT.index("[[deck]]") + 5)]


def written(tmp_path: Path, text: str) -> str:
    path = tmp_path / "decks.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_the_options_name_the_decks_of_the_data() -> None:
    assert standard_board().ids == DECKS


@pytest.mark.rule("DY-R303")
def test_a_constructed_deck_is_played_by_all_who_sit_down_with_it(tmp_path: Path) -> None:
    """It is an option of the table, shown to everybody before they take a seat."""
    file = written(tmp_path, FIRST_DECK.replace("Jetty Watch", "Night Watch").replace('"saltmere"', '"mine"'))
    game = TITLE.table(2, decks=file)
    assert isinstance(game, DynastiesGame)
    assert [deck.id for deck in game.table.decks] == ["mine", "mine"]
    assert "Night Watch" in game.table.decks[0].names and game.options["decks"] == file
    s = game.start()
    game.apply(s, CHANCE, game.ids["first p1"])
    assert "Night Watch" in str(game.say(s, CHANCE, game.ids["card r1m1"], 0))
    assert TITLE.table(3, mode="simple", decks=file).data == game.data != ""


@pytest.mark.rule("DY-R303")
def test_a_game_with_a_deck_that_has_changed_is_not_replayed(tmp_path: Path) -> None:
    file = written(tmp_path, FIRST_DECK)
    record = new_record(TITLE.table(2, decks=file))
    assert catalog.table_of(record).data == record.data
    written(tmp_path, FIRST_DECK.replace("Jetty Watch", "Night Watch"))
    with pytest.raises(RecordError, match="not as it was"):
        catalog.table_of(record)


@pytest.mark.rule("DY-R294", "DY-R295", "DY-R296", "DY-R297", "DY-R299", "DY-R300")
@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"Jetty Watch", ', "", "martial must name 11 cards"),
        ('"Jetty Watch"', '"Mudlarks"', "the name Mudlarks stands on two cards"),
        ('"Jetty Watch"', '" "', "a card has no name"),
        (
            '[[deck.agent]]\nname = "Ledger Spy"\nemblems = { treasure = 1 }\n',
            "",
            "there must be 6 agents, not 5",
        ),
        (
            'suit = "diplomatic"\nname = "Lady',
            'suit = "treasure"\nname = "Lady',
            "must be of different suits",
        ),
        ('suit = "diplomatic"\nname = "Lady', 'suit = "magic"\nname = "Lady', "suit must be one of martial"),
        ("emblems = { martial = 1 }", "emblems = { magic = 1 }", "unknown key magic"),
        ("emblems = { martial = 1 }", "emblems = { martial = 9 }", "whole number from 0 to 5"),
        (
            'name = "Doge Amalric"\nemblems = { martial',
            'name = "Doge Amalric"\nemblems = { treasure',
            "own suit",
        ),
        ('a6 = "X03"', 'a7 = "X03"', "the deck has no card a7"),
        ('a6 = "X03"', 'a6 = "X99"', "there is no text X99"),
        ('id = "saltmere"', 'id = "saltmere"\ncolour = 3', "unknown key colour"),
        ('id = "saltmere"', "id = 3", "id must be a text"),
    ],
)
def test_every_fault_of_a_deck_is_named(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert old in FIRST_DECK
    with pytest.raises(OptionError, match=fault) as raised:
        TITLE.table(2, decks=written(tmp_path, FIRST_DECK.replace(old, new, 1)))
    assert raised.value.option == "decks"


def test_all_faults_are_listed_at_once(tmp_path: Path) -> None:
    spoilt = FIRST_DECK.replace('"Jetty Watch", ', "").replace('a6 = "X03"', 'a6 = "X99"')
    with pytest.raises(OptionError, match="11 cards") as raised:
        TITLE.table(2, decks=written(tmp_path, spoilt + "\n[more]\n"))
    assert all(part in str(raised.value) for part in ("X99", "52 cards, not 51", "unknown key more"))


@pytest.mark.parametrize(
    "text", ["", "deck = 3", "[[deck]]", "\x00", "= nonsense", '[[deck]]\nid = "x"\nname = "X"']
)
def test_files_that_are_no_decks(tmp_path: Path, text: str) -> None:
    with pytest.raises(OptionError, match="cannot be used"):
        TITLE.table(2, decks=written(tmp_path, text))
    with pytest.raises(OptionError, match="cannot be read"):
        TITLE.table(2, decks=str(tmp_path / "nowhere.toml"))


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("civil_war = false", "civil_war = true", "civil_war must be false"),
        ("force_cap_always = true", "force_cap_always = false", "force_cap_always must be true"),
        ("civil_war = false", "civil_war = false\nlove = true", "there is no ruling love"),
        ("nobles = [10, 10, 10, 8, 7]", "nobles = [10, 10, 10, 9, 7]", "do not fit 5 players"),
        ("draw = [1, 1, 2, 2, 3, 3]", "draw = [0, 1, 2, 2, 3, 3]", "draw must be 6 whole numbers"),
        ('kind = "active"', 'kind = "lazy"', "kind must be active or reactive"),
        ('cost = "discard"', 'cost = "free"', "cost must be engage or discard"),
        ('when = ["trade"]', 'when = ["winter"]', "unknown season or event winter"),
        ('from = ["court"]', 'from = ["cellar"]', "unknown zone cellar"),
        ("starting_hand = 7", "starting_hand = 99", "starting_hand must be a whole number from 1 to 20"),
    ],
)
def test_every_fault_of_the_data_is_named(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert old in TEXT
    with pytest.raises(DataError, match=fault):
        read_board(Path(written(tmp_path, TEXT.replace(old, new, 1))))


@pytest.mark.rule("DY-R003")
@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"deck3": "lantern"}, None),
        ({"deck3": "saltmere"}, "deck3: there are only 2 seats; allowed: lantern"),
        ({"deck1": "atlantis"}, "deck1 cannot be 'atlantis'; allowed: saltmere or"),
        ({"mode": "hard"}, "mode cannot be 'hard'; allowed: standard or advanced or simple"),
        ({"agents_per_player_per_clash": 4}, "whole number from 1 to 3"),
        ({"match_uses_envoy": 1}, "match_uses_envoy cannot be 1; allowed: true or false"),
        ({"colour": 1}, "there is no option colour; allowed: mode"),
        ({"decks": "x.toml", "deck1": "lantern"}, "the file of decks says who plays what"),
    ],
)
def test_bad_options_are_named_with_what_is_allowed(options: dict[str, object], fault: str | None) -> None:
    if fault is None:
        assert TITLE.table(2, **options).seats == 2
        return
    with pytest.raises(OptionError, match=fault):
        TITLE.table(2, **options)
