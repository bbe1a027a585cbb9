"""After the end: the graph of everybody's chances, and the room that players, log and graph have."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.table import PHONE, axe, create, my_turn, named, resign, shot, tab

Visit = Callable[..., Page]
GAMES = Path(__file__).parents[1] / "games"
DESK = {"width": 1280, "height": 800}


def opened(page: Page, file: Path) -> Locator:
    answer = page.request.post("/api/files", data={"text": file.read_text(encoding="utf-8")})
    assert answer.ok, answer.text()
    page.goto(f"/m/{answer.json()['code']}")
    graph = page.get_by_role("region", name="Chances to win")
    expect(graph.locator(".graph")).to_be_visible(timeout=60_000)
    return graph


def readout(graph: Locator) -> list[str]:
    """Who, and how likely to win at the place shown."""
    return [" ".join(entry.split()) for entry in graph.locator(".legend li").all_inner_texts()]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_graph_can_be_read(person: Visit, scheme: str) -> None:
    page = named(person(viewport=DESK, color_scheme=scheme), "Ann")
    graph = opened(page, GAMES / "duels/replays/2-tip.game")
    assert graph.locator("text").all_text_contents() == ["100 %", "50 %", "0 %"]
    expect(graph).to_contain_text("How likely each was to win")
    end = readout(graph)
    assert sorted(re.findall(r"\d+ %", " ".join(end))) == ["0 %", "100 %"]
    expect(graph.locator("h2").first).to_have_text("At the end")
    shown = "one => getComputedStyle(one).stroke"
    drawn = graph.locator("polyline.side")
    assert drawn.count() == 2
    assert drawn.first.evaluate(shown) == graph.locator(".key").first.evaluate(shown)
    assert drawn.first.evaluate(shown) != drawn.last.evaluate(shown)
    assert axe(page) == []
    shot(page, f"graph-{scheme}")


def test_the_graph_tells_the_chances_at_the_pointer_and_on_the_slider(person: Visit) -> None:
    page = named(person(viewport=DESK), "Ann")
    graph = opened(page, GAMES / "duels/replays/2-tip.game")
    end = readout(graph)
    graph.locator(".graph").hover(position={"x": 46, "y": 60})
    expect(graph.locator("h2").first).not_to_have_text("At the end")
    assert readout(graph) != end
    page.mouse.move(10, 10)
    expect(graph.locator("h2").first).to_have_text("At the end")
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("Home")
    expect(graph.locator("h2").first).to_have_text("At the start")
    told = slider.get_attribute("aria-valuetext") or ""
    assert all(entry in told for entry in readout(graph)), told
    graph.locator(".graph").click(position={"x": 200, "y": 60})
    expect(graph.locator("h2").first).to_contain_text("After move")


def test_a_team_is_one_line(person: Visit) -> None:
    page = named(person(viewport=DESK), "Ann")
    graph = opened(page, GAMES / "duels/replays/2v2-tip.game")
    expect(graph.locator("polyline.side")).to_have_count(2)
    names = page.locator(".seats .name").all_inner_texts()
    assert len(names) == 4
    entries = " ".join(readout(graph))
    assert all(name.removesuffix(" you").strip() in entries for name in names), entries


@pytest.mark.parametrize("screen", [{"viewport": DESK}, PHONE], ids=["desk", "phone"])
def test_a_turning_point_tells_what_happened_and_leads_there(person: Visit, screen: dict[str, Any]) -> None:
    page = named(person(**screen), "Ann")
    graph = opened(page, GAMES / "macht/replays/twelve.game")
    turn = graph.locator("ol button").first
    found = re.match(r"Move (\d+): ", turn.inner_text())
    assert found
    told = turn.locator("small").inner_text()
    turn.click()
    expect(page.locator(".chip")).to_have_text(f"After move {found[1]}")
    expect(page.locator(".prompt p")).to_have_text(told)
    expect(page.locator("#board")).to_be_in_viewport(ratio=0.5)


def test_players_and_log_have_room_after_the_end(person: Visit) -> None:
    page = named(person(viewport=DESK), "Ann")
    opened(page, GAMES / "power/replays/2-limit.game")
    whole = "one => one.scrollHeight <= one.clientHeight + 1"
    assert page.locator(".seating").evaluate(whole), "nobody's panel is cut"
    tab(page, "Log")
    log = page.locator(".log")
    box = log.bounding_box()
    assert box is not None and box["height"] > 300
    end = "one => one.scrollTop + one.clientHeight >= one.scrollHeight - 2"
    page.wait_for_timeout(300)
    assert log.evaluate(end)
    shot(page, "log-after-the-end")


def test_the_log_stays_at_its_end_when_it_gets_less_room(person: Visit) -> None:
    page = named(person(viewport=DESK), "Ann")
    create(page, ["me", "bot:greedy"], "europe1815")
    my_turn(page)
    resign(page)
    expect(page.get_by_role("tab", name="Chances")).to_have_attribute("aria-selected", "true")
    tab(page, "Log")
    page.set_viewport_size({"width": 1280, "height": 500})
    page.wait_for_timeout(300)
    end = "one => one.scrollTop + one.clientHeight >= one.scrollHeight - 2"
    assert page.locator(".log").evaluate(end)


def test_a_whole_round_in_one_line_leaves_the_board_in_sight(person: Visit) -> None:
    page = named(person(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True), "Ann")
    opened(page, GAMES / "power/replays/2-limit.game")
    tab(page, "Log")
    line = page.locator(".log li", has_text="The sheets are read").last
    line.locator("button.plain").click()
    expect(page.locator(".chip")).to_contain_text("After move")
    box = page.locator(".prompt").bounding_box()
    assert box is not None and box["height"] < 740 / 4
