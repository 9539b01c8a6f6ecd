"""The logs whose instructions are counted: the same in every run."""
import json, subprocess

SIDES = ["landscapeLeft", "landscapeRight"]
START = [
    {"kind": "systemVersion", "version": "17.4"},
    {"kind": "appMask", "mask": ["portrait"] + SIDES},
    {"kind": "windowAdded", "window": 1, "scene": 1, "level": 0, "hidden": False},
    {"kind": "controller", "controller": 1, "type": "tab", "name": "Tabs"},
    {"kind": "controller", "controller": 2, "type": "navigation", "name": "Stack"},
    {"kind": "childAdded", "parent": 1, "child": 2},
    {"kind": "rootChanged", "window": 1, "controller": 1},
    {"kind": "controller", "controller": 3, "type": "plain", "name": "List"},
    {"kind": "childAdded", "parent": 2, "child": 3},
    {"kind": "supported", "controller": 3, "mask": ["portrait"] + SIDES},
    {"kind": "interfaceOrientation", "window": 1, "orientation": "portrait"},
]


def shown(page):
    return [
        {"kind": "willShow", "on": 2, "controller": page, "animated": True, "interactive": False},
        {"kind": "didShow", "on": 2, "controller": page},
    ]


def calm(_):
    """A page is pushed and popped, and nothing rotates."""
    page = {"kind": "controller", "controller": 4, "type": "plain", "name": "Detail"}
    return [page, {"kind": "childAdded", "parent": 2, "child": 4}, *shown(4),
            {"kind": "childRemoved", "parent": 2, "child": 4}, *shown(3)]


def turning(number):
    """The device is turned, and the interface follows."""
    sides = ["portrait"] + SIDES
    side, back = sides[number % 3], sides[(number + 1) % 3]
    interface = {"portrait": "portrait", "landscapeLeft": "landscapeRight", "landscapeRight": "landscapeLeft"}
    return [event for word in (side, back) for event in (
        {"kind": "deviceOrientation", "orientation": word},
        {"kind": "interfaceOrientation", "window": 1, "orientation": interface[word]})]


def wrong(number):
    """A page that only supports portrait is seen in landscape, since its tab bar controller answers for it."""
    return [
        {"kind": "controller", "controller": 4, "type": "plain", "name": f"Page{number}"},
        {"kind": "supported", "controller": 4, "mask": ["portrait"]},
        {"kind": "childAdded", "parent": 2, "child": 4}, *shown(4),
        {"kind": "deviceOrientation", "orientation": SIDES[number % 2]},
        {"kind": "interfaceOrientation", "window": 1, "orientation": SIDES[1 - number % 2]},
        {"kind": "childRemoved", "parent": 2, "child": 4}, *shown(3),
    ]


def repeated(part, count):
    return [event for number in range(count) for event in part(number)]


# The number of events, and for what the instructions are counted, and how often it is there.
LOGS, CONTENTS = {}, {}
for name, part, repeats, unit in (
    ("start", calm, 0, "an event"), ("calm", calm, 1_000, "an event"), ("turning", turning, 1_500, "an event"),
    ("wrong", wrong, 100, "a finding")):
    CONTENTS[name] = START + repeated(part, repeats)
    events = len(CONTENTS[name])
    # Each page but the first is found twice: as shown, and as pushed while the device was turned.
    LOGS[name] = (events, unit, 2 * repeats - 1 if unit == "a finding" else events - len(START))


def write(swivel, folder):
    """Writes the logs, half a second between two events."""
    for name, events in CONTENTS.items():
        lines = [json.dumps({"swivel": "1.0", "unit": "1us", "header": {}})]
        lines += [json.dumps({"seq": number, "t": number * 500_000, **event}) for number, event in enumerate(events)]
        subprocess.run([swivel, "record", "-o", f"{folder}/{name}.swivel"], input="\n".join(lines) + "\n", text=True,
                       check=True, capture_output=True)
