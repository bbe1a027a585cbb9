"""Game files: what is written is read back, and every kind of bad file is named with its line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.toy import Toy

from equipoise import catalog
from equipoise.core.fair import SeededDice, commitment
from equipoise.core.game import CHANCE, Outcome
from equipoise.core.record import Luck, Move, Record, RecordError, new_record, read_record
from equipoise.core.referee import replay, settle

GOOD = """equipoise game 1
game: toy
version: 1
seats: 2
option round_limit: 12
name 0: Anna
name 1: Bob
result: 1 2
scores: 5 -3
reason: pile empty

chance: deal low
0: take 1
1: take 2
"""


def same(one: Record, two: Record) -> bool:
    return one.text() == two.text()


def test_a_file_is_read() -> None:
    record = read_record(GOOD)
    assert (record.game, record.version, record.seats) == ("toy", 1, 2)
    assert record.options == {"round_limit": "12"}
    assert record.names == ["Anna", "Bob"]
    assert record.outcome == Outcome([1, 2], [5, -3], "pile empty")
    assert record.moves == [Move(CHANCE, "deal low"), Move(0, "take 1"), Move(1, "take 2")]
    assert record.luck is None
    assert record.text() == GOOD


def test_blanks_and_empty_lines_do_not_matter() -> None:
    text = GOOD.replace("seats: 2", "  seats :   2  ").replace("0: take 1", "\n\n 0 :  take 1  ")
    assert same(read_record(text), read_record(GOOD))
    assert same(read_record(GOOD.replace("\n", "\r\n")), read_record(GOOD))


def without(start: str) -> str:
    return "\n".join(line for line in GOOD.splitlines() if not line.startswith(start)) + "\n"


BAD = {
    "empty": ("", "line 1: a game file begins with"),
    "another file": ("hello\n", "line 1: a game file begins with"),
    "newer format": (GOOD.replace("game 1", "game 2", 1), "line 1: a game file begins with"),
    "no colon": (GOOD.replace("seats: 2", "seats 2"), "line 4: a header line is 'key: value', not 'seats 2'"),
    "unknown key": (GOOD.replace("version: 1", "edition: 1"), "line 3: unknown key 'edition'"),
    "twice": (GOOD.replace("seats: 2", "seats: 2\nseats: 3"), "line 5: seats is given twice"),
    "option twice": (
        GOOD.replace("name 0", "option round_limit: 3\nname 0"),
        "line 6: option round_limit is given twice",
    ),
    "no game": (without("game:"), "header: game is missing"),
    "no version": (without("version:"), "header: version is missing"),
    "no seats": (without("seats:"), "header: seats is missing"),
    "seats a word": (
        GOOD.replace("seats: 2", "seats: two"),
        "header: seats must be a whole number, not 'two'",
    ),
    "seats other digits": (GOOD.replace("seats: 2", "seats: ²"), "header: seats must be a whole number"),
    "seats huge": (GOOD.replace("seats: 2", "seats: " + "9" * 5000), "header: seats must be a whole number"),
    "no seat": (GOOD.replace("seats: 2", "seats: 0"), "header: seats must be from 1 to 99"),
    "hundred seats": (GOOD.replace("seats: 2", "seats: 100"), "header: seats must be from 1 to 99"),
    "version": (
        GOOD.replace("version: 1", "version: 1.0"),
        "header: version must be a whole number, not '1.0'",
    ),
    "few ranks": (GOOD.replace("result: 1 2", "result: 1"), "header: result must be 2 whole numbers"),
    "no ranks": (without("result:"), "header: result must be 2 whole numbers"),
    "bad score": (GOOD.replace("5 -3", "5 x"), "header: scores must be 2 whole numbers"),
    "double minus": (GOOD.replace("5 -3", "5 --3"), "header: scores must be 2 whole numbers"),
    "huge score": (GOOD.replace("5 -3", "5 " + "3" * 5000), "header: scores must be 2 whole numbers"),
    "secret": (
        GOOD.replace("result", "luck commitment: ab\nluck secret: xyz\nresult"),
        "luck secret must be hexadecimal",
    ),
    "move without words": (
        GOOD.replace("0: take 1", "0:"),
        "line 13: a move is 'SEAT: words' or 'chance: words', not '0:'",
    ),
    "move without seat": (GOOD.replace("0: take 1", "take 1"), "line 13: a move is"),
    "strange seat": (
        GOOD.replace("0: take 1", "2: take 1"),
        "line 13: there is no seat '2'; allowed: chance, 0 to 1",
    ),
    "named seat": (GOOD.replace("0: take 1", "Anna: take 1"), "line 13: there is no seat 'Anna'"),
    "minus seat": (GOOD.replace("0: take 1", "-1: take 1"), "line 13: there is no seat '-1'"),
    "huge seat": (GOOD.replace("0: take 1", "9" * 5000 + ": take 1"), "line 13: there is no seat"),
}


@pytest.mark.parametrize("kind", list(BAD))
def test_a_bad_file_is_named_with_its_line(kind: str) -> None:
    text, message = BAD[kind]
    with pytest.raises(RecordError) as caught:
        read_record(text)
    assert message in str(caught.value)


def test_a_new_record_names_every_option() -> None:
    game = catalog.find("europe1815").table(3, round_limit=4, respawn=True)
    record = new_record(game)
    assert record.options["round_limit"] == "4"
    assert record.options["respawn"] == "true"
    assert record.options["bonus"] == "occupied"
    assert "map" not in record.options, "no map, no line"
    assert catalog.table_of(read_record(record.text())).options == game.options


def test_luck_is_kept_and_checked() -> None:
    secret = "ab" * 32
    record = read_record(GOOD)
    record.luck = Luck(commitment(secret), ["anna's words", ""], secret)
    again = read_record(record.text())
    assert again.luck is not None
    assert again.luck.contributions == ["anna's words", ""]
    dice, expected = again.luck.dice(), record.luck.dice()
    assert [dice.below(100) for _ in range(5)] == [expected.below(100) for _ in range(5)]


@pytest.mark.parametrize(
    ("secret", "message"), [("", "not shown"), ("cd" * 32, "does not fit the commitment")]
)
def test_luck_that_cannot_be_checked(secret: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        Luck(commitment("ab" * 32), [], secret).dice()


def test_a_whole_game_goes_through_a_file() -> None:
    game = Toy()
    s = game.start()
    record = new_record(game)
    record.moves = settle(game, s, SeededDice(1))
    while game.to_act(s):
        seat = game.to_act(s)[0]
        record.moves.append(Move(seat, "take 1"))
        game.apply(s, seat, 3)
    record.outcome = game.outcome(s)
    again = read_record(record.text())
    assert replay(game, again.moves) == s
    assert again.outcome == game.outcome(s)


# One line, no blanks at the ends: all that a name or a word can be.
LINES = st.text(st.characters(exclude_categories=["C", "Z"]), max_size=12)
WORDS = st.text("abcdefghij_0123456789 ", min_size=1).filter(lambda text: bool(text.strip())).map(str.strip)


@st.composite
def records(draw: st.DrawFn) -> Record:
    seats = draw(st.integers(1, 6))
    record = Record(
        draw(WORDS),
        draw(st.integers(0, 10**8)),
        seats,
        draw(st.dictionaries(st.from_regex("[a-z_]+", fullmatch=True), LINES)),
    )
    if draw(st.booleans()):
        record.names = draw(st.lists(LINES, min_size=seats, max_size=seats))
    record.moves = [
        Move(seat, words) for seat, words in draw(st.lists(st.tuples(st.integers(-1, seats - 1), WORDS)))
    ]
    if draw(st.booleans()):
        record.luck = Luck("ab" * 32, draw(st.lists(LINES, max_size=3)), draw(st.sampled_from(["", "00ff"])))
    if draw(st.booleans()):
        numbers = st.lists(st.integers(-99, 99), min_size=seats, max_size=seats)
        record.outcome = Outcome(draw(numbers), draw(numbers), draw(WORDS))
    return record


@given(records())
def test_what_is_written_is_read_back(record: Record) -> None:
    again = read_record(record.text())
    assert again.text() == record.text()
    assert again.moves == record.moves
    assert again.outcome == record.outcome
    assert (again.names, again.options) == (record.names, record.options)
    if record.luck is not None:
        assert again.luck is not None
        assert again.luck.contributions == record.luck.contributions


@pytest.mark.parametrize(
    "name", ["Anna\nresult: 2 1", "Anna\r0: take 2", "Anna\n\n0: take 2", "Anna\u2028x: y", " Anna "]
)
def test_no_name_can_add_lines_to_a_file(name: str) -> None:
    """A name comes from a stranger: kept, tidied or refused, it never becomes a line of its own."""
    record = Record("toy", 1, 2, {})
    record.names = [name, "Bob"]
    try:
        again = read_record(record.text())
    except RecordError as error:
        pytest.fail(f"a file was written that cannot be read: {error}")
    except ValueError:
        return  # refused when it was written
    assert again.outcome is None and again.moves == []
    assert again.names[0].split() == name.split() and again.names[1] == "Bob"


@pytest.mark.parametrize("share", [" my luck ", "two\nlines", "tab\t"])
def test_a_contribution_is_kept_exactly_for_the_dice_depend_on_it(share: str) -> None:
    secret = "ab" * 32
    record = Record("toy", 1, 2, {})
    record.luck = Luck(commitment(secret), [share], secret)
    try:
        text = record.text()
    except ValueError:
        return  # refusing it is as good
    again = read_record(text)
    assert again.luck is not None
    assert again.luck.dice().below(1 << 64) == record.luck.dice().below(1 << 64)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("result: 1 2", "reason is missing"),
        ("name 9: Ann", "there is no seat '9'"),
        (f"luck secret: {'ab' * 32}", "without luck commitment"),
    ],
)
def test_a_header_line_that_would_say_nothing_is_refused(line: str, told: str) -> None:
    text = Record("toy", 1, 2, {}).text().replace("seats: 2\n", f"seats: 2\n{line}\n")
    with pytest.raises(RecordError, match=told):
        read_record(text)
