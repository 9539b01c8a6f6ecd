"""Makes a synthetic fleet: the logs of a year of releases, with regressions planted in it.

    tools/fleet/generate --seed 1 --traces 100000 -o fleet

Writes fleet/logs/*.tar (or with --loose one file for each log) and fleet/truth.json. The base logs of the fleet are
recorded once, in --base, and used again. The same seed gives the same bytes.
"""
import argparse
import json
import pathlib
import sys

from synthetic import delivery, draw, truth, world
from synthetic.bases import bases_in

CLONE = pathlib.Path(__file__).resolve().parents[3]


def parsed():
    parser = argparse.ArgumentParser(prog="generate", description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--traces", type=int, default=100_000, help="about how many (default: %(default)s)")
    parser.add_argument("-o", "--output", type=pathlib.Path, required=True, help="the folder to write")
    parser.add_argument("--loose", action="store_true", help="write a file for each log, not tar files")
    parser.add_argument("--small", action="store_true", help="use one scenario for each finding")
    parser.add_argument("--base", type=pathlib.Path, default=CLONE / ".build/fleet-base", help="the base logs' folder")
    parser.add_argument("--swivel", default=str(CLONE / ".build/release/swivel"), help="the program")
    return parser.parse_args()


def main():
    arguments = parsed()
    bases = bases_in(arguments.base, arguments.swivel, arguments.small)
    made = world.make(arguments.seed, arguments.traces)
    delivered = delivery.Delivery(made, bases)
    write = delivery.write_loose if arguments.loose else delivery.write_tars
    write(delivered.files(draw.draw(made, bases.by_kind)), arguments.output / "logs")
    text = json.dumps(truth.as_json(made, bases, delivered.counts), indent=1)
    (arguments.output / "truth.json").write_text(text + "\n")
    print(f"{arguments.output}: {delivered.counts['traces']} traces, {len(made.plants)} plants", file=sys.stderr)


if __name__ == "__main__":
    main()
