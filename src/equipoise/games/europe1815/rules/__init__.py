"""The rules, one file for each part: set-up, offers and turn, points, ending, refusals."""
