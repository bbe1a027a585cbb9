"""Balance DUELS in the browser: an arm that swings and falls, teams at one device, a phone."""

from __future__ import annotations

import re
from typing import Callable

from playwright.sync_api import Page, expect
from tests.e2e.table import (
    PHONE,
    axe,
    click_first_path,
    create,
    lit,
    moves,
    named,
    record_angles,
    shot,
    wait_for_move,
)

Visit = Callable[..., Page]

LOWEST = 14  # degrees, when the arm lies on the board
IDLE = "Pass|Nothing possible"
STILL = """() => {
  const [before, now] = [window.before, window.angles.length];
  window.before = now;
  return before === now }"""


def to_act(page: Page) -> bool:
    """Waits until somebody at this device is to act; False if the game is over."""
    page.wait_for_selector(".ending, .prompt.turn .dot")
    return not page.locator(".ending").count()


def idle(page: Page) -> bool:
    """Passes, or lets the turn lapse, if that is offered."""
    button = page.get_by_role("button", name=re.compile(IDLE))
    if not button.count():
        return False
    before = moves(page)
    button.first.click()
    wait_for_move(page, before)
    return True


def act(page: Page) -> None:
    """The first path that glows, a pawn of the stock before all others."""
    if lit(page):
        click_first_path(page)
    else:
        assert idle(page), "somebody is to act and there is nothing to do"


def on_turn(page: Page) -> str:
    """The tray of the player on turn, who sees it marked."""
    marked = page.locator('[data-item^="tray-"]:has(use[href$="-tray-turn"])')
    expect(marked).to_have_count(1)
    return marked.get_attribute("data-item") or ""


def at_rest(page: Page) -> None:
    """Waits until the arm has not moved for a while."""
    page.wait_for_function(STILL, polling=300)


def test_against_a_bot_to_the_end(person: Visit) -> None:
    page = named(person(), "Ann")
    create(page, ["me", "bot:greedy"], "duels")
    turns = 0
    while to_act(page):
        if turns in (0, 6):
            shot(page, f"duels-turn-{turns}")
        act(page)
        turns += 1
    expect(page.locator(".ending")).to_contain_text(re.compile("Greedy bot wins|You win|A draw"))
    shot(page, "duels-end")
    assert axe(page) == []


def tip_on_purpose(page: Page) -> None:
    """A game in which one side passes whenever it may: the arm soon hangs to the other."""
    create(page, ["me", "device"], "duels", arm="nervous", training=True)
    assert to_act(page)
    record_angles(page, "beam")
    turns = 0
    while to_act(page):
        at_rest(page)
        shot(page, f"duels-training-{turns:02}")
        page.evaluate("window.angles = []; window.before = -1")
        if on_turn(page) == "tray-b" and idle(page):
            assert to_act(page)
            at_rest(page)
            seen = page.evaluate("window.angles")
            assert len({abs(angle) for angle in seen}) == 1, "it is seen from the other side, and hangs still"
        else:
            act(page)
        turns += 1


def test_a_tip_is_seen(person: Visit) -> None:
    page = named(person(), "Ann")
    for _ in range(5):  # now and then somebody comes home instead
        tip_on_purpose(page)
        if "The arm came to rest on the board." in page.locator(".ending").inner_text():
            break
    expect(page.locator(".ending")).to_contain_text("The arm came to rest on the board.")
    page.wait_for_function("lowest => Math.abs(window.angles.at(-1)) === lowest", arg=LOWEST)
    angles: list[float] = page.evaluate("window.angles")
    shot(page, "duels-fallen")
    touched = next(n for n, angle in enumerate(angles) if abs(angle) > LOWEST - 0.5)
    assert touched > 0 and len(angles) > 5, "it does not come at once"
    assert max(abs(angle) for angle in angles) == LOWEST, "the board is in the way"
    assert min(abs(angle) for angle in angles[touched:]) < LOWEST - 0.05, "it knocks and rises a little"
    assert axe(page) == []


def test_two_against_two_at_one_device(person: Visit) -> None:
    # Without gliding: with every turn the picture is turned round, and nobody waits for it here.
    page = named(person(reduced_motion="reduce"), "Ann")
    create(page, ["me", "device", "device", "device"], "duels", mode="teams")
    turns, seen = 0, set()
    while to_act(page):
        seen.add(on_turn(page))
        if turns in (0, 1, 9):
            shot(page, f"duels-teams-{turns}")
        act(page)
        turns += 1
    assert len(seen) > 2, "the colours of a team take turns"
    expect(page.locator(".ending")).to_contain_text(re.compile(r", .* win\."))
    shot(page, "duels-teams-end")


def tap_beside(page: Page, item: str) -> None:
    """A finger on the tray, a little to the right of a pawn."""
    box = page.locator(f'[data-item="{item}"]').bounding_box()
    assert box is not None
    point = [box["x"] + box["width"] + 4, box["y"] + box["height"] / 2]
    there = page.evaluate("p => document.elementFromPoint(...p).closest('[data-item]').dataset.item", point)
    assert there.startswith("tray-")
    page.touchscreen.tap(*point)


def test_on_a_phone(person: Visit) -> None:
    for scheme in ("light", "dark"):
        page = named(person(color_scheme=scheme, reduced_motion="reduce", **PHONE), "Ann")
        create(page, ["me", "device"], "duels")
        assert to_act(page)
        assert axe(page) == []
        tap_beside(page, lit(page)[-1])
        expect(page.locator(".item.chosen").first).to_be_visible()
        page.get_by_role("button", name="Back", exact=True).click()
        for turn in range(6):
            if to_act(page):
                shot(page, f"duels-phone-{scheme}-{turn}")
                act(page)
