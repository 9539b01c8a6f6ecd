"""Programs that take the place of Apple's, so that everything around them runs on Linux."""

import json
import os
import pathlib
import stat
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
KIT = HERE.parents[1] / "conformance"

XCRUN = "cat '{folder}/listing.json'"
SW_VERS = "echo 26.1"
XCODEBUILD = """
case "$1" in
-version) printf 'Xcode 26.1\\nBuild version 17B55\\n' ;;
build-for-testing)
  echo "$SWIVEL_SAMPLE_APPS $*" >>'{folder}/calls'
  [ -z "${{BUILD_FAILS-}}" ] || exit 65
  while [ "$1" != -derivedDataPath ]; do shift; done
  mkdir -p "$2/Build/Products" && : >"$2/Build/Products/Kit.xctestrun" ;;
test-without-building)
  echo "$TEST_RUNNER_SWIVEL_CONFORMANCE_SETTLE $*" >>'{folder}/calls'
  logs="$MODEL_LOGS/$(basename "$TEST_RUNNER_SWIVEL_TRACE_DIR")"
  [ -n "${{NO_LOGS-}}" ] || cp "$logs"/*.swivel "$TEST_RUNNER_SWIVEL_TRACE_DIR"
  [ -z "${{TEST_FAILS-}}" ] || exit 65 ;;
esac
"""


class StandIns:
    """A folder of such programs, which find the logs of simulators in a folder of the look-alike's."""

    def __init__(self, folder, listing, logs=""):
        self.folder, self.logs = pathlib.Path(folder), str(logs)
        (self.folder / "bin").mkdir()
        (self.folder / "listing.json").write_text(json.dumps(listing), encoding="utf-8")
        for name, text in (("xcrun", XCRUN), ("xcodebuild", XCODEBUILD), ("sw_vers", SW_VERS)):
            self.add(name, text.format(folder=self.folder))

    def add(self, name, text):
        path = self.folder / "bin" / name
        path.write_text("#!/bin/bash\nset -e\n" + text + "\n", encoding="utf-8")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)

    def calls(self):
        return (self.folder / "calls").read_text(encoding="utf-8").splitlines()

    def run(self, *words, **environment):
        path = f"{self.folder / 'bin'}:{os.environ['PATH']}"
        return kit(*words, "--output", self.folder / "out", PATH=path, MODEL_LOGS=self.logs, **environment)


def kit(*words, **environment):
    """Runs the kit with the swivel program that SWIVEL names."""
    command = [str(KIT), *map(str, words), "--swivel", os.environ["SWIVEL"]]
    return subprocess.run(command, env=dict(os.environ, **environment), stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, encoding="utf-8", check=False)
