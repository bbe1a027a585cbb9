"""Carries degrees to the canvas, gives every land its room, and cuts the land along the borders."""

from pathlib import Path

import numpy as np
from mapbuild import areas, borders, cartogram, geo
from mapbuild.areas import Areas
from mapbuild.geo import Data
from shapely import make_valid, transform
from shapely.geometry import LineString, MultiPolygon, Polygon


class Builder:
    """Carries degrees to the canvas and cuts the land there."""

    def __init__(self, data: Data, atlas: Path) -> None:
        self.data = data
        self.frame = areas.frame_of(data["frame"]["canvas"])
        self.project = geo.Projection(data["frame"])
        self.scrap: float = data["frame"].get("scrap", areas.SCRAP)
        self.flows: list[cartogram.Flow] = []
        coarse, fine = (
            geo.load_land(atlas / f"land-{scale}.json")
            for scale in (data["frame"].get("coast", "50m"), "10m")
        )
        coast = [part for part in geo.enlarge(coarse, fine, data) if part.area > 0.003]
        self.coast = [Polygon(geo.densify(np.array(part.exterior.coords), 0.25)) for part in coast]
        self.seeds = {name: [how["at"], *data["islands"].get(name, [])] for name, how in data["land"].items()}
        for name, how in data["enlarge"].items():
            self.seeds[name] = geo.shifted(self.seeds[name], how)

    def warp(self, points: geo.Points) -> geo.Points:
        at = self.project(np.asarray(points, dtype=float))
        for flow in self.flows:
            at = flow(at)
        return at

    def landmass(self, reach: float, tolerance: float) -> MultiPolygon:
        wide = self.frame.buffer(30)
        parts = [make_valid(transform(part, self.warp)).intersection(wide) for part in self.coast]
        land = geo.tidy_coast([one for part in parts for one in geo.polygons_of(part)], reach, tolerance)
        for one in self.data.get("fill", []):
            land = land.union(Polygon(self.warp(geo.densify(np.array(one["ring"]), 0.1))).buffer(0))
        for strait in self.data["strait"]:
            course = LineString(self.warp(geo.densify(np.array(strait["course"]), 0.3)))
            land = land.difference(course.buffer(strait["half_width"]))
        parts = geo.polygons_of(land.intersection(self.frame))
        return MultiPolygon([geo.without_ponds(part) for part in parts] if self.data.get("fill") else parts)

    def draft(self) -> Areas:
        """A quick cut, to measure areas."""
        return areas.cut(
            self.landmass(1.0, 0.5),
            borders.border_lines(self.data, self.warp, False),
            {},
            self.canvas_seeds(),
            self.scrap,
        )

    def canvas_seeds(self) -> dict[str, geo.Points]:
        return {name: self.warp(np.array(points)) for name, points in self.seeds.items()}

    def balance(self) -> None:
        """Adds the passes of the cartogram."""
        shares = {name: how["share"] for name, how in self.data["land"].items()}
        for blur in self.data["cartogram"]["blur"]:
            drawn = self.draft()
            shapes = {name: drawn[name] for name in [*shares, areas.OUTER]}
            for number, thin in enumerate(self.data["cartogram"]["thin"]):
                shapes[f"thin {number}"] = Polygon(
                    self.warp(geo.densify(np.array(thin["ring"]), 0.5))
                ).buffer(0)
            cells = cartogram.raster(shapes, self.data["frame"]["canvas"])
            self.flows.append(cartogram.Flow(cartogram.density(cells, shares, self.data["cartogram"], blur)))

    def final(self) -> Areas:
        lines = borders.border_lines(self.data, self.warp, True)
        features = borders.feature_shapes(self.data, self.warp)
        return areas.cut(self.landmass(1.7, 0.9), lines, features, self.canvas_seeds(), self.scrap)
