"""`python -m equipoise` is `equipoise`."""

from equipoise.cli.main import main

main(prog_name="equipoise")
