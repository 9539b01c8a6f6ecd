"""The stave of a trace: a row for each orientation, and a line where the interface is over time.

It is made of the table of transitions alone. A line is solid from a turn on that an observation shows, and dashed
where only the rules say so. What was before the first turn is thin: the table does not say whether it was observed.
"""
from dataclasses import dataclass, field, replace

ROWS = (("portrait", "P"), ("landscapeLeft", "LL"), ("landscapeRight", "LR"), ("portraitUpsideDown", "UD"))
PITCH, WIDTH = 22, 1000
CHANGED = ("turned", "undetermined", "threw", "unpredicted")


@dataclass
class Stretch:
    """A part of the line, and what is allowed in it."""
    start: int
    end: int
    orientations: tuple
    kind: str  # observed, predicted or before
    allowed: tuple = ()
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
    found = [Stretch(0, end, split(transitions[0]["from_orientations"]), "before")]
    for row in transitions:
        found[-1].end = row["at_us"] or 0
        now = shown_after(row) or found[-1].orientations
        kind = "observed" if row["basis"] in ("observed", "contradicted") else "predicted"
        found.append(Stretch(found[-1].end, end, now, kind, split(row["allowed"])))
    return [stretch for stretch in found if stretch.end > stretch.start or stretch is found[-1]]


def shown_after(row):
    """What is shown after a row: what was observed, where that is not what the rules say."""
    is_other = row["basis"] == "contradicted" or row["outcome"] == "unpredicted"
    return split(row["observed"]) if is_other and row["observed"] else split(row["to_orientations"])


def marked(line, finding):
    """The line with the part that a finding is about. Where its orientation was allowed at first, that part begins
    when the finding does: the mask changed, and nothing was decided."""
    if finding["allowed"] is None:
        return line  # it is about something else than a mask
    at, shown, found = finding["at_us"] or 0, set(split(finding["orientation"])), []
    for stretch in line:
        is_about = stretch.end > at and shown & set(stretch.orientations)
        was_allowed = stretch.kind == "before" or shown & set(stretch.allowed)
        if is_about and stretch.start <= at and was_allowed:
            found.append(replace(stretch, end=at))
            stretch = replace(stretch, start=at, allowed=split(finding["allowed"]))
        found.append(replace(stretch, is_unwanted=bool(is_about) and not shown & set(stretch.allowed)))
        if stretch.end > at and not found[-1].is_unwanted:
            shown = set()
    return found


def draw(transitions, finding, end):
    """The stave of a finding's window."""
    mine = [row for row in transitions if row["window"] == finding["window"]]
    mine.sort(key=lambda row: (row["event"], row["ordinal"]))
    end = max([end or 0, finding["at_us"] or 0] + [row["at_us"] or 0 for row in mine]) or 1
    line = marked(stretches(mine, end), finding)
    used = {word for stretch in line for word in stretch.orientations + stretch.allowed}
    rows = [row for row in ROWS if row[0] in used] or list(ROWS[:1])
    stave = Stave(rows=rows, flag=(finding["at_us"] or 0) / end * WIDTH, words=in_words(line, finding))
    add_lines(stave, line, {row[0]: index for index, row in enumerate(rows)}, end)
    return stave


def add_lines(stave, line, place, end):
    before = None
    for stretch in line:
        classes = f"shown {stretch.kind}" + (" unwanted" if stretch.is_unwanted else "")
        x = stretch.start / end * WIDTH
        stave.allowed += [(x, stretch.end / end * WIDTH - x, place[word] * PITCH) for word in stretch.allowed]
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
    kinds = {"observed": "", "predicted": ", predicted, not observed", "before": ", at first"}
    parts = [
        f"from {stretch.start / 1e6:.3f} s {' or '.join(stretch.orientations) or 'unknown'}{kinds[stretch.kind]}"
        + (", unwanted" if stretch.is_unwanted else "") for stretch in line]
    line = "; ".join(parts) or "no turn is known"
    return f"Interface orientation: {line}. The finding is at {(finding['at_us'] or 0) / 1e6:.3f} s."
