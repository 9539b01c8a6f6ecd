import shutil
from typing import NamedTuple

from failure import Failure

MARK = ".swivel-conformance"


class Place(NamedTuple):
    """A release of iOS on a kind of device, with the folder of its logs."""

    system: str
    device: str
    folder: object


class Recorded(NamedTuple):
    """What a driver did: lines for the head of the table, the places, what could not be run."""

    swivel: object
    heading: list
    places: list
    missing: list


def fresh(folder):
    """Empties the folder of an earlier run, or makes a new one; never touches anybody else's."""
    if folder.exists() and not (folder / MARK).exists() and any(folder.iterdir()):
        raise Failure(f"{folder} has files that are not of this kit; name a new folder with --output")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / MARK).touch()
