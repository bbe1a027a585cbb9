"""Taking back, resigning, draws; and choices made at the same time."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.play.houses import ANN, BOB, CAT, Ear, opened, table_for_two, wish

from equipoise.core.game import Outcome
from equipoise.core.record import AGREED_DRAW
from equipoise.play.changes import Change
from equipoise.play.faults import Fault, Late, NotYours
from equipoise.play.history import lines
from equipoise.play.match import OVER, PERSON, RESIGNED, RUNNING, Seat, ranked
from equipoise.play.matters import ASK, FREE
from equipoise.play.news import LAPSED, NO, YES, Answered, Put
from equipoise.play.store import NotSaved

pytestmark = pytest.mark.anyio


def words_of(ear: Ear) -> list[str]:
    return [news.word for news in ear.news if isinstance(news, Answered)]


async def test_undo_is_free_while_nobody_else_moved(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        matters = lobby.house.matters[table.match.code]
        with pytest.raises(Late):
            await matters.undo(ANN, 0, 0)
        before = table.state.dump()
        await table.act(ANN, 0, 0, "mark a1")
        assert (matters.can_undo(0), matters.can_undo(1)) == (FREE, "")
        with pytest.raises(NotYours):
            await matters.undo(BOB, 1, 0)
        with pytest.raises(Late):
            await matters.undo(ANN, 0, 0)
        await matters.undo(ANN, 1, 0)
        assert (table.n, table.state.dump()) == (0, before)
        await table.act(ANN, 0, 0, "mark b2")
        assert await lines(lobby.house.store, table.match, 1, 1, 1) != []


async def test_undo_is_asked_for_when_somebody_has_answered(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        matters = lobby.house.matters[table.match.code]
        ear = Ear()
        table.listeners.add(ear)
        await table.act(ANN, 0, 0, "mark a1")
        await table.act(BOB, 1, 1, "mark b1")
        assert (matters.can_undo(0), matters.can_undo(1)) == (ASK, FREE)
        await matters.undo(ANN, 2, 0)
        put = ear.news[-1]
        assert isinstance(put, Put) and put.question.left == {BOB}
        for guest in (ANN, CAT):
            with pytest.raises(Late):
                await matters.answer(guest, put.question.id, True)
        await matters.answer(BOB, put.question.id, False)
        assert table.n == 2
        await matters.undo(ANN, 2, 0)
        put = ear.news[-1]
        assert isinstance(put, Put)
        await matters.answer(BOB, put.question.id, True)
        assert table.n == 0
        assert words_of(ear) == [NO, YES]
        code = table.match.code
    async with opened(tmp_path) as lobby:
        assert (await lobby.house.take(code)).n == 0


async def test_a_question_lapses_when_the_match_goes_on(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        matters = lobby.house.matters[table.match.code]
        ear = Ear()
        table.listeners.add(ear)
        await matters.offer_draw(BOB, 1)
        await table.act(ANN, 0, 0, "mark a1")
        assert words_of(ear) == [LAPSED]
        with pytest.raises(Late):
            await matters.answer(ANN, 1, True)


async def test_a_question_stays_open_when_its_answer_cannot_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        matters = lobby.house.matters[table.match.code]
        ear = Ear()
        table.listeners.add(ear)
        await matters.offer_draw(BOB, 1)
        assert matters.question is not None
        id = matters.question.id

        async def full(*_: Change) -> None:
            raise NotSaved("the disk is full")

        with monkeypatch.context() as patched:
            patched.setattr(lobby.house.store, "write", full)
            with pytest.raises(Fault):
                await matters.answer(ANN, id, True)
        assert words_of(ear) == [] and table.match.stage == RUNNING
        await matters.answer(ANN, id, True)
        assert words_of(ear) == [YES] and table.match.stage == OVER


async def test_a_question_lapses_when_somebody_resigns(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        matters = lobby.house.matters[table.match.code]
        ear = Ear()
        table.listeners.add(ear)
        await matters.offer_draw(BOB, 1)
        await matters.resign(ANN, 0)
        assert words_of(ear) == [LAPSED] and matters.question is None


async def test_a_draw_needs_everybody(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        matters = lobby.house.matters[table.match.code]
        assert matters.can_draw(0)
        await matters.offer_draw(BOB, 1)
        assert matters.question is not None
        await matters.answer(ANN, matters.question.id, True)
        assert table.match.stage == OVER
        assert table.match.outcome == Outcome([1, 1], [0, 0], AGREED_DRAW)
        with pytest.raises(Late):
            await matters.resign(ANN, 0)


async def test_nobody_agrees_on_a_draw_with_himself(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        code = await lobby.create(wish(sit=["me", "bot:uniform"]))
        await lobby.house.take(code)
        matters = lobby.house.matters[code]
        assert not matters.can_draw(0)
        with pytest.raises(Late):
            await matters.offer_draw(ANN, 0)


async def test_of_two_the_other_wins_when_one_resigns(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        matters = lobby.house.matters[table.match.code]
        with pytest.raises(NotYours):
            await matters.resign(BOB, 0)
        await matters.resign(ANN, 0)
        assert table.match.outcome == Outcome([2, 1], [0, 0], RESIGNED)
        code = table.match.code
    async with opened(tmp_path) as lobby:
        match = (await lobby.house.take(code)).match
        assert match.stage == OVER and match.outcome == Outcome([2, 1], [0, 0], RESIGNED)
        told = await lines(lobby.house.store, match, 1, 1, match.n)
        assert [line.message.id for line in told] in ([], ["web-note-resigned"])


async def test_of_three_a_bot_plays_on(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        code = await lobby.create(wish("europe1815", sit=["me", "link", "link"], empires="chosen"))
        await lobby.join(code, BOB, "Bob", 1, "")
        await lobby.join(code, CAT, "Cat", 2, "")
        table = await lobby.house.take(code)
        await lobby.house.matters[code].resign(BOB, 1)
        assert table.match.stage == RUNNING
        assert (table.match.seats[1].kind, table.match.seats[1].level) == ("bot", "casual")
        with pytest.raises(NotYours):
            await table.act(BOB, table.n, 1, "anything")
        told = await lines(lobby.house.store, table.match, 0, 1, table.n)
        assert "web-note-takeover" in [line.message.id for line in told]
        await lobby.house.matters[code].resign(CAT, 2)
        assert table.match.outcome is not None
        assert table.match.outcome.ranks == [1, 3, 2]


async def test_who_resigned_may_play_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        code = await lobby.create(wish("noughts", sit=["me", "bot:uniform"]))
        await lobby.house.take(code)
        await lobby.house.matters[code].resign(ANN, 0)
        assert code in [match.code for match in (await lobby.lists(ANN))["over"]]
        again = (await lobby.house.take(await lobby.rematch(code, ANN))).match
        assert [(seat.kind, seat.guest, seat.name) for seat in again.seats] == [
            ("bot", "", ""),
            ("person", ANN, "Ann"),
        ]
        assert again.stage == RUNNING


async def test_whose_seat_a_bot_plays_on_may_ask_for_a_rematch_at_the_end(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        code = await lobby.create(wish("europe1815", sit=["me", "link", "link"], empires="chosen"))
        await lobby.join(code, BOB, "Bob", 1, "")
        await lobby.join(code, CAT, "Cat", 2, "")
        await lobby.house.take(code)
        await lobby.house.matters[code].resign(BOB, 1)
        assert (await lobby.lists(BOB))["mine"] == []
        await lobby.house.matters[code].resign(CAT, 2)
        again = (await lobby.house.take(await lobby.rematch(code, BOB))).match
        assert [seat.guest for seat in again.seats] == ["", ANN, BOB]
        assert [seat.kind for seat in again.seats] == ["open", "person", "person"]


def test_who_resigned_is_ranked_last() -> None:
    seats = [Seat(number, PERSON, "", "", resigned=order) for number, order in enumerate([0, 2, 0, 1])]
    outcome = ranked(Outcome([2, 1, 2, 4], [5, 9, 5, 1], "points"), seats)
    assert outcome.ranks == [1, 3, 1, 4]


async def test_who_decides_at_the_same_time_is_not_late(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby, "secret")
        assert (table.n, table.match.to_act) == (1, [0, 1])  # chance has dealt
        await table.act(BOB, 1, 1, "take 1")
        assert (table.n, table.match.to_act) == (2, [0])
        with pytest.raises(Late):
            await table.act(BOB, 1, 1, "take 1")
        await table.act(ANN, 1, 0, "take 2")  # has not seen that Bob was quicker
        assert table.n == 3
        with pytest.raises(Late):
            await table.act(ANN, 1, 0, "take 1")  # but this is another decision
        await table.act(ANN, 3, 0, "take 1")


async def test_an_unseen_choice_can_be_taken_back_and_a_shown_one_is_asked_for(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby, "secret")
        matters = lobby.house.matters[table.match.code]
        await table.act(ANN, 1, 0, "take 2")
        assert matters.can_undo(0) == FREE
        await matters.undo(ANN, 2, 0)
        assert table.match.to_act == [0, 1]
        await table.act(ANN, 1, 0, "take 1")
        await table.act(BOB, 2, 1, "take 1")  # now both are shown
        assert matters.can_undo(1) == ASK


async def test_the_dice_go_back_with_an_undo(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        code = await lobby.create(wish("europe1815", sit=["me", "device"], empires="chosen"))
        table = await lobby.house.take(code)
        matters = lobby.house.matters[code]
        first = (table.n, table.match.draws)
        for _ in range(6):
            seat = table.match.to_act[0]
            words = table.game.words[table.game.legal(table.state, seat)[0]]
            await table.act(ANN, table.n, seat, words)
        after = (table.n, table.match.draws, table.state.dump())
        while table.n > first[0]:
            latest = max(table.trail.latest.values(), key=lambda move: move.n)
            await matters.undo(ANN, table.n, max(latest.seat, 0))
        assert (table.n, table.match.draws) == first
        for _ in range(6):
            seat = table.match.to_act[0]
            words = table.game.words[table.game.legal(table.state, seat)[0]]
            await table.act(ANN, table.n, seat, words)
        assert (table.n, table.match.draws, table.state.dump()) == after
