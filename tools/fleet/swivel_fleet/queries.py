"""Runs a query by its name over a store: `fleet query NAME STORE`."""
import csv
import json
import sys

from swivel_fleet.regressions import ALPHA, regressions
from swivel_fleet.store_arguments import add_store, opened
from swivel_fleet.views import QUERIES

FORMULA = ("=", "+", "-", "@", "\t", "\r")  # what a cell with a formula begins with
TEXT_WIDTH = 72  # a wider value is cut in the form for people


def names():
    """The names of all queries."""
    return sorted([path.stem for path in QUERIES.glob("*.sql")] + ["regressions"])


def run(store, name, sweep=False, alpha=ALPHA):
    """The rows of a query, from an open store."""
    if name == "regressions":
        return found_regressions(store, sweep, alpha)
    return store.rows((QUERIES / f"{name}.sql").read_text())


def found_regressions(store, sweep, alpha):
    """The regressions, with the names of their releases."""
    known = {(row["app"], row["place"]): row for row in run(store, "releases")}
    found = regressions(run(store, "strata"), run(store, "strata_affected"), sweep, alpha)
    for row in found:
        before, after = known[row["app"], row["place_before"]], known[row["app"], row["place"]]
        row.update(
            version_before=before["app_version"], app_version=after["app_version"], first_day=after["first_day"])
    return found


def write(rows, form, file):
    """Prints rows as a table for people, as CSV, or as a JSON object a line."""
    if form == "json":
        for row in rows:
            print(json.dumps(without_infinity(row), ensure_ascii=False), file=file)
    elif rows and form == "csv":
        writer = csv.DictWriter(file, rows[0].keys(), lineterminator="\n")
        writer.writeheader()
        writer.writerows({key: as_cell(value) for key, value in row.items()} for row in rows)
    elif rows:
        write_table(rows, file)


def as_cell(value):
    """A value that no spreadsheet takes for a formula: names come from apps."""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value


def without_infinity(row):
    return {key: None if value == float("inf") else value for key, value in row.items()}


def write_table(rows, file):
    lines = [list(rows[0])] + [[as_text(value) for value in row.values()] for row in rows]
    widths = [max(map(len, column)) for column in zip(*lines)]
    for line in lines:
        print("  ".join(text.ljust(width) for text, width in zip(line, widths)).rstrip(), file=file)


def as_text(value):
    """A value in a line of a table: without control characters, and not too long."""
    if value is None:
        return "-"
    text = f"{value:.4g}" if isinstance(value, float) else str(value)
    text = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)
    return text if len(text) <= TEXT_WIDTH else text[: TEXT_WIDTH - 1] + "…"


def add_command(subparsers):
    parser = subparsers.add_parser(
        "query", help="answer a question from a store", description="Answers a question from a store.",
        epilog="Questions: " + ", ".join(names()) + ".")
    parser.add_argument("name", choices=names(), metavar="NAME", help="the question, see below")
    add_store(parser)
    parser.add_argument("--format", choices=("table", "csv", "json"), default="table", help="default: table")
    parser.add_argument(
        "--sweep", action="store_true",
        help="regressions: compare every release with one before, not only the newest; the chance of a false alarm is "
        "then for all of them together")
    parser.set_defaults(run=command)


def command(arguments):
    rows = run(opened(arguments), arguments.name, arguments.sweep, arguments.alpha)
    write(rows, arguments.format, sys.stdout)
    if not rows:
        print("no rows", file=sys.stderr)
    return 0
