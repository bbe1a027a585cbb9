"""Love, Money, Power, Death: the simple game that is played with one of the decks (R322-R353)."""
