"""Programs that play, most of them badly. Each is a Python program in one string."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Final

HEAD: Final = "import json, os, subprocess, sys, time\n"
HELLO: Final = 'sys.stdin.readline(); print(\'{"hello": "me"}\', flush=True)\n'
FIRST: Final = "print(json.dumps({'words': json.loads(line)['legal'][0]}), flush=True)"
LOOP: Final = HEAD + HELLO + "for line in sys.stdin:\n    "

GOOD: Final = LOOP + FIRST
SHOUTING: Final = LOOP + FIRST.replace("['legal'][0]", "['legal'][0].upper() + '  '")
ILLEGAL: Final = LOOP + 'print(\'{"words": "castle kingside"}\', flush=True)'
NO_JSON: Final = LOOP + "print('e4', flush=True)"
NO_WORDS: Final = LOOP + 'print(\'{"word": "mark a1"}\', flush=True)'
A_LIST: Final = LOOP + "print('[1, 2]', flush=True)"
BINARY: Final = LOOP + "os.write(1, bytes(range(128, 256)) + b'\\n')"
ENDLESS: Final = LOOP + "\n    while True: os.write(1, b'x' * 65536)"
TWICE: Final = LOOP + FIRST + "; " + FIRST
CLOSED: Final = LOOP + "os.close(1)\n    while True: os.write(2, b'no more of this\\n' * 4096)"
LATE: Final = LOOP + "time.sleep(60)"
DYING: Final = LOOP + "raise ValueError('no idea')"
TIRED: Final = HEAD + HELLO + "for _ in range(6):\n    line = sys.stdin.readline(); " + FIRST
NO_HELLO: Final = HEAD + "sys.exit(3)"
COMPLAINING: Final = LOOP + "sys.stderr.write('x' * 1000000); " + FIRST
# Leaves its number and that of a child behind, and does not go when it is asked to.
CLINGING: Final = (
    HEAD
    + "child = subprocess.Popen(['sleep', '300'])\n"
    + "open(sys.argv[1], 'w').write(f'{os.getpid()} {child.pid}')\n"
    + HELLO
    + "line = sys.stdin.readline()\n"
    + FIRST
    + "\ntime.sleep(300)"
)
# Adds to a list who started it, its number and that of a child, and decides nothing for minutes.
PONDERING: Final = (
    HEAD
    + "child = subprocess.Popen(['sleep', '300'])\n"
    + HELLO
    + "sys.stdin.readline()\n"
    + "print(os.getppid(), os.getpid(), child.pid, file=open(sys.argv[1], 'a'))\n"
    + "time.sleep(300)"
)


def alive(pid: int) -> bool:
    """A zombie is dead; who takes it away is its parent's business."""
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except OSError:
        return False


def all_end(pids: list[int]) -> bool:
    deadline = monotonic() + 20
    while any(alive(pid) for pid in pids) and monotonic() < deadline:
        sleep(0.01)
    return not any(alive(pid) for pid in pids)


def command(folder: Path, program: str, *arguments: str) -> str:
    """What to write after `cmd:` to start it."""
    file = folder / "bot.py"
    number = 2
    while file.exists() and file.read_text(encoding="utf-8") != program:
        file = folder / f"bot{number}.py"
        number += 1
    file.write_text(program, encoding="utf-8")
    return shlex.join([sys.executable, "-I", str(file), *arguments])
