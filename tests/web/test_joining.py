"""Two people on two machines: a table that is opened, joined, and begun."""

from __future__ import annotations

from pathlib import Path
from typing import Iterator

import pytest
from tests.web.browser import House, opened


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with opened(tmp_path) as found:
        yield found


def test_who_waited_for_the_others_is_told_how_it_began(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    code = ann.create("europe1815")
    with ann.socket(code) as a, house.guest("").socket(code) as w:
        for each in (a, w):
            assert each.screen(0)["log"]["lines"] == []
        bob.join(code)
        with bob.socket(code) as b:
            logs = [each.screen(4)["log"]["lines"] for each in (a, w, b)]
            assert logs[0] == logs[1] == logs[2]
            assert [line["n"] for line in logs[0]] == [1, 2, 3, 4]
