"""Measures the regressions that are reported for synthetic fleets against those that were planted.

    tools/fleet/evaluate --seeds 1-5
    tools/fleet/evaluate --seeds 1 --store STORE
    tools/fleet/evaluate --power-table 150

The first prints a JSON object for each seed, and one for all. The recall counts plants for which the stated power of
the test is at least 99%; a false alarm is a reported scope in which no rate was higher than before. The second does
so with the store into which that seed's logs were put. The third prints the stated power for some releases, if one
answer has as many tests.
"""
import argparse
import json
import pathlib

from swivel_fleet.views import open_store
from synthetic import power_table
from synthetic.bases import bases_in
from synthetic.evaluation import evaluate, summary

CLONE = pathlib.Path(__file__).resolve().parents[3]


def seeds(text):
    first, _, last = text.partition("-")
    return range(int(first), int(last or first) + 1)


def parsed():
    parser = argparse.ArgumentParser(prog="evaluate", description=__doc__.split("\n")[0])
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--seeds", type=seeds, help="as in 1001-1020")
    what.add_argument("--power-table", type=int, metavar="TESTS")
    parser.add_argument("--store", help="where the logs of the seed are, instead of rows that are made here")
    parser.add_argument("--engine", choices=("duckdb", "spark"), default="duckdb", help="for --store")
    parser.add_argument("--traces", type=int, default=100_000)
    parser.add_argument("--base", type=pathlib.Path, default=CLONE / ".build/fleet-base", help="the base logs' folder")
    parser.add_argument("--swivel", default=str(CLONE / ".build/release/swivel"), help="the program")
    return parser.parse_args()


def main():
    arguments = parsed()
    if arguments.power_table:
        print("\n".join(power_table.table(arguments.power_table)))
        return
    bases = bases_in(arguments.base, arguments.swivel)
    store, results = arguments.store and open_store(arguments.store, arguments.engine), []
    for seed in arguments.seeds:
        results.append(evaluate(seed, arguments.traces, bases, store))
        print(json.dumps(results[-1]), flush=True)
    print(json.dumps(summary(results)))


if __name__ == "__main__":
    main()
