"""The commands of tools/fleet/fleet."""

import argparse
import sys

from swivel_fleet import ingest, page, queries
from swivel_fleet.failure import FleetError

# Each has add_command(subparsers): it adds a parser whose default `run` takes the arguments, and
# returns the exit code.
COMMANDS = [ingest, queries, page]


def main(arguments: list[str] | None = None) -> int:
    """Runs the command that the arguments name, and returns its exit code."""
    parser = argparse.ArgumentParser(prog="fleet", description="Tables of many Swivel logs.")
    subparsers = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add_command(subparsers)
    chosen = parser.parse_args(arguments)
    try:
        return chosen.run(chosen)
    except FleetError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
