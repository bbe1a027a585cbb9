"""`equipoise`: the group of all sub-commands. Each is loaded when it is called."""

from __future__ import annotations

from importlib import import_module
from typing import Final

import click

COMMANDS: Final = {
    "serve": "equipoise.cli.serve:serve",
    "play": "equipoise.cli.play:play",
    "games": "equipoise.cli.games:games",
    "book": "equipoise.cli.book:book",
    "replay": "equipoise.cli.replay:replay",
    "verify": "equipoise.cli.verify:verify",
    "perft": "equipoise.cli.perft:perft",
    "laws": "equipoise.cli.laws:laws",
    "arena": "equipoise.cli.arena:arena",
    "fairness": "equipoise.cli.fairness:fairness",
    "learn": "equipoise.cli.learn:learn",
    "bench": "equipoise.cli.bench:bench",
    "gap": "equipoise.cli.gap:gap",
    "odds": "equipoise.cli.odds:odds",
    "report": "equipoise.cli.report:report",
}


class LazyGroup(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, _, attribute = COMMANDS[cmd_name].partition(":")
        command = getattr(import_module(module), attribute)
        assert isinstance(command, click.Command)
        return command

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        from equipoise.cli.told import tell

        self.help = tell("help-equipoise")
        super().format_help_text(ctx, formatter)


def _print_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    if not wanted or ctx.resilient_parsing:
        return
    from equipoise import __version__
    from equipoise.build import compiled
    from equipoise.cli.told import tell

    click.echo(tell("version-compiled" if compiled() else "version-interpreted", version=__version__))
    ctx.exit()


@click.group("equipoise", cls=LazyGroup, invoke_without_command=True)
@click.option("--version", is_flag=True, expose_value=False, is_eager=True, callback=_print_version)
@click.pass_context
def main(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        from equipoise.cli.serve import serve

        # Through its own parser, so that the defaults are those of `equipoise serve`.
        serve.main([], prog_name="equipoise serve", standalone_mode=False, parent=ctx)


if __name__ == "__main__":
    main()
