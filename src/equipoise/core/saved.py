"""Reads the numbers of a saved position; ValueError names what does not fit, and what would."""

from __future__ import annotations

from typing import Mapping


def number(data: Mapping[str, object], name: str, low: int, high: int) -> int:
    value = data.get(name)
    if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
        return value
    raise ValueError(f"saved position: {name} must be a whole number from {low} to {high}")


def numbers(data: Mapping[str, object], name: str, most: int, length: int = -1, least: int = 0) -> list[int]:
    """From least to most; so many of them, or any number."""
    value = data.get(name)
    if isinstance(value, list) and (length < 0 or len(value) == length):
        if all(isinstance(n, int) and not isinstance(n, bool) and least <= n <= most for n in value):
            return value
    wanted = f"{length} whole numbers" if length >= 0 else "whole numbers"
    raise ValueError(f"saved position: {name} must be a list of {wanted} from {least} to {most}")
