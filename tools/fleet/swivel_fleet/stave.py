"""The stave of a trace: a row for each orientation, and a line where the interface is over time.

It is made of the table of transitions alone. A line is solid from a turn on that an observation shows, and dashed
where only the rules say so. What was before the first turn is thin: the table does not say whether it was observed.
"""
from dataclasses import dataclass, field

ROWS = (("portrait", "P"), ("landscapeLeft", "LL"), ("landscapeRight", "LR"), ("portraitUpsideDown", "UD"))
PITCH, WIDTH = 22, 1000
CHANGED = ("turned", "undetermined", "threw", "unpredicted")


@dataclass
class Stretch:
    """A part of the line."""
    start: int
    end: int
    orientations: tuple
    kind: str  # observed, modeled or before
    is_unwanted: bool = False


@dataclass
class Stave:
    """The drawing, in units of a thousandth of the width."""
    rows: list = field(default_factory=list)
    lines: list = field(default_factory=list)  # x1, x2, y, classes
    joins: list = field(default_factory=list)  # x, y1, y2, classes
    allowed: list = field(default_factory=list)  # x, width, y
    flag: float = 0
    words: str = ""

    @property
    def height(self):
        return PITCH * len(self.rows)


def split(words):
    return tuple(word for word in (words or "").split(",") if word)


def stretches(transitions, end):
    """The line of a window from its rows of the table, in order."""
    if not transitions:
        return []
    found = [Stretch(0, transitions[0]["at_us"] or 0, split(transitions[0]["from_orientations"]), "before")]
    for row in transitions:
        is_seen = row["basis"] in ("observed", "contradicted")
        now = split(row["observed"]) if row["basis"] == "contradicted" or row["outcome"] == "unpredicted" else ()
        now = now or split(row["to_orientations"])
        found[-1].end = row["at_us"] or 0
        found.append(Stretch(found[-1].end, end, now or found[-1].orientations, "observed" if is_seen else "modeled"))
    return [stretch for stretch in found if stretch.end > stretch.start or stretch is found[-1]]


def mark_unwanted(line, finding):
    """Marks what a finding is about: its orientation, from the stretch on in which it was found."""
    shown, allowed = set(split(finding["orientation"])), set(split(finding["allowed"]))
    for stretch in line:
        is_after = stretch.end > (finding["at_us"] or 0)
        stretch.is_unwanted = is_after and bool(shown & set(stretch.orientations)) and not shown & allowed
        if is_after and not stretch.is_unwanted:
            break
    return line


def draw(transitions, finding, end):
    """The stave of a finding's window."""
    mine = sorted((t for t in transitions if t["window"] == finding["window"]), key=lambda t: (t["event"], t["ordinal"]))
    end = max([end or 0, finding["at_us"] or 0] + [t["at_us"] or 0 for t in mine]) or 1
    line = mark_unwanted(stretches(mine, end), finding)
    used = {word for stretch in line for word in stretch.orientations} | {word for t in mine for word in split(t["allowed"])}
    rows = [row for row in ROWS if row[0] in used] or list(ROWS[:1])
    place = {row[0]: index for index, row in enumerate(rows)}
    stave = Stave(rows=rows, flag=(finding["at_us"] or 0) / end * WIDTH, words=in_words(line, finding))
    for row, after in zip(mine, mine[1:] + [{"at_us": end}]):
        x, width = row["at_us"] / end * WIDTH, (after["at_us"] - row["at_us"]) / end * WIDTH
        stave.allowed += [(x, width, place[word] * PITCH) for word in split(row["allowed"]) if word in place]
    add_lines(stave, line, place, end)
    return stave


def add_lines(stave, line, place, end):
    before = None
    for stretch in line:
        classes = f"shown {stretch.kind}" + (" unwanted" if stretch.is_unwanted else "")
        x = stretch.start / end * WIDTH
        for word in stretch.orientations:
            y = place.get(word, 0) * PITCH + PITCH / 2
            stave.lines.append((x, stretch.end / end * WIDTH, y, classes))
        if before not in (None, y_of(stretch, place)) and y_of(stretch, place) is not None:
            stave.joins.append((x, *sorted((before, y_of(stretch, place))), classes))
        before = y_of(stretch, place)


def y_of(stretch, place):
    """Where the line is, if it is in one row."""
    return place.get(stretch.orientations[0], 0) * PITCH + PITCH / 2 if len(stretch.orientations) == 1 else None


def in_words(line, finding):
    """The drawing for those who do not see it."""
    kinds = {"observed": "", "modeled": ", predicted, not observed", "before": ", at first"}
    parts = [
        f"from {stretch.start / 1e6:.3f} s {' or '.join(stretch.orientations) or 'unknown'}{kinds[stretch.kind]}"
        + (", unwanted" if stretch.is_unwanted else "") for stretch in line]
    return f"Interface orientation: {'; '.join(parts) or 'no turn is known'}. The finding is at {(finding['at_us'] or 0) / 1e6:.3f} s."
