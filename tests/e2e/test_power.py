"""Power in the browser: secret sheets, rounds shown piece by piece, a sheet that is pasted, a phone."""

from __future__ import annotations

import re
from typing import Callable

from playwright.sync_api import Page, expect
from tests.e2e.table import PHONE, axe, create, lit, moves, named, shot, tab, touch, wait_for_move

Visit = Callable[..., Page]

SHOWN = '.acts[role="group"]'
ROW = '[data-item^="row-"]'


def two_people(person: Visit, **more: object) -> tuple[Page, Page, str]:
    """Green and blue are people, yellow and red are bots."""
    ann, bob = named(person(), "Ann"), named(person(**more), "Bob")
    code = create(ann, ["me", "link", "bot:greedy", "bot:greedy"], "power")
    answer = bob.request.post(f"/api/matches/{code}/join", data={"seat": 1})
    assert answer.ok, answer.text()
    bob.goto(f"/m/{code}")
    for page in (ann, bob):
        expect(page.locator(".item.lit").first).to_be_visible()
    return ann, bob, code


def write(page: Page, *items: str) -> None:
    """One order by touching a piece and a sector."""
    expect(page.locator('.item.lit[data-item^="piece-"]').first).to_be_visible()
    rows = page.locator(ROW).count()
    for item in items:
        expect(page.locator(f'.item.lit[data-item="{item}"]')).to_be_visible()
        assert touch(page, item), item
    has_rows(page, rows + 1)


def has_rows(page: Page, count: int) -> None:
    """All of them written to their end."""
    expect(page.locator(ROW)).to_have_count(count)
    expect(page.locator(ROW).last).not_to_contain_text("…")


def has_a_new_sheet(page: Page, round: int) -> None:
    """The rows of the one before fade away."""
    expect(page.locator(".prompt")).to_contain_text(f"Round {round} of 20")
    expect(page.locator(ROW)).to_have_count(0)


def paste(page: Page, text: str) -> None:
    page.get_by_role("button", name="Write in letters").click()
    page.get_by_label("What you do, in letters").fill(text)
    page.get_by_role("button", name="Write it").click()


def seal(page: Page) -> None:
    page.get_by_role("button", name="Seal the sheet").click()


def stop(page: Page) -> None:
    """The round has begun to show; it stands still from now on."""
    page.get_by_role("button", name="Stop here").click()
    expect(page.get_by_role("button", name="Let it run")).to_be_visible()


def watched(page: Page, name: str) -> list[str]:
    """Every step of the round, with a picture of each."""
    told: list[str] = []
    count = int(re.findall(r"Step 1 of (\d+)", page.locator(".prompt").inner_text())[0])
    for step in range(1, count + 1):
        expect(page.locator(".prompt")).to_contain_text(f"Step {step} of {count}")
        told.append(page.locator(".prompt p").inner_text())
        page.wait_for_timeout(1000)  # what flies has arrived, for the picture
        shot(page, f"{name}-{step:02}")
        page.get_by_role("button", name="One step on").click()
    expect(page.locator(SHOWN)).to_have_count(0)
    return told


def first_step(page: Page) -> None:
    while not re.search("Step 1 of", page.locator(".prompt").inner_text()):
        page.get_by_role("button", name="One step back").click()


def skip(page: Page) -> None:
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(SHOWN)).to_have_count(0)


def test_three_rounds_with_a_conflict(person: Visit) -> None:
    ann, bob, _ = two_people(person)
    # Both want the North Island, which no bot can reach: a tie, and both step back.
    write(ann, "piece-hqg-green-fighter", "sector-in")
    write(bob, "piece-hqb-blue-fighter", "sector-in")
    write(ann, "piece-hqg-green-tank", "sector-g1")
    expect(ann.locator('[data-item="arrow-1"], [data-item="arrow-2"]')).to_have_count(2)
    shot(ann, "power-plan")
    seal(ann)
    expect(ann.locator(".prompt")).to_contain_text("Your sheet is sealed")
    expect(bob.locator('[data-item="sheet-0"]')).to_have_attribute("aria-label", re.compile("sealed"))
    assert bob.locator(ROW).count() == 1, "nobody sees another's sheet"
    shot(bob, "power-one-sealed")
    seal(bob)
    for page in (ann, bob):
        stop(page)
        first_step(page)
    told = watched(ann, "power-tie")
    wave = next(text for text in told if text.startswith("Step back, wave 1"))
    assert "1 × fighter (green) from the North Island to the green HQ" in wave
    assert "1 × fighter (blue) from the North Island to the blue HQ" in wave
    skip(bob)
    for page in (ann, bob):
        has_a_new_sheet(page, 2)
    second_round(ann, bob)
    third_round(ann, bob)


def second_round(ann: Page, bob: Page) -> None:
    """Two fighters of green against one of blue: a fight with its sums, and a prisoner."""
    paste(ann, "F HQG NI\nF HQG NI")
    has_rows(ann, 2)
    write(bob, "piece-hqb-blue-fighter", "sector-in")
    seal(bob)
    seal(ann)
    stop(ann)
    skip(bob)
    first_step(ann)
    told = watched(ann, "power-fight")
    fight = next(text for text in told if "A fight on the North Island" in text)
    assert "green 10 and blue 5" in fight and "1 × fighter (blue)" in fight
    assert told.index(fight) < told.index("The prisoners change their colour and go into the Reserves.")
    expect(ann.locator('.item.lit[data-item="piece-reserve-green-fighter"]')).to_be_visible()


def third_round(ann: Page, bob: Page) -> None:
    """It runs by itself, fast; a page that is loaded anew can see it again."""
    for page in (ann, bob):
        has_a_new_sheet(page, 3)
    write(ann, "piece-reserve-green-fighter")
    seal(ann)
    write(bob, "piece-hqb-blue-tank", "sector-b4")
    seal(bob)
    for page in (ann, bob):
        page.get_by_label("Speed").select_option("fast")
    expect(ann.locator(SHOWN)).to_have_count(0, timeout=60_000)
    expect(ann.locator(".prompt")).to_contain_text("Round 4 of 20")
    ann.reload()
    ann.get_by_role("button", name="Last round").click()
    expect(ann.locator(".prompt")).to_contain_text("The sheets are read")
    expect(ann.get_by_label("Speed")).to_have_value("fast")
    ann.keyboard.press("Escape")
    expect(ann.locator(SHOWN)).to_have_count(0)
    shot(ann, "power-round-4")
    assert axe(ann) == []


def test_keys_step_through_a_round(person: Visit) -> None:
    ann, bob, _ = two_people(person)
    paste(ann, "T HQG G4")
    paste(bob, "T HQB B4")
    for page in (ann, bob):
        has_rows(page, 1)
        seal(page)
    stop(ann)
    first_step(ann)
    assert axe(ann) == []
    ann.keyboard.press(".")
    expect(ann.locator(".prompt")).to_contain_text("Step 2 of")
    ann.keyboard.press(",")
    expect(ann.locator(".prompt")).to_contain_text("Step 1 of")
    assert lit(ann) == [], "nothing can be touched while a round is shown"
    ann.keyboard.press("Escape")
    expect(ann.locator(".prompt")).to_contain_text("Round 2 of 20")
    tab(ann, "Log")
    ann.get_by_role("button", name="Step by step").click()
    expect(ann.locator(".prompt")).to_contain_text("The sheets are read")


def test_without_motion_a_round_waits_to_be_asked_for(person: Visit) -> None:
    ann, bob, _ = two_people(person, reduced_motion="reduce")
    for page, sheet in ((ann, "T HQG G4"), (bob, "T HQB B4")):
        paste(page, sheet)
        has_rows(page, 1)
        seal(page)
    expect(bob.locator(".prompt")).to_contain_text("Round 2 of 20")
    assert bob.locator(SHOWN).count() == 0
    bob.get_by_role("button", name="Last round").click()
    expect(bob.locator(".prompt")).to_contain_text("The sheets are read")


def test_a_sheet_is_pasted(person: Visit) -> None:
    page = named(person(), "Ann")
    create(page, ["me", "bot:greedy", "bot:greedy", "bot:greedy"], "power")
    expect(page.locator(".item.lit").first).to_be_visible()
    before = moves(page)
    paste(page, "T HQG G4\nT HQG B0")
    fault = page.locator(".dictation [role=alert]")
    expect(fault).to_contain_text(
        "Row 2: A tank goes 3 sectors at most: blue 0 is too far from the green HQ."
    )
    expect(fault.get_by_role("button", name="PW-024")).to_be_visible()
    shot(page, "power-pasted-fault")
    assert axe(page) == []
    assert page.locator(ROW).count() == 0, "nothing of it is written"
    field = page.get_by_label("What you do, in letters")
    field.fill("FR\nT HQV V4\nC HQV IN")
    page.get_by_role("button", name="Write it").click()
    has_rows(page, 2)
    expect(page.locator('[data-item="row-2"]')).to_contain_text("F HQG NI")
    expect(field).to_have_count(0)
    wait_for_move(page, before + 3)
    expect(page.locator('[data-item="arrow-2"]')).to_have_count(1)
    shot(page, "power-pasted")


def test_reach_is_lit_and_the_rule_is_named_where_it_is_not(person: Visit) -> None:
    page = named(person(), "Ann")
    create(page, ["me", "bot:greedy", "bot:greedy", "bot:greedy"], "power")
    expect(page.locator(".item.lit").first).to_be_visible()
    assert touch(page, "piece-hqg-green-soldier")
    expect(page.locator('.item.lit[data-item^="sector-"]')).to_have_count(4)
    assert sorted(lit(page)) == ["sector-g4", "sector-g6", "sector-g7", "sector-g8"]
    shot(page, "power-reach")
    why = page.locator(".why")
    for sector, rule in (("g0", "PW-023"), ("s6", "PW-031"), ("in", "PW-023")):
        assert touch(page, f"sector-{sector}")
        expect(why).to_contain_text(rule)
    shot(page, "power-why")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator('.item.lit[data-item="piece-hqg-green-destroyer"]')).to_be_visible()
    assert touch(page, "piece-hqg-green-destroyer")
    expect(page.locator('.item.lit[data-item="sector-s5"]')).to_be_visible()
    assert touch(page, "sector-s4")
    expect(why).to_contain_text("PW-026")


def test_the_red_army_has_a_red_chip(person: Visit) -> None:
    page = named(person(), "Ann")
    create(page, ["me", "bot:greedy", "bot:greedy", "bot:greedy"], "power")
    expect(page.locator(".seat").first).to_be_visible()
    colours = page.locator(".seat .mark").evaluate_all(
        "all => all.map(one => getComputedStyle(one).backgroundColor)"
    )
    piece = page.locator('[data-item="piece-hqr-red-tank"]').evaluate(
        "item => getComputedStyle(item).getPropertyValue('--tone')"
    )
    assert colours == ["rgb(13, 122, 121)", "rgb(1, 50, 175)", "rgb(255, 217, 24)", "rgb(215, 12, 0)"]
    assert piece == "#d70c00", "the pieces too"


def test_on_a_phone(person: Visit) -> None:
    ann, bob, _ = two_people(person, **PHONE)
    paste(ann, "F HQG NI")
    assert touch(bob, "piece-hqb-blue-fighter")
    expect(bob.locator('.item.lit[data-item="sector-in"]')).to_be_visible()
    shot(bob, "power-phone-reach")
    assert touch(bob, "sector-in")
    has_rows(bob, 1)
    paste(bob, "T HQB B4")
    has_rows(bob, 2)
    shot(bob, "power-phone-plan")
    assert axe(bob) == []
    seal(ann)
    seal(bob)
    expect(bob.locator(SHOWN)).to_be_visible()
    bob.wait_for_function("scrollY === 0")  # the board has come into sight
    stop(bob)
    first_step(bob)
    assert axe(bob) == []
    bob.evaluate("scrollTo(0, 0)")  # looking at everything has scrolled it
    told = watched(bob, "power-phone")
    assert any(text.startswith("Step back, wave 1") for text in told)
    width = bob.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, "nothing sticks out"


def test_on_a_phone_nothing_covers_the_pieces_of_yellow(person: Visit) -> None:
    """Whose HQ is in the corner where the board is made larger."""
    page = named(person(**PHONE), "Ann")
    create(page, ["bot:greedy", "bot:greedy", "me", "bot:greedy"], "power")
    expect(page.locator(".item.lit").first).to_be_visible()
    for kind in ("soldier", "tank", "fighter", "destroyer"):
        assert touch(page, f"piece-hqy-yellow-{kind}"), kind
        has_open_row(page)
        page.get_by_role("button", name="Undo").click()
        expect(page.locator(ROW)).to_have_count(0)
    page.get_by_role("button", name="Closer").click()
    shot(page, "power-phone-yellow")
    assert touch(page, "piece-hqy-yellow-tank")
    has_open_row(page)


def has_open_row(page: Page) -> None:
    expect(page.locator(ROW)).to_contain_text("…")
