"""How likely the test finds a regression: before a release is out, and in the evaluation."""
import numpy

from swivel_fleet.exact_test import p_value


def power(before, after, rate, ratio, level, draws=1000, seed=0):
    """The share of simulated pairs of releases in which the test rejects.

    - before, after: traces that count in the release before and in the one after; numbers, or one for each stratum.
    - rate: the share of affected traces before; a number, or one for each stratum.
    - ratio: by how much the rate grows; a number, or one for each stratum.
    - level: what the p-value must not exceed: alpha by the number of tests in the family.
    """
    before, after, rate, ratio = numpy.broadcast_arrays(*map(numpy.atleast_1d, (before, after, rate, ratio)))
    source = numpy.random.default_rng(seed)
    later = numpy.minimum(1, rate * ratio)
    hits_before = source.binomial(before, rate, (draws, len(before)))
    hits_after = source.binomial(after, later, (draws, len(after)))
    found = [p_value(before, old, after, new) <= level for old, new in zip(hits_before, hits_after)]
    return float(numpy.mean(found))
