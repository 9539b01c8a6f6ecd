"""Builds the app and its UI test with Xcode, and runs the test in simulators.

What it relies on, none of which was seen on a Mac:
- release notes of Xcode 13 (74104870): variables named TEST_RUNNER_NAME reach the test runner as NAME;
- manual page xcodebuild.xctestrun(5): build-for-testing writes a file that test-without-building takes with -xctestrun;
- apple.yml in .github/workflows: SWIVEL_SAMPLE_APPS makes the sample apps a product, because the environment of
  xcodebuild reaches the manifests of packages;
- release notes of Xcode 16: folders that the project synchronizes need no list of files; version 77 of its format;
- CoreSimulator: an app and a test runner in a simulator can write to folders of the Mac, as the guide to UI tests says.
"""

import json
import shutil

from commands import logged, output, swivel
from failure import Failure
from model import wanted
from recording import Place, Recorded, fresh
from simulators import choose

XCODE = "install Xcode 26 or newer, start it once, and run sudo xcode-select --switch /Applications/Xcode.app"
RUNTIMES = "install one with xcodebuild -downloadPlatform iOS, or in Xcode > Settings > Components"


def record(root, options):
    if not shutil.which("xcrun") or not shutil.which("xcodebuild"):
        raise Failure(f"there is no Xcode; {XCODE}")
    xcode = " ".join(output(["xcodebuild", "-version"], XCODE).split())
    mac = output(["sw_vers", "-productVersion"], "it is part of macOS").strip()
    listing = json.loads(output(["xcrun", "simctl", "list", "-j"], XCODE))
    simulators, missing = choose(listing, lambda version: wanted(version, options.runtime))
    if not simulators:
        raise Failure(f"no simulator can be used: {missing[0] if missing else no_runtime(options.runtime)}")
    program = swivel(root, options.swivel, ["swivel"])
    fresh(options.output)
    heading = [f"{xcode}, macOS {mac}, {output([program, '--version'], 'build it anew').strip()}"]
    heading += [f"iOS {it.system} {it.family}: {it.name}" for it in simulators]
    places = []
    for requires_full_screen in (False, True):
        # Without UIRequiresFullScreen, an iPad does not read masks; on a phone the key changes nothing.
        using = [it for it in simulators if it.family == "iPad" or not requires_full_screen]
        tests = build(root, options.output, requires_full_screen) if using else None
        for simulator in using:
            place = place_of(simulator, options.output, requires_full_screen)
            missing += test(tests, simulator, place, options)
            places.append(place)
    return Recorded(program, heading, places, missing)


def no_runtime(runtimes):
    named = f"iOS {', '.join(runtimes)}" if runtimes else "iOS 15 or newer"
    return f"there is no runtime of {named}; {RUNTIMES}"


def place_of(simulator, folder, requires_full_screen):
    device = simulator.family + (" full-screen" if requires_full_screen else "")
    name = f"{simulator.system}-{device}".replace(" ", "-")
    return Place(simulator.system, device, folder / "logs" / name)


def build(root, folder, requires_full_screen):
    """Builds the app and the UI test, and returns the file that says how to run them."""
    name = "build-full-screen" if requires_full_screen else "build"
    log = folder / f"{name}.log"
    # Not in the folder of the results: it is large, and has paths of this Mac.
    derived = root / ".build/conformance-xcode" / name
    shutil.rmtree(derived, ignore_errors=True)
    command = [
        "xcodebuild", "build-for-testing", "-project", root / "Tests/Conformance/SwivelConformance.xcodeproj",
        "-scheme", "SwivelConformance", "-destination", "generic/platform=iOS Simulator",
        "-derivedDataPath", derived, "INFOPLIST_KEY_UIRequiresFullScreen=" + ("YES" if requires_full_screen else "NO"),
    ]
    code = logged(command, log, {"SWIVEL_SAMPLE_APPS": "1"}, root)
    tests = sorted(derived.glob("Build/Products/*.xctestrun"))
    if code != 0 or not tests:
        raise Failure(f"xcodebuild could not build the app (exit code {code}); see {log}, and report it with that file")
    return tests[0]


def test(tests, simulator, place, options):
    """Runs the UI test in a simulator; what failed is returned in words, because the other logs are worth reading."""
    place.folder.mkdir(parents=True)
    log = place.folder / "xcodebuild.log"
    command = [
        "xcodebuild", "test-without-building", "-xctestrun", tests,
        "-destination", f"platform=iOS Simulator,id={simulator.udid}",
        "-resultBundlePath", place.folder / "result.xcresult",
    ]
    environment = {
        "TEST_RUNNER_SWIVEL_TRACE_DIR": str(place.folder.resolve()),
        "TEST_RUNNER_SWIVEL_CONFORMANCE_SETTLE": str(options.settle),
    }
    if options.run:
        environment["TEST_RUNNER_SWIVEL_CONFORMANCE_RUN"] = " ".join(options.run)
    code = logged(command, log, environment, place.folder)
    return [f"iOS {place.system} {place.device}: the UI test failed (exit code {code}); see {log}"] if code else []
