"""The rules, one file for each part: rounds, offers and turn, free final positions, ending, refusals."""
