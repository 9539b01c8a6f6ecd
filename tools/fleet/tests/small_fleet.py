"""Writes a small fleet from the base logs of one device: BASE SWIVEL FOLDER. A process of its own, so that nothing
but the seed can make two runs alike."""
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from synthetic import delivery, draw, world  # noqa: E402
from synthetic.bases import Bases  # noqa: E402


def main(base, swivel, folder):
    bases = Bases(base, swivel)
    made = world.make(3, 400)
    made.models[:], made.systems[:] = 0, 0
    made.models[:, list(world.MODELS).index("iPhone12,1")] = made.systems[:, world.SYSTEMS.index("17.6")] = 1
    delivery.BROKEN, delivery.TWICE = 0.02, 0.02
    delivered = delivery.Delivery(made, bases)
    delivery.write_tars(delivered.files(draw.draw(made, bases.by_kind)), folder)
    (pathlib.Path(folder) / "counts.json").write_text(json.dumps(delivered.counts))


main(*sys.argv[1:])
