"""What got worse from one release to the next: one-sided exact tests within strata, and no false alarm among all of
them with a chance of at least 95 %.

A hypothesis is a finding in a scope: all traces, or those of one idiom, one model or one major system version. The
traces of a scope are compared within strata of the same idiom, model and major system version.
"""
from collections import defaultdict
from dataclasses import dataclass

from swivel_fleet import exact_test, family

ALPHA = 0.05
SCOPES = {"idiom": 0, "model": 1, "system": 2}  # their places in a stratum


@dataclass(frozen=True)
class Hypothesis:
    app: str
    before: int  # the releases' places
    after: int
    finding: str
    scope: str  # "all", or what is compared, as in "idiom=pad"
    strata: tuple  # of idiom, model and major system version
    table: tuple  # before, hits before, after, hits after: a number for each stratum

    @property
    def sums(self):
        return tuple(int(sum(column)) for column in self.table)


def pairs(sizes, sweep):
    """Each release with the one that it is compared with, from their sizes by place: all such pairs, or the newest.

    That is the newest earlier one with at least a quarter as many traces, or else the largest: a small release in
    between would hide what came with it and with the next one.
    """
    found = [(baseline(sizes, place), place) for place in sorted(sizes)[1:]]
    return found if sweep else found[-1:]


def baseline(sizes, place):
    earlier = [other for other in sizes if other < place]
    alike = [other for other in earlier if sizes[other] * 4 >= sizes[place]]
    return max(alike) if alike else max(earlier, key=lambda other: (sizes[other], other))


def scopes(strata):
    """The scopes of a set of strata, the widest first; of two scopes of the same strata the wider one."""
    found = {tuple(sorted(strata)): "all"}
    for name, place in SCOPES.items():
        for value in sorted({stratum[place] for stratum in strata}):
            part = tuple(sorted(stratum for stratum in strata if stratum[place] == value))
            found.setdefault(part, f"{name}={value}")
    return [(scope, part) for part, scope in found.items()]


def hypotheses(strata_rows, affected_rows, sweep=False):
    """All hypotheses of a store, from the rows of the queries `strata` and `strata_affected`."""
    sizes, hits, kinds = defaultdict(dict), defaultdict(int), defaultdict(set)
    for row in strata_rows:
        stratum = (row["idiom"], row["model"], row["system"])
        sizes[row["app"], row["place"]][stratum] = row["counted"]
    for row in affected_rows:
        stratum = (row["idiom"], row["model"], row["system"])
        hits[row["app"], row["place"], row["finding"], stratum] = row["affected"]
        kinds[row["app"]].add(row["finding"])
    for app in sorted(kinds):
        totals = {place: sum(strata.values()) for (other, place), strata in sizes.items() if other == app}
        for old, new in pairs(totals, sweep):
            before, after = sizes[app, old], sizes[app, new]
            parts = scopes(before.keys() & after.keys())
            for finding in sorted(kinds[app]):
                for scope, part in parts:
                    table = tuple(
                        (before[s], hits[app, old, finding, s], after[s], hits[app, new, finding, s]) for s in part)
                    if table:
                        yield Hypothesis(app, old, new, finding, scope, part, tuple(zip(*table)))


def test_all(found, alpha=ALPHA):
    """The hypotheses that can be rejected, with their p-values and Holm's adjusted ones, in order."""
    found = list(found)
    kept = [found[i] for i in family.testable([exact_test.smallest_p_value(*h.table) for h in found], alpha)]
    p_values = [exact_test.p_value(*h.table) for h in kept]
    return [(h, p, q) for h, p, q in zip(kept, p_values, family.adjusted(p_values))]


def regressions(strata_rows, affected_rows, sweep=False, alpha=ALPHA):
    """The rejected hypotheses, of each finding in each release the clearest scope first."""
    tested = test_all(hypotheses(strata_rows, affected_rows, sweep), alpha)
    rejected = sorted((row for row in tested if row[2] <= alpha), key=clearness)
    return [as_row(h, p, q, len(tested)) for h, p, q in rejected]


def clearness(row):
    """The order of rejected hypotheses: the newest release first, then by p-value. Of equal ones the narrower scope
    comes first: where the others never have the finding, they say nothing."""
    h, p, _ = row
    return h.app, -h.after, float(f"{p:.6g}"), h.sums[2]


def as_row(h, p, q, tests):
    before, hits_before, after, hits_after = h.sums
    return {
        "app": h.app, "place_before": h.before, "place": h.after, "finding": h.finding, "scope": h.scope,
        "counted_before": before, "affected_before": hits_before, "counted": after, "affected": hits_after,
        "ratio": exact_test.rate_ratio(*h.table), "p": p, "p_adjusted": q, "tests": tests,
    }
