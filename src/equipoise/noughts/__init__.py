"""The template: the smallest whole game, for whoever adds one. Not in the catalog unless it is asked for."""
