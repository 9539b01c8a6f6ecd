"""Rates by release as small drawings, one for each finding, all with the same releases side by side."""
from dataclasses import dataclass, field

from swivel_fleet.texts import percent

WIDTH, HEIGHT, MARGIN = 300, 84, 6
ROUND = (0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.3, 0.5, 1.0)


@dataclass
class Panel:
    finding: str
    top: float  # the rate at the upper edge
    band: str = ""  # the path of the intervals
    line: str = ""
    points: list = field(default_factory=list)  # x, y, whether it got worse, words
    words: str = ""
    rows: list = field(default_factory=list)


def panels(rates, releases, worse):
    """A panel for each finding, those that got worse first.

    - rates: rows of the query `rates` for all devices and systems of an app.
    - releases: the app's rows of the query `releases`; those that are not compared are left out.
    - worse: pairs of a finding and a release's place.
    """
    places = [row["place"] for row in releases if row["is_large"]]
    by_finding = {}
    for row in rates:
        if row["place"] in places:
            by_finding.setdefault(row["finding"], []).append(row)
    bad = {finding for finding, _ in worse}
    highest = {finding: max(row["rate"] for row in rows) for finding, rows in by_finding.items()}
    names = sorted(by_finding, key=lambda finding: (finding not in bad, -highest[finding]))
    return [panel(name, sorted(by_finding[name], key=lambda row: row["place"]), places, worse) for name in names]


def panel(finding, rows, places, worse):
    # A wide interval of a small release may leave the drawing, so that the others can be seen.
    top = next(value for value in ROUND if value >= 1.15 * max(row["rate"] for row in rows) or value == 1)
    x = {place: MARGIN + (WIDTH - 2 * MARGIN) * (i + 0.5) / len(places) for i, place in enumerate(places)}

    def y(rate):
        return round(MARGIN + (HEIGHT - 2 * MARGIN) * (1 - min(rate, top) / top), 1)

    made = Panel(finding, top, rows=rows)
    upper = [f"{x[row['place']]:.1f} {y(row['high'])}" for row in rows]
    lower = [f"{x[row['place']]:.1f} {y(row['low'])}" for row in reversed(rows)]
    made.band = "M" + "L".join(upper + lower) + "Z"
    made.line = "M" + "L".join(f"{x[row['place']]:.1f} {y(row['rate'])}" for row in rows)
    for row in rows:
        is_worse = (finding, row["place"]) in worse
        made.points.append((round(x[row["place"]], 1), y(row["rate"]), is_worse, point_words(row)))
    made.words = panel_words(finding, rows, worse)
    return made


def point_words(row):
    return (
        f"{row['app_version']}: {percent(row['rate'])}, {row['affected']:,} of {row['counted']:,}, "
        f"interval {percent(row['low'])} to {percent(row['high'])}")


def panel_words(finding, rows, worse):
    """The panel for those who do not see it."""
    first, last = rows[0], rows[-1]
    got_worse = [row["app_version"] for row in rows if (finding, row["place"]) in worse]
    words = f"Rate of {finding} by release: {percent(first['rate'])} in {first['app_version']}"
    words += f", {percent(last['rate'])} in {last['app_version']}, the newest that is compared"
    return words + (f"; it got worse in {', '.join(got_worse)}." if got_worse else "; no release was measurably worse.")
