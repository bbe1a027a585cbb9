"""What is said and asked at a table survives the house; whoever brings luck sees the promise first."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.play.houses import ANN, BOB, CAT, Ear, opened, table_for_two, wish

from equipoise.core.fair import commitment
from equipoise.play.faults import Bad, Late
from equipoise.play.match import OVER
from equipoise.play.news import Said
from equipoise.play.talk import MOST_SAID

pytestmark = pytest.mark.anyio


async def test_chat_survives_the_house(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        code = table.match.code
        ear = Ear()
        table.listeners.add(ear)
        matters = lobby.house.matters[code]
        await matters.say(BOB, "hello")
        with pytest.raises(Bad):
            await matters.say(CAT, "psst")
        for number in range(MOST_SAID):
            await matters.say(ANN, f"{number}")
        assert isinstance(ear.news[0], Said)
        assert [(said.seat, said.who, said.text) for said in matters.chat[:1]] == [(0, "Ann", "0")]
    async with opened(tmp_path) as lobby:
        await lobby.house.take(code)
        said = lobby.house.matters[code].chat
        assert [line.text for line in said] == [f"{number}" for number in range(MOST_SAID)]


@pytest.mark.rule("PW-071", "PW-R41")
async def test_nobody_talks_while_orders_are_written(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        code = await lobby.create(wish("power"))
        table = await lobby.house.take(code)
        matters = lobby.house.matters[code]
        await matters.say(ANN, "Who plays yellow?")  # not yet begun
        await lobby.join(code, BOB, "Bob", 1, "")
        for guest in (ANN, BOB):
            with pytest.raises(Bad) as refused:
                await matters.say(guest, "Shall we both take red?")
            assert refused.value.message.id == "web-no-talk-now"
        await matters.resign(ANN, 0)
        await matters.say(BOB, "Well played.")
        assert [said.text for said in matters.chat] == ["Who plays yellow?", "Well played."]
        assert table.match.stage == OVER


async def test_a_question_survives_the_house(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        code = table.match.code
        await table.act(ANN, 0, 0, "mark a1")
        await table.act(BOB, 1, 1, "mark b1")
        await lobby.house.matters[code].undo(ANN, 2, 0)
    async with opened(tmp_path) as lobby:
        table = await lobby.house.take(code)
        question = lobby.house.matters[code].question
        assert question is not None and (question.kind, question.seat, question.left) == ("undo", 0, {BOB})
        await lobby.house.matters[code].answer(BOB, question.id, True)
        assert table.n == 0
    async with opened(tmp_path) as lobby:
        await lobby.house.take(code)
        assert lobby.house.matters[code].question is None


async def test_a_question_that_lapsed_does_not_come_back(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        code, matters = table.match.code, lobby.house.matters[table.match.code]
        await matters.offer_draw(BOB, 1)
        await table.act(ANN, 0, 0, "mark a1")
        await matters.undo(ANN, 1, 0)  # the same number of moves as when it was asked
    async with opened(tmp_path) as lobby:
        table = await lobby.house.take(code)
        assert table.n == 0 and lobby.house.matters[code].question is None


async def test_a_draw_is_offered_only_where_the_game_has_draws(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        for game, draws in (("noughts", True), ("secret", False)):
            table = await table_for_two(lobby, game)
            matters = lobby.house.matters[table.match.code]
            assert matters.can_draw(1) is draws
            if not draws:
                with pytest.raises(Late):
                    await matters.offer_draw(BOB, 1)


async def test_against_bots_alone_nobody_is_asked(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        code = await lobby.create(wish(sit=["me", "bot:uniform"]))
        table = await lobby.house.take(code)
        matters = lobby.house.matters[code]
        assert matters.can_undo(0) == "", "nothing done, nothing to take back"
        await table.act(ANN, 0, 0, "mark a1")
        assert matters.can_undo(0) == "free"


async def test_words_for_the_luck_come_after_the_promise(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        early = wish(sit=["me", "device"])
        early.luck = "seven"
        with pytest.raises(Bad):
            await lobby.create(early)
        promised = lobby.promises.make(ANN)
        assert lobby.promises.make(ANN) == promised, "asking again does not change it"
        assert lobby.promises.make(BOB) != promised
        early.commitment = promised
        table = await lobby.house.take(await lobby.create(early))
        assert commitment(table.match.secret) == promised
        assert table.match.contributions() == ["seven"]
        with pytest.raises(Late):
            await lobby.create(early)  # a promise is for one match
        assert lobby.promises.make(ANN) != promised
