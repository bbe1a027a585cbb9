"""A picture of the map, to look at; the game draws its own."""

from mapbuild.geo import Data

TINTS = {
    "england": "#eab9ad",
    "france": "#b9c9ea",
    "germany": "#c6cbd3",
    "austria": "#f2dc92",
    "russia": "#c1dcb4",
    "constantinople": "#d9c0e2",
    "neutral": "#f4ead0",
}
FLAGS = {
    "england": "#b3403a",
    "france": "#3d5fa8",
    "germany": "#3c424c",
    "austria": "#d9a520",
    "russia": "#3f7a3b",
    "constantinople": "#7a4a8e",
}
STYLE = """
.sea{fill:#b9d3d6}
.shelf{fill:none;stroke:#dcebea;stroke-linejoin:round;opacity:.35}
.coast{fill:none;stroke:#4d4636;stroke-width:3.4;stroke-linejoin:round}
.outer{fill:#d8d2c4;stroke:#8d8674;stroke-width:1}
.border{fill:none;stroke:#6f6450;stroke-width:1.3;stroke-linecap:round;stroke-linejoin:round}
.front{stroke:#463c2c;stroke-width:2.8}
.mountains{fill:#cdbb95;stroke:#6f6450;stroke-width:1.3}
.marsh{fill:#b7c7a2;stroke:#6f6450;stroke-width:1.3}
.peak{fill:#8d7a58;stroke:#4d4636;stroke-width:1;stroke-linejoin:round}
.snow{fill:#f7f2e6}
.reed{fill:none;stroke:#5d7350;stroke-width:1.4;stroke-linecap:round}
.lake{fill:#b9d3d6;stroke:#4d4636;stroke-width:1.2}
.link{fill:none;stroke:#2f4f5c;stroke-width:3.4;stroke-dasharray:.1 9;stroke-linecap:round}
text{font-family:'Liberation Serif',Georgia,serif;fill:#2b2417;text-anchor:middle;
 paint-order:stroke;stroke:#fff8;stroke-width:3px;stroke-linejoin:round}
.frame{fill:none;stroke:#463c2c;stroke-width:4}
.capital{font-weight:bold}
.water{font-style:italic;fill:#5f8791;stroke:none;letter-spacing:4px}
.spot{fill:#fff5;stroke:#6f645088;stroke-width:1;stroke-dasharray:3 3}
"""


def text_of(land: Data, fonts: dict[str, float], capital: bool) -> str:
    """The lines of a name around its centre."""
    label = land["label"]
    size = fonts[label["size"]]
    x, y = label["at"]
    first = y - size * (len(label["lines"]) - 1) / 2 + size * 0.33
    kind = ' class="capital"' if capital else ""
    return "".join(
        f'<text x="{x}" y="{first + size * number:.1f}" font-size="{size}"{kind}>{line}</text>'
        for number, line in enumerate(label["lines"])
    )


def flag_of(land: Data, empire: str) -> str:
    x, y = land["flag"]
    return (
        f'<g><rect x="{x - 18}" y="{y - 12}" width="36" height="24" fill="{FLAGS[empire]}" stroke="#2b2417"/>'
        f'<path d="M{x - 18} {y}h36M{x} {y - 12}v24" stroke="#fff" stroke-width="4"/></g>'
    )


def water_of(one: Data) -> str:
    """The name of a sea."""
    x, y = one["at"]
    lines = "".join(
        f'<text class="water" x="0" y="{24 * row}" font-size="22">{line}</text>'
        for row, line in enumerate(one["lines"])
    )
    return f'<g transform="translate({x} {y}) rotate({one["turn"]})">{lines}</g>'


def pawns_of(land: Data, colour: str, width: float, full: bool) -> str:
    """Empty places as rings; in full lands three sample pawns."""
    if not full:
        return "".join(
            f'<circle class="spot" cx="{x}" cy="{y}" r="{width / 2 - 1}"/>' for x, y in land["spots"]
        )
    return "".join(
        f'<circle cx="{x}" cy="{y}" r="{width / 2 - 1}" fill="{colour}" stroke="#1d1810" stroke-width="1.5"/>'
        for x, y in land["spots"]
    )


def mark_of(kind: str, x: int, y: int) -> str:
    """A small peak or a tuft of reed."""
    if kind == "marsh":
        return f'<path class="reed" d="M{x - 6} {y + 3}h12m-9 -2l-2 -6m5 6v-8m3 8l2 -6"/>'
    return (
        f'<path class="peak" d="M{x - 9} {y + 5}L{x} {y - 10}L{x + 9} {y + 5}z"/>'
        f'<path class="snow" d="M{x} {y - 9}l-3.4 5.6l2.4-.8l1.4 2l1.2-2l2 .8z"/>'
    )


def grounds(drawing: Data, empires: dict[str, str]) -> list[str]:
    """Sea, land, borders, features and dotted lines, from the bottom up."""
    lands = drawing["lands"]
    every = "".join(land["path"] for land in lands.values()) + "".join(
        one["path"] for one in drawing["features"]
    )
    out = [
        f'<path class="shelf" stroke-width="{width}" d="{every}{drawing["outer"]}"/>'
        for width in (44, 28, 14)
    ]
    out.append(
        f'<path class="coast" stroke-width="3" d="{every}"/><path class="outer" d="{drawing["outer"]}"/>'
    )
    for name, land in lands.items():
        tint = TINTS[empires[name]]
        out.append(
            f'<path fill="{tint}" fill-rule="evenodd" stroke="{tint}" stroke-width=".6" d="{land["path"]}"/>'
        )
    out += [f'<path class="{one["kind"]}" d="{one["path"]}"/>' for one in drawing["features"]]
    out += [mark_of(one["kind"], x, y) for one in drawing["features"] for x, y in one["marks"]]
    for line in drawing["borders"]:
        front = " front" if empires[line["a"]] != empires.get(line["b"]) else ""
        out.append(f'<path class="border{front}" d="{line["path"]}"/>')
    out += [f'<path class="link" d="{one["path"]}"/>' for one in drawing["sea_links"]]
    return out


def render(drawing: Data, board: Data) -> str:
    """The whole picture as SVG."""
    width, height = drawing["canvas"]
    info = {land["id"]: land for land in board["territory"]}
    empires = {name: land["empire"] for name, land in info.items()}
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">',
        f'<style>{STYLE}</style><rect class="sea" width="{width}" height="{height}"/>',
        *grounds(drawing, empires),
        *[water_of(one) for one in drawing["sea_names"]],
    ]
    for name, land in drawing["lands"].items():
        capital = info[name]["capital"]
        colour = FLAGS.get(empires[name], "#888")
        out.append(pawns_of(land, colour, drawing["pawn"], capital) + text_of(land, drawing["font"], capital))
        if "flag" in land:
            out.append(flag_of(land, empires[name]))
    out.append(f'<rect class="frame" x="2" y="2" width="{width - 4}" height="{height - 4}"/></svg>')
    return "\n".join(out)
