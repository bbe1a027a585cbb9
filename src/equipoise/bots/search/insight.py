"""What came of a search: the ways that were weighed, and what several searches found together."""

from __future__ import annotations

from typing import final

from equipoise.bots.search.replies import Reply


@final
class Choice:
    """One of the ways thought about: its words, how often it was tried, what it promises the seat."""

    __slots__ = ("actions", "chance", "visits")

    def __init__(self, actions: list[int], visits: int, chance: float) -> None:
        self.actions = actions  # one, or a whole plan
        self.visits = visits
        self.chance = chance


@final
class Insight:
    """What came of a search, from what its seat could know: to be told as reason, hint or graph."""

    __slots__ = ("chance", "choices", "feared", "nodes", "rounds", "seat")

    def __init__(
        self, seat: int, choices: list[Choice], feared: Reply | None, rounds: int, nodes: int
    ) -> None:
        self.seat = seat
        self.choices = choices  # the best first; one only where nothing was to be decided
        self.chance = choices[0].chance  # to win, as the seat sees it; a draw counts in part
        self.feared = feared  # the answer to the best choice that promises the seat least
        self.rounds = rounds
        self.nodes = nodes


def together(found: list[Insight]) -> Insight:
    """Several searches of one decision as one: how often each way was tried in all, and what it promises."""
    if len(found) == 1:
        return found[0]
    for insight in found:
        if insight.chance == 1.0:  # a win is proved: there is no more to know
            return insight
    visits: dict[tuple[int, ...], int] = {}
    weights: dict[tuple[int, ...], int] = {}  # as `Node.chance` counts: what was hoped for is one more round
    sums: dict[tuple[int, ...], float] = {}
    for insight in found:
        for choice in insight.choices:
            way = tuple(choice.actions)
            visits[way] = visits.get(way, 0) + choice.visits
            weights[way] = weights.get(way, 0) + choice.visits + 1
            sums[way] = sums.get(way, 0.0) + choice.chance * (choice.visits + 1)
    choices = [Choice(list(way), visits[way], sums[way] / weights[way]) for way in visits]
    choices.sort(key=_rank)
    return Insight(
        found[0].seat,
        choices,
        _most_feared(found, choices[0].actions),
        sum([insight.rounds for insight in found]),
        sum([insight.nodes for insight in found]),
    )


def _rank(choice: Choice) -> tuple[int, float, list[int]]:
    return (-choice.visits, -choice.chance, choice.actions)


def _most_feared(found: list[Insight], best: list[int]) -> Reply | None:
    """By those who thought the same the best."""
    worst: Reply | None = None
    for insight in found:
        feared = insight.feared
        if insight.choices[0].actions == best and feared is not None:
            if worst is None or feared.chance() < worst.chance():
                worst = feared
    return worst
