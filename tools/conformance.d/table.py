"""One table of all runs: the steps that came to the same on several releases and devices share a row."""

from typing import NamedTuple

COLUMNS = ("verdict", "rule", "iOS", "run", "step", "predicted", "observed")
ORDER = ("DISAGREES", "not observed", "agrees")


class Row(NamedTuple):
    verdict: str
    rule: str
    run: str
    step: str
    predicted: tuple
    observed: str

    def cells(self, steps):
        places = where([(step.device, step.system) for step in steps])
        return self.verdict, self.rule, places, self.run, self.step, " or ".join(self.predicted), self.observed


class Table:
    def __init__(self, heading, steps, missing):
        self.rows = grouped(steps)
        self.heading = heading + [summary(self.rows, steps)]
        self.missing = missing

    @property
    def exit_code(self):
        if any(row.verdict == "DISAGREES" for row in self.rows):
            return 1
        if not self.rows:
            return 2
        return 3 if self.missing or any(row.verdict == "not observed" for row in self.rows) else 0

    def cells(self):
        rows = sorted(self.rows.items(), key=lambda item: (ORDER.index(item[0].verdict), item[0].rule))
        return [row.cells(steps) for row, steps in rows]

    def notes(self):
        """Which rules had a part in what disagrees, and what could not be run."""
        lines = []
        for row, steps in self.rows.items():
            others = sorted({rule for step in steps for rule in step.in_play})
            if row.verdict == "DISAGREES" and others:
                lines.append(f"rules with a part in {row.run}, {row.step}: {', '.join(others)}")
        return lines + ["not run: " + line for line in self.missing]

    def text(self):
        cells = [COLUMNS] + self.cells()
        widths = [max(len(row[column]) for row in cells) for column in range(len(COLUMNS))]
        lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in cells]
        return paragraphs(self.heading, lines, self.notes())

    def markdown(self):
        lines = ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |"
                 for row in [COLUMNS, ("---",) * len(COLUMNS)] + self.cells()]
        head = ["- " + line for line in self.heading]
        return paragraphs(head, lines, ["- " + line for line in self.notes()])


def paragraphs(*parts):
    return "\n\n".join("\n".join(lines) for lines in parts if lines) + "\n"


def grouped(steps):
    rows = {}
    for step in steps:
        row = Row(step.verdict, step.rule, step.run, step.step, step.predicted, step.observed or "nothing")
        rows.setdefault(row, []).append(step)
    return rows


def where(places):
    """The releases of each device, and devices with the same releases together."""
    releases = {}
    for device, system in places:
        releases.setdefault(device, []).append(system[:-2] if system.endswith(".0") else system)
    devices = {}
    for device, systems in releases.items():
        devices.setdefault(" ".join(systems), []).append(device)
    return "; ".join(f"{systems} {', '.join(names)}" for systems, names in devices.items())


def summary(rows, steps):
    agree = sum(step.verdict == "agrees" for step in steps)
    disagree = sum(row.verdict == "DISAGREES" for row in rows)
    rules = len({row.rule for row in rows} - {"none"})
    return f"{len(steps)} steps, of which {agree} agree; rows that disagree: {disagree}; rules that decided: {rules}"
