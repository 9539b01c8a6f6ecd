"""Compares what the rules predict with what simulators show, rule by rule, and writes one table."""

import argparse
import platform
import shutil
import sys
from pathlib import Path

import apple
import model
from failure import Failure, Usage
from logs import compare
from table import Table

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = """\
Builds a small app, runs its UI test on an iPhone and an iPad of every installed simulator runtime of
iOS 15 or newer, and compares what their logs observed with what the rules of UIKit predict for each step.
Where there are no simulators, or with --model, it runs the app on the look-alike of UIKit that the tests of
Swivel use: that tests this kit, not UIKit.

Exit codes: 0 everything agrees, 1 something disagrees, 2 nothing could be run, 3 a part could not be run,
64 invalid usage.

Examples: tools/conformance
          tools/conformance --runtime 17 --settle 8
"""


class Parser(argparse.ArgumentParser):
    def error(self, message):
        raise Usage(message)


def arguments(words):
    parser = Parser(
        prog="tools/conformance", description=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--output", metavar="FOLDER", type=Path, default=ROOT / ".build/conformance",
                        help="where the table, the logs and the reports go; must be new or an earlier one "
                             "(default: .build/conformance)")
    parser.add_argument("--runtime", metavar="VERSION", action="append", default=[],
                        help="only this release, such as 17 or 17.5; may be repeated")
    parser.add_argument("--run", metavar="NAME", action="append", default=[],
                        help="only this run, as the table names it; may be repeated")
    parser.add_argument("--settle", metavar="SECONDS", type=float, default=4,
                        help="how long each step is left alone before it is observed (default: 4)")
    parser.add_argument("--swivel", metavar="PROGRAM", type=Path,
                        help="a swivel program that is built already (default: builds one)")
    parser.add_argument("--model", action="store_true", help="use the look-alike, as on Linux")
    parser.add_argument("--without", metavar="RULE",
                        help="with the look-alike: take this rule away from it, and see what disagrees")
    options = parser.parse_args(words)
    options.output = options.output.resolve()
    options.model = options.model or not has_simulators()
    if options.without and not options.model:
        raise Usage("--without needs the look-alike: add --model")
    if options.settle <= 0:
        raise Usage("--settle needs a number of seconds above 0")
    return options


def has_simulators():
    """Whether to expect Xcode: on a Mac its absence is an error, elsewhere the rule."""
    return platform.system() == "Darwin" or shutil.which("xcodebuild") is not None


def run(options):
    driver = model if options.model else apple
    recorded = driver.record(ROOT, options)
    steps, faults = compare(recorded, options.output)
    table = Table(recorded.heading, steps, recorded.missing + faults)
    (options.output / "table.txt").write_text(table.text(), encoding="utf-8")
    (options.output / "table.md").write_text(table.markdown(), encoding="utf-8")
    print(table.text(), end="")
    print_pictures(steps, recorded.places)
    print(f"table, logs and a report of each run: {options.output}", file=sys.stderr)
    return table.exit_code


def print_pictures(steps, places):
    """The timeline of each run with a step that did not come out as predicted; the folder has all of them."""
    for place in places:
        here = [step for step in steps if (step.system, step.device) == (place.system, place.device)]
        for name in sorted({step.run for step in here if step.verdict != "agrees"}):
            timeline = (place.folder / f"{name}.txt").read_text(encoding="utf-8")
            print(f"\niOS {place.system} {place.device}, {name}:\n\n{timeline}", end="")


def main(words):
    try:
        return run(arguments(words))
    except Usage as usage:
        print(f"error: {usage}\nSee tools/conformance --help.", file=sys.stderr)
        return 64
    except Failure as failure:
        print(f"error: {failure}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
