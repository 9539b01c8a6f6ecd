"""A year of an app's releases, devices and mistakes, made up from a seed."""
import datetime
from dataclasses import dataclass

import numpy

from synthetic.catalogue import FINDINGS, MODELS, SYSTEMS
from synthetic.plants import plant

START = datetime.date(2025, 1, 6)
DAYS = 350
# How many releases there are besides two major ones, one after the other: with a share of the other traces, with some
# hundred, and with fewer than fifty.
LARGE, SMALL, TINY = 9, 4, 5
MAJOR_SHARE = 0.28
RATES = (0.002, 0.02)
PREDICTED_RATE = 0.004


@dataclass
class World:
    seed: int
    releases: list  # of dict: version, build, day, traces, kind
    models: numpy.ndarray  # release × model: the mix
    systems: numpy.ndarray  # release × system: the mix
    base: dict  # finding: rate of each system × model
    plants: list  # of dict, see plants.py

    def rate(self, finding, release):
        """The rate of a finding in a release, for each system × model."""
        rate = self.base[finding].copy()
        for change in self.plants:
            if change["finding"] == finding and change["kind"] == "seen" and is_active(change, release):
                rate[covered(change)] *= change["ratio"]
        return numpy.minimum(rate, 0.25)

    def predicted_rate(self, finding, release):
        """The rate of traces in which the finding is only predicted."""
        changes = [change for change in self.plants if (change["kind"], change["finding"]) == ("predicted", finding)]
        return PREDICTED_RATE * float(numpy.prod([change["ratio"] for change in changes if is_active(change, release)]))


def is_active(change, release):
    return change["release"] <= release and (change["fixed_in"] is None or release < change["fixed_in"])


def covered(change):
    """Which systems × models a plant is in."""
    scope, _, value = change["scope"].partition("=")
    if scope == "system":
        return numpy.array([[system.split(".")[0] == value] * len(MODELS) for system in SYSTEMS])
    has = [scope == "all" or value == (model if scope == "model" else idiom) for model, (_, idiom) in MODELS.items()]
    return numpy.array([has] * len(SYSTEMS))


def make(seed, traces):
    source = numpy.random.default_rng([seed, 1])
    releases = make_releases(source, traces)
    plants = plant(seed, [release["kind"] for release in releases])
    frequent = {change["finding"] for change in plants if change.get("is_frequent")}
    return World(
        seed, releases, model_mix(source, releases), system_mix(source, releases), base_rates(source, frequent), plants)


def make_releases(source, traces):
    kinds = ["small"] * SMALL + ["tiny"] * TINY + ["large"] * (LARGE - 1)
    kinds = ["large"] + [kinds[i] for i in source.permutation(len(kinds))]
    place = int(source.integers(1, len(kinds)))
    kinds[place:place] = ["major", "major"]
    weights = source.lognormal(0, 0.7, len(kinds))
    large = sum(weight for weight, kind in zip(weights, kinds) if kind == "large")
    days = numpy.sort(source.choice(DAYS, len(kinds), replace=False))
    releases, minor, patch = [], 0, 0
    for i, kind in enumerate(kinds):
        minor, patch = (minor, patch + 1) if kind == "tiny" else (minor + 1, 0)
        count = {
            "tiny": int(source.integers(8, 50)), "small": int(traces * source.uniform(0.003, 0.012)),
            "major": int(traces * MAJOR_SHARE)}.get(kind, int(traces * (1 - 2 * MAJOR_SHARE) * weights[i] / large))
        releases.append({
            "version": f"4.{minor}" + (f".{patch}" if patch else ""), "build": str(1000 + 37 * i), "kind": kind,
            "day": str(START + datetime.timedelta(days=int(days[i]))), "traces": count})
    return releases


def model_mix(source, releases):
    """The devices change slowly from one mix to another, and a little by chance."""
    old, new = source.dirichlet([3] * len(MODELS)), source.dirichlet([3] * len(MODELS))
    share = numpy.linspace(0, 1, len(releases))[:, None]
    mix = ((1 - share) * old + share * new) * source.lognormal(0, 0.15, (len(releases), len(MODELS)))
    return mix / mix.sum(axis=1, keepdims=True)


def system_mix(source, releases):
    """Old systems fade; the newest one comes in autumn, and within weeks."""
    days = [(datetime.date.fromisoformat(release["day"]) - START).days for release in releases]
    rows = []
    for day in days:
        newest = 0.7 / (1 + numpy.exp(-(day - 275) / 12))
        rest = numpy.array([0.05, 0.10, 0.35 * (1 - day / 500), 0.5])
        rows.append(numpy.append(rest / rest.sum() * (1 - newest), newest))
    mix = numpy.array(rows) * source.lognormal(0, 0.1, (len(rows), len(SYSTEMS)))
    return mix / mix.sum(axis=1, keepdims=True)


def base_rates(source, frequent):
    """0.2 to 2 %, and otherwise on each device and system, so that a change of the mix changes the rate of all."""
    rates = {}
    for finding in FINDINGS:
        middle = RATES[1] if finding in frequent else numpy.exp(source.uniform(*numpy.log(RATES)))
        by_system, by_model = source.lognormal(0, 0.35, len(SYSTEMS)), source.lognormal(0, 0.35, len(MODELS))
        rates[finding] = numpy.clip(middle * by_system[:, None] * by_model[None, :], 0.0005, 0.04)
    return rates
