"""Base logs: each scenario on each device and system, recorded by `swivel record` from the scenario's events.

Where a finding is to be seen, the orientation that the rules predict is observed after each decision.
"""
import json
import pathlib
import subprocess
from concurrent.futures import ThreadPoolExecutor
from itertools import product

from synthetic.catalogue import MODELS, SYSTEMS, kinds

SETTLING = 1_500_000  # microseconds at the end, in which the interface comes to rest
DESCRIPTION = ("systemVersion", "device", "windowing", "controller")


class Swivel:
    """The program."""

    def __init__(self, path):
        self.path = str(path)

    def __call__(self, *arguments, text=None, codes=(0, 1)):
        done = subprocess.run([self.path, *map(str, arguments)], input=text, capture_output=True, text=True)
        assert done.returncode in codes, f"swivel {arguments[0]}: {done.stderr}"
        return done.stdout

    def json(self, *arguments, **options):
        return [json.loads(line) for line in self(*arguments, **options).splitlines()]


def as_text(events):
    return "\n".join(json.dumps(event | {"seq": number}) for number, event in enumerate(events)) + "\n"


def on_device(events, system, model):
    """The events of a run on another device and system."""
    described = [
        {"kind": "systemVersion", "version": system, "t": 0},
        {"kind": "device", "model": MODELS[model][0], "identifier": model, "t": 100},
    ]
    if MODELS[model][1] == "pad":
        described.append({"kind": "windowing", "mode": "fullScreen", "t": 150})
    others = [event for event in events if event["kind"] not in ("systemVersion", "linkedSDK", "device", "windowing")]
    return described + others


def observed(events, turns):
    """The events with an observation of each turn, when all that the turn's step does is done."""
    found, waiting = [], {}
    for number, event in enumerate(events):
        if event["kind"] == "marker":
            found += seen_at(waiting, event["t"] - 100)
            waiting = {}
        found.append(event)
        waiting |= turns.get(number, {})
    return found + seen_at(waiting, events[-1]["t"] + 400_000)


def seen_at(waiting, time):
    return [
        {"kind": "interfaceOrientation", "window": window, "orientation": orientation, "t": time}
        for window, orientation in waiting.items()]


def predicted_turns(swivel, events):
    """For each event that decides it, the orientation of each window afterwards."""
    turns = {}
    for line in swivel.json("replay", "--json", "-", text=as_text(events)):
        if len(line.get("to", ())) == 1 and "observed" not in line:
            turns.setdefault(line["seq"], {})[line["window"]] = line["to"][0]
    return turns


def base_events(swivel, kind, events, system, model):
    events = on_device(events, system, model)
    if kind == "unjudged":
        return [event for event in events if event["kind"] in DESCRIPTION]
    if kind != "predicted":
        events = observed(events, predicted_turns(swivel, events))
    return events + [{"kind": "phase", "phase": "inactive", "t": events[-1]["t"] + SETTLING}]


def make(swivel, folder, scenarios, small=False, systems=SYSTEMS, models=tuple(MODELS)):
    """Records all base logs into a folder; `scenarios` is the folder of traces/scenarios."""
    swivel, folder = Swivel(swivel), pathlib.Path(folder)
    played = folder / "scenarios"
    swivel("scenario", *sorted(pathlib.Path(scenarios).glob("*.json")), "-o", played)

    def record(job):
        (kind, finding), name, system, model = job
        events = swivel.json("cat", played / f"{name}.swivel")[1:]
        events = base_events(swivel, kind, [drop_number(event) for event in events], system, model)
        path = folder / "base" / kind / (finding or "none") / f"{name}@{system}@{model}.swivel"
        path.parent.mkdir(parents=True, exist_ok=True)
        swivel("record", "-o", path, "--force", text=as_text(events))

    scenarios_of = [(kind, name) for kind, names in kinds(small).items() for name in names]
    jobs = [(*pair, system, model) for pair, system, model in product(scenarios_of, systems, models)]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(record, jobs))


def drop_number(event):
    return {key: value for key, value in event.items() if key != "seq"}
