"""Runs a command: python -m swivel_fleet."""

import sys

from swivel_fleet.cli import main

if __name__ == "__main__":
    sys.exit(main())
