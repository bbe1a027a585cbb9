"""Decisions of many words: a hint that can be followed to its end, and reasons that tell the whole of it."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from tests.play.houses import ANN, opened, wish, with_sleepy_bots

from equipoise.bots.pondering import Idea, Pondered
from equipoise.locale import Speaker
from equipoise.play.advice import Advice, hint, reason
from equipoise.play.bots import Workers
from equipoise.play.hints import Hints
from equipoise.play.history import position
from equipoise.play.lobby import Lobby
from equipoise.play.match import OVER
from equipoise.play.reasons import Reasons
from equipoise.play.table import Table

pytestmark = pytest.mark.anyio

SPEAKER = Speaker()

PLAN = [
    "green take destroyer hqg", "to s5", "blue take soldier hqb", "to b4", "green take tank hqg", "to g4",
    "blue take tank hqb", "to b6", "green take fighter hqg", "to r3", "green take soldier hqg", "to g8",
]  # fmt: skip
OTHER = [*PLAN[:2], *PLAN[4:], "blue take fighter hqb", "to y0"]
HIS = ["red take soldier hqr", "to r7", "yellow take fighter hqy", "to b0"]
ORDERS = [
    "green: destroyer from the green HQ to sea lane 5.",
    "blue: soldier from the blue HQ to blue 4.",
    "green: tank from the green HQ to green 4.",
    "blue: tank from the blue HQ to blue 6.",
    "green: fighter from the green HQ to red 3.",
    "green: soldier from the green HQ to green 8.",
]
HIS_ORDERS = ["red: soldier from the red HQ to red 7.", "yellow: fighter from the yellow HQ to blue 0."]
SEALS, HE_SEALS = "– green and blue: seal the sheet.", "– yellow and red: seal the sheet."


class Oracle:
    """A worker who finds what it is told to."""

    def __init__(self, *ideas: Idea) -> None:
        self.found = Pondered(list(ideas), None)
        self.calls = 0
        self.deep = self.leisure = self
        self.all = cast(Workers, self)

    async def do(self, *_: object) -> Pondered:
        self.calls += 1
        return self.found


def texts(advice: Advice) -> list[str]:
    return [SPEAKER.tell(message) for message in advice.told]


def listed(orders: list[str]) -> list[str]:
    return [f"– {order}" for order in orders]


async def write(table: Table, seat: int, words: list[str]) -> None:
    for word in words:
        await table._play(seat, table.game.ids[word])


async def test_a_hint_is_followed_to_its_end(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await with_sleepy_bots(lobby, wish("power", ["me", "bot:strong"]))
        oracle, hints, plan = Oracle(Idea(0, [*PLAN, "seal"], 0.51)), Hints(), [*PLAN, "seal"]
        for said, word in enumerate(plan):
            if said == 5:
                await write(table, 1, [*HIS, "seal"])  # what others decide meanwhile changes nothing
            advice = await hint(table, oracle.all, hints, ANN, 0)
            left = ORDERS[said // 2 :]
            told = texts(advice)
            if left:
                assert told[0] == "Best seems this; you would win about 51 times in a hundred:"
                assert told[1 : len(left) + 2] == [*listed(left), SEALS]
            else:
                assert told[0].startswith("Best seems: green and blue: seal the sheet. You would win")
            assert advice.offers[0][0][0] == word
            assert SPEAKER.tell(advice.offers[0][1]) == (left[0] if left else SEALS[2:])
            await table.act(ANN, table.n, 0, word)
        assert oracle.calls == 1


async def test_who_does_something_else_gets_another_hint(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await with_sleepy_bots(lobby, wish("power", ["me", "bot:strong"]))
        ways, hints = [Idea(0, [*PLAN, "seal"], 0.51), Idea(0, [*OTHER, "seal"], 0.5)], Hints()
        oracle = Oracle(*ways)
        await hint(table, oracle.all, hints, ANN, 0)
        await write(table, 0, OTHER[:4])  # the other way it found goes on so too
        advice = await hint(table, oracle.all, hints, ANN, 0)
        assert (oracle.calls, advice.offers[0][0][0]) == (1, OTHER[4])
        oracle.found = Pondered([Idea(0, ["seal"], 0.4)], None)
        await write(table, 0, ["green take soldier hqg", "to g6"])
        assert texts(await hint(table, oracle.all, hints, ANN, 0))[0].startswith(
            "Best seems: green and blue: seal"
        )
        assert oracle.calls == 2


async def test_a_plan_can_be_written_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await with_sleepy_bots(lobby, wish("power", ["me", "bot:strong"]))
        oracle, hints = Oracle(Idea(0, [*PLAN, "seal"], 0.51)), Hints()
        whole = await hint(table, oracle.all, hints, ANN, 0)
        assert f"The same in letters: {whole.dictate}" in texts(whole)
        await table.act(ANN, 0, 0, PLAN[0])
        assert (await hint(table, oracle.all, hints, ANN, 0)).dictate == ""
        await lobby.house.matters[table.match.code].undo(ANN, 1, 0)
        await table.dictate(ANN, table.n, 0, whole.dictate)
        advice = await hint(table, oracle.all, hints, ANN, 0)
        assert ([words[0] for words, _ in advice.offers], oracle.calls) == (["seal"], 1)


async def test_the_next_best_plan_is_told_by_how_it_differs(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await with_sleepy_bots(lobby, wish("power", ["me", "bot:strong"]))
        ways = [Idea(0, [*PLAN, "seal"], 0.5), Idea(0, [*OTHER, "seal"], 0.4)]
        told = texts(await hint(table, Oracle(*ways).all, Hints(), ANN, 0))
        place = told.index("Next best (40 in a hundred), the same but for:")
        assert told[place + 1 : place + 3] == [
            "– blue: fighter from the blue HQ to yellow 0.",
            f"– without {ORDERS[1]}",
        ]
        ways.insert(1, Idea(0, [*PLAN[2:], *PLAN[:2], "seal"], 0.45))  # the best in another order
        assert texts(await hint(table, Oracle(*ways).all, Hints(), ANN, 0)) == told
        ways[1] = Idea(0, ["seal"], 0.6)
        told = texts(await hint(table, Oracle(*ways).all, Hints(), ANN, 0))
        assert f"Less tried, and so less certain: {SEALS[2:]} (60 in a hundred.)" in told


async def test_an_order_that_is_given_twice_is_missed_where_it_is_given_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await with_sleepy_bots(lobby, wish("power", ["me", "bot:strong"]))
        twice = [*PLAN[2:4], *PLAN]
        ways = [Idea(0, [*twice, "seal"], 0.5), Idea(0, [*PLAN, "seal"], 0.4)]
        told = texts(await hint(table, Oracle(*ways).all, Hints(), ANN, 0))
        place = told.index("Next best (40 in a hundred), the same but for:")
        assert told[place + 1] == f"– without {ORDERS[1]}"
        told = texts(await hint(table, Oracle(*ways[::-1]).all, Hints(), ANN, 0))
        place = told.index("Less tried, and so less certain (50 in a hundred), the same but for:")
        assert told[place + 1] == f"– {ORDERS[1]}"


async def test_what_was_done_is_told_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await played(lobby, "strong")
        oracle = Oracle(Idea(1, ["seal"], 0.5), Idea(1, [*HIS, "seal"], 0.45))
        told = texts(await reason(table, oracle.all, Reasons(), HIS_NUMBERS[0]))
        assert told[1:] == ["It did the next best (45 in a hundred):", *listed(HIS_ORDERS), HE_SEALS]


async def test_ways_that_begin_alike_are_offered_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await with_sleepy_bots(lobby, wish("power", ["me", "bot:strong"]))
        ways = [Idea(0, [*PLAN, "seal"], 0.5), Idea(0, ["seal"], 0.4), Idea(0, [*PLAN[:4], "seal"], 0.3)]
        advice = await hint(table, Oracle(*ways).all, Hints(), ANN, 0)
        assert [words[0] for words, _ in advice.offers] == [PLAN[0], "seal"]


async def test_a_plan_that_cannot_go_on_there_is_told_by_its_first_word(tmp_path: Path) -> None:
    """What others would answer is thought of another sheet of theirs than the one that is guessed."""
    async with opened(tmp_path) as lobby:
        table = await with_sleepy_bots(lobby, wish("power", ["me", "bot:strong"]))
        way = Idea(0, ["green take fighter hqg", "at r0", "seal"], 0.5)
        best = texts(await hint(table, Oracle(way).all, Hints(), ANN, 0))[0]
        assert best.startswith("Best seems: ") and "fighter from the green HQ" in best


async def played(lobby: Lobby, level: str) -> Table:
    """A game of one round: the bot of seat 1 has written its sheet between the words of Ann's."""
    table = await with_sleepy_bots(lobby, wish("power", ["me", f"bot:{level}"], None, rounds=1))
    await write(table, 0, PLAN[:2])
    await write(table, 1, HIS[:3])
    await write(table, 0, [*PLAN[2:], "seal"])
    await write(table, 1, [HIS[3], "seal"])
    while table.match.stage != OVER:
        seat = table.match.to_act[0]
        await table._play(seat, table.game.legal(table.state, seat)[0])
    return table


HIS_NUMBERS = [3, 4, 5, 17, 18]


@pytest.mark.parametrize("level", ["casual", "strong"])
async def test_whichever_word_is_asked_about_the_whole_plan_is_told(tmp_path: Path, level: str) -> None:
    async with opened(tmp_path) as lobby:
        table = await played(lobby, level)
        # In another order it is the same sheet.
        oracle = Oracle(Idea(1, [*HIS[2:], *HIS[:2], "seal"], 0.52))
        for n in HIS_NUMBERS:
            told = texts(await reason(table, oracle.all, Reasons(), n))
            first = "Looking at it again, it likes this best, and expects to win 52 times in a hundred:"
            assert told == [first, *listed(HIS_ORDERS[::-1]), HE_SEALS]
        oracle.found = Pondered([Idea(1, ["seal"], 0.01)], None)
        for n in HIS_NUMBERS:
            told = texts(await reason(table, oracle.all, Reasons(), n))
            rather = f"Looking at it again, it would rather do this: {HE_SEALS[2:]}"
            assert told[0] == f"{rather} It expects to win once in a hundred."
            assert told[1:] == ["It did otherwise:", *listed(HIS_ORDERS), HE_SEALS]


async def test_what_was_thought_over_again_is_kept_too(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table, kept = await played(lobby, "strong"), Reasons()
        oracle = Oracle(Idea(1, ["seal"], 0.5))
        told = texts(await reason(table, oracle.all, kept, HIS_NUMBERS[0]))
        oracle.found = Pondered([Idea(1, ["seal"], 0.4)], None)
        for n in HIS_NUMBERS:  # all of them one plan
            assert texts(await reason(table, oracle.all, kept, n)) == told
        assert told[0].startswith("Looking at it again")
        assert oracle.calls == 1


@pytest.mark.parametrize("level", ["casual", "strong"])
async def test_what_is_remembered_of_a_plan_is_told_with_each_word(tmp_path: Path, level: str) -> None:
    async with opened(tmp_path) as lobby:
        table = await played(lobby, level)
        kept, oracle = Reasons(), Oracle()
        for said, n in enumerate(HIS_NUMBERS):
            before = (await position(table.store, table.match, n - 1)).state
            words = [*HIS, "seal"][said]
            kept.keep(table, before, 1, words, Pondered([Idea(1, [*HIS[:2], "seal"], 0.5)], None, said))
        slips = ["Bots of its level do not always take what they like best."] if level == "casual" else []
        for n in HIS_NUMBERS:
            told = texts(await reason(table, oracle.all, kept, n))
            assert told[0] == "It liked this best, and expected to win 50 times in a hundred:"
            assert told[1:3] == [f"– {HIS_ORDERS[0]}", HE_SEALS]
            assert told[3:] == ["It did the same but for:", f"– {HIS_ORDERS[1]}", *slips]
        assert oracle.calls == 0
