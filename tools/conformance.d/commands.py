import os
import subprocess

from failure import Failure


def output(command, hint):
    """What a program prints; HINT says what to do if it fails."""
    try:
        done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              check=False, encoding="utf-8", errors="replace")
    except OSError as error:
        raise Failure(f"{command[0]} cannot be run ({error.strerror}); {hint}") from None
    if done.returncode != 0:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise Failure(f"{' '.join(map(str, command[:3]))} failed: {said[-1] if said else 'it says nothing'}; {hint}")
    return done.stdout


def logged(command, log, environment, folder):
    """Runs a program whose output goes to a file, and returns its exit code."""
    with open(log, "wb") as file:
        return subprocess.run([str(word) for word in command], stdout=file, stderr=subprocess.STDOUT, cwd=folder,
                              env=dict(os.environ, **environment), check=False).returncode


def swivel(root, given, products):
    """The swivel program that was given, or one that is built now with other products of the package."""
    if given:
        if not given.is_file():
            raise Failure(f"there is no program {given}; build it with swift build --product swivel")
        return given.resolve()
    for product in products:
        output(["swift", "build", "--package-path", root, "--product", product],
               "see what swift build prints, and check that Swift is 6.2 or newer")
    return binaries(root) / "swivel"


def binaries(root):
    from pathlib import Path

    path = output(["swift", "build", "--package-path", root, "--show-bin-path"], "check that Swift is installed")
    return Path(path.strip())
