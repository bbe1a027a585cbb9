"""Hints and reasons as they are shown: where, with what focus, and what stays of them on the board."""

from __future__ import annotations

import json
import re
from typing import Any, Callable

from playwright.sync_api import FloatRect, Locator, Page, WebSocketRoute, expect
from tests.e2e.table import PHONE, click_first_path, create, lit, moves, my_turn, named, shot, wait_for_move

Visit = Callable[..., Page]
CAPITALS = {"land-paris": "france", "land-st_petersburg": "russia", "land-vienna": "austria"}
FOCUS = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText"


def advised(page: Page, ways: list[str]) -> None:
    """Instead of a bot, which takes its time and thinks what it likes: these are the ways, the best first.
    None: it never comes to an end."""

    def opened(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def said(message: Any) -> None:
            if not str(message).startswith('["hint"'):
                server.send(message)
            elif ways:
                nearest = [{"words": words, "text": f"Say: {words}", "then": []} for words in ways]
                advice = {"n": 99, "kind": "hint", "text": "Such is life.", "nearest": nearest, "dictate": ""}
                route.send(json.dumps(["advice", advice]))

        route.on_message(said)

    page.route_web_socket(re.compile("/ws/"), opened)


def choosing(page: Page) -> list[str]:
    """An empire is to be chosen; the ways are two that the bot, who may be first, has left."""
    ways: list[str] = []
    advised(page, ways)
    create(page, ["me", "bot:uniform"], "europe1815", empires="chosen")
    my_turn(page)
    ways += [f"choose {empire}" for capital, empire in CAPITALS.items() if capital in lit(page)][:2]
    assert len(ways) == 2
    return ways


def ask(page: Page) -> Locator:
    page.get_by_role("button", name="Hint").click()
    card = page.get_by_role("dialog", name="A hint")
    expect(card).to_be_visible()
    return card


def box(found: Locator) -> FloatRect:
    place = found.bounding_box()
    assert place is not None
    return place


def test_what_a_hint_points_at_stays_lit_until_a_move_is_made(person: Visit) -> None:
    page = named(person(), "Ann")
    _, second = choosing(page)
    card = ask(page)
    best = page.locator(".item.hinted").get_attribute("data-item")
    card.get_by_role("button", name="Close").click()
    expect(page.locator(".item.hinted")).to_have_attribute("data-item", str(best))
    card = ask(page)
    card.get_by_role("button", name=f"Say: {second}").click()
    chosen = page.locator(".item.hinted.chosen")
    expect(chosen).to_have_count(1)
    assert chosen.get_attribute("data-item") != best
    expect(page.locator("[data-confirm]")).to_be_focused()
    before = moves(page)
    page.keyboard.press("Enter")
    wait_for_move(page, before)
    expect(page.locator(".item.hinted")).to_have_count(0)


def test_a_button_that_is_advised_is_marked(person: Visit) -> None:
    page = named(person(), "Ann")
    advised(page, ["seal"])
    create(page, ["me", "bot:uniform"], "power")
    expect(page.locator(".item.lit").first).to_be_visible()
    card = ask(page)
    card.get_by_role("button", name="Say: seal").click()
    button = page.locator('[data-words="seal"]')
    expect(button).to_contain_class("advised")
    expect(button).to_be_focused()
    shot(page, "advised-button")
    page.keyboard.press("Enter")
    expect(page.locator(".advised")).to_have_count(0)


def test_a_hint_lies_beside_the_board(person: Visit) -> None:
    page = named(person(), "Ann")
    choosing(page)
    board, card = box(page.locator(".boards")), box(ask(page))
    assert card["x"] >= board["x"] + board["width"]


def test_on_a_phone_a_hint_comes_from_below_and_leaves_the_board_in_sight(person: Visit) -> None:
    page = named(person(**PHONE), "Ann")
    choosing(page)
    card = ask(page)
    page.wait_for_function("() => document.querySelector('.why').getAnimations().length === 0")
    shot(page, "hint-phone")
    board, sheet = box(page.locator(".board").first), box(card)
    assert sheet["y"] + sheet["height"] >= 843
    assert sheet["y"] >= board["y"] + board["height"] * 0.9
    assert board["y"] >= 0


def test_a_whole_sheet_is_written_as_advised(person: Visit) -> None:
    page = named(person(), "Ann")
    create(page, ["me", "bot:greedy"], "power")
    my_turn(page)
    card = ask(page)
    shot(page, "hint-sheet")
    advised = card.locator("p").inner_text().split("The same in letters: ")[1].splitlines()[0]
    card.get_by_role("button", name="Write the best way down").click()
    expect(page.locator('[data-item^="row-"]')).to_have_count(advised.count(";") + 1)
    expect(card).to_have_count(0)


def test_who_asks_by_keyboard_stays_there(person: Visit) -> None:
    page = named(person(), "Ann")
    create(page, ["me", "bot:casual"], "europe1815")
    my_turn(page)
    page.get_by_role("button", name="Hint").focus()
    page.keyboard.press("Enter")
    assert page.evaluate(FOCUS) == "Thinking"
    card = page.get_by_role("dialog", name="A hint")
    expect(card).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    assert page.evaluate(FOCUS) == "Hint"
    while not page.locator(".log .reason").count():
        my_turn(page)
        click_first_path(page)
        page.wait_for_timeout(300)
    asked = page.locator(".log .reason").last
    name = asked.get_attribute("aria-label")
    asked.focus()
    page.keyboard.press("Enter")
    why = page.get_by_role("dialog", name=re.compile("Why move"))
    expect(why).to_be_focused()
    page.keyboard.press("Escape")
    assert page.evaluate(FOCUS) == name


def test_one_sees_that_a_bot_is_thinking(person: Visit) -> None:
    page = named(person(), "Ann")
    create(page, ["me", "bot:strong"], "europe1815", empires="chosen")
    chip = page.locator(".chip")
    while "Strong bot is thinking" not in chip.inner_text():
        my_turn(page)
        click_first_path(page)
    assert page.locator(".chip .dots i").first.evaluate("one => one.getAnimations().length") == 1
    shot(page, "thinking")


def test_on_a_phone_one_sees_that_a_hint_is_on_its_way(person: Visit) -> None:
    page = named(person(reduced_motion="reduce", **PHONE), "Ann")
    advised(page, [])
    create(page, ["me", "bot:uniform"], "power")
    expect(page.locator(".item.lit").first).to_be_visible()
    page.get_by_role("button", name="Hint").tap()
    expect(page.locator(".bar").get_by_text("Thinking")).to_be_visible()
    assert page.evaluate("document.getAnimations().length") == 0
    shot(page, "hint-thinking-phone")
