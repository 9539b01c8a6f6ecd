"""The arguments that all commands about a store have."""
from swivel_fleet.regressions import ALPHA
from swivel_fleet.views import Settings, open_store


def add_store(parser):
    """Adds the store, and how to read and compare it."""
    parser.add_argument("store", help="the folder of the store")
    parser.add_argument("--engine", choices=("duckdb", "spark"), default="duckdb", help="default: duckdb")
    parser.add_argument(
        "--alpha", type=float, default=ALPHA, metavar="SHARE",
        help="regressions: the chance that there is a false alarm among them (default: %(default)s)")
    parser.add_argument(
        "--least", type=int, default=Settings.least_counted, metavar="N",
        help="regressions: do not compare releases with fewer traces (default: %(default)s)")


def opened(arguments):
    """The store that the arguments name."""
    return open_store(arguments.store, arguments.engine, Settings(arguments.least))
