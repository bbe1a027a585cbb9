"""What a table may be: values, defaults, and combinations refused in the order of the options."""

from __future__ import annotations

import pytest
from tests.games.duels.positions import TITLE
from tests.games.duels.tables import choices

from equipoise.core.options import OptionError, read_options
from equipoise.core.record import new_record, read_record

DEFAULTS = {
    "mode": "individual", "model": "a", "pawns": 6, "singles": "none", "arm": "standard", "shaky": False,
    "pact": "none", "final": "any", "turns": "sides", "passing": "player", "training": False, "file": "",
}  # fmt: skip


def test_the_defaults() -> None:
    assert TITLE.table(2).options == DEFAULTS
    assert {option.name: option.default for option in TITLE.options} == DEFAULTS
    assert (TITLE.fewest, TITLE.most, TITLE.reasons) == (2, 4, ["home", "tip", "standstill"])


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("mode", "team"), ("model", "A"), ("model", "e"), ("pawns", 7), ("pawns", "6"), ("pawns", True),
        ("pawns", 10), ("singles", "at_4"), ("arm", "wild"), ("shaky", 1), ("shaky", "true"), ("final", ""),
        ("turns", "each"), ("passing", "side"), ("training", "yes"),
    ],
)  # fmt: skip
def test_a_value_not_listed_is_refused_without_a_rule(name: str, value: object) -> None:
    with pytest.raises(OptionError, match=f"option {name} cannot be .*allowed: ") as caught:
        TITLE.table(2, **{name: value})
    assert (caught.value.option, caught.value.rule) == (name, "")


def test_allowed_pawns_are_named() -> None:
    with pytest.raises(OptionError, match="allowed: 6 or 8"):
        TITLE.table(2, pawns=7)


# Several faults at once: the first in the order of the table is told.
@pytest.mark.parametrize(
    ("seats", "options", "option", "rule"),
    [
        (2, {"mode": "teams", "model": "b", "pact": "all"}, "mode", "DU-92"),
        (3, {"mode": "teams", "model": "b", "pawns": 8}, "model", "DU-90"),
        (3, {"mode": "teams", "pawns": 8, "singles": "at_3_4"}, "pawns", "DU-92"),
        (3, {"pawns": 8, "model": "c", "singles": "at_3_4"}, "pawns", "DU-119"),
        (2, {"pawns": 8, "model": "c", "singles": "at_3_4"}, "pawns", "DU-86"),
        (2, {"pawns": 8, "singles": "at_3_4", "pact": "all"}, "pawns", "DU-88"),
        (4, {"mode": "teams", "singles": "at_3", "pact": "ab"}, "singles", "DU-90"),
        (2, {"pact": "ac", "turns": "players"}, "pact", "DU-97"),
        (2, {"turns": "players", "passing": "team"}, "turns", "DU-96"),
        (2, {"passing": "team"}, "passing", "DU-67"),
        (3, {"passing": "team"}, "passing", "DU-67"),
    ],
)
@pytest.mark.rule("DU-67", "DU-86", "DU-88", "DU-90", "DU-92", "DU-96", "DU-97", "DU-119")
def test_combinations(seats: int, options: dict[str, object], option: str, rule: str) -> None:
    with pytest.raises(OptionError, match=f"option {option} cannot be .* here: .*; allowed: ") as caught:
        TITLE.table(seats, **options)
    assert (caught.value.option, caught.value.rule) == (option, rule)


def test_values_are_checked_before_combinations() -> None:
    with pytest.raises(OptionError) as caught:
        TITLE.table(2, mode="teams", passing="all")
    assert caught.value.option == "passing"


def test_how_many_tables_there_are() -> None:
    """2 seats: models a and b with 8 pawns have no four singles; 3 seats: teams may have turns by players."""
    assert [len(choices(seats)) for seats in (2, 3, 4)] == [
        4 * (4 * 7 + 2 * 4),
        4 * (4 * 7 + 4),
        4 * (4 * 7 + 2),
    ]


def test_every_pair_is_all() -> None:
    for seats, pact in ((3, "ac_bc"), (4, "ac_ad_bc_bd")):
        named, everybody = TITLE.table(seats, pact=pact), TITLE.table(seats, pact="all")
        assert named.table.pacts == everybody.table.pacts != 0  # type: ignore[attr-defined]


def test_options_survive_a_record() -> None:
    game = TITLE.table(4, mode="teams", pact="ac_bd", shaky=True, passing="team", training=True)
    record = read_record(new_record(game).text())
    assert TITLE.table(4, **read_options(TITLE.options, record.options)).options == game.options
    assert "file" not in record.options
