"""How long a seat took: a bot of the house by the processor, a program by the wall."""

from __future__ import annotations

from pathlib import Path

import tests.bots.outside_bots as bots

from equipoise.bots.arena.games import play_job
from equipoise.bots.arena.schedule import Wish, schedule

SLOW = bots.LOOP + "time.sleep(0.1); " + bots.FIRST


def test_a_program_that_sleeps_takes_its_time(tmp_path: Path) -> None:
    program = f"cmd:{bots.command(tmp_path, SLOW)}"
    (job, *_) = schedule(Wish("duels", 2, {}, [program, "uniform"], 2, 1, 5.0, 12))
    played = play_job(job)
    assert played is not None and played.faults == []
    paces = dict(zip(played.lineup, played.paces))
    assert paces[program].slowest >= 0.1
    assert paces[program].seconds >= 0.1 * paces[program].decisions > 0.0
    assert paces["uniform"].seconds < 0.1
