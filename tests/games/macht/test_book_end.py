"""The end of a cycle and of the game: R120 to R127; and what is hidden."""

from __future__ import annotations

import pytest
from tests.games.macht.positions import Two, asked, do, position, refused, reserves, score, table

from equipoise.core.fair import SeededDice
from equipoise.core.game import WATCHER, Outcome
from equipoise.games.macht.game import MachtGame
from equipoise.games.macht.state import Macht

FIVE = {"kent": "O1k", "wessex": "O1k", "elmet": "O1k", "powys": "O1k", "gwent": "O1k"}
THREE = {"deira": "W1k", "lindsey": "W1k", "rheged": "W1k"}


def ended(points: Two, men: dict[str, str]) -> tuple[MachtGame, Macht]:
    """A Sword cycle whose last cube was taken."""
    game = table()
    s = position(game, men, cubes=1, points=points)
    do(game, s, "orange", "recruit")
    return game, s


@pytest.mark.rule("MO-R122")
@pytest.mark.parametrize(("men", "gain"), [(FIVE, (1, 0)), (THREE, (0, 1)), ({**FIVE, **THREE}, (1, 0))])
def test_more_active_provinces_gain_a_point(men: dict[str, str], gain: Two) -> None:
    _, s = ended((2, 2), men)
    assert score(s) == (2 + gain[0], 2 + gain[1])


@pytest.mark.rule("MO-R123", "MO-Q30")
@pytest.mark.parametrize("men", [{}, {"kent": "O1k", "deira": "W1k"}, {"kent": "O5m"}])
def test_a_tie_gives_both_a_point(men: dict[str, str]) -> None:
    _, s = ended((0, 1), men)
    assert score(s) == (1, 2)


@pytest.mark.rule("MO-R124", "MO-R126", "MO-Q41")
def test_twelve_points_win_even_with_fewer_victory_points() -> None:
    game, s = ended((6, 7), FIVE)
    assert game.outcome(s) == Outcome([1, 2], [12, 7], "twelve")
    assert (game.to_act(s), refused(game, s, "orange", "recruit")) == ([], "MO-R124.over")
    assert s.cycle == 1  # the active provinces are those of the cycle that is over


@pytest.mark.rule("MO-R124")
def test_eleven_do_not() -> None:
    game, s = ended((5, 7), FIVE)
    assert (game.outcome(s), list(asked(game, s))) == (None, ["chance"])


@pytest.mark.rule("MO-Q28")
@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ((6, 12), Outcome([2, 1], [12, 15], "higher")),
        ((9, 9), Outcome([1, 2], [15, 12], "higher")),
        ((6, 9), Outcome([1, 1], [12, 12], "tied")),
    ],
)
def test_both_at_twelve(points: Two, expected: Outcome) -> None:
    game, s = ended(points, {**FIVE, **THREE})
    assert game.outcome(s) == expected


@pytest.mark.rule("MO-R125", "MO-Q29")
def test_no_win_in_the_middle_of_a_cycle() -> None:
    game = table()
    s = position(game, offer=["victory_point"], reserves=((1, 0), (0, 0)), points=(11, 0))
    do(game, s, "orange", "take victory_point", "bid 1")
    do(game, s, "white", "bid 0")
    assert (score(s), game.outcome(s), list(asked(game, s))) == ((12, 0), None, ["orange"])


@pytest.mark.rule("MO-R127", "MO-R013")
def test_otherwise_the_other_cycle_begins_with_reinforcements() -> None:
    _, s = ended((0, 0), FIVE)
    assert (int(s.cycle), int(s.number)) == (0, 3)
    assert (reserves(s, "orange"), reserves(s, "white")) == ((0, 5), (0, 2))


@pytest.mark.rule("MO-R120", "MO-R121", "MO-Q24")
def test_an_overturn_with_the_last_cube_is_carried_out_to_the_end() -> None:
    game = table()
    men = {"kent": "W1k", "wessex": "O3k"}
    s = position(
        game, men, cubes=1, hand={"orange": ["influence castle", "merlin"]}, reserves=((2, 0), (0, 0))
    )
    do(game, s, "orange", "use influence castle kent")
    do(game, s, "white", "retreat knight east_anglia")
    do(game, s, "orange", "occupy")
    # The second action and the other tile are lost; Kent counts already.
    assert (list(asked(game, s)), score(s)) == (["chance"], (1, 0))


def bidding(orange: int) -> tuple[MachtGame, Macht]:
    game = table()
    s = position(game, {"deira": "W1k"}, offer=["rebellion"], reserves=((5, 0), (5, 0)))
    do(game, s, "orange", "take rebellion", f"bid {orange}")
    return game, s


@pytest.mark.rule("MO-R049", "MO-Q33")
@pytest.mark.parametrize("seat", [1, WATCHER])
def test_a_bid_is_known_to_its_owner_alone_until_both_are_in(seat: int) -> None:
    game, one = bidding(0)
    _, two = bidding(5)
    assert game.view(one, seat) == game.view(two, seat)
    assert game.view(one, 0) != game.view(two, 0)
    assert game.view(one, seat).to_act == [1]
    for s in (one, two):
        do(game, s, "white", "bid 2")
    assert (int(one.orange_bid), int(two.orange_bid)) == (0, 5)
    assert game.view(one, seat) != game.view(two, seat)


@pytest.mark.rule("MO-Q33")
def test_a_guess_redeals_a_hidden_bid_evenly() -> None:
    game, s = bidding(3)
    dice = SeededDice(4)
    drawn = [int(game.guess(s, 1, dice).bid) for _ in range(600)]
    assert set(drawn) == set(range(6))
    assert min(drawn.count(bid) for bid in range(6)) > 60
    assert {int(game.guess(s, 0, dice).bid) for _ in range(20)} == {3}
