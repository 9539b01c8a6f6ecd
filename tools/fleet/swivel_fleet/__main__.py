"""Runs a command: python -m swivel_fleet."""

import sys

if __name__ == "__main__":
    # Not without need: the processes of a pool import this module, too, and run no commands.
    from swivel_fleet.cli import main

    sys.exit(main())
