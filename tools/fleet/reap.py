"""Runs a command, and writes how much processor time it and all below it took to a file.

A Java that Python started outlives it, and then has no parent. Here it becomes this process's.
"""

import ctypes
import json
import os
import resource
import subprocess
import sys
import time

PR_SET_CHILD_SUBREAPER = 36


def main() -> int:
    """reap.py FILE COMMAND…"""
    target, *command = sys.argv[1:]
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    started = time.monotonic()
    code = subprocess.run(command).returncode
    seconds = time.monotonic() - started
    while True:
        try:
            os.wait()
        except ChildProcessError:
            break
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    with open(target, "w") as file:
        json.dump({"seconds": seconds, "processor": used.ru_utime + used.ru_stime}, file)
    return code


if __name__ == "__main__":
    sys.exit(main())
