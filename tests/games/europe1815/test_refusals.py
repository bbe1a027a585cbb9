"""Table d of the words: which rule a refusal cites, and which comes first where several stand in the way."""

from __future__ import annotations

import pytest
from tests.games.europe1815.positions import do, fifteen, position, refused, set_up, table

from equipoise.core.game import CHANCE, WATCHER
from equipoise.core.referee import why_not
from equipoise.games.europe1815.game import EuropeGame
from equipoise.games.europe1815.state import Europe

THREE = {
    "england": {"london": "KGB", "cornwall": "G"},
    "france": {"paris": "KGB", "normandy": "K"},
    "germany": {"berlin": "KGB"},
}
DRAWN = ["empires england france germany", "deal england", "deal france", "deal germany"]
CHOSEN = ["chooser 1", "choose england", "choose france", "choose germany"]


def at(stage: str) -> tuple[EuropeGame, Europe]:
    """The beginning of a stage at a table of three."""
    if stage in ("chooser", "choose"):
        game = table(3, empires="chosen")
        return game, set_up(game, *CHOSEN[: 0 if stage == "chooser" else 1])
    game = table(3)
    steps = {"empires": 0, "deal": 1, "start": 4, "place": 5, "turn": 14}[stage]
    placing = [
        f"place {cls} {land}"
        for land in ("wales", "normandy", "hesse")
        for cls in ("king", "general", "banker")
    ]
    return game, set_up(game, *[*DRAWN, "start england", *placing][:steps])


@pytest.mark.rule("EU-R69", "EU-R70", "EU-R95", "EU-R94")
def test_line_1_over_comes_before_out_and_all_else() -> None:
    game = table()
    s = position(game, {"england": {"london": "G"}, "france": {"hanover": "K"}})
    do(game, s, "attack general london hanover france")
    for seat in (WATCHER, CHANCE, 0, 1):  # seat 1 is out, yet hears that the game is over
        for line in ("done", "place king wales", "move king london paris", "chooser 7"):
            assert refused(game, s, line, seat) == "EU-R95"


@pytest.mark.rule("EU-R94")
def test_line_2_out_comes_before_not_being_to_act() -> None:
    game = table(3)
    s = position(game, {"england": {"london": "K"}, "france": {}, "germany": {"berlin": "K"}})
    for line in ("done", "deal france", "move king london paris"):
        assert refused(game, s, line, seat=1) == "EU-R94"
    assert refused(game, s, "done", seat=2) == "EU-R25"


ANOTHER = {
    "empires": "R10",
    "deal": "R17",
    "chooser": "R78",
    "choose": "R78",
    "start": "R20",
    "place": "R24",
    "turn": "R25",
}


@pytest.mark.rule("EU-R10", "EU-R17", "EU-R78", "EU-R20", "EU-R24", "EU-R25")
@pytest.mark.parametrize("stage", list(ANOTHER))
def test_line_3_another_is_to_act_before_the_wrong_stage(stage: str) -> None:
    game, s = at(stage)
    for seat in {WATCHER, CHANCE, 0, 1, 2} - set(game.to_act(s)):
        for line in (
            "done",
            "place king wales",
            "deal russia",
            "chooser 9",
            "empires england",
            "move king london paris",
        ):
            assert refused(game, s, line, seat) == f"EU-{ANOTHER[stage]}"


WRONG = {
    "empires": "R10",
    "deal": "R17",
    "chooser": "R78",
    "choose": "R77",
    "start": "R20",
    "place": "R21",
    "turn": "R32",
}
OWN_WORDS = {
    "empires": "empires england france germany", "deal": "deal england", "chooser": "chooser 0",
    "choose": "choose england", "start": "start england", "place": "place king wales", "turn": "done",
}  # fmt: skip


@pytest.mark.rule("EU-R10", "EU-R17", "EU-R78", "EU-R77", "EU-R20", "EU-R21", "EU-R32")
@pytest.mark.parametrize("stage", list(WRONG))
def test_line_4_a_word_of_another_stage(stage: str) -> None:
    game, s = at(stage)
    assert why_not(game, s, game.to_act(s)[0], OWN_WORDS[stage]) is None
    for other, line in OWN_WORDS.items():
        if other != stage:
            assert refused(game, s, line) == f"EU-{WRONG[stage]}"
    if stage != "turn":
        assert refused(game, s, "call end") == f"EU-{WRONG[stage]}"
        assert refused(game, s, "move king london paris") == f"EU-{WRONG[stage]}", "before the missing link"


@pytest.mark.rule("EU-R10", "EU-R11")
def test_line_5_the_count_before_the_connection() -> None:
    game, s = at("empires")
    assert refused(game, s, "empires england russia") == "EU-R10"
    assert refused(game, s, "empires england") == "EU-R10"
    assert refused(game, s, "empires england france russia") == "EU-R11"


@pytest.mark.rule("EU-R17", "EU-R78", "EU-R6", "EU-R20")
def test_line_6() -> None:
    game, s = at("deal")
    assert refused(game, s, "deal russia") == "EU-R17"
    do(game, s, "deal france")
    assert refused(game, s, "deal france") == "EU-R17"
    game, s = at("chooser")
    for line in ("chooser 3", "chooser 5", "chooser 7", "chooser 999"):
        assert refused(game, s, line) == "EU-R78"
    game, s = at("choose")
    do(game, s, "choose england")
    assert refused(game, s, "choose england") == "EU-R6"
    game, s = at("start")
    assert refused(game, s, "start russia") == "EU-R20"


@pytest.mark.rule("EU-R21", "EU-R22", "EU-R100")
def test_line_7_foreign_then_capital_then_order() -> None:
    game, s = at("place")
    assert refused(game, s, "place general paris") == "EU-R21", "foreign, a capital, and not the class due"
    assert refused(game, s, "place king hanover") == "EU-R21"
    assert refused(game, s, "place general london") == "EU-R22", "the own capital, and not the class due"
    assert refused(game, s, "place king london") == "EU-R22"
    assert refused(game, s, "place general wales") == "EU-R100"


@pytest.mark.rule("EU-R33", "EU-R39", "EU-R54", "EU-R26", "EU-R28")
def test_lines_8_and_9_the_link_then_the_class_then_the_action_then_the_pawn() -> None:
    game = table()
    s = position(game, {"england": {"london": "KG", "cornwall": "G"}, "france": {"paris": "KGB"}})
    assert refused(game, s, "move banker london paris") == "EU-R33", "also no Banker"
    assert refused(game, s, "attack banker london paris france") == "EU-R39"
    assert refused(game, s, "move banker wales midlands") == "EU-R54", "also no pawn there"
    do(game, s, "move king london midlands")
    assert refused(game, s, "move banker midlands wales") == "EU-R54"
    assert refused(game, s, "move king scotland ireland") == "EU-R26", "also no King there"
    assert refused(game, s, "attack king scotland ireland france") == "EU-R26"
    assert refused(game, s, "duplicate king scotland") == "EU-R26"
    assert refused(game, s, "move general scotland ireland") == "EU-R28"
    assert refused(game, s, "attack general scotland ireland england") == "EU-R28", "before the own empire"
    assert refused(game, s, "duplicate general scotland") == "EU-R28"
    lost = position(game, {"england": {"london": "K"}, "france": {"paris": "KGB"}})
    lost.unspent = 4  # the spent action comes after the lost class
    assert refused(game, lost, "move general london midlands") == "EU-R54"


@pytest.mark.rule("EU-R28", "EU-R34")
def test_line_9_before_line_11() -> None:
    game = table()
    s = position(game, {"england": {"london": "KG", "hanover": "KKG"}, "france": {"paris": "KGB"}})
    assert refused(game, s, "move general cornwall london") == "EU-R28"
    assert refused(game, s, "move king cornwall midlands") == "EU-R28"
    assert refused(game, s, "move king london hanover") == "EU-R34"


@pytest.mark.rule("EU-R50", "EU-R34", "EU-R46", "EU-R45")
def test_line_10_locked_before_full_and_before_no_victim() -> None:
    game = table()
    pawns = {
        "england": {"hanover": "G", "london": "KGG"},
        "france": {"hanover": "K", "denmark": "GGG", "paris": "K"},
    }
    s = position(game, pawns, bonus=True)
    do(game, s, "attack general hanover hanover france")
    assert refused(game, s, "move general hanover london") == "EU-R50"
    assert refused(game, s, "move general hanover denmark") == "EU-R50"
    assert refused(game, s, "attack general hanover denmark france") == "EU-R50"
    assert refused(game, s, "attack general hanover hesse france") == "EU-R50"
    assert refused(game, s, "attack general hanover hesse england") == "EU-R50"
    assert refused(game, s, "attack general hanover hanover france") == "EU-R46", (
        "in place only the victim lacks"
    )
    s.unspent = 1
    assert refused(game, s, "move general hanover london") == "EU-R26", "line 9 before line 10"


@pytest.mark.rule("EU-R46", "EU-R45")
def test_line_12_the_owner_before_the_class() -> None:
    game = table(3)
    pawns = {
        "england": {"london": "G"},
        "france": {"hanover": "GB", "paris": "K"},
        "germany": {"berlin": "K"},
    }
    s = position(game, pawns)
    assert refused(game, s, "attack general london hanover england") == "EU-R46"
    assert refused(game, s, "attack general london hanover germany") == "EU-R46"
    assert refused(game, s, "attack general london hanover russia") == "EU-R46", "in play or not"
    assert refused(game, s, "attack general london hanover france") == "EU-R45"


@pytest.mark.rule("EU-R52", "EU-R70", "EU-R3")
def test_line_13_full_before_no_supply() -> None:
    pawns = {"england": {**fifteen("K"), "london": "GB"}, "france": {"paris": "KGB"}}
    full = next(land for land, letters in fifteen("K").items() if len(letters) == 3)
    for game, rule in ((table(), "EU-R70"), (table(2, total_domination=True), "EU-R3")):
        s = position(game, pawns)
        assert refused(game, s, f"duplicate king {full}") == "EU-R52"
        assert refused(game, s, "duplicate king hanover") == rule


@pytest.mark.rule("EU-R53", "EU-R84")
def test_line_14_off_then_on_the_board_then_the_capital() -> None:
    pawns = {"england": {"london": "GG", "malta": "K"}, "france": {"paris": "KGB"}}
    assert refused(table(), position(table(), pawns), "respawn king wales") == "EU-R53"
    game = table(2, respawn=True)
    s = position(game, pawns)
    refusal = why_not(game, s, 0, "respawn king wales")
    assert refusal is not None and (refusal.rule, refusal.case) == ("EU-R84", "on-board")
    refusal = why_not(game, s, 0, "respawn banker wales")
    assert refusal is not None and (refusal.rule, refusal.case) == ("EU-R84", "capital")


@pytest.mark.rule("EU-R84", "EU-R86", "EU-R85", "EU-R87")
def test_line_15_nobody_then_full_then_closer() -> None:
    game = table(2, respawn=True)
    pawns = {
        "england": {"cornwall": "G", "scotland": "GGG", "ireland": "G"},
        "france": {"paris": "KGB", "norway": "KGB"},
    }
    s = position(game, pawns)
    assert refused(game, s, "respawn king norway") == "EU-R86", "also full"
    assert refused(game, s, "respawn king scotland") == "EU-R85", "also farther than Cornwall"
    assert refused(game, s, "respawn king ireland") == "EU-R87"
    capital = position(game, {"england": {"london": "GGG"}, "france": {"paris": "KGB", "norway": "KGB"}})
    assert refused(game, capital, "respawn king norway") == "EU-R84", "line 14 before line 15"
    assert refused(game, capital, "respawn king london") == "EU-R85"


@pytest.mark.rule("EU-R92", "EU-R70")
def test_line_16_call_end() -> None:
    pawns = {"england": {"london": "KGB"}, "france": {"paris": "KGB"}}
    assert refused(table(), position(table(), pawns), "call end") == "EU-R70"
    game = table(2, total_domination=True)
    assert refused(game, position(game, pawns), "call end") == "EU-R92"
    full = {"england": {**fifteen("K"), "london": "GB"}, "france": {"paris": "KGB"}}
    assert refused(game, position(game, full), "call end") == "EU-R92"
