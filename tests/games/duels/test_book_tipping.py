"""Tipping and winning with two players, and the variations (DU-70 to DU-89)."""

from __future__ import annotations

import pytest
from tests.games.duels.positions import (
    BOARD,
    TITLE,
    do,
    may,
    position,
    refused,
    result,
    stock,
    table,
    torque,
    turn,
    where,
    words,
)

from equipoise.core.game import CHANCE
from equipoise.core.options import OptionError


@pytest.mark.rule("DU-70", "DU-Q16")
def test_the_test_comes_after_the_beating() -> None:
    """B on START 3 weighs 9 in the west: landing beside it would tip the arm, beating it does not."""
    game = table()
    s = position(game, {"A": "s6 f6", "B": "s3"}, thrown=4)
    assert torque(s) == 18 - 18 - 9
    kept, beaten = s.copy(), s.copy()
    do(game, kept, "move start-6")
    assert (torque(kept), result(game, kept)[0]) == (-36, "tip")
    do(game, beaten, "move start-6 beat")
    assert (torque(beaten), game.outcome(beaten)) == (-27, None)


@pytest.mark.rule("DU-70", "DU-Q16")
def test_a_beating_that_tips_is_the_beaters_tip() -> None:
    game = table()
    s = position(game, {"A": "f1", "B": "f5 f5 s2"}, thrown=1)
    assert torque(s) == -3 + 30 - 6
    do(game, s, "pass")
    s = position(game, {"A": "f1", "B": "f6 f5 s2"}, thrown=1)
    assert torque(s) == -3 + 33 - 6
    do(game, s, "move finish-1 beat")
    assert torque(s) == 27
    s = position(game, {"A": "f1", "B": "f6 f6 s2"}, thrown=1)
    do(game, s, "move finish-1 beat")
    assert result(game, s) == ("tip", [2, 1], [0, 1]), "30: the pawn that was taken away held it up"


@pytest.mark.rule("DU-71", "DU-73", "DU-74", "DU-75")
@pytest.mark.parametrize(("arm", "limit"), [("standard", 30), ("nervous", 24), ("steady", 36)])
def test_the_limit_in_whole_numbers(arm: str, limit: int) -> None:
    assert [int(table(2, arm=arm).table.limit), BOARD.file.weights] == [limit, [3, 2]]
    tipped: dict[int, bool] = {}
    game = table(4, arm=arm)
    for large in ("", "s4", "s5", "s6", "s4 s5", "s5 s6", "s6 s6"):
        for number in range(1, 7):
            for line in (f"place {number}", f"place {number} m"):
                s = position(game, {"A": large}, thrown=number)
                before = torque(s)
                if may(game, s, line):
                    weight = before + (2 if line.endswith("m") else 3) * number
                    do(game, s, line)
                    tipped[weight] = s.fell_count > 0
    assert {weight for weight, tips in tipped.items() if tips} == {w for w in tipped if w >= limit}
    assert any(tipped.values()) and not all(tipped.values())


@pytest.mark.rule("DU-72", "DU-Q11")
def test_only_the_torque_at_rest_counts() -> None:
    """From 27 on one side to 27 on the other the arm swings far past the board's height, and rests free."""
    game = table()
    s = position(game, {"A": "s6 f3", "B": "f6"}, thrown=6)
    assert torque(s) == 27
    do(game, s, "move start-6")  # 18 less, and 15 on the other side
    assert (torque(s), game.outcome(s)) == (-6, None)


@pytest.mark.rule("DU-76", "DU-80")
@pytest.mark.parametrize("who", "AB")
def test_with_two_players_who_tips_has_lost(who: str) -> None:
    game = table()
    s = position(game, {who: "s6"}, turn=who, thrown=6)
    do(game, s, "place 6")
    assert result(game, s) == ("tip", [2, 1] if who == "A" else [1, 2], [0, 1] if who == "A" else [1, 0])
    assert where(game, s, who) == "s6 s6", "the pawns stay as they fell"
    assert refused(game, s, "pass") == "DU-80"


@pytest.mark.rule("DU-77")
def test_doing_nothing_never_tips() -> None:
    """A position that the rules never reach: the arm would rest if anybody tested it."""
    game = table()
    s = position(game, {"A": "s6 s6"}, thrown=6)
    do(game, s, "pass")
    assert game.outcome(s) is None


@pytest.mark.rule("DU-78")
@pytest.mark.parametrize(("lacking", "slips"), [(0, -1), (1, 49), (2, 25), (3, 9), (4, 1), (5, 0)])
def test_a_shaky_hand(lacking: int, slips: int) -> None:
    game = table(4, shaky=True)
    s = position(game, {"A": "s6", **LOADS[27 - lacking]}, thrown=1)
    assert torque(s) == 27 - lacking
    do(game, s, "place 1")
    if slips == -1:
        assert s.fell_count == 1 and s.stage == 0, "30: no chance is left"
    elif slips == 0:
        assert game.to_act(s) == [CHANCE] and words(game, s) == {f"throw {n}" for n in range(1, 7)}
    else:
        assert words(game, s) == {"hold", "slip"}
        assert game.odds(s) == [81 - slips, slips]
        assert refused(game, s, "pass", seat=0) == "DU-78"
        assert refused(game, s, "throw 1", seat=CHANCE) == "DU-78"
        held = s.copy()
        do(game, held, "hold", "throw 1")
        assert game.to_act(held) == [2], "the next turn"
        do(game, s, "slip")
        assert s.fell_count == 1 and s.fell[0] == 1, "the mover's tip"


# Beside A on START 6 (18): what others weigh so that 22 to 27 come out.
LOADS = {
    27: {"C": "f3"},
    26: {"C": "f4m"},
    25: {"C": "f3", "D": "s1m"},
    24: {"C": "f2"},
    23: {"C": "f3", "D": "s2m"},
    22: {"C": "f2m"},
}


@pytest.mark.rule("DU-78")
def test_a_steady_hand_never_trembles() -> None:
    game = table()
    assert "hold" not in game.ids and "slip" not in game.ids
    s = position(game, {"A": "s6", "B": "f2"}, thrown=1)
    do(game, s, "place 1")
    assert (torque(s), s.fell_count) == (27, 0)


@pytest.mark.rule("DU-79", "DU-Q23", "DU-Q3")
def test_free_final_positions() -> None:
    """A's last pawn comes home and 18 + 21 + .. would lie in the west; rearranged it does not."""
    pawns = {"A": "s7 f7 f6 f6 f5 f5", "B": "f6 f6 f5 f3"}
    for final, reason, ranks in (("any", "tip", [2, 1]), ("rearrange", "home", [1, 2])):
        game = table(2, final=final)
        s = position(game, pawns, thrown=1)
        do(game, s, "move start-7")
        assert result(game, s)[:2] == (reason, ranks)
        if final == "rearrange":
            assert torque(s) == 0
            assert where(game, s, "A") == "f1 f1 f2 f3 f6 f7", "the smallest list of those that are level"


@pytest.mark.rule("DU-79")
def test_holes_of_others_are_left_alone_and_the_level_arm_is_too() -> None:
    game = table(2, final="rearrange")
    s = position(game, {"A": "s7 f1 f2 f3 f3 f4", "B": "s1"}, thrown=6)
    do(game, s, "move start-7")
    assert where(game, s, "A") == "f1 f2 f2 f3 f3 f4", "a hole beside B on 1, two on the others"
    assert torque(s) == -3 * (15 + 1)
    assert result(game, s)[0] == "tip", "full holders leave nothing lighter"
    s = position(game, {"A": "s7 f4 f2 f2 f3 f3", "B": "f5 f5"}, thrown=1)
    do(game, s, "move start-7")
    assert where(game, s, "A") == "f1 f2 f2 f3 f3 f4", "not near the limit: nothing is shifted"


@pytest.mark.rule("DU-79")
def test_a_shaky_hand_rearranges_earlier() -> None:
    pawns = {"A": "s7 f1 f2 f2 f3 f7", "B": "f3"}
    for shaky, places in ((False, "f1 f1 f2 f2 f3 f7"), (True, "f1 f1 f2 f2 f3 f3")):
        game = table(2, final="rearrange", shaky=shaky, arm="steady")
        s = position(game, {**pawns, "B": "f5"}, thrown=1)
        do(game, s, "move start-7")
        assert where(game, s, "A") == places


@pytest.mark.rule("DU-81", "DU-82", "DU-Q3")
@pytest.mark.parametrize("count", [6, 8])
@pytest.mark.parametrize("last", ["f1", "f7"])
def test_all_pawns_home_wins(count: int, last: str) -> None:
    """The others of B hold the arm level."""
    game = table(2, pawns=count, arm="steady")
    home = ["f1", "f2", "f2", "f3", "f3", "f4", "f4"][: count - 1]
    weight = sum(int(text[1]) for text in home) + int(last[1])
    s = position(
        game, {"A": " ".join([*home, f"{'s7' if last == 'f1' else 'f6'}"]), "B": balance(weight)}, thrown=1
    )
    do(game, s, "move start-7" if last == "f1" else "move finish-6")
    assert result(game, s) == ("home", [1, 2], [1, 0])
    assert refused(game, s, "pass", seat=1) == "DU-81"


def balance(weight: int) -> str:
    """Attackers of B that hold up about so many units in the west."""
    places: list[str] = []
    for distance in (6, 6, 5, 5, 4, 4):
        if weight >= distance:
            places.append(f"f{distance}")
            weight -= distance
    return " ".join(places)


@pytest.mark.rule("DU-83")
def test_tipping_comes_before_winning() -> None:
    game = table()
    s = position(game, {"A": "s7 f6 f6 f5 f5 f4"}, thrown=1)
    do(game, s, "move start-7")
    assert result(game, s) == ("tip", [2, 1], [0, 1])


@pytest.mark.rule("DU-84")
def test_eight_pawns() -> None:
    assert stock(table(2, pawns=8).start(), "A") == "L" * 8
    assert table(2, pawns=8, model="b").seats == 2


@pytest.mark.rule("DU-85", "DU-86")
@pytest.mark.parametrize(("model", "start", "finish"), [("b", 6, 6), ("c", 1, 6), ("d", 6, 1)])
def test_the_other_models(model: str, start: int, finish: int) -> None:
    """By how far out number 1 is."""
    game = table(2, model=model)
    assert torque(position(game, {"A": "s1"})) == 3 * start
    assert torque(position(game, {"A": "f1"})) == -3 * finish
    if model != "b":
        with pytest.raises(OptionError) as caught:
            TITLE.table(2, model=model, pawns=8)
        assert (caught.value.option, caught.value.rule) == ("pawns", "DU-86")


@pytest.mark.rule("DU-87", "DU-89")
@pytest.mark.parametrize("singles", ["at_3", "at_3_4", "at_2", "at_2_5", "at_1", "at_1_6"])
@pytest.mark.parametrize("model", "abcd")
def test_single_holders(singles: str, model: str) -> None:
    game = table(2, singles=singles, model=model, arm="steady")
    distances = [int(text) for text in singles.split("_")[1:]]
    arm = game.table.arm
    assert [distance for distance in range(1, 8) if arm.holes[distance - 1] == 1] == sorted([*distances, 7])
    for number in range(1, 7):
        s = position(game, {"A": f"s{number}"}, thrown=number)
        single = arm.distances[number - 1] in distances
        assert may(game, s, f"place {number}") != single
        s = position(game, {"B": f"s{number}", "A": "s7"}, thrown=6)
        assert game.legal(s, 0)


@pytest.mark.rule("DU-88")
def test_four_single_holders_leave_room_for_six() -> None:
    for singles in ("at_3_4", "at_2_5", "at_1_6"):
        with pytest.raises(OptionError) as caught:
            TITLE.table(2, singles=singles, pawns=8)
        assert (caught.value.option, caught.value.rule) == ("pawns", "DU-88")
    assert TITLE.table(2, singles="at_3", pawns=8).seats == 2


def test_a_turn_that_changes_nothing_keeps_the_torque() -> None:
    game = table()
    s = position(game, {"A": "s4"})
    turn(game, s, 3, "pass")
    assert torque(s) == 12
