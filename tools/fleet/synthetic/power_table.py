"""The power of the test for releases of some sizes, as a table in Markdown."""
import numpy

from swivel_fleet.power import power
from swivel_fleet.regressions import ALPHA

SIZES = (1_000, 3_000, 10_000, 30_000)
RATES = (0.002, 0.005, 0.01, 0.02)
RATIOS = (1.5, 2.0, 3.0, 5.0)
# Shares of five systems and seven models: the traces of a release are in 35 strata.
SYSTEMS = numpy.array([0.03, 0.07, 0.2, 0.4, 0.3])
MODELS = numpy.array([0.1, 0.1, 0.2, 0.2, 0.2, 0.12, 0.08])


def strata(size):
    return numpy.round(size * SYSTEMS[:, None] * MODELS[None, :]).astype(int).ravel()


def table(tests, draws=400):
    """Lines of a table: a row for each rate and ratio, a column for each size of both releases."""
    sizes = " | ".join(f"{size:,}" for size in SIZES)
    lines = [f"| rate before | ratio | {sizes} |", "|---|---|" + "---|" * len(SIZES)]
    for rate in RATES:
        for ratio in RATIOS:
            cells = [power(strata(size), strata(size), rate, ratio, ALPHA / tests, draws) for size in SIZES]
            lines.append(f"| {rate:.1%} | {ratio:g}× | " + " | ".join(f"{100 * cell:.0f}%" for cell in cells) + " |")
    return lines
