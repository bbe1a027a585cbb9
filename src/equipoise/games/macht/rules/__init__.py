"""The rules, one file for each part: set-up and cycles, turn, tiles, auction, offers, refusals."""
