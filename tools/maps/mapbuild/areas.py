"""Cuts the landmass along the borders and says which piece is whose."""

from collections import defaultdict

from mapbuild.geo import Points
from shapely import STRtree, union_all
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import polygonize, unary_union

Areas = dict[str, BaseGeometry]

GRID = 0.1  # all corners lie on this grid
OUTER = ""  # the name of land that is not played
SCRAP = 1500.0  # canvas units squared: land smaller than this without a name is an islet or a sliver


def faces_of(land: MultiPolygon, lines: list[LineString], features: dict[str, Polygon]) -> list[Polygon]:
    """The pieces into which coasts, borders and features cut the land; neighbours share every corner."""
    work = [land.boundary, *lines, *[shape.boundary for shape in features.values()]]
    noded = union_all(work, grid_size=GRID)
    return [face for face in polygonize(noded) if land.contains(face.representative_point())]


def name_faces(
    faces: list[Polygon], features: dict[str, Polygon], seeds: dict[str, Points], scrap: float
) -> dict[int, str]:
    """Names for the faces that hold a seed, lie in a feature, or are large enough to be outer land."""
    names: dict[int, str] = {}
    for number, face in enumerate(faces):
        inside = face.representative_point()
        for name, shape in features.items():
            if shape.contains(inside):
                names[number] = name
    tree = STRtree(faces)
    for name, points in seeds.items():
        for spot in points:
            for number in tree.query(Point(spot), predicate="within"):
                names.setdefault(int(number), name)
    for number, face in enumerate(faces):
        if number not in names and face.area >= scrap:
            names[number] = OUTER
    return names


def adopt_scraps(faces: list[Polygon], names: dict[int, str]) -> None:
    """Gives every sliver to the neighbour with whom it has the longest border; islets without a name sink."""
    for number, face in enumerate(faces):
        if number in names:
            continue
        best = max(names, key=lambda other: face.boundary.intersection(faces[other].boundary).length)
        if face.boundary.intersection(faces[best].boundary).length > 0.0:
            names[number] = names[best]


def cut(
    land: MultiPolygon,
    lines: list[LineString],
    features: dict[str, Polygon],
    seeds: dict[str, Points],
    scrap: float = SCRAP,
) -> Areas:
    """Every named area on the canvas."""
    faces = faces_of(land, lines, features)
    names = name_faces(faces, features, seeds, scrap)
    adopt_scraps(faces, names)
    groups: dict[str, list[Polygon]] = defaultdict(list)
    for number, name in sorted(names.items()):
        groups[name].append(faces[number])
    return {name: unary_union(parts) for name, parts in groups.items()}


def common_border(a: BaseGeometry, b: BaseGeometry) -> float:
    """Length of the border two areas have in common."""
    if not a.intersects(b):
        return 0.0
    return float(a.boundary.intersection(b.boundary).length)


def frame_of(canvas: list[int]) -> Polygon:
    return box(0, 0, canvas[0], canvas[1])
