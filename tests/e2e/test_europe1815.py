"""europe1815 in a real browser, from the lobby to the end."""

from __future__ import annotations

from typing import Callable

from playwright.sync_api import Page, expect
from tests.e2e.conftest import House
from tests.e2e.table import (
    axe,
    create,
    end_turn,
    lit,
    moves,
    my_turn,
    named,
    press,
    set_up,
    shot,
    wait_for_move,
)

Visit = Callable[..., Page]


def test_from_the_lobby_to_a_game_against_the_computer(person: Visit) -> None:
    page = person()
    page.goto("/")
    play = page.get_by_role("button", name="Play against the computer now: Balance of Power: Europe 1815")
    expect(play).to_be_visible()
    assert axe(page) == []
    shot(page, "lobby")
    play.click()
    my_turn(page)
    expect(page.locator("body")).to_contain_text("set up your King")
    assert len(lit(page)) == 6
    assert axe(page) == []
    shot(page, "set-up")
    set_up(page)


def test_the_form_of_a_new_table(person: Visit) -> None:
    page = named(person(), "Ann")
    page.goto("/new/europe1815")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    assert axe(page) == []
    shot(page, "new")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/m/*")
    code = page.url.rsplit("/", 1)[1]
    expect(page.locator("body")).to_contain_text(code)


def test_two_people_and_a_watcher(person: Visit) -> None:
    ann, bob, watcher = named(person(), "Ann"), named(person(), "Bob"), person()
    code = create(ann, ["me", "link"])
    bob.goto(f"/m/{code}")
    bob.get_by_role("button", name="Take seat").first.click()
    watcher.goto(f"/m/{code}")
    expect(watcher.locator("body")).to_contain_text("watching")
    ann.wait_for_function("document.querySelectorAll('.item').length > 0")
    first, second = (ann, bob) if lit(ann) else (bob, ann)
    my_turn(first)
    set_up(first)
    my_turn(second)
    set_up(second)
    expect(watcher.locator('[data-item^="pawn-"]')).to_have_count(12)
    assert lit(watcher) == []
    shot(watcher, "watcher")


def test_three_people_at_one_device(person: Visit) -> None:
    page = named(person(), "Ann")
    create(page, ["me", "device", "device"])
    for _ in range(3):
        my_turn(page)
        set_up(page)
    for _ in range(3):
        my_turn(page)
        end_turn(page)
    my_turn(page)


def test_why_not_undo_and_the_book(person: Visit) -> None:
    page = named(person(), "Ann")
    create(page, ["me", "device"])
    my_turn(page)
    press(page, "land-moscow" if "land-moscow" not in lit(page) else "land-paris")
    expect(page.locator("body")).to_contain_text("EU-R21")
    shot(page, "why-not")
    page.get_by_role("button", name="EU-R21").first.click()
    expect(page.locator("body")).to_contain_text("EU-R22")
    shot(page, "book")
    page.keyboard.press("Escape")
    page.goto(page.url.split("#")[0])
    my_turn(page)
    before = moves(page)
    press(page, lit(page)[0])
    wait_for_move(page, before)
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function(
        "n => { const f = document.querySelector('.replay')?.innerText.match(/(\\d+)\\s*\\/\\s*(\\d+)/);"
        " return f && Number(f[2]) === n }",
        arg=before,
    )


def test_a_match_survives_the_house(person: Visit, house: House) -> None:
    page = named(person(), "Ann")
    create(page, ["me", "device"])
    my_turn(page)
    set_up(page)
    before = moves(page)
    house.kill()
    expect(page.locator("body")).to_contain_text("The connection is lost")
    house.start()
    expect(page.locator("body")).not_to_contain_text("The connection is lost", timeout=30_000)
    expect(page.locator("body")).not_to_contain_text("Connecting")
    my_turn(page)
    assert moves(page) == before
    set_up(page)


def test_the_past_can_be_looked_at(person: Visit) -> None:
    page = named(person(), "Ann")
    code = create(page, ["me", "device"])
    my_turn(page)
    set_up(page)
    expect(page.locator('[data-item^="pawn-"]')).to_have_count(9)
    page.get_by_role("button", name="One move back").click()
    expect(page.locator('[data-item^="pawn-"]')).to_have_count(8)
    page.goto(f"/m/{code}/0")
    expect(page.locator('[data-item^="pawn-"]')).to_have_count(0)


def test_a_phone(person: Visit) -> None:
    page = named(person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True), "Ann")
    create(page, ["me", "bot:greedy"])
    my_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert axe(page) == []
    shot(page, "phone")
    set_up(page)
    my_turn(page)
    shot(page, "phone-turn")


def test_the_dark_side(person: Visit) -> None:
    page = named(person(color_scheme="dark"), "Ann")
    create(page, ["me", "bot:greedy"])
    my_turn(page)
    assert axe(page) == []
    shot(page, "dark")
