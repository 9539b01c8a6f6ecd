"""A log on its way through `swivel`."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Log:
    """A log: its name as delivered, the hash of its bytes, and which bytes of a file it is."""

    name: str
    content: str | None
    path: bytes
    start: int
    size: int
    error: str | None = None

    @property
    def delivery(self) -> str:
        """What is different for each log of a run."""
        return self.content or f"name:{self.name}"

    @property
    def range(self) -> bytes:
        """What `swivel summarize --ranges-from` reads."""
        return b"%b\0%b\0%d\0%d\0" % (self.name.encode(), self.path, self.start, self.size)
