"""The regressions that are planted in a fleet. They depend on the seed alone."""
import numpy

from synthetic.catalogue import FINDINGS, MODELS, PREDICTED, SYSTEMS

RATIOS = (1.5, 2.0, 3.0, 5.0)
RATIO_SHARES = (0.2, 0.25, 0.3, 0.25)
SCOPES = ("all", "idiom", "model", "system")
SCOPE_SHARES = (0.5, 0.2, 0.15, 0.15)
PLANTS = 10


def plant(seed, kinds):
    """The plants of a fleet whose releases are of these kinds: major, large, small or tiny.

    Each has another finding. The first is in a tiny release, and can only show in a later one. The second is the
    least increase, of the most frequent finding, in the second of two major releases. The last only makes more
    traces in which a finding is predicted: it must never be reported.
    """
    source = numpy.random.default_rng([seed, 2])
    findings = [str(finding) for finding in source.permutation(list(FINDINGS)) if not finding.startswith("ipad-")]
    findings.insert(int(source.integers(2, PLANTS)), "ipad-masks-not-consulted")
    tiny = [i for i, kind in enumerate(kinds) if kind == "tiny" and 0 < i < len(kinds) - 1]
    others = [i for i, kind in enumerate(kinds) if kind != "tiny" and i > 0]
    last_major = max(i for i, kind in enumerate(kinds) if kind == "major")
    places = [tiny, [last_major]] + [others] * (PLANTS - 2)
    planted = [
        one(source, finding, int(source.choice(list(among))), len(kinds)) for finding, among in zip(findings, places)]
    planted[1] |= {"scope": "all", "ratio": min(RATIOS), "is_frequent": True}
    decoy = one(source, str(source.choice(PREDICTED)), int(source.choice(others)), len(kinds))
    return planted + [decoy | {"kind": "predicted", "scope": "all", "ratio": 4.0}]


def one(source, finding, release, count):
    """One regression: from a release on, to the end or until it is fixed."""
    later = list(range(release + 2, count))
    is_fixed = bool(later) and source.random() < 0.4
    return {
        "kind": "seen", "finding": finding, "release": release, "scope": choose_scope(source, finding),
        "ratio": float(source.choice(RATIOS, p=RATIO_SHARES)),
        "fixed_in": int(source.choice(later)) if is_fixed else None}


def choose_scope(source, finding):
    scope = str(source.choice(SCOPES, p=SCOPE_SHARES))
    is_pad = finding.startswith("ipad-")
    if scope == "idiom":
        return "idiom=pad" if is_pad or source.random() < 0.5 else "idiom=phone"
    if scope == "model":
        return f"model={source.choice([m for m, (_, idiom) in MODELS.items() if idiom == 'pad' or not is_pad])}"
    return f"system={source.choice([system.split('.')[0] for system in SYSTEMS[2:]])}" if scope == "system" else "all"
