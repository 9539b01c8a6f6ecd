"""Plays the runs on the look-alike of UIKit, which follows the rules: nothing here says anything about UIKit."""

from commands import output, swivel
from failure import Failure
from recording import Place, Recorded, fresh

WARNING = "model against itself: tests the kit, not UIKit"
HINT = "swift build --product swivel-conformance builds it"


def record(root, options):
    program = swivel(root, options.swivel, ["swivel", "swivel-conformance"])
    player = program.with_name("swivel-conformance")
    fresh(options.output)
    logs = options.output / "logs"
    words = ["--without", options.without] if options.without else []
    for run in options.run:
        words += ["--run", run]
    output([player, logs] + words, HINT)
    places = [place(folder) for folder in sorted(logs.iterdir(), key=order)]
    places = [place for place in places if wanted(place.system, options.runtime)]
    if not places:
        missing = ", ".join(options.runtime)
        raise Failure(f"the look-alike has no iOS {missing}; leave --runtime out to see which it has")
    heading = [WARNING]
    if options.without:
        heading.append(f"the look-alike lacks the rule {options.without}")
    return Recorded(program, heading, places, [])


def place(folder):
    system, device = folder.name.split("-", 1)
    return Place(system, device.replace("-", " ", 1), folder)


def order(folder):
    system, device = folder.name.split("-", 1)
    return [int(number) for number in system.split(".")], device


def wanted(system, runtimes):
    """Whether a release is one of those: 17 stands for all of its releases, 17.5 for itself."""
    return not runtimes or any((system + ".").startswith(runtime + ".") for runtime in runtimes)
