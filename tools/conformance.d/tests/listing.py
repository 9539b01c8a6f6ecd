"""What `xcrun simctl list -j` prints, with made-up identifiers of devices."""

KIND = "com.apple.CoreSimulator.SimDeviceType."
RUNTIME = "com.apple.CoreSimulator.SimRuntime."


def kind(name, family):
    return {"identifier": KIND + name, "name": name.replace("-", " "), "productFamily": family}


def runtime(version, system="iOS", **other):
    identifier = RUNTIME + f"{system}-{version.replace('.', '-')}"
    known = {"identifier": identifier, "version": version, "name": f"{system} {version}", "isAvailable": True}
    return dict(known, **other)


def device(name, udid, **other):
    return dict({"name": name.replace("-", " "), "udid": udid, "state": "Shutdown", "isAvailable": True,
                 "deviceTypeIdentifier": KIND + name}, **other)


LISTING = {
    "devicetypes": [kind("iPhone-SE-3rd-generation", "iPhone"), kind("iPhone-15", "iPhone"),
                    kind("iPhone-17", "iPhone"), kind("iPad-Air-5th-generation", "iPad"), kind("Apple-Watch-Series-10-42mm", "Apple Watch")],
    "runtimes": [
        runtime("26.0"), runtime("17.5"), runtime("16.4", isAvailable=False), runtime("14.5"),
        runtime("10.5", system="watchOS"),
    ],
    "devices": {
        RUNTIME + "iOS-17-5": [
            device("iPhone-SE-3rd-generation", "A1"), device("iPhone-15", "A2"),
            device("iPad-Air-5th-generation", "A3", isAvailable=False), device("iPad-Air-5th-generation", "A4"),
        ],
        RUNTIME + "iOS-26-0": [device("iPhone-17", "B1")],
        RUNTIME + "iOS-14-5": [device("iPhone-15", "C1")],
        RUNTIME + "watchOS-10-5": [device("Apple-Watch-Series-10-42mm", "D1")],
    },
}
