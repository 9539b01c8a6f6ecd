"""An exact test of whether something became more frequent, within strata that are alike.

In each stratum, given how many traces there are before and after and how many of all these are affected, the number
of affected ones after is hypergeometric if nothing changed. The statistic is the sum over the strata; its
distribution is the convolution of theirs. This is the exact form of the Cochran-Mantel-Haenszel test. It holds its
level for strata of any size, and a change in the mix of devices cannot look like a change of the app.
"""
import numpy
from scipy.special import gammaln


def informative(before, hits_before, after, hits_after):
    """The strata that can say something: traces on both sides, and some but not all of them affected."""
    before, hits_before, after, hits_after = map(numpy.asarray, (before, hits_before, after, hits_after))
    hits = hits_before + hits_after
    kept = (before > 0) & (after > 0) & (hits > 0) & (hits < before + after)
    return after[kept], (before + after)[kept], hits[kept], int(hits_after[kept].sum())


def log_choose(n, k):
    return gammaln(n + 1) - gammaln(k + 1) - gammaln(n - k + 1)


def log_chance(count, total, hits, after):
    """The logarithm of the hypergeometric chance that `count` of the hits are after; -infinity if they cannot be.

    scipy.stats.hypergeom has the same numbers, and takes ten times as long to check its arguments."""
    can_be = (count <= hits) & (count <= after) & (hits - count <= total - after)
    count = numpy.where(can_be, count, numpy.maximum(0, hits - total + after))
    chance = log_choose(hits, count) + log_choose(total - hits, after - count) - log_choose(total, after)
    return numpy.where(can_be, chance, -numpy.inf)


def p_value(before, hits_before, after, hits_after):
    """How likely as many affected traces after, or more, are if nothing changed. The arguments have a number for
    each stratum."""
    after, total, hits, observed = informative(before, hits_before, after, hits_after)
    if len(total) == 0:
        return 1.0
    # All distributions in one call: a row for each stratum, a column for each number of affected traces.
    counts = numpy.arange(hits.max() + 1)
    rows = numpy.exp(log_chance(counts[None, :], total[:, None], hits[:, None], after[:, None]))
    joint = numpy.ones(1)
    for row, count in zip(rows, hits):
        joint = numpy.convolve(joint, row[: count + 1])
    return float(min(1.0, joint[observed:].sum()))


def smallest_p_value(before, hits_before, after, hits_after):
    """The least that `p_value` can be with the same numbers of traces and of affected traces in all strata, if as
    many of these as possible are after. It does not depend on where the affected ones are."""
    after, total, hits, _ = informative(before, hits_before, after, hits_after)
    most = numpy.minimum(hits, after)
    return float(numpy.exp(log_chance(most, total, hits, after).sum())) if len(total) else 1.0


def rate_ratio(before, hits_before, after, hits_after):
    """Mantel and Haenszel's ratio of the rates over all strata; infinite if nothing was affected before."""
    before, hits_before, after, hits_after = map(numpy.asarray, (before, hits_before, after, hits_after))
    total = numpy.maximum(before + after, 1)
    above, below = (hits_after * before / total).sum(), (hits_before * after / total).sum()
    return float(above / below) if below > 0 else float("inf")
