"""Everything by keyboard: no pointer is touched in this file."""

from __future__ import annotations

from typing import Callable

from playwright.sync_api import Page, expect
from tests.e2e.table import axe, create, lit, moves, my_turn, named, press, set_up, wait_for_move

from equipoise import catalog

Visit = Callable[..., Page]


def tab_to(page: Page, selector: str) -> None:
    """Tab, until the focus is on such an element."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"the keyboard does not reach {selector}")


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.dataset.item ?? ''"))


def go_and_touch(page: Page, kind: str) -> None:
    """`n` leads from one glowing item to the next; Enter touches."""
    for _ in range(40):
        page.keyboard.press("n")
        if focused(page).startswith(kind):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"nothing that glows is a {kind}")


def test_a_whole_game_from_the_lobby_to_the_end(person: Visit) -> None:
    page = person()
    page.goto("/")
    expect(page.get_by_role("link", name="Play with friends").first).to_be_visible()
    tab_to(page, 'a[href="/new/europe1815"].button')
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    tab_to(page, "#chair-1")
    page.keyboard.type("Computer: G")
    tab_to(page, "#option-round_limit")
    page.keyboard.press("Control+a")
    page.keyboard.type("2")
    page.keyboard.press("Enter")
    my_turn(page)
    tab_to(page, ".board [data-item]")
    for _ in range(3):
        before = moves(page)
        go_and_touch(page, "land-")
        wait_for_move(page, before)
    for _ in range(2):
        my_turn(page)
        before = moves(page)
        go_and_touch(page, "pawn-")
        expect(page.locator(".item.chosen")).to_have_count(1)
        go_and_touch(page, "land-")
        wait_for_move(page, before)
        before = moves(page)
        page.keyboard.press("1")
        wait_for_move(page, before)
    expect(page.locator(".ending")).to_contain_text("The last round has been played.")
    tab_to(page, ".ending button.primary")
    assert axe(page) == []
    page.keyboard.press("Enter")
    my_turn(page)


def test_arrows_follow_the_neighbourhood(person: Visit) -> None:
    game = catalog.find("europe1815").table(2)
    near = {item.id: item.near for item in game.scene(game.view(game.start(), 0)).items}
    page = named(person(), "Ann")
    create(page, ["me", "device"])
    my_turn(page)
    page.locator('[data-item="land-castile"]').focus()  # where nobody has a pawn to begin with
    seen = {"land-castile"}
    for arrow in ("ArrowLeft", "ArrowRight", "ArrowRight"):
        before = focused(page)
        page.keyboard.press(arrow)
        assert focused(page) in near[before], f"{arrow} from {before}"
        seen.add(focused(page))
    assert seen == {"land-castile", "land-portugal", "land-aragon"}


def test_a_preview_and_the_way_back(person: Visit) -> None:
    page = named(person(), "Ann")
    create(page, ["me", "device"])
    my_turn(page)
    set_up(page)
    my_turn(page)
    set_up(page)
    my_turn(page)
    pawn = next(item for item in lit(page) if item.startswith("pawn-"))
    press(page, pawn)
    expect(page.locator(".item.chosen")).to_have_count(1)
    expect(page.get_by_role("button", name="Back", exact=True)).to_be_visible()
    page.keyboard.press("n")
    expect(page.locator(".tip")).to_be_visible()
    told = page.locator(".tip span").inner_text()
    page.keyboard.press("Escape")
    expect(page.locator(".item.chosen")).to_have_count(0)
    before = moves(page)
    press(page, pawn)
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    wait_for_move(page, before)
    # What the preview said is what the log and the live region say then.
    expect(page.locator(".log li").last).to_contain_text(told)
    expect(page.locator("[aria-live=polite]").first).to_contain_text(told)
    page.keyboard.press("u")
    page.wait_for_function(
        "n => document.querySelector('.replay output').textContent === `${n}/${n}`", arg=before
    )


def test_a_key_asks_why_not(person: Visit) -> None:
    page = named(person(), "Ann")
    create(page, ["me", "device"])
    my_turn(page)
    page.locator('[data-item="land-norway"]').focus()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("EU-R21")
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert focused(page) == "land-norway"


def test_a_question_is_answered_from_the_board(person: Visit) -> None:
    ann, bob = named(person(), "Ann"), named(person(), "Bob")
    code = create(ann, ["me", "link"], "noughts")
    bob.goto(f"/m/{code}")
    bob.get_by_role("button", name="Take seat 2").press("Enter")
    my_turn(ann)
    press(ann, "cell-b2")
    my_turn(bob)
    press(bob, "cell-a1")
    my_turn(ann)
    ann.keyboard.press("u")  # Bob has moved since: he is asked
    expect(bob.get_by_role("alertdialog")).to_contain_text("Ann asks to take back a move.")
    expect(bob.locator('[aria-live="polite"]').first).to_contain_text("Ann asks to take back a move.")
    bob.locator('[data-item="cell-a1"]').focus()
    for _ in range(8):  # the log in between may be long: no way is longer than this
        bob.keyboard.press("Shift+Tab")
        if bob.evaluate("document.activeElement.getAttribute('href') === '#bar'"):
            break
    bob.keyboard.press("Enter")
    bob.keyboard.press("Tab")
    expect(bob.get_by_role("button", name="Yes")).to_be_focused()
    bob.keyboard.press("Enter")
    expect(ann.locator(".replay")).to_contain_text("0/0")
