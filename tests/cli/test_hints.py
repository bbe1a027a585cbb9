"""What bots think, told in the terminal: hints, reasons, and why a move of a file was made."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Callable

import pytest
from click.testing import Result
from rich.console import Console
from tests.bots import outside_bots as bots

from equipoise import catalog
from equipoise.bots.arena.games import play_job
from equipoise.bots.arena.schedule import Wish, schedule
from equipoise.bots.pondering import Idea, Pondered
from equipoise.cli.hints import reasons
from equipoise.cli.match import Match, Source
from equipoise.cli.screen import show_pairs
from equipoise.core.game import CHANCE, Outcome
from equipoise.core.record import Move, new_record, read_record

Run = Callable[..., Result]
Oracle = Callable[..., list[int]]
TWELVE = Path(__file__).parent.parent / "games/macht/replays/twelve.game"
BEST = "Best for {0}, from what {0} knew, thought over again as {1}"
PLAN = ["green take tank hqg", "to g4", "blue take soldier hqb", "to b4", "seal"]
HIS = ["red take soldier hqr", "to r7", "yellow take fighter hqy", "to b0", "seal"]


@pytest.fixture
def oracle(monkeypatch: pytest.MonkeyPatch) -> Oracle:
    """The search finds what the test says; the seats it thought for."""

    def find(*ideas: Idea, feared: Idea | None = None) -> list[int]:
        seats: list[int] = []

        def ponder(game: object, guess: object, seat: int, *_: object) -> Pondered:
            seats.append(seat)
            return Pondered(list(ideas), feared)

        monkeypatch.setattr("equipoise.bots.pondering.ponder", ponder)
        return seats

    return find


def below(output: str, heading: str) -> list[str]:
    """The rows under a heading, which begin with two blanks, each blank once."""
    lines = output.splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith(heading))
    rows: list[str] = []
    for line in lines[place + 1 :]:
        if not line.startswith("  "):
            break
        rows.append(" ".join(line.split()))
    return rows


def test_a_hint_names_what_is_best_and_what_comes_next(run: Run) -> None:
    table = ("play", "--seed", "3", "-o", "round_limit=1", "--bots", "uniform")
    result = run(*table, input="hint\nquit\n")
    for kind in ("Best", "Next best"):
        (row,) = below(result.output, f"{kind} (")
        assert re.fullmatch(r"place \w+ \w+ France sets up a \w+ in .+\.", row)


def test_a_plan_is_told_order_by_order_and_followed(run: Run, oracle: Oracle) -> None:
    asked = oracle(Idea(0, PLAN, 0.515), feared=Idea(1, HIS, 0.4, PLAN))
    text = "G:T HQG G4; B:I HQB B4"
    play = ("play", "power", "--bots", "uniform", "--seed", "2")
    result = run(*play, input=f"hint\n{PLAN[0]}\nhint\n{PLAN[1]}\nundo\nundo\n{text}\nhint\nquit\n")
    first, second, third = result.output.split("> hint")[1:]
    tank = "green: tank from the green HQ to green 4."
    soldier = "blue take soldier hqb, to b4 blue: soldier from the blue HQ to blue 4."
    seal = "seal green and blue: seal the sheet."
    assert below(first, "Best (wins 52 in 100") == [f"green take tank hqg, to g4 {tank}", soldier, seal]
    assert f"The same in one line: {text}\n" in first
    feared = below(first, "To be feared after the best, from bot uniform (it would leave 40 in 100):")
    assert feared[0] == "red take soldier hqr, to r7 red: soldier from the red HQ to red 7."
    assert below(second, "Best") == [f"to g4 {tank}", soldier, seal] and "one line" not in second
    assert below(third, "Best") == [seal]
    assert asked == [0]


def test_a_way_that_promises_more_than_the_best_is_called_less_tried(run: Run, oracle: Oracle) -> None:
    oracle(Idea(0, PLAN, 0.48), Idea(0, ["seal"], 0.49))
    result = run("play", "power", "--bots", "uniform", "--seed", "2", input="hint\nquit\n")
    assert below(result.output, "Less tried, and so less certain (49 in 100):")
    assert "Next best" not in result.output


def test_cards_are_named_as_the_game_tells_them(run: Run) -> None:
    result = run("play", "dynasties", "--bots", "uniform", "--seed", "2", input="hint\nquit\n")
    (row,) = below(result.output, "Best (")
    assert re.fullmatch(r"play \w+ Saltmere League \(p1\) plays .+\.", row)


def test_a_bot_that_searches_tells_its_reasons(run: Run) -> None:
    result = run("play", "duels", "--bots", "casual", "--seed", "3", input="reasons\npass\nreasons\nquit\n")
    assert "There is no reason to tell yet: the bots have not moved" in result.output
    assert below(result.output, "bot casual liked best (wins ")
    result = run("play", "duels", "--bots", "greedy", "--seed", "3", input="pass\nreasons\nquit\n")
    assert "The bots here do not search" in result.output


def test_a_bot_that_did_not_do_what_it_liked_best_says_what_it_did() -> None:
    """As `novice` does now and then."""
    game = catalog.find("europe1815").table(2)
    match = Match(game, ["", "novice"], Source(0, "", []))
    match.record.names = ["Ann", "Bob"]
    otherwise = 0
    for _ in range(30):
        seat = match.advance()
        if seat is None:
            break
        done = [move.words for move in match.record.moves if move.seat == 1][-1:]
        told = reasons(game, match.players, match.decided, match.record)
        rows = [words for each in told for words, _ in each.rows]
        if done and rows:
            assert done[0] in rows
            otherwise += any("did otherwise" in each.sentence for each in told)
        legal = game.legal(match.state, seat)
        match.act(seat, game.words[legal[len(legal) // 2]])
    assert otherwise


def test_no_reason_is_told_of_what_was_taken_back(run: Run) -> None:
    table = ("play", "duels", "--bots", "casual", "--seed", "3")
    result = run(*table, input="pass\nundo\nreasons\nquit\n")
    assert "There is no reason to tell yet: the bots have not moved" in result.output


def test_where_a_game_has_secrets_no_reasons_are_told(run: Run) -> None:
    result = run("play", "macht", "--bots", "novice", "--seed", "1", input="reasons\nquit\n")
    said = " ".join(result.output.split())
    assert "After the end a move can be thought over again: equipoise replay FILE --why N" in said
    assert "liked best" not in result.output


def test_why_a_move_was_made_is_thought_over_from_what_its_seat_knew(run: Run) -> None:
    record = read_record(TWELVE.read_text(encoding="utf-8"))
    number = len(record.moves)
    result = run("replay", str(TWELVE), "--why", str(number))
    assert result.exit_code == 0
    assert result.output.startswith(f"{number}. ")
    (row,) = below(result.output, f"{BEST.format('Player 1', 'strong')} (wins 100 in 100):")
    assert row.startswith("recruit ")
    assert re.search(r"Next best \(\d+ in 100\)", result.output)
    chance = next(n for n, move in enumerate(record.moves, 1) if move.seat == CHANCE)
    assert "That was chance" in run("replay", str(TWELVE), "--why", str(chance)).output


@pytest.mark.parametrize("number", [3, 4, 5, 9, 10])
def test_whichever_word_of_a_plan_is_asked_about_all_of_it_is_told(
    run: Run, oracle: Oracle, number: int
) -> None:
    game = catalog.find("power").table(2, rounds=1)
    record, s = new_record(game), game.start()
    ours, theirs = [Move(0, word) for word in PLAN], [Move(1, word) for word in HIS]
    record.moves = [*ours[:2], *theirs[:3], *ours[2:], *theirs[3:]]
    record.names = ["Ann", ""]  # as in files of houses that named no bots
    for move in record.moves:
        game.apply(s, move.seat, game.ids[move.words])
    record.outcome = game.outcome(s)
    assert record.outcome is not None
    Path("sheet.game").write_text(record.text(), encoding="utf-8")
    asked = oracle(Idea(1, ["seal"], 0.5))
    result = run("replay", "sheet.game", "--why", str(number))
    rows = below(result.output, "Best for Player 2, from what Player 2 knew")
    assert rows == ["seal yellow and red: seal the sheet."]
    did = below(result.output, "Player 2 did otherwise:")
    assert [row.split(", ")[0] for row in did[:2]] == [HIS[0], HIS[2]] and len(did) == 3
    oracle(Idea(1, [*HIS[2:4], *HIS[:2], "seal"], 0.5))
    assert "did otherwise" not in run("replay", "sheet.game", "--why", str(number)).output
    assert asked == [1]
    assert re.search(r"2 +Player 2 ", run("replay", "sheet.game").output), "and in the table of ranks"


@pytest.mark.parametrize(
    ("name", "level"),
    [
        ("bot novice", "novice"),  # as the terminal calls bots,
        ("bot master@0.2*2", "master"),
        ("Master bot 2", "master"),  # the house
        ("casual@0.1", "casual"),  # and the arena
        ("bot greedy", "strong"),
        ("Ann", "strong"),
        ("", "strong"),
    ],
)
def test_a_move_is_thought_over_by_who_made_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, name: str, level: str
) -> None:
    asked: list[str] = []

    def ponder(game: object, guess: object, seat: int, by: str, *_: object) -> Pondered:
        asked.append(by)
        return Pondered([Idea(seat, [record.moves[-1].words], 0.5)], None)

    monkeypatch.setattr("equipoise.bots.pondering.ponder", ponder)
    record = read_record(TWELVE.read_text(encoding="utf-8"))
    record.names = [name, name]
    Path("named.game").write_text(record.text(), encoding="utf-8")
    result = run("replay", "named.game", "--why", str(len(record.moves)))
    assert asked == [level]
    assert f"{BEST.format(name or 'Player 1', level)} (wins 50 in 100):" in " ".join(result.output.split())


@pytest.mark.parametrize("option", ["--to=3", "--step", "--shot=a.svg", "--svg=a.svg"])
def test_who_asks_why_asks_nothing_else(run: Run, option: str) -> None:
    result = run("replay", str(TWELVE), "--why", "7", option)
    assert result.exit_code == 2
    assert f"--why only tells reasons: leave out {option.split('=', maxsplit=1)[0]}." in result.output
    assert not Path("a.svg").exists()


def test_only_moves_of_the_file_can_be_asked_about(run: Run) -> None:
    count = len(read_record(TWELVE.read_text(encoding="utf-8")).moves)
    result = run("replay", str(TWELVE), "--why", str(count + 1))
    assert result.exit_code == 2 and f"has {count} moves: ask about 1 to {count}." in result.output
    assert run("replay", str(TWELVE), "--why", "0").exit_code == 2


def test_where_there_are_secrets_reasons_wait_for_the_end(run: Run) -> None:
    record = read_record(TWELVE.read_text(encoding="utf-8"))
    record.moves, record.outcome = record.moves[:-1], None
    Path("half.game").write_text(record.text(), encoding="utf-8")
    result = run("replay", "half.game", "--why", str(len(record.moves)))
    assert result.exit_code == 2 and "The game in half.game has not ended." in " ".join(result.output.split())


def test_a_game_that_somebody_resigned_is_over(run: Run, oracle: Oracle) -> None:
    """Nobody said so by a move: only the head of the file tells."""
    record = read_record(TWELVE.read_text(encoding="utf-8"))
    record.moves, record.outcome = record.moves[:-1], Outcome([1, 2], [0, 0], "resigned")
    last = record.moves[-1]
    Path("resigned.game").write_text(record.text(), encoding="utf-8")
    oracle(Idea(last.seat, [last.words], 0.5))
    result = run("replay", "resigned.game", "--why", str(len(record.moves)))
    assert result.exit_code == 0 and "(wins 50 in 100):" in " ".join(result.output.split())


@pytest.mark.parametrize("name", ["macht", "power", "dynasties"])
def test_a_game_that_somebody_forfeited_is_over(run: Run, oracle: Oracle, tmp_path: Path, name: str) -> None:
    """Just there one wants to look what went wrong."""
    bot = f"cmd:{bots.command(tmp_path, bots.TIRED)}"
    played = play_job(schedule(Wish(name, 2, {}, [bot, "uniform"], 1, 1, budget=20))[0])
    assert played is not None and [fault.kind for fault in played.faults] == ["died"]
    Path("forfeit.game").write_text(played.text, encoding="utf-8")
    moves = read_record(played.text).moves
    number, last = next((n, move) for n, move in enumerate(moves, 1) if move.seat == 0)
    oracle(Idea(0, [last.words], 0.5))
    for words in (["replay"], ["verify"], ["replay", "--why", str(number)]):
        result = run(*words, "forfeit.game")
        assert result.exit_code == 0, result.output
    assert "(wins 50 in 100):" in " ".join(result.output.split())


def test_who_waits_for_a_bot_sees_the_board_and_for_whom(run: Run) -> None:
    result = run("play", "macht", "--bots", "strong@0.5", "--seed", "2", input="quit\n")
    board, thinks = result.output.index("Hourglass"), result.output.index("bot strong@0.5 thinks …")
    assert board < thinks < result.output.rindex("Hourglass")
    assert result.output.isprintable() or "\x1b" not in result.output
    result = run("play", "macht", "--bots", "casual", "--seed", "2", input="quit\n")
    assert "thinks" not in result.output


def test_what_does_not_fit_goes_on_below_itself(capsys: pytest.CaptureFixture[str]) -> None:
    show_pairs(
        Console(width=30, markup=False),
        [("log [number]", "what has happened, the latest last"), ("undo", "")],
    )
    assert capsys.readouterr().out.splitlines()[:3] == [
        "  log [number]  what has      ",
        "                happened, the ",
        "                latest last   ",
    ]
