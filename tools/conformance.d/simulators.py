"""Chooses an iPhone and an iPad for each installed release, from what `xcrun simctl list -j` prints.

Its keys, as in outputs of Xcode 11 to 26 that bitrise-io/go-xcode (destination/testdata) and
FilledStacks/device_finder (test/test_data.dart) keep: `runtimes` with `identifier`, `version` and `isAvailable`;
`devices` by the identifier of their runtime, with `udid`, `name`, `isAvailable` and `deviceTypeIdentifier`;
`devicetypes` with `identifier` and `productFamily`. Only newer ones give runtimes a `platform`.
"""

from typing import NamedTuple

FAMILIES = ("iPhone", "iPad")
# The floor of the package, which is also the app's deployment target.
OLDEST = 15


class Simulator(NamedTuple):
    system: str
    family: str
    name: str
    udid: str


def choose(listing, wanted):
    """The simulators to use, oldest release first, and what is missing, in words.

    WANTED says of a version whether it is to be run.
    """
    families = {kind["identifier"]: kind.get("productFamily") for kind in listing.get("devicetypes", [])}
    chosen, missing = [], []
    for runtime in sorted(filter(is_usable, listing.get("runtimes", [])), key=lambda runtime: key(runtime["version"])):
        version = runtime["version"]
        if not wanted(version):
            continue
        devices = [device for device in listing.get("devices", {}).get(runtime["identifier"], [])
                   if device.get("isAvailable", True)]
        for family in FAMILIES:
            device = best(devices, family, families)
            if device:
                chosen.append(Simulator(version, family, device["name"], device["udid"]))
            else:
                missing.append(f"iOS {version} {family}: there is no such simulator; create one in Xcode > Window > "
                               "Devices and Simulators")
    return chosen, missing


def is_usable(runtime):
    is_ios = runtime["identifier"].split(".")[-1].startswith("iOS-")
    return is_ios and runtime.get("isAvailable", False) and key(runtime["version"])[0] >= OLDEST


def best(devices, family, families):
    """The first of a family; a phone without a home button, if there is one, because most people have that."""
    found = [device for device in devices if family_of(device, families) == family]
    return next((device for device in found if "iPhone-SE" not in device["deviceTypeIdentifier"]),
                found[0] if found else None)


def family_of(device, families):
    kind = device.get("deviceTypeIdentifier", "")
    known = families.get(kind)
    return known or next((family for family in FAMILIES if kind.split(".")[-1].startswith(family)), None)


def key(version):
    return [int(number) for number in version.split(".")]
