"""Hints against a bot, its reasons, and the chances after the end."""

from __future__ import annotations

from typing import Callable

from playwright.sync_api import Page, expect
from tests.e2e.table import (
    axe,
    click_first_path,
    create,
    moves,
    my_turn,
    named,
    resign,
    shot,
    tab,
    wait_for_move,
)

Visit = Callable[..., Page]


def test_a_hint_is_followed_a_reason_asked_and_the_chances_looked_at(person: Visit) -> None:
    page = named(person(), "Ann")
    create(page, ["me", "bot:casual"], "europe1815")
    my_turn(page)
    page.get_by_role("button", name="Hint").click()
    card = page.get_by_role("dialog", name="A hint")
    expect(card).to_contain_text("in a hundred")
    assert axe(page) == []
    shot(page, "hint")
    before = moves(page)
    way = card.locator(".near").first.inner_text()
    card.locator(".near").first.click()
    expect(card).to_have_count(0)
    assert page.locator(".item.chosen.hinted").count() == 1, "what it touches is marked, and waits"
    page.get_by_role("button", name=way).click()
    wait_for_move(page, before)
    expect(page.locator(".item.hinted")).to_have_count(0)
    asked = page.locator(".log button.reason")
    while not asked.count():  # until the bot has moved
        my_turn(page)
        click_first_path(page)
        page.wait_for_timeout(300)
    line = page.locator(".log li:has(.reason)").last
    n, told = line.locator(".n").inner_text(), line.locator("span").last.inner_text()
    line.locator(".reason").click()
    why = page.get_by_role("dialog", name=f"Why move {n}?")
    expect(why).to_contain_text("It liked best")
    expect(why).to_contain_text(told)
    shot(page, "reason")
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    resign(page)
    graph = page.get_by_role("region", name="Chances to win")
    expect(graph.locator("polyline.side")).to_have_count(2)
    assert axe(page) == []
    shot(page, "chances")
    graph.locator(".graph").click(position={"x": 3, "y": 30})
    expect(page.locator(".replay output")).to_contain_text("0/")


def test_with_two_seats_everybody_keeps_his_colour_in_the_graph(person: Visit) -> None:
    """Two hands of two colours each: the second seat's first colour is the third."""
    page = named(person(), "Ann")
    create(page, ["me", "bot:greedy"], "power")
    expect(page.locator(".item.lit").first).to_be_visible()
    resign(page)
    drawn = page.get_by_role("region", name="Chances to win").locator("g:has(.side)")
    expect(drawn).to_have_count(2)
    for seat, tone in enumerate(("tone-0", "tone-2")):
        expect(drawn.nth(seat)).to_contain_class(tone)


def test_who_resigned_is_not_asked_why_and_plays_again(person: Visit) -> None:
    page = named(person(), "Ann")
    create(page, ["me", "bot:greedy"], "europe1815", empires="chosen")
    my_turn(page)
    click_first_path(page)
    expect(page.locator(".log .reason").first).to_be_visible()
    my_turn(page)
    resign(page)
    expect(page.locator(".presence.person")).to_have_count(1)
    tab(page, "Log")
    for tone, has in ((0, False), (1, True)):
        lines = page.locator(f".log li.tone-{tone}").all()
        assert lines and all((line.locator(".reason").count() > 0) == has for line in lines)
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".ending")).to_have_count(0)
    expect(page.locator("body")).to_contain_text("Your turn")


def test_where_bots_have_secrets_they_are_asked_at_the_end(person: Visit) -> None:
    page = named(person(), "Ann")
    create(page, ["me", "bot:greedy"], "macht")
    while not page.locator(".log li.tone-1").count():
        my_turn(page)
        click_first_path(page)
        page.wait_for_timeout(300)
    expect(page.locator(".log .reason")).to_have_count(0)
    resign(page)
    tab(page, "Log")
    expect(page.locator(".log li.tone-1 .reason").first).to_be_visible()
    expect(page.locator(".log li.tone-0 .reason")).to_have_count(0)
