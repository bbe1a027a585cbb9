"""Says what of a drawn map is not as the board wants it."""

from itertools import combinations

from mapbuild import areas
from mapbuild.areas import Areas

SHORTEST = 12.0  # canvas units: a border below this is too short to be seen


def check_borders(drawn: Areas, lands: list[str], want: set[frozenset[str]]) -> None:
    for a, b in combinations(lands, 2):
        length = areas.common_border(drawn[a], drawn[b])
        wanted = frozenset((a, b)) in want
        if (length > 0) != wanted or 0 < length < SHORTEST:
            print(f"  border {a}-{b}: {length:.1f}, wanted: {wanted}")
