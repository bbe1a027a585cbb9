"""Every rule, refusal, name and log line of macht has its sentence, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from tests.games.macht.positions import BOARD, TITLE, deal, do, example, lay_all, position, table
from tests.games.macht.test_refusals import STEPS, at_step

from equipoise.core.fair import SeededDice
from equipoise.core.game import WATCHER
from equipoise.core.message import Message, Value
from equipoise.core.picture import plain
from equipoise.games.macht.actions import VERBS
from equipoise.games.macht.board import CYCLE_WORDS, KIND_WORDS, SEAT_WORDS, TILE_NAMES
from equipoise.games.macht.boardfile import SYMBOLS
from equipoise.games.macht.rules import refusals
from equipoise.locale import HERE, Speaker

SOURCE = Path(__file__).parents[3] / "src/equipoise/games/macht"
RULES = TITLE.book().rules
SPEAKER = Speaker()
CASE = re.compile(
    r'\bRefusal\(\s*"(MO-R\d+)"(?: if [^"]+ else "(MO-R\d+)")?,\s*"([a-z-]+)"(?: if [^"]+ else "([a-z-]+)")?'
)
TABLED = re.compile(r'\bRefusal\(\s*(?:_rule|SEAT_RULES)[^"]*?,\s*"([a-z-]+)"')


def written() -> dict[str, set[str]]:
    """The messages of the language file, each with its attributes."""
    body = FluentParser().parse((HERE / "en/macht.ftl").read_text(encoding="utf-8")).body
    return {e.id.name: {a.id.name for a in e.attributes} for e in body if isinstance(e, ast.Message)}


WRITTEN = written()


def refusal_ids() -> set[str]:
    """`MO-R086.weak` for every refusal that the rules can give."""
    found: set[str] = set()
    for name in ("refusals.py", "misuses.py"):
        for one, two, case, other in CASE.findall((SOURCE / "rules" / name).read_text(encoding="utf-8")):
            found |= {f"{rule}.{each}" for rule in (one, two) if rule for each in (case, other) if each}
    for step, rule in enumerate(refusals.SEAT_RULES):
        who = "chance" if step < 4 else "other-seat"
        found |= {f"{rule}.{who}"} if STEPS[step] != "bid" else set()
        found.add(f"{refusals.STEP_RULES[step]}.step")
    return found | {"MO-R009.chance", "MO-R009.step", "MO-R009.none", "MO-R032.none"}


def named_in_code() -> set[str]:
    """Messages that the sources name, whole or by their beginning."""
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py")))
    return set(re.findall(r'"(mo-[a-z-]+)"', text))


def tile_kind(id: str) -> str:
    """Without its symbol: tiles of a kind do the same."""
    kind = id.removeprefix("mo-tile-")
    return kind.partition("-")[0] if kind.partition("-")[2] in SYMBOLS else kind


def made_ids() -> set[str]:
    found = {f"mo-{word}" for word in (*SEAT_WORDS, *KIND_WORDS, *CYCLE_WORDS, *SYMBOLS)}
    found |= {name.id for name in TILE_NAMES} | {f"mo-province-{id}" for id in BOARD.provinces}
    found |= {f"mo-say-{verb}" for verb in VERBS if verb != "use"}
    player = [step.replace("_", "-") for step in STEPS[4:]]
    found |= {f"mo-{how}-{step}" for how in ("prompt", "now") for step in player}
    found |= {f"mo-{where}-{case}" for where in ("reserve", "stock") for case in ("active", "passive")}
    found |= {f"mo-does-{tile_kind(name.id)}" for name in TILE_NAMES}
    found |= {f"mo-hint-{word}" for word in CYCLE_WORDS}
    found |= {f"mo-cycle-{word}" for word in CYCLE_WORDS} | {f"mo-count-{word}" for word in KIND_WORDS}
    found |= {f"mo-tile-in-{heap}" for heap in ("offer", "hand", "played")}
    found |= {f"mo-do-{word}" for word in ("done", "leave", "let", "cancel")}
    found |= {f"mo-option-{option.name}" for option in TITLE.options}
    found |= {option.value_label("MO", value).id for option in TITLE.options for value in option.values}
    found |= {f"mo-reason-{reason}" for reason in TITLE.reasons}
    return found | {"mo-title", "mo-about", "mo-notation", "mo-men"}


def test_the_book_has_every_rule_and_ruling_in_order() -> None:
    assert list(RULES) == [f"MO-R{n:03}" for n in range(1, 128)] + [f"MO-Q{n:02}" for n in range(1, 49)]
    assert {rule.standing for id, rule in RULES.items() if id.startswith("MO-R")} == {"printed"}
    assert {rule.standing for id, rule in RULES.items() if id.startswith("MO-Q")} == {"firm", "choice"}


def test_every_ruling_is_cited_by_a_rule() -> None:
    rulings = {id for id in RULES if id.startswith("MO-Q")}
    assert {cited for id, rule in RULES.items() if id not in rulings for cited in rule.cites} == rulings


@pytest.mark.parametrize("id", list(RULES))
def test_every_rule_has_a_sentence(id: str) -> None:
    assert SPEAKER.rule(id).endswith(".")
    if id.startswith("MO-Q"):
        assert SPEAKER.rule(f"{id}.question").endswith("?")


def test_the_attributes_of_the_rules_are_exactly_the_refusals() -> None:
    found = {f"{id}.{case}" for id, cases in WRITTEN.items() if id.startswith("MO-R") for case in cases}
    assert found == refusal_ids()
    assert {id.partition(".")[0] for id in found} <= set(RULES)


def test_no_refusal_hides_from_the_search() -> None:
    text = "".join(
        (SOURCE / "rules" / name).read_text(encoding="utf-8") for name in ("refusals.py", "misuses.py")
    )
    calls = len(re.findall(r"\bRefusal\(", text))
    assert len(CASE.findall(text)) + len(TABLED.findall(text)) == calls


def test_no_message_is_left_over_or_missing() -> None:
    plain_ids = {id for id in WRITTEN if not id.startswith("MO-")}
    assert made_ids() <= plain_ids
    assert plain_ids - made_ids() <= named_in_code()
    assert {id for id in named_in_code() if not id.endswith("-")} <= plain_ids | {"mo-say"}


def test_options_reasons_and_names() -> None:
    for option in TITLE.options:
        assert SPEAKER.tell(Message(f"mo-option-{option.name}.help")).endswith(".")
    for one in BOARD.file.provinces:
        assert SPEAKER.rule(f"mo-province-{one.id}") == one.name


def test_a_province_of_another_map_is_told_by_its_own_name() -> None:
    assert SPEAKER.tell(Message("mo-province-mona", {"name": "Mona"})) == "Mona"


@pytest.mark.parametrize(
    ("knights", "mages", "told"),
    [
        (0, 0, "nobody"),
        (0, 1, "1 mage"),
        (2, 0, "2 knights"),
        (1, 1, "1 knight and 1 mage"),
        (0, 2, "2 mages"),
    ],
)
def test_counted_pieces(knights: int, mages: int, told: str) -> None:
    values: dict[str, Value] = {"knights": knights, "mages": mages}
    assert SPEAKER.tell(Message("mo-men", values)) == told


@pytest.mark.parametrize("options", [{}, {"reinforce": "any", "tiles": "more_bonus"}])
def test_every_line_prompt_and_picture_of_a_game_can_be_told(options: dict[str, str]) -> None:
    game = table(**options)
    s, dice = game.start(), SeededDice(8)
    while game.to_act(s):
        seats = game.to_act(s)
        seat = seats[dice.below(len(seats))]
        legal = game.legal(s, seat)
        action = legal[dice.below(len(legal))]
        for viewer in (WATCHER, 0, 1):
            lines = [game.say(s, seat, action, viewer), game.report(s, seat, action, viewer)]
            scene = game.scene(game.view(s, viewer))
            for message in [*lines, scene.prompt]:
                assert re.fullmatch(r"[A-Z][^_{}]*[.?]", SPEAKER.tell(message))
        if dice.below(10) == 0:
            drawn = plain(game.picture(game.view(s, 0), SPEAKER.tell))
            assert not re.search(r"mo-|[{}]", drawn)
            assert max(len(line) for line in drawn.splitlines()) <= 100
        game.apply(s, seat, action)


def test_the_board_in_plain_text() -> None:
    game = table()
    s = example(game, hand={"orange": ["merlin", "merlin"]}, offer=["sea_move"], reserves=((2, 1), (0, 0)))
    drawn = plain(game.picture(game.view(s, 0), SPEAKER.tell))
    assert "Cycle 2, Sword: knights are active. Hourglass: 4 cubes." in drawn
    assert "elmet         tent    W 2m     > ber:O4k dei:W1k lin:W1k2m mer pow rhe:O1m" in drawn
    assert "Offer: sea_move" in drawn and "spare markers: 3 armour" in drawn
    assert "tiles: 2 x merlin; Bonus in play: nothing" in drawn
    assert "reserve 2 knights, 1 mages; stock 9 knights, 12 mages" in drawn
    assert drawn.endswith("Orange to act: 2 actions left in the turn.")
    s = example(game, cycle="magic")
    drawn = plain(game.picture(game.view(s, WATCHER), SPEAKER.tell))
    assert "elmet         tent    W 2m     > dum rhe:O1m str:O1k1m" in drawn


@pytest.mark.parametrize("step", STEPS[4:])
def test_every_step_is_told_in_the_terminal(step: str) -> None:
    game, s = at_step(step)
    last = plain(game.picture(game.view(s, game.to_act(s)[0]), SPEAKER.tell)).splitlines()[-1]
    assert re.match(r"(Orange|White) to (act|bid)", last)


def test_the_first_picture_is_empty_and_sound() -> None:
    game = table()
    s = game.start()
    assert "The markers are being laid." in plain(game.picture(game.view(s, 0), SPEAKER.tell))
    lay_all(game, s)
    assert "Cycle 1, Magic" in plain(game.picture(game.view(s, 0), SPEAKER.tell))
    deal(game, s, "show merlin")
    assert SPEAKER.tell(game.scene(game.view(s, 0)).prompt) == "Chance decides."


def test_what_the_serpent_is_asked_about() -> None:
    game = table()
    tiles = ["movement", "bonus key", "influence castle", "sea_move", "merlin"]
    for words, aim in {
        "use movement kent wessex": "plays Movement for Kent and Wessex.",
        "use bonus key": "plays Bonus key for the rest of the cycle.",
        "use influence castle deira": "plays Influence castle to overturn Deira.",
        "use merlin recruit 2 mage": "plays Merlin to recruit 2 mages.",
        "use influence castle kent": "plays Influence castle to reinforce Kent.",
        "take rebellion": "plays Rebellion for an auction.",
    }.items():
        men = {"kent": "O1k", "bernicia": "O4k", "deira": "W1k"}
        hand = {"orange": tiles, "white": ["serpent"]}
        s = position(game, men, hand=hand, offer=["rebellion"], reserves=((1, 0), (0, 0)))
        do(game, s, "orange", words)
        assert aim in SPEAKER.tell(game.scene(game.view(s, 1)).prompt)
