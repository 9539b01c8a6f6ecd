"""The commands of tools/fleet/fleet."""

import argparse
import os
import signal
import sys

from swivel_fleet import ingest, page, parquet, queries
from swivel_fleet.failure import FleetError

# Each has add_command(subparsers): it adds a parser whose default `run` takes the arguments, and
# returns the exit code.
COMMANDS = [ingest, queries, page, parquet]


def main(arguments: list[str] | None = None) -> int:
    """Runs the command that the arguments name, and returns its exit code."""
    parser = argparse.ArgumentParser(prog="fleet", description="Tables of many Swivel logs.")
    subparsers = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add_command(subparsers)
    chosen = parser.parse_args(arguments)
    try:
        code = chosen.run(chosen)
        sys.stdout.flush()
        return code
    except FleetError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return _end_by(signal.SIGINT)
    except BrokenPipeError:
        # The reader, such as `head`, has enough.
        return _end_by(signal.SIGPIPE)


def _end_by(number: signal.Signals) -> int:
    """Ends this process as a signal does, without a trace of what it was doing."""
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)
    return 128 + number
