"""A bot for Equipoise in thirty lines: it has one favourite verb. See outside-bots.md.

equipoise play europe1815 --bots "cmd:python3 docs/outside_bot.py"
equipoise arena europe1815 --bots "cmd:python3 docs/outside_bot.py attack,uniform" --games 20
"""

import json
import random
import sys


def decide(question: dict, verb: str) -> str:
    """question["view"] is all that the seat may know; question["legal"] all that it may say."""
    favourites = [words for words in question["legal"] if words.startswith(verb)]
    return random.choice(favourites or question["legal"])


def main() -> None:
    verb = sys.argv[1] if len(sys.argv) > 1 else "attack"
    for line in sys.stdin:  # ends when the game is over
        question = json.loads(line)
        if question["type"] == "hello":
            answer = {"hello": f"fond of {verb}"}
        else:
            answer = {"words": decide(question, verb)}
        print(json.dumps(answer), flush=True)  # one line, and at once


if __name__ == "__main__":
    main()
