"""Options: declared once, checked strictly, read from text, and named in every error."""

from __future__ import annotations

import pytest

from equipoise.core.options import (
    CHOICE,
    FILE,
    FLAG,
    NUMBER,
    Option,
    OptionError,
    complete,
    read_options,
)

COLOUR = Option("colour", CHOICE, "red", ["X-1"], ["red", "blue"])
LOUD = Option("loud", FLAG, False, [])
COUNT = Option("count", NUMBER, 3, [], low=1, high=9)
MAP = Option("map", FILE, "", [])
HOUSE_MAP = Option("map", FILE, "", [], ["fairer"])
DECLARED = [COLOUR, LOUD, COUNT, MAP]


@pytest.mark.parametrize(
    ("option", "good", "bad"),
    [
        (COLOUR, ["red", "blue"], ["green", "", "RED", 1, True, None, ["red"]]),
        (LOUD, [True, False], [1, 0, "true", None, 1.0]),
        (COUNT, [1, 3, 9], [0, 10, -1, True, "3", 3.0, None]),
        (MAP, ["", "a/b.toml"], [1, True, None]),
    ],
)
def test_only_values_of_the_right_kind(option: Option, good: list[object], bad: list[object]) -> None:
    for value in good:
        assert option.accepts(value)
        assert option.check(value) == value
    for value in bad:
        assert not option.accepts(value)
        with pytest.raises(OptionError) as caught:
            option.check(value)
        assert caught.value.option == option.name
        assert option.name in str(caught.value) and option.allowed() in str(caught.value)


def test_what_is_allowed_is_said() -> None:
    assert [option.allowed() for option in DECLARED] == [
        "red or blue",
        "true or false",
        "a whole number from 1 to 9",
        "the path of a file",
    ]
    assert HOUSE_MAP.allowed() == "the path of a file or fairer"


def test_what_names_a_file_is_known() -> None:
    assert (MAP.offered(), HOUSE_MAP.offered(), COLOUR.offered()) == ([], ["", "fairer"], ["red", "blue"])
    assert not any(HOUSE_MAP.names_a_file(value) for value in ("", "fairer"))
    assert all(HOUSE_MAP.names_a_file(value) for value in ("./fairer", "Fairer", "/etc/passwd", 1, None))
    assert MAP.names_a_file("") and MAP.names_a_file("a.toml"), (
        "an option of files alone is not for strangers"
    )
    assert not COLOUR.names_a_file("green")


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (COLOUR, "blue", "blue"),
        (LOUD, "true", True),
        (LOUD, "false", False),
        (COUNT, "9", 9),
        (MAP, "x.toml", "x.toml"),
    ],
)
def test_text_is_read_and_written(option: Option, text: str, value: bool | int | str) -> None:
    assert option.read(text) == value
    assert type(option.read(text)) is type(value)
    assert option.write(value) == text


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (COLOUR, "green"),
        (LOUD, "yes"),
        (LOUD, "True"),
        (LOUD, "1"),
        (COUNT, "ten"),
        (COUNT, "10"),
        (COUNT, "-1"),
        (COUNT, ""),
        (COUNT, "²"),
        (COUNT, "3.0"),
        (COUNT, "9" * 5000),
    ],
)
def test_bad_text_is_refused_by_name(option: Option, text: str) -> None:
    with pytest.raises(OptionError) as caught:
        option.read(text)
    assert caught.value.option == option.name


def test_complete_fills_in_the_defaults() -> None:
    assert complete(DECLARED, {}) == {"colour": "red", "loud": False, "count": 3, "map": ""}
    assert complete(DECLARED, {"count": 5})["count"] == 5


def test_unknown_options_are_named_with_those_there_are() -> None:
    for attempt in (lambda: complete(DECLARED, {"size": 1}), lambda: read_options(DECLARED, {"size": "1"})):
        with pytest.raises(
            OptionError, match="there is no option size; allowed: colour, loud, count, map"
        ) as caught:
            attempt()
        assert caught.value.option == "size"
    with pytest.raises(OptionError, match="allowed: none"):
        complete([], {"size": 1})


def test_options_given_as_text() -> None:
    assert read_options(DECLARED, {"loud": "true", "count": "4"}) == {"loud": True, "count": 4}
    with pytest.raises(OptionError, match="option count cannot be 'x'"):
        read_options(DECLARED, {"count": "x"})


def test_a_number_may_go_in_steps() -> None:
    option = Option("pawns", NUMBER, 6, [], low=6, high=8, step=2)
    assert [number for number in range(12) if option.accepts(number)] == [6, 8]
    with pytest.raises(OptionError, match="option pawns cannot be 7; allowed: 6 or 8"):
        option.check(7)
    with pytest.raises(OptionError, match="allowed: 6 or 8"):
        option.read("7")


def test_a_choice_may_know_more_than_it_offers() -> None:
    option = Option("pact", CHOICE, "none", [], ["none", "ac"], also=["ab"])
    assert option.check("ab") == "ab"
    assert option.allowed() == "none or ac"


def test_an_option_can_belong_to_some_tables_only() -> None:
    declared = [Option("pairs", CHOICE, "north", [], ["north", "west"], seats=[2])]
    assert complete(declared, {}, 2) == {"pairs": "north"} and complete(declared, {}, 4) == {}
    with pytest.raises(
        OptionError, match="pairs is for tables with 2 seats; with 4 seats it must be left out"
    ):
        complete(declared, {"pairs": "north"}, 4)
