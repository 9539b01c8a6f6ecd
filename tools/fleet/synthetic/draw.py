"""Draws the traces of a world: what each was recorded on, and which base log it is a copy of."""
import datetime
import uuid
from dataclasses import dataclass

import numpy

from synthetic.catalogue import MODELS, PREDICTED, SYSTEMS

UNJUDGED = 0.01
WITHOUT_INSTALL = 0.1
AGAIN = 0.15  # the share of traces whose install already has one in the release
ALIKE = 0.5  # how often such a trace is as the one before
DAYS_OF_USE = 12  # after which two thirds of a release's traces have begun
APP = "com.example.reader"


@dataclass(frozen=True)
class Trace:
    id: str
    version: str
    build: str
    start: datetime.datetime
    install: str | None
    model: str
    system: str
    base: str  # the name of its base log

    @property
    def header(self):
        return {
            "id": self.id, "start": self.start.strftime("%Y-%m-%dT%H:%M:%SZ"), "source": "recorder", "app": APP,
            "version": self.version, "build": self.build, "os": f"iOS {self.system}", "device": self.model,
            "install": self.install}


def kinds_of(world, release):
    """What a trace of a release can be, and how likely: the chances of each system × model come to 1."""
    everywhere = numpy.ones((len(SYSTEMS), len(MODELS)))
    rates = {("seen", finding): world.rate(finding, release) for finding in world.base}
    rates |= {("predicted", finding): everywhere * world.predicted_rate(finding, release) for finding in PREDICTED}
    rates[("unjudged", "none")] = everywhere * UNJUDGED
    rates[("clean", "none")] = 1 - sum(rates.values())
    return list(rates), numpy.cumsum(numpy.array(list(rates.values())), axis=0)


def draw(world, bases):
    """The traces of all releases; `bases` has the base logs of each kind, finding, system and model."""
    source = numpy.random.default_rng([world.seed, 3])
    for number, release in enumerate(world.releases):
        yield from of_release(source, world, number, release, bases)


def of_release(source, world, number, release, bases):
    kinds, chances = kinds_of(world, number)
    count = release["traces"]
    models = source.choice(len(MODELS), count, p=world.models[number])
    systems = source.choice(len(SYSTEMS), count, p=world.systems[number])
    picks = (chances[:, systems, models] < source.random(count)).sum(axis=0).clip(max=len(kinds) - 1)
    seconds = (source.exponential(DAYS_OF_USE, count) * 86400).astype(int)
    chance = source.random((count, 4))
    first = datetime.datetime.fromisoformat(release["day"])
    model_names, before = list(MODELS), None
    for i in range(count):
        again = before is not None and before.install and chance[i, 0] < AGAIN
        start = first + datetime.timedelta(seconds=int(seconds[i]))
        install = before.install if again else new_id(source) if chance[i, 1] >= WITHOUT_INSTALL else None
        model, system = (before.model, before.system) if again else (model_names[models[i]], SYSTEMS[systems[i]])
        if again and chance[i, 2] < ALIKE:
            base = before.base
        else:
            base = pick(bases, kinds[picks[i]], system, model, chance[i, 3])
        before = Trace(new_id(source), release["version"], release["build"], start, install, model, system, base)
        yield before


def pick(bases, kind, system, model, chance):
    """A base log of the kind; where a device or system has none, one without a finding."""
    found = bases.get((*kind, system, model)) or bases["clean", "none", system, model]
    return found[int(chance * len(found))]


def new_id(source):
    return uuid.UUID(bytes=source.bytes(16)).hex
