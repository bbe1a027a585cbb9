"""Balance of Power, the card game (Herbert Peppard, 2025): dynasties with courts, realms and armies."""
