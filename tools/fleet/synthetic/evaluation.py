"""Compares what is reported for a synthetic fleet with what was planted in it.

The rows of the fleet's tables are those that swivel made of the base logs, joined with each trace's header, so that
a seed takes seconds. The queries and the tests are those of every store.
"""
from collections import Counter

from swivel_fleet import regressions
from swivel_fleet.power import power
from swivel_fleet.queries import run
from synthetic import draw, truth, world
from synthetic.rows_store import RowsStore, tables

STATED_POWER = 0.99


def evaluate(seed, traces, bases, store=None):
    """What came of a seed: a row for each plant, and each false alarm. `store` has the seed's logs; without one,
    its rows are made here."""
    made = world.make(seed, traces)
    store = store or RowsStore(tables(draw.draw(made, bases.by_kind), bases))
    return Evaluation(made, bases, store).result()


class Evaluation:
    def __init__(self, made, bases, store):
        self.world, self.bases = made, bases
        numbers = {release["version"]: i for i, release in enumerate(made.releases)}
        self.number = {row["place"]: numbers[row["app_version"]] for row in run(store, "releases")}
        found = list(regressions.hypotheses(run(store, "strata"), run(store, "strata_affected"), sweep=True))
        self.found, self.tested = found, regressions.test_all(found)
        self.compared = sorted({(h.before, h.after) for h in found})
        self.hypotheses = {(h.before, h.after, h.finding, h.scope): h for h in found}

    def result(self):
        rejected = [h for h, _, adjusted in self.tested if adjusted <= regressions.ALPHA]
        return {
            "seed": self.world.seed, "tests": len(self.tested), "comparisons": len(self.compared),
            "false_alarms": [self.describe(h) for h in rejected if not self.is_true(h)],
            "comparisons_with_false_alarm": sum(map(self.is_wrong_alone, self.compared)),
            "true_alarms": len({(h.after, h.finding) for h in rejected if self.is_true(h)}),
            "plants": [self.plant(plant, rejected) for plant in self.world.plants if plant["kind"] == "seen"]}

    def is_wrong_alone(self, pair):
        """Whether a comparison has a false alarm if it is an answer of its own, as that of the newest release is."""
        tested = regressions.test_all(h for h in self.found if (h.before, h.after) == pair)
        return any(adjusted <= regressions.ALPHA and not self.is_true(h) for h, _, adjusted in tested)

    def describe(self, h):
        versions = {"before": self.version(h.before), "after": self.version(h.after)}
        return {"finding": h.finding, "scope": h.scope} | versions

    def version(self, place):
        return self.world.releases[self.number[place]]["version"]

    def is_true(self, h):
        return truth.is_increased(
            self.world, self.bases, h.finding, self.number[h.before], self.number[h.after], h.scope)

    def plant(self, plant, rejected):
        """Whether a plant was found where two releases that are compared differ in it, and the power to find it."""
        pairs = [
            (old, new) for old, new in self.compared
            if not world.is_active(plant, self.number[old]) and world.is_active(plant, self.number[new])]
        mine = [h for h in rejected if (h.before, h.after) in pairs and h.finding == plant["finding"]]
        return plant | {
            "version": self.world.releases[plant["release"]]["version"], "found": any(map(self.is_true, mine)),
            "power": max((self.power(plant, pair) for pair in pairs), default=0.0)}

    def power(self, plant, pair):
        h = self.hypotheses.get((*pair, plant["finding"], plant["scope"]))
        if h is None:
            return 0.0
        old, new = (self.rates(h, place) for place in pair)
        ratio = [after / before if before else 1.0 for before, after in zip(old, new)]
        case = h.table[0], h.table[2], old, ratio, regressions.ALPHA / len(self.tested)
        # Where a few draws show that the power is not high, how low it is makes no difference.
        glance = power(*case, draws=40)
        return power(*case, draws=600) if glance > 0.85 else glance

    def rates(self, h, place):
        """The rates of a finding in the strata of a hypothesis."""
        rates = truth.effective_rate(self.world, self.bases, h.finding, self.number[place])
        return [rates[stratum] for stratum in h.strata]


def summary(results):
    """Recall where the stated power is high, and false alarms, over all seeds."""
    plants = [plant for result in results for plant in result["plants"]]
    strong = [plant for plant in plants if plant["power"] >= STATED_POWER]
    wrong = sum(bool(result["false_alarms"]) for result in results)
    return {
        "seeds": len(results), "plants": len(plants), "plants_with_power": len(strong),
        "found_with_power": sum(plant["found"] for plant in strong), "found": sum(plant["found"] for plant in plants),
        "with_power_by_ratio": dict(sorted(Counter(plant["ratio"] for plant in strong).items())),
        "expected_found": round(sum(plant["power"] for plant in plants), 1),
        "comparisons": sum(result["comparisons"] for result in results),
        "comparisons_with_false_alarm": sum(result["comparisons_with_false_alarm"] for result in results),
        "seeds_with_false_alarm": wrong,
        "false_alarms": [alarm for result in results for alarm in result["false_alarms"]]}
