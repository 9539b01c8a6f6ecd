"""Counts instructions with valgrind's callgrind."""
import os, re, subprocess

LINE = re.compile(r"^ *([\d,]+) \([ \d.]+%\)  (.*)$")


def stripped(swivel, folder):
    """A copy without debug information, whose form valgrind does not read."""
    copy = f"{folder}/swivel"
    subprocess.run(["strip", "--strip-debug", "-o", copy, swivel], check=True)
    return copy


def count(swivel, arguments, folder):
    """The instructions of a command as TOTAL, and those of each function of the program with all that it calls."""
    counts = f"{folder}/counts"
    environment = dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1", TZ="UTC", NO_COLOR="1")
    subprocess.run(
        ["valgrind", "--tool=callgrind", f"--callgrind-out-file={counts}", "--error-exitcode=99", swivel, *arguments],
        cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    listing = subprocess.run(
        ["callgrind_annotate", "--inclusive=yes", "--threshold=100", counts], capture_output=True, text=True,
        check=True).stdout
    names = subprocess.run(
        ["swift", "demangle", "--simplified"], input=listing, capture_output=True, text=True, check=True).stdout
    functions = {}
    for line in names.splitlines():
        match = LINE.match(line)
        if not match: continue
        taken, name = int(match[1].replace(",", "")), match[2]
        if name == "PROGRAM TOTALS": functions["TOTAL"] = taken
        elif name.endswith(f"[{swivel}]"):
            # Several functions have one name without their types; the outermost has the most.
            name = name.split(":", 1)[1].rsplit(" [", 1)[0]
            functions[name] = max(taken, functions.get(name, 0))
    return functions
