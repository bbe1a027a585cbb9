"""A smooth warp of the canvas that gives every land the room it needs.

A flow-based cartogram after Gastner, Seguy and More (PNAS 2018): dense places flow apart until all is even.
"""

import numpy as np
from mapbuild.geo import Data, Points
from numpy.typing import NDArray
from scipy.fft import dctn, idctn
from scipy.ndimage import gaussian_filter, map_coordinates
from shapely import contains_xy
from shapely.geometry.base import BaseGeometry

CELL = 4.0  # canvas units per grid cell
STEPS = 40

Grid = NDArray[np.float64]
Cells = NDArray[np.bool_]


def raster(shapes: dict[str, BaseGeometry], size: list[int]) -> dict[str, Cells]:
    """For every shape the grid cells whose centre lies in it."""
    cols, rows = int(size[0] / CELL), int(size[1] / CELL)
    x, y = np.meshgrid((np.arange(cols) + 0.5) * CELL, (np.arange(rows) + 0.5) * CELL)
    return {name: contains_xy(shape, x, y) for name, shape in shapes.items()}


def density(cells: dict[str, Cells], shares: dict[str, float], how: Data, blur: float) -> Grid:
    """Wanted over present room, as a smooth field; sea and unplayed land at fixed values."""
    land = sum(int(cells[name].sum()) for name in shares)
    total = sum(shares.values())
    field = np.full(next(iter(cells.values())).shape, how["sea"])
    for number, thin in enumerate(how["thin"]):
        field[cells[f"thin {number}"]] = thin["density"]
    field[cells[""]] = how["outer"]
    for name, share in shares.items():
        present = max(int(cells[name].sum()), 1)
        field[cells[name]] = np.clip(share / total * land / present, 0.12, 8.0) ** how["strength"]
    return np.asarray(gaussian_filter(field, blur / CELL, mode="nearest"))


def flux(field: Grid) -> tuple[Grid, Grid]:
    """The flow that evens the field out, with no flow over the frame: gradient of a Poisson solution."""
    rows, cols = field.shape
    k_y = np.pi * np.arange(rows)[:, None] / rows
    k_x = np.pi * np.arange(cols)[None, :] / cols
    square = k_x**2 + k_y**2
    square[0, 0] = 1.0
    spectrum = dctn(field - field.mean(), type=2, norm="ortho") / square
    spectrum[0, 0] = 0.0
    potential = idctn(spectrum, type=2, norm="ortho")
    down, across = np.gradient(potential)
    across[:, [0, -1]] = 0.0
    down[[0, -1], :] = 0.0
    return -across, -down


class Flow:
    """One pass of the warp; call it with points on the canvas."""

    def __init__(self, field: Grid) -> None:
        self.field = field
        self.mean = float(field.mean())
        self.across, self.down = flux(field)

    def velocity(self, at: Points, time: float) -> Points:
        rows_cols = [at[:, 1] / CELL - 0.5, at[:, 0] / CELL - 0.5]
        grids = (self.field, self.across, self.down)
        rho, u, v = (map_coordinates(grid, rows_cols, order=1, mode="nearest") for grid in grids)
        rho = (1.0 - time) * rho + time * self.mean
        return np.asarray(np.column_stack([u, v]) / rho[:, None] * CELL)

    def __call__(self, points: Points) -> Points:
        at = np.array(points, dtype=float)
        step = 1.0 / STEPS
        for number in range(STEPS):
            half = at + 0.5 * step * self.velocity(at, number * step)
            at = at + step * self.velocity(half, (number + 0.5) * step)
        return at
