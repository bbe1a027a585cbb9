"""The map `balanced`: without the dotted line from Ukraine to Constantinople, and with one from Gascony to
Castile."""

from __future__ import annotations

import pytest
from tests.games.europe1815.maps import BOARD_FILE
from tests.games.europe1815.positions import RULES, TITLE, items, may, position, table

from equipoise import catalog
from equipoise.bots import find_bot
from equipoise.core.datafile import DataError
from equipoise.core.fair import SeededDice
from equipoise.core.laws import check_laws
from equipoise.core.record import RecordError
from equipoise.core.referee import run
from equipoise.games.europe1815.board import house_changes, house_fingerprint, read_board
from equipoise.games.europe1815.boardfile import Changes, Edge

GONE = {"ukraine", "constantinople"}
NEW = {"gascony", "castile"}
ITEM = "link-gascony-castile"
PAWNS = {"france": {"gascony": "KG"}, "germany": {"castile": "K"}}


def test_only_those_links_differ_and_in_both_directions() -> None:
    usual, balanced = table(2).table.board, table(2, map="balanced").table.board
    for id, land in usual.land_ids.items():
        before = {usual.lands[other] for other in usual.neighbours[land]}
        after = {balanced.lands[other] for other in balanced.neighbours[land]}
        assert before - after == (GONE - {id} if id in GONE else set())
        assert after - before == (NEW - {id} if id in NEW else set())


def test_the_words_are_the_usual_ones_but_for_those_over_the_links() -> None:
    usual, balanced = table(2), table(2, map="balanced")
    assert (len(usual.words), len(balanced.words)) == (7118, 7118)
    assert all(set(words.split()) >= GONE for words in set(usual.words) - set(balanced.words))
    assert all(set(words.split()) >= NEW for words in set(balanced.words) - set(usual.words))
    shared = [words for words in usual.words if words in balanced.ids]
    assert len(shared) == 7076 and shared == [words for words in balanced.words if words in usual.ids]


@pytest.mark.rule("EU-R33", "EU-R39")
def test_the_new_way_is_open_and_counts_as_next_to() -> None:
    for words in ("move king gascony castile", "attack general gascony castile germany"):
        for map in ("balanced", "fairer"):
            game = table(2, map=map)
            assert may(game, position(game, PAWNS), words) == (map == "balanced")


def test_the_new_line_is_drawn_on_this_map_alone() -> None:
    fairer, balanced = items("fairer", PAWNS), items("balanced", PAWNS)
    assert set(balanced) - set(fairer) == {ITEM} and set(fairer) <= set(balanced)
    assert ITEM not in items("", PAWNS)
    near = set(balanced["land-gascony"].near) - set(fairer["land-gascony"].near)
    assert near == {"land-castile"}
    (link,) = house_changes("balanced").added
    art, item = TITLE.art(), balanced[ITEM]
    assert link.line in art[item.sprite].body and link.line not in art["map"].body
    left, top, width, height = (float(number) for number in art[item.sprite].box.split())
    assert (item.x, item.y, item.w, item.h) == (left + width / 2, top + height / 2, width, height)


def test_games_of_one_map_are_none_of_another() -> None:
    assert len({house_fingerprint("fairer"), house_fingerprint("balanced")}) == 2
    record = run(TITLE.table(2, map="fairer", round_limit=1), [find_bot("uniform")] * 2, SeededDice(1))
    record.options["map"] = "balanced"
    with pytest.raises(RecordError, match="is not as it was"):
        catalog.table_of(record)


def test_whole_games_keep_the_laws() -> None:
    game = TITLE.table(3, map="balanced", round_limit=4, respawn=True)
    assert check_laws(game, SeededDice(4), games=2, rules=RULES).games == 2


@pytest.mark.parametrize(("a", "b"), [("gascony", "aragon"), ("gascony", "atlantis")])
def test_what_cannot_be_added(a: str, b: str) -> None:
    changes = Changes()
    changes.added.append(Edge(a, b, True, "M0 0"))
    with pytest.raises(DataError, match=f"{a}-{b}"):
        read_board(BOARD_FILE, changes=changes)
