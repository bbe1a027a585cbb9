"""Power (Monte B. Young; Spear / Mattel, 1996)."""
