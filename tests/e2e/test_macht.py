"""Macht & Ohnmacht in the browser: a bot, secret bids, the Serpent, one device for two, a phone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Callable

from playwright.sync_api import FilePayload, Page, expect
from tests.e2e.table import (
    PHONE,
    axe,
    click_first_path,
    create,
    lit,
    moves,
    my_turn,
    named,
    press,
    shot,
    touch,
    wait_for_move,
)

Visit = Callable[..., Page]

REPLAYS = Path(__file__).parents[1] / "games/macht/replays"
BORDERS_OF_KENT = ["calchfynydd", "east_anglia", "wessex"]
LIGHTNING = (
    '[data-item^="offer-victory_point"], [data-item^="offer-rebellion"], [data-item^="offer-marker_change"]'
)
# In a screen: names of scenes, the tile at stake, and whether it was Bob who began.
CHANCE = r'"(?:key|base|undo)":"[^"]*"|bid for [^,]*,'
# One Serpent for White, two tiles for Orange that recruit; 4 cubes are in the hourglass.
SERPENT = """0: take movement
1: take serpent
1: put kent
0: take sea_move
0: use movement recruit 1 knight 1 mage
"""


def to_act(page: Page) -> bool:
    """Waits until somebody at this device is to act; False if the game is over."""
    page.wait_for_selector(".ending, .prompt.turn .dot")
    return not page.locator(".ending").count()


def act(page: Page) -> None:
    """A button if there is one, else the first path that glows."""
    page.wait_for_selector(".item.lit, .bar button.act")  # the bot may answer between two looks
    before = moves(page)
    button = page.locator(".bar button.act")
    if button.count():
        button.first.click()
        wait_for_move(page, before)
    else:
        click_first_path(page)


def open_file(page: Page, text: str) -> None:
    """By the lobby, as a person does; then at the table, who is asked first is there."""
    page.goto("/")
    file = FilePayload(name="some.game", mimeType="text/plain", buffer=text.encode())
    page.get_by_label("Open a game file").set_input_files(file)
    page.wait_for_url(re.compile("/m/"))
    be_there(page)


def be_there(page: Page) -> None:
    """Whoever is named takes the device."""
    page.get_by_role("button", name=re.compile("show the board")).click()
    my_turn(page)


def example(name: str, without: int = 0) -> str:
    """The game file of a printed example, its last moves left out."""
    lines = (REPLAYS / f"{name}.game").read_text(encoding="utf-8").splitlines()
    return "\n".join(lines[: len(lines) - without]) + "\n"


def serpent_file() -> str:
    """The set-up of an example, then an offer with what is wanted, and the turns to the interrupt."""
    head, _, _ = example("EX1").partition("chance: show")
    shown = ["movement", "sea_move", "serpent", "merlin", "bonus key", "bonus tent", "influence key"]
    return head + "".join(f"chance: show {tile}\n" for tile in shown) + f"chance: start orange\n{SERPENT}"


def frames(page: Page) -> list[str]:
    """All that comes over the sockets of a page from now on."""
    found: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: found.append(str(text))))
    return found


def test_against_a_bot_to_the_end(person: Visit) -> None:
    page = named(person(reduced_motion="reduce"), "Ann")
    create(page, ["me", "bot:greedy"], "macht")
    turns = 0
    while to_act(page):
        if turns in (0, 5, 20):
            shot(page, f"macht-turn-{turns}")
        act(page)
        turns += 1
    expect(page.locator(".ending")).to_contain_text(re.compile("Greedy bot wins|You win|A draw"))
    expect(page.locator(".ending")).to_contain_text("12 points")
    assert turns > 8
    shot(page, "macht-end")
    assert axe(page) == []


def auction(ann: Page, bob: Page) -> str:
    """A table for two with a lightning tile on offer; most offers have one."""
    for _ in range(8):
        code = create(ann, ["me", "link"], "macht")
        answer = bob.request.post(f"/api/matches/{code}/join", data={"seat": 1})
        assert answer.ok, answer.text()
        ann.wait_for_selector('[data-item^="offer-"]')
        if ann.locator(LIGHTNING).count():
            return code
    raise AssertionError("eight offers without a lightning tile")


def received(person: Visit, bid: int) -> tuple[list[str], Page, Page]:
    """What the other gets when one has bid, without what differs from table to table by chance."""
    ann, bob = named(person(), "Ann"), named(person(), "Bob")
    told = frames(bob)
    code = auction(ann, bob)
    bob.goto(f"/m/{code}")
    expect(bob.locator(".item").first).to_be_visible()
    starter = ann if ann.locator(".prompt.turn").count() else bob
    tile = str(starter.locator(LIGHTNING).first.get_attribute("data-item"))
    before = moves(starter)
    press(starter, tile)
    wait_for_move(starter, before)
    for page in (ann, bob):
        expect(page.locator(".prompt")).to_contain_text("Your opponent does not see it")
    before = moves(bob)
    del told[:]
    ann.get_by_role("button", name=f"Bid {bid}").click()
    wait_for_move(bob, before)
    expect(bob.locator("#side")).to_contain_text("Orange has made a bid.")
    expect(ann.locator(".prompt")).to_contain_text("Waiting for White")
    return [re.sub(CHANCE, "", text) for text in told], ann, bob


def test_an_auction_between_two_browsers(person: Visit) -> None:
    low, ann, bob = received(person, 0)
    high, ann, bob = received(person, 5)
    assert low and low == high, "how much was bid makes no difference to the other"
    assert "bids 5" not in bob.locator("body").inner_text()
    expect(ann.locator("#side")).to_contain_text("Orange bids 5.")
    shot(bob, "macht-bid")
    assert axe(bob) == []
    bob.get_by_role("button", name="Bid 1").click()
    for page in (ann, bob):
        expect(page.locator("#side")).to_contain_text(re.compile("Orange 5, White 1. Orange wins it."))


def test_the_serpent_lets_and_cancels(person: Visit) -> None:
    page = named(person(reduced_motion="reduce"), "Ann")
    open_file(page, serpent_file())
    expect(page.locator(".prompt")).to_contain_text("White: Orange plays Movement to recruit")
    shot(page, "macht-serpent")
    page.get_by_role("button", name="Let the tile be").click()
    be_there(page)
    expect(page.locator("#side")).to_contain_text("lets Movement be carried out")
    expect(page.locator(".prompt")).to_contain_text("use another tile")
    press(page, "hand-0-sea_move-0")
    press(page, "stock-0-both")
    be_there(page)
    expect(page.locator(".prompt")).to_contain_text("Orange plays Sea move")
    press(page, "hand-1-serpent-0")  # with that the turn of Orange is over
    expect(page.locator("#side")).to_contain_text("plays the Serpent: Sea move has no effect.")
    expect(page.locator('[data-item^="cube-"]')).to_have_count(1)


def test_the_sum_of_an_overturn_is_told(person: Visit) -> None:
    page = named(person(), "Ann")
    open_file(page, example("EX1", without=1))
    press(page, "hand-0-influence_castle-0")
    page.locator('[data-item="land-deira"]').focus()
    expect(page.locator(".tip")).to_contain_text(re.compile(r"attack \d+ against defence \d+"))
    shot(page, "macht-overturn")
    open_file(page, example("EX4N"))
    press(page, "hand-0-influence_tent-0")
    press(page, "land-elmet")
    why = page.locator(".why")
    expect(why).to_contain_text(re.compile(r"You cannot overturn Elmet: attack \d+ against defence \d+"))
    shot(page, "macht-too-weak")


def test_neighbours_glow_together(person: Visit) -> None:
    page = named(person(), "Ann")
    open_file(page, example("EX1", without=1))  # a Sword cycle
    page.locator('[data-item="land-kent"]').focus()
    expect(page.locator(".edge.near")).to_have_count(len(BORDERS_OF_KENT))
    seen = page.locator(".edge.near").evaluate_all("all => all.map(one => one.getAttribute('href'))")
    assert all(any(land in str(href) for href in seen) for land in BORDERS_OF_KENT)
    page.mouse.move(1, 1)
    create(page, ["me", "bot:greedy"], "macht")  # a Magic cycle
    assert to_act(page)
    laid = page.locator('[data-item^="marker-"] use')
    symbols = [str(one.get_attribute("href")) for one in laid.all()]
    alike = max(symbols.count(symbol) for symbol in symbols)
    marker = laid.nth(next(n for n, symbol in enumerate(symbols) if symbols.count(symbol) == alike))
    box = marker.bounding_box()
    assert box is not None and alike > 1
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".edge.near")).to_have_count(alike - 1)
    shot(page, "macht-neighbours")


def test_bids_at_one_device(person: Visit) -> None:
    page = named(person(reduced_motion="reduce"), "Ann")
    text = serpent_file().replace("show movement", "show rebellion", 1).partition("0: take")[0]
    open_file(page, text)
    press(page, "offer-rebellion-0")
    page.get_by_role("button", name="Bid 3").click()
    after = page.get_by_role("button", name=re.compile("show the board"))
    expect(after).to_be_visible()
    assert page.locator(".item").count() == 0, "the board is covered"
    assert "bids 3" not in page.locator("body").inner_text()
    shot(page, "macht-hand-over")
    after.click()
    expect(page.get_by_role("button", name="Bid 2")).to_be_visible()
    assert "bids 3" not in page.locator("body").inner_text()
    page.get_by_role("button", name="Bid 2").click()
    expect(page.locator("#side")).to_contain_text("Orange 3, White 2")


def test_on_a_phone(person: Visit) -> None:
    for scheme in ("light", "dark"):
        page = named(person(color_scheme=scheme, reduced_motion="reduce", **PHONE), "Ann")
        create(page, ["me", "bot:greedy"], "macht")
        assert to_act(page)
        shot(page, f"macht-phone-{scheme}")
        assert axe(page) == []
        assert any(touch(page, item) for item in lit(page))
        shot(page, f"macht-phone-{scheme}-chosen")
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, "nothing sticks out"


def test_a_file_that_is_none(person: Visit) -> None:
    page = named(person(), "Ann")
    file = FilePayload(name="some.game", mimeType="text/plain", buffer=b"hello")
    page.get_by_label("Open a game file").set_input_files(file)
    expect(page.get_by_role("alert").filter(has_text="game file")).to_contain_text("line 1")
    assert axe(page) == []
    shot(page, "macht-lobby")
    open_file_over(page)


def open_file_over(page: Page) -> None:
    """A finished game: its slider, and everybody's view."""
    page.goto("/")
    page.get_by_label("Open a game file").set_input_files(REPLAYS / "twelve.game")
    expect(page.locator(".ending")).to_contain_text("12 points")
    expect(page.get_by_role("link", name="Check the luck")).to_have_count(0)
    page.get_by_role("slider").fill("40")
    expect(page.locator(".prompt")).to_contain_text("After move 40")
    page.get_by_label("As seen by").select_option("1")
    page.wait_for_url(re.compile(r"/40\?seat=1$"))
