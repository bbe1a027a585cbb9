"""Ways to spoil the printed board's data, each with the words in which its fault is named."""

from __future__ import annotations

from typing import Callable

from tests.games.europe1815.maps import Data, empire, land, link

Break = Callable[[Data], object]

FAULTS: dict[str, tuple[Break, str]] = {
    "unknown land in a link": (
        lambda d: d["edge"].append(link("london", "atlantis")),
        "edge london-atlantis: unknown territory atlantis",
    ),
    "unknown empire": (
        lambda d: land(d, "saxony").update(empire="saxons"),
        "territory saxony: unknown empire saxons",
    ),
    "land twice": (
        lambda d: d["territory"].append(dict(land(d, "saxony"))),
        "territory saxony: the id is given twice",
    ),
    "code twice": (
        lambda d: land(d, "saxony").update(code="bav"),
        "territory code bav: the id is given twice",
    ),
    "empire twice": (
        lambda d: d["empire"].append(dict(empire(d, "france"))),
        "empire france: the id is given twice",
    ),
    "bad id": (
        lambda d: land(d, "caucasus").update(id="The Caucasus"),
        "territory 'The Caucasus': an id is lower-case",
    ),
    "self link": (
        lambda d: d["edge"].append(link("saxony", "saxony")),
        "edge saxony-saxony: a territory cannot be linked to itself",
    ),
    "link twice": (lambda d: d["edge"].append(dict(d["edge"][0])), "edge london-cornwall is given twice"),
    "link there and back": (
        lambda d: d["edge"].append(link("cornwall", "london")),
        "edge cornwall-london is given twice",
    ),
    "one way": (lambda d: d["edge"][0].update(one_way=True), "a link cannot be one-way"),
    "bad kind": (lambda d: d["edge"][0].update(kind="air"), "kind must be land or sea"),
    "strange key": (lambda d: land(d, "saxony").update(army=3), "territory saxony: unknown key army"),
    "strange map key": (lambda d: d["map"].update(rivers=3), "map: unknown key rivers"),
    "strange table": (lambda d: d.update(river=[]), "the file: unknown key river"),
    "no capital": (lambda d: empire(d, "france").pop("capital"), "empire france: capital is missing"),
    "capital nowhere": (
        lambda d: empire(d, "france").update(capital="lutetia"),
        "empire france has no capital: there is no territory lutetia",
    ),
    "capital of another": (
        lambda d: empire(d, "france").update(capital="berlin"),
        "empire france: its capital berlin belongs to germany",
    ),
    "unmarked capital": (
        lambda d: land(d, "paris").update(capital=False),
        "territory paris is the capital of france, but not marked as one",
    ),
    "stray capital": (
        lambda d: land(d, "saxony").update(capital=True),
        "territory saxony is marked as a capital, but no empire names it",
    ),
    "neutral empire": (
        lambda d: empire(d, "france").update(id="neutral"),
        "empire neutral: this id means that nobody owns",
    ),
    "lost land": (
        lambda d: d["territory"].append({"id": "iceland", "empire": "neutral"}),
        "the map is unconnected: no way from london to iceland",
    ),
    "too many lands": (
        lambda d: d["territory"].extend({"id": f"isle{n}", "empire": "neutral"} for n in range(3)),
        "a map has 2 to 62 territories, this one 63",
    ),
    "no goal": (lambda d: d["map"]["points_to_win"].pop("4"), "map.points_to_win: 4 is missing"),
    "goal for nine": (
        lambda d: d["map"]["points_to_win"].update({"9": 9}),
        "map.points_to_win: unknown key 9",
    ),
    "goal a text": (
        lambda d: d["map"]["points_to_win"].update({"2": "thirty"}),
        "map.points_to_win: 2 must be a whole number from 1 to 999",
    ),
    "goal true": (
        lambda d: d["map"]["points_to_win"].update({"2": True}),
        "map.points_to_win: 2 must be a whole number",
    ),
    "name a number": (lambda d: land(d, "saxony").update(name=7), "territory saxony: name must be a text"),
    "flag a number": (
        lambda d: land(d, "saxony").update(capital=0),
        "territory saxony: capital must be true or false",
    ),
    "place a text": (
        lambda d: land(d, "saxony").update(x="left"),
        "territory saxony: x must be a whole number",
    ),
    "limit too low": (
        lambda d: d["map"].update(pawn_limit=2),
        "map: pawn_limit must be a whole number from 3 to 9",
    ),
    "no limit": (lambda d: d["map"].pop("pawn_limit"), "map: pawn_limit is missing"),
    "no supply": (lambda d: d["map"].pop("pawns_per_class"), "map: pawns_per_class is missing"),
    "bad canvas": (
        lambda d: d["map"].update(canvas=[0, 5]),
        "map: canvas must be two positive whole numbers",
    ),
    "no map": (lambda d: d.pop("map"), "the file: there must be a table map"),
    "no empires": (lambda d: d.pop("empire"), "the file: there must be a list of tables empire"),
    "no lands": (lambda d: d.pop("territory"), "the file: there must be a list of tables territory"),
    "no links": (lambda d: d.pop("edge"), "the file: there must be a list of tables edge"),
    "map a list": (lambda d: d.update(map=[1]), "the file: there must be a table map"),
    "lands a text": (
        lambda d: d.update(territory="many"),
        "the file: there must be a list of tables territory",
    ),
    "links of numbers": (lambda d: d.update(edge=[1, 2]), "the file: there must be a list of tables edge"),
    "constraints a text": (
        lambda d: d.update(constraint="x"),
        "the file: there must be a list of tables constraint",
    ),
    "land count": (
        lambda d: d["map"].update(territory_count=61),
        "map: territory_count is 61, but the file has 60",
    ),
    "neutral count": (
        lambda d: d["map"].update(neutral_count=17),
        "map: neutral_count is 17, but the file has 18",
    ),
    "empire size": (
        lambda d: d["map"].update(territories_per_empire=8),
        "map: territories_per_empire is 8, but england has 7",
    ),
    "broken neighbours": (
        lambda d: d["edge"].append(link("london", "wales")),
        "constraint C01: london must border exactly",
    ),
    "broken link": (
        lambda d: d["edge"].remove(
            next(e for e in d["edge"] if (e["a"], e["b"]) == ("denmark", "mecklenburg"))
        ),
        "constraint C07: denmark and mecklenburg do not keep 'adjacent'",
    ),
    "broken gap": (lambda d: d["edge"].append(link("brunswick", "westphalia")), "constraint C30"),
    "broken border": (
        lambda d: d["edge"].append(link("provence", "venetia")),
        "constraint C27: france and austria do not keep 'empires_not_adjacent'",
    ),
    "second link": (lambda d: d["edge"].append(link("malta", "greece")), "constraint C29"),
    "broken owner": (
        lambda d: land(d, "rhineland").update(empire="france"),
        "constraint C19: rhineland must belong to germany",
    ),
    "constraint on nothing": (
        lambda d: d["constraint"].append(
            {"id": "C99", "kind": "owner", "of": "atlantis", "empire": "france"}
        ),
        "constraint C99: unknown territory atlantis",
    ),
    "strange constraint": (
        lambda d: d["constraint"].append({"id": "C99", "kind": "far", "a": "london", "b": "paris"}),
        "constraint C99",
    ),
    "empire of one land": (
        lambda d: [
            entry.update(empire="neutral")
            for entry in d["territory"]
            if entry["empire"] == "russia" and not entry["capital"]
        ],
        "empire russia needs a territory beside its capital",
    ),
}
