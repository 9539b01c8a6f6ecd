"""What a log has of each step: which rule decided, what it predicted, and what was observed at the end."""

from typing import NamedTuple, Optional


class Step(NamedTuple):
    system: str
    device: str
    run: str
    step: str
    rule: str
    predicted: tuple
    observed: Optional[str]
    # If it disagrees: all rules that had a part in the prediction.
    in_play: tuple = ()

    @property
    def verdict(self):
        if self.observed is None:
            return "not observed"
        return "agrees" if self.observed in self.predicted else "DISAGREES"


def steps_of(records, place, run):
    """The steps of a log, from the records that `swivel replay --json` prints."""
    steps = []
    # Of several windows, only that by which the scene turns is observed.
    windows = sorted({record["window"] for record in records if "observed" in record})
    for name, part in split(records):
        for window in windows:
            seen = [record for record in part if record.get("window") == window]
            step = step_of(seen, place, run, name)
            if step:
                steps.append(step)
    return steps


def split(records):
    """The records of each step, which begin with its marker; what precedes the first is the launch."""
    name, part = None, []
    for record in records:
        if "marker" in record:
            if name:
                yield name, part
            name, part = record["marker"], []
        else:
            part.append(record)
    if name:
        yield name, part


def step_of(records, place, run, name):
    decisions = [record for record in records if "trigger" in record]
    sightings = [record for record in records if "observed" in record]
    if decisions:
        # Whatever is seen on the way, the last decision is what the step comes to.
        rule, predicted = decisions[-1].get("rule", "none"), decisions[-1]["to"]
    elif sightings:
        rule, predicted = "none", sightings[0]["from"]
    else:
        return None
    observed = sightings[-1]["observed"] if sightings else None
    in_play = [other for record in sightings for other in record.get("rulesInPlay", []) if other != rule]
    return Step(place.system, place.device, run, name, rule, tuple(predicted), observed, tuple(in_play))
