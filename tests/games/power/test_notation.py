"""Order sheets as they are printed, in French and in English."""

from __future__ import annotations

import pytest
from tests.games.power.positions import BOARD, at, position, reserve, table

from equipoise.core.fair import SeededDice
from equipoise.core.referee import play
from equipoise.games.power.game import PowerGame
from equipoise.games.power.rules.printing import printed_row
from equipoise.games.power.rules.sheet import sheet_of

EXAMPLE = "D  S12  IW\nT  J4   IX\nT  B2   B1\nB  J4   BO\n2P ERV  S"
ENGLISH = "D S12 WI; T Y4 XI; T B2 B1; B Y4 B0; 2P XRV I"
WORDS = [
    "take destroyer s12", "to iw", "take tank y4", "to ix", "take tank b2", "to b1", "take bomber y4",
    "to b0", "buy soldier",
]  # fmt: skip


def read(game: PowerGame, text: str, seat: int = -1) -> list[str]:
    actions = game.read_notation(text) if seat < 0 else game.read_notation_of(seat, text)
    return [game.words[action] for action in actions]


@pytest.mark.rule("PW-072", "PW-R11", "PW-083")
def test_the_sheet_of_the_rulebook() -> None:
    game = table()
    assert read(game, EXAMPLE) == WORDS and read(game, ENGLISH) == WORDS
    assert read(game, "fr\nd\ts12|iw") == WORDS[:2], "case and column marks do not matter"
    pieces = {"yellow": {"s12": "D", "y4": "TB", "b2": "T"}}
    s = position(game, pieces, {"yellow": 2})
    for words in read(game, EXAMPLE, 2):
        play(game, s, 2, words)
    for seat in game.to_act(s):
        play(game, s, seat, "seal")
    assert at(s, "iw") == at(s, "b2") | {"yellow": "D"} and at(s, "ix") == {"yellow": "T"}
    assert at(s, "b0") == {"yellow": "B"} and reserve(s, "yellow") == "S"


@pytest.mark.rule("PW-072")
@pytest.mark.parametrize(
    ("row", "words"),
    [
        ("S RV HQ", ["bring soldier"]),
        ("3T EJ4 A", ["trade tank y4"]),
        ("3S ERV R", ["trade soldier reserve"]),
        ("CR+A+R EJ1 M", ["make missile y1", "add cruiser", "add heavy_tank", "add regiment", "done"]),
        ("CR+50P ERV M", ["make missile reserve", "add cruiser", "fill"]),
        ("100P ERV M", ["make missile reserve", "fill"]),
        ("2CR EJ1 M", ["make missile y1", "add cruiser", "add cruiser", "done"]),
        ("M J4 RVB", ["launch y4", "at reserve blue"]),
        ("M RV V8", ["launch reserve", "at g8"]),
        ("C HQJ J0", ["take fighter hqy", "to y0"]),
        ("D S5 IO", ["take destroyer s5", "to iw"]),
        ("H Y4 XI", ["take heavy_tank y4", "to ix"]),
        ("3F XY4 B", ["trade fighter y4"]),
        ("C HQG S5", ["take cruiser hqg", "to s5"]),
        ("M Y4 RVG", ["launch y4", "at reserve green"]),
    ],
)
def test_rows_in_words(row: str, words: list[str]) -> None:
    assert read(table(), row) == words


def test_letters_that_clash_are_settled_by_the_whole_sheet() -> None:
    game = table()
    assert read(game, "C B4 B0; S B4 B0") == ["take fighter b4", "to b0", "take soldier b4", "to b0"]
    assert read(game, "C B1 B0; I B4 B0") == ["take cruiser b1", "to b0", "take soldier b4", "to b0"]
    assert read(game, "FR; C B1 B0") == ["take fighter b1", "to b0"]
    assert read(game, "EN; C B1 B0") == ["take cruiser b1", "to b0"]


def test_the_own_hq_and_reserve_are_those_of_whoever_writes() -> None:
    game = table()
    assert read(game, "T HQ J8", 2) == ["take tank hqy", "to y8"]
    assert read(game, "M RV RV", 2) == ["launch reserve", "at reserve yellow"]
    with pytest.raises(ValueError, match="needs a colour"):
        game.read_notation("T HQ J8")
    assert read(game, "S RV HQJ", 2) == ["bring soldier"]


def test_armies_are_named_by_their_letter() -> None:
    assert read(table(3), "R:T R4 IX") == ["red take tank r4", "to ix"]
    assert read(table(2), "V:T HQ V8; B:T HQ B8") == [
        "green take tank hqg",
        "to g8",
        "blue take tank hqb",
        "to b8",
    ]
    assert read(table(2), "G:I RV HQ") == ["green bring soldier"]
    with pytest.raises(ValueError, match="row 1"):
        table(2).read_notation("T B2 B1")
    with pytest.raises(ValueError, match="no colour"):
        table(3).read_notation("Q:T R4 IX")
    assert read(table(), "G: T HQ G8", 0) == ["take tank hqg", "to g8"], "the own colour may be named"
    for seats, row in ((4, "B:T HQ B8"), (3, "B:T HQ B8"), (4, "B:I RV HQ")):
        with pytest.raises(ValueError, match=r"B is not yours to command \(PW-083\)"):
            read(table(seats), row, 0)


@pytest.mark.rule(
    "PW-078", "PW-082", "PW-055", "PW-052", "PW-048", "PW-083", "PW-R09", "PW-R11", "PW-R08", "PW-R07"
)
@pytest.mark.parametrize(
    ("row", "rule"),
    [
        ("T RV V4", "PW-078"),
        ("T V4 RV", "PW-082"),
        ("3P ERV S", "PW-055"),
        ("4T EJ4 A", "PW-055"),
        ("CR+60P ERV M", "PW-055"),
        ("2T+S EJ4 A", "PW-052"),
        ("3T EJ4 CR", "PW-052"),
        ("3A EJ4 CR", "PW-052"),
        ("20P ERV R", "PW-048"),
        ("T RV RV", "PW-078"),
        ("2P EJ4 S", "PW-083"),
        ("CR+50P EJ4 M", "PW-049"),
        ("T J4 J0\nFR", "PW-083"),
        ("Q J4 J0", "PW-083"),
        ("T J9 J0", "PW-083"),
        ("T J4", "PW-083"),
        ("", "PW-083"),
        ("T S1 J4", "PW-083"),
        ("0x EJ4 M", "PW-083"),
    ],
)
def test_rows_without_words_are_refused_with_their_rule(row: str, rule: str) -> None:
    with pytest.raises(ValueError, match=rule):
        table().read_notation(row)
    with pytest.raises(ValueError, match=rule):
        table(4, sheets="written").read_notation(row)


def test_an_error_names_the_row() -> None:
    with pytest.raises(
        ValueError, match=r"row 2, 'T V4 RV': no order moves a piece into the Reserve \(PW-082\)"
    ):
        table().read_notation("T V4 V0\nT V4 RV\nS V4 V0")


@pytest.mark.rule("PW-072")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("french", [False, True])
def test_what_is_printed_reads_back(seats: int, french: bool) -> None:
    """Random written sheets: every kind of row in both languages."""
    game = table(seats, sheets="written")
    dice = SeededDice(seats)
    for _ in range(60):
        s = game.start()
        said: list[int] = []
        while len(s.rows) < 6 or int(s.rows[-2]) >> 26:
            legal = [a for a in game.legal(s, 1) if game.words[a] not in ("seal", "clear")]
            if "done" in game.words[legal[0]] and dice.below(2):
                legal = legal[:1]
            action = legal[dice.below(len(legal))]
            said.append(action)
            game.apply(s, 1, action)
        own = sheet_of(s.rows, 1)
        rows = []
        for n in range(0, len(own), 2):
            army = int(own[n]) >> 4 & 3
            named = seats == 2 or army == game.table.mercenary
            rows.append(printed_row(game.table, own[n], own[n + 1], french, named))
        text = "\n".join(["FR" if french else "EN", *rows])
        again = game.start()
        for action in game.read_notation_of(1, text):
            game.apply(again, 1, action)
        assert sorted(again.rows) == sorted(s.rows), text
        if not french:
            assert game.notation(said) == "; ".join(rows)


def test_only_orders_have_notation() -> None:
    game = table()
    with pytest.raises(ValueError, match="'seal' belongs to no row"):
        game.notation([game.ids["seal"]])
    with pytest.raises(ValueError, match="to g4"):  # of which order?
        game.notation([game.ids["to g4"]])
    assert BOARD.file.colour_fr == ["V", "B", "J", "R"]
