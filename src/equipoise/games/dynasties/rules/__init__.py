"""The rules, a file for each season and for each stage of a battle."""
