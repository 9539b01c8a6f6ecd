"""The test of regressions: exact, and without more false alarms than are stated."""
import itertools

import numpy
import pytest
from scipy.stats import binom, binomtest, fisher_exact, hypergeom

from swivel_fleet import exact_test, family, regressions
from swivel_fleet.power import power


def test_one_stratum_is_fishers_test():
    for before, hits_before, after, hits_after in [(40, 1, 30, 6), (500, 5, 700, 12), (8, 3, 9, 0)]:
        table = [[hits_after, after - hits_after], [hits_before, before - hits_before]]
        expected = fisher_exact(table, alternative="greater").pvalue
        assert exact_test.p_value([before], [hits_before], [after], [hits_after]) == pytest.approx(expected)


def test_the_chances_are_those_of_scipy():
    for total, hits, after in [(30, 7, 12), (30, 25, 12), (50_000, 300, 20_000), (9, 9, 4)]:
        counts = numpy.arange(hits + 1)
        with numpy.errstate(divide="ignore"):
            found = numpy.exp(exact_test.log_chance(counts, total, hits, after))
        assert found == pytest.approx(hypergeom.pmf(counts, total, hits, after), rel=1e-8, abs=1e-300)


def test_several_strata_are_counted_out():
    before, hits_before, after, hits_after = [5, 4, 0], [1, 0, 0], [6, 3, 9], [3, 2, 4]
    supports = [range(hits + 1) for hits in (4, 2)]
    expected = sum(
        hypergeom.pmf(x, 11, 4, 6) * hypergeom.pmf(y, 7, 2, 3)
        for x, y in itertools.product(*supports) if x + y >= 5)
    assert exact_test.p_value(before, hits_before, after, hits_after) == pytest.approx(expected)


def test_the_smallest_p_value_is_the_one_with_all_after():
    table = [20, 10], [1, 2], [30, 5], [3, 1]
    moved = [20, 10], [0, 0], [30, 5], [4, 3]
    assert exact_test.smallest_p_value(*table) == pytest.approx(exact_test.p_value(*moved))
    assert exact_test.smallest_p_value([3], [0], [4], [0]) == 1.0


def test_a_change_of_the_mix_is_no_regression():
    # In each stratum the rate stays at 1 % and 5 %, and the mix moves to the second one.
    before, after = [9000, 1000], [1000, 9000]
    hits_before, hits_after = [90, 50], [10, 450]
    assert exact_test.p_value([sum(before)], [sum(hits_before)], [sum(after)], [sum(hits_after)]) < 1e-20
    assert exact_test.p_value(before, hits_before, after, hits_after) > 0.3


def test_holms_method():
    assert family.adjusted([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])


def test_tests_that_cannot_reject_are_not_counted():
    assert family.testable([0.2, 0.001, 0.01, 0.02, 0.9], 0.05) == [1, 2]
    assert family.testable([0.5, 0.9], 0.05) == []


def simulated_rows(source, rates, mixes, sizes):
    """The rows of the queries for two releases of an app in which nothing changes but the mix."""
    strata, affected = [], []
    for place, (mix, size) in enumerate(zip(mixes, sizes), 1):
        counts = source.multinomial(size, mix)
        for stratum, count in enumerate(counts):
            model, system = f"m{stratum % 3}", str(stratum // 3)
            where = {"app": "a", "place": place, "idiom": "phone", "model": model, "system": system}
            strata.append(where | {"counted": int(count)})
            for finding, by_stratum in enumerate(rates):
                hits = int(source.binomial(count, by_stratum[stratum]))
                if hits:
                    affected.append(where | {"finding": f"f{finding}", "affected": hits})
    return [row for row in strata if row["counted"]], affected


def test_false_alarms_stay_below_the_stated_rate():
    source, families, wrong = numpy.random.default_rng(7), 300, 0
    for _ in range(families):
        rates = source.uniform(0.002, 0.2, (3, 6))
        mixes, sizes = source.dirichlet([1] * 6, 2), source.integers(10, 600, 2)
        wrong += bool(regressions.regressions(*simulated_rows(source, rates, mixes, sizes)))
    # 5 % of 300 are 15; more than 24 of them have a chance of 1 % at that rate.
    assert wrong <= binom.ppf(0.99, families, regressions.ALPHA)


def test_a_regression_on_one_device_is_found_there():
    strata, affected = [], []
    for place, hits in ((1, 10), (2, 60)):
        for model, idiom in (("iPhone12,1", "phone"), ("iPad13,1", "pad")):
            where = {"app": "a", "place": place, "idiom": idiom, "model": model, "system": "17"}
            strata.append(where | {"counted": 1000})
            affected.append(where | {"finding": "f", "affected": hits if idiom == "pad" else 10})
    found = regressions.regressions(strata, affected)
    assert [row["scope"] for row in found] == ["idiom=pad", "all"]
    assert found[0]["ratio"] == pytest.approx(6)


def test_a_small_release_in_between_is_passed_over():
    assert regressions.pairs({1: 1000, 2: 210, 3: 2000}, sweep=True) == [(1, 2), (1, 3)]
    assert regressions.pairs({1: 300, 2: 5000}, sweep=False) == [(1, 2)]


def test_the_stated_power_is_the_share_that_is_rejected():
    level, n, rate, ratio = 0.001, 300, 0.03, 3
    olds, news = numpy.arange(22), numpy.arange(52)
    chance = binom.pmf(olds, n, rate)[:, None] * binom.pmf(news, n, rate * ratio)[None, :]
    rejects = numpy.array([[exact_test.p_value([n], [a], [n], [b]) <= level for b in news] for a in olds])
    assert power(n, n, rate, ratio, level, draws=800) == pytest.approx((chance * rejects).sum(), abs=0.06)
    assert power(3000, 3000, 0.01, 1, level) < 0.01


def test_wilsons_interval_is_what_scipy_makes(tmp_path):
    from made_store import MadeStore
    from swivel_fleet.queries import run
    from swivel_fleet.views import open_store
    made = MadeStore()
    for number in range(40):
        made.trace(findings=[("f", "observed")] if number < 3 else [])
    rows = run(open_store(made.write(tmp_path)), "rates")
    row = next(row for row in rows if (row["system"], row["idiom"], row["model"]) == ("*", "*", "*"))
    interval = binomtest(3, 40).proportion_ci(0.95, method="wilson")
    assert (row["low"], row["high"]) == pytest.approx((interval.low, interval.high))
