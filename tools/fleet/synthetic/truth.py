"""What is true in a synthetic fleet: what the reported regressions are compared with."""
from synthetic.catalogue import MODELS, SYSTEMS


def effective_rate(world, bases, finding, release):
    """The rate of a finding for each stratum (idiom, model, system), where it can be at all."""
    rates = world.rate(finding, release)
    return {
        (MODELS[model][1], model, system.split(".")[0]): float(rates[i, j])
        if bases.covers("seen", finding, system, model) else 0.0
        for i, system in enumerate(SYSTEMS) for j, model in enumerate(MODELS)}


def in_scope(stratum, scope):
    name, _, value = scope.partition("=")
    return scope == "all" or stratum[{"idiom": 0, "model": 1, "system": 2}[name]] == value


def is_increased(world, bases, finding, before, after, scope):
    """Whether a finding is more frequent after than before anywhere in a scope; if not, a report is a false alarm."""
    old, new = (effective_rate(world, bases, finding, release) for release in (before, after))
    return any(new[stratum] > old[stratum] * (1 + 1e-9) for stratum in new if in_scope(stratum, scope))


def as_json(world, bases, counts=None):
    """The truth file of a fleet."""
    plants = [
        plant | {
            "version": world.releases[plant["release"]]["version"],
            "fixed_version": world.releases[plant["fixed_in"]]["version"] if plant["fixed_in"] is not None else None}
        for plant in world.plants]
    first = {finding: effective_rate(world, bases, finding, 0) for finding in world.base}
    rates = {
        finding: {" ".join(stratum): round(rate, 6) for stratum, rate in by_stratum.items()}
        for finding, by_stratum in first.items()}
    return {
        "schema": "swivel.fleet.truth/1", "seed": world.seed, "releases": world.releases, "plants": plants,
        "rates_of_first_release": rates, "delivered": counts or {}}
