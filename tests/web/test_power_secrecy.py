"""Plans of power do not come over the wire before all are sealed."""

from __future__ import annotations

from pathlib import Path

from tests.web.browser import House, opened
from tests.web.test_secrecy import quiet

SHEETS = [
    ["green take tank hqg", "to g0", "blue take fighter hqb"],
    ["blue take soldier hqb", "to b4", "clear"],
    ["green take destroyer hqg", "clear", "green take tank hqg"],
]


def what_others_get(house: House, words: list[str]) -> tuple[list[str], list[str], list[str]]:
    """All that Bob and a watcher receive while Ann writes and seals, and what comes when Bob seals too."""
    ann, bob = house.guest("Ann"), house.guest("Bob")
    code = ann.create("power")
    bob.join(code)
    with bob.socket(code) as b, house.guest("").socket(code) as w, ann.socket(code) as a:
        a.screen(0)
        quiet(b)
        quiet(w)
        b.texts.clear()  # who came when
        w.texts.clear()
        for n, line in enumerate([*words, "seal"]):
            a.send("act", n, 0, line)
            a.screen(n + 1)
            quiet(b)
            quiet(w)
        for n in range(len(words) + 1):
            b.send("look", n, 1)
            w.send("look", n, -2)
        b.send("look", 2, 0)  # not his view
        b.send("why", 1, "green take tank hqg")
        quiet(b)
        quiet(w)
        secret = list(b.texts), list(w.texts)
        b.send("act", len(words) + 1, 1, "seal")
        b.screen(len(words) + 2)
        return (*secret, b.texts[len(secret[0]) :])


def test_others_receive_the_same_bytes_whatever_is_written(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        received = [what_others_get(house, words) for words in SHEETS]
        for bob, watcher, _ in received[1:]:
            assert bob == received[0][0]
            assert watcher == received[0][1]
        assert not any("green: tank from" in text for text in received[0][0])
        told = "".join(received[0][2])
        assert "green: tank from the green HQ to green 0" in told, (
            "with the last seal all sheets are read to everybody"
        )
        assert received[1][2] != received[0][2]
