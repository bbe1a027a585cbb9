"""learn: the same seed gives the same weights, the file says how it was made, and bots can read it."""

from __future__ import annotations

import os
import re
from pathlib import Path
from statistics import fmean
from typing import Callable

import pytest
from click.testing import Result

from equipoise import catalog
from equipoise.bots.opinions import (
    WEIGHTS,
    feature_names,
    first_opinion,
    opinion,
    opinion_on,
    read_weights,
    weights_file,
)
from equipoise.bots.search.learn import Learner
from equipoise.build import kind
from equipoise.core.datafile import DataError
from equipoise.core.fair import Bits

Run = Callable[..., Result]


def test_the_weights_of_a_few_games(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / "one.toml", tmp_path / "two.toml"]
    for file in files:
        result = run("learn", "duels", "--games", "20", "--seed", "3", "--out", str(file))
        assert result.exit_code == 0, result.output
        assert "20 games" in result.output and "loss of the last ones" in result.output
        assert str(file) in result.output.replace("\n", "")
    text = files[0].read_text(encoding="utf-8")
    assert text == files[1].read_text(encoding="utf-8")
    assert "equipoise learn duels --games 20 --seats 2 --seed 3" in text
    weights = read_weights(files[0], feature_names("duels"))
    assert weights[:2] != list(first_opinion("duels").weights)[:2]


def test_a_rival_teaches_something_else(run: Run, tmp_path: Path) -> None:
    files = {rival: tmp_path / f"{rival}.toml" for rival in ("", "uniform")}
    for rival, file in files.items():
        given = ["--rival", rival] if rival else []
        assert run("learn", "duels", "--games", "20", *given, "--out", str(file)).exit_code == 0
    assert "--rival uniform --seed 1" in files["uniform"].read_text(encoding="utf-8")
    alone, taught = [read_weights(file, feature_names("duels")) for file in files.values()]
    assert alone != taught


def test_trust_is_part_of_how_it_was_made(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / "less.toml", tmp_path / "all.toml"]
    for file, trust in zip(files, ("0.9", "1")):
        assert run("learn", "duels", "--games", "20", "--trust", trust, "--out", str(file)).exit_code == 0
        assert f"--trust {trust} --seed 1" in file.read_text(encoding="utf-8")
    assert len({file.read_text(encoding="utf-8").partition("[weights]")[2] for file in files}) == 2
    wrong = run("learn", "duels", "--games", "20", "--trust", "1.5")
    assert wrong.exit_code != 0 and "1.5" in wrong.output


def test_long_games_may_teach_more(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / "alike.toml", tmp_path / "long.toml"]
    for file, given in zip(files, ([], ["--long"])):
        assert run("learn", "duels", "--games", "20", *given, "--out", str(file)).exit_code == 0
    assert "--long --seed 1" in files[1].read_text(encoding="utf-8")
    alike, more = [read_weights(file, feature_names("duels")) for file in files]
    assert alike != more


def test_games_may_be_played_by_other_weights(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / "own.toml", tmp_path / "other.toml"]
    shipped = WEIGHTS / "duels.toml"
    for file, given in zip(files, ([], ["--by", str(shipped)])):
        assert run("learn", "duels", "--games", "20", *given, "--out", str(file)).exit_code == 0
    assert "--by duels.toml --seed 1" in files[1].read_text(encoding="utf-8")
    own, other = [read_weights(file, feature_names("duels")) for file in files]
    assert own != other
    assert other != read_weights(shipped, feature_names("duels"))
    learned = "duels.toml: Fitted to the results of games: equipoise learn duels"
    assert learned in files[1].read_text(encoding="utf-8")  # how what it was played by was made


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("", "there must be a table weights"),
        ("weights = 3", "there must be a table weights"),
        ("[weights]", "weights: progress is missing; weights: pawns in FINISH is missing"),
        ("no toml", "the file is not TOML"),
        ("a = " + "[" * 3000, "nested too deep"),
        (None, "no plain file"),
        ("inf", "progress must be a number from"),
        ("nan", "progress must be a number from"),
        ("true", "progress must be a number from"),
        ("'x'", "progress must be a number from"),
        ("9" * 400, "progress must be a number from"),
        ("9" * 5000, "cannot be read"),
        ("1.0\nboldness = 2", "unknown key boldness"),
    ],
)
def test_a_file_that_has_no_weights_to_play_by(
    run: Run, tmp_path: Path, wrong: str | None, told: str
) -> None:
    path = tmp_path / "wrong.toml"
    lines = (WEIGHTS / "duels.toml").read_text(encoding="utf-8").splitlines()
    if wrong is None:
        os.mkfifo(path)  # would be read for ever
    elif wrong and not wrong.startswith(("weights", "[", "no", "a =")):
        text = [f'"progress" = {wrong}' if line.startswith('"progress"') else line for line in lines]
        path.write_text("\n".join(text), encoding="utf-8")
    else:
        path.write_text(wrong, encoding="utf-8")
    result = run("learn", "duels", "--games", "2", "--by", str(path))
    assert result.exit_code == 2
    assert "has no weights to play by" in result.output and told in result.output


def test_games_that_never_end_teach_nothing(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "kept.toml"
    out.write_text("as before", encoding="utf-8")
    given = ["--games", "1", "-o", "total_domination=true", "--out", str(out)]
    result = run("learn", "europe1815", *given)
    assert result.exit_code == 2
    assert "Nothing was learned, and nothing is written" in result.output
    assert out.read_text(encoding="utf-8") == "as before"


@pytest.mark.parametrize("given", [[], ["--rival", "greedy"], ["--rounds", "4"]])
def test_weights_fitted_to_a_few_games(run: Run, tmp_path: Path, given: list[str]) -> None:
    files = [tmp_path / "one.toml", tmp_path / "two.toml"]
    for file in files:
        result = run("learn", "duels", "--games", "12", "--fit", *given, "--seed", "3", "--out", str(file))
        assert result.exit_code == 0, result.output
        assert "12 games" in result.output and "loss of all positions" in result.output
    lines = files[0].read_text(encoding="utf-8").splitlines()
    assert lines == files[1].read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith(
        "# Fitted to the results of games: equipoise learn duels --games 12 --seats 2 "
    )
    assert lines[0].endswith(" --by duels.toml --seed 3") and " ".join(given) in lines[0]
    assert "positions" in lines[1]
    shipped = (WEIGHTS / "duels.toml").read_text(encoding="utf-8").splitlines()[0]
    assert lines[3] == f"# duels.toml: {shipped.removeprefix('# ')}"
    weights = read_weights(files[0], feature_names("duels"))
    assert weights[:2] != list(opinion("duels").weights)[:2]
    assert weights[-1] == -10.0


def test_a_fit_of_a_fit_names_all_that_led_to_it(run: Run, tmp_path: Path) -> None:
    names = ["first.toml", "second.toml", "third.toml"]
    by: list[str] = []
    for name in names:
        result = run("learn", "duels", "--games", "5", *by, "--out", str(tmp_path / name))
        assert result.exit_code == 0, result.output
        by = ["--fit", "--by", str(tmp_path / name)]
    lines = (tmp_path / "third.toml").read_text(encoding="utf-8").splitlines()
    assert "--fit --by second.toml" in lines[0]
    assert lines[3].startswith("# second.toml: Fitted") and "--fit --by first.toml" in lines[3]
    assert lines[4].startswith("# second.toml: first.toml: Learned from self-play")


def test_what_does_not_go_together(run: Run) -> None:
    result = run("learn", "duels", "--games", "1", "--rounds", "5")
    assert result.exit_code == 2 and "--rounds can only be given with --fit" in result.output
    for given in (["--trust", "1"], ["--long"]):
        result = run("learn", "duels", "--games", "1", "--fit", *given)
        assert result.exit_code == 2 and f"{given[0]} cannot be given with --fit" in result.output
    result = run("learn", "duels", "--games", "1", "--fit", "--rounds", "0")
    assert result.exit_code == 2


def test_what_cannot_be_learned(run: Run, tmp_path: Path) -> None:
    result = run("learn", "chess")
    assert result.exit_code == 2 and "there is no game 'chess'" in result.output
    result = run("learn", "duels", "--rival", "deepest")
    assert result.exit_code == 2 and "there is no bot 'deepest'" in result.output
    result = run("learn", "duels", "--games", "1", "--out", str(tmp_path / "none" / "a.toml"))
    assert result.exit_code == 2 and "There is no folder" in result.output
    for rival in ("cmd:true", "strong", "casual@0.1"):
        result = run("learn", "duels", "--games", "1", "--rival", rival)
        assert result.exit_code == 2 and f"“{rival}” cannot be the rival" in result.output
        assert "allowed: uniform, greedy" in result.output
    result = run("learn", "duels", "--games", "1", "--trust", "nan")
    assert result.exit_code == 2 and "“nan” is no number from 0 to 1" in result.output


@pytest.mark.parametrize("given", [[], ["--fit"]])
def test_a_game_without_features_is_named(
    run: Run, given: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EQUIPOISE_GAMES", "equipoise.noughts.game")
    result = run("learn", "noughts", *given)
    assert result.exit_code == 2
    assert "No bot has an opinion on positions of noughts" in result.output


@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="no folder that nobody can write to")
def test_where_nothing_can_be_written_nothing_is_learned(run: Run) -> None:
    result = run("learn", "duels", "--games", "10000000", "--out", "/proc/self/duels.toml")
    assert result.exit_code == 2 and "cannot be written to /proc/self/duels.toml" in result.output


@pytest.mark.parametrize("game", catalog.GAMES)
def test_the_weights_in_use_say_how_they_were_made(game: str) -> None:
    first = (WEIGHTS / f"{game}.toml").read_text(encoding="utf-8").splitlines()[0]
    assert re.search(rf"equipoise learn {game} --games \d+ ", first)
    assert len(opinion(game).weights) == len(feature_names(game))


@pytest.mark.skipif(kind() != "compiled", reason="takes minutes where the rules are not compiled")
def test_the_commands_in_the_file_make_the_file_again(run: Run, tmp_path: Path) -> None:
    """Of duels, which learns quickest: what changes how bots or rules choose calls for new weights."""
    shipped = (WEIGHTS / "duels.toml").read_text(encoding="utf-8")
    again = tmp_path / "duels.toml"
    # What the games were played by stands below what was learned from them.
    for line in reversed([line for line in shipped.splitlines() if ": equipoise learn " in line]):
        before, _, command = line.partition(": equipoise ")
        names = re.findall(r"(\S+\.toml): ", before)
        again = tmp_path / (names[-1] if names else "duels.toml")
        words = [str(tmp_path / word) if word.endswith(".toml") else word for word in command.split()]
        assert run(*words, "--out", str(again)).exit_code == 0
    assert again.read_text(encoding="utf-8") == shipped


@pytest.mark.parametrize("path", sorted(WEIGHTS.glob("*-*.toml")), ids=lambda path: str(path.stem))
def test_those_for_more_seats_were_learned_with_as_many(path: Path) -> None:
    game, *kind, seats = path.stem.split("-")
    teams = kind == ["teams"]
    assert f"equipoise learn {game} --games" in path.read_text(encoding="utf-8").splitlines()[0]
    given = f"--seats {seats} -o mode=teams " if teams else f"--seats {seats} --"
    assert given in path.read_text(encoding="utf-8").splitlines()[0]
    assert weights_file(game, int(seats), teams) == path
    assert opinion(game, int(seats), teams).weights != opinion(game).weights


def test_a_number_of_seats_without_weights_takes_those_of_fewer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("equipoise.bots.opinions.WEIGHTS", tmp_path)
    for name in ("duels.toml", "duels-4.toml"):
        (tmp_path / name).touch()
    found = [weights_file("duels", seats).name for seats in (2, 3, 4, 6)]
    assert found == ["duels.toml", "duels.toml", "duels-4.toml", "duels-4.toml"]


def test_a_file_that_lacks_a_weight_is_named(tmp_path: Path) -> None:
    path = tmp_path / "duels.toml"
    path.write_text('[weights]\n"progress" = 1.0\n', encoding="utf-8")
    with pytest.raises(DataError, match=r"duels\.toml: weights: pawns.* is missing; "):
        read_weights(path, feature_names("duels"))


def test_a_team_learns_what_makes_either_of_its_colours_win(run: Run) -> None:
    table = catalog.find("duels").table(4, mode="teams")
    learner = Learner(first_opinion("duels"), Bits(1))
    losses = []
    for _ in range(200):
        assert learner.play(table, 5000)
        losses.append(learner.loss)
    assert fmean(losses[-100:]) < 0.69 < losses[0]  # who knows nothing has log 2
    assert opinion_on(table).weights == opinion("duels", 4).weights
    two_against_one = opinion_on(catalog.find("duels").table(3, mode="teams"))
    assert two_against_one.weights != opinion("duels", 3).weights
    refused = run("learn", "duels", "--seats", "3", "-o", "mode=teams", "--fit")
    assert refused.exit_code == 2 and "learned without --fit" in refused.output
