"""What every game and every table has in common."""
