"""What the page shows, from the queries: values only, no words of the page."""
from dataclasses import dataclass

from swivel_fleet import stave
from swivel_fleet.queries import run
from swivel_fleet.small_multiples import panels
from swivel_fleet.texts import commands
from swivel_fleet.what_got_worse import WhatGotWorse

TOP, NEW = 12, 20  # how many fingerprints are shown, and how many new ones


@dataclass
class App:
    """What is shown of an app."""
    name: str
    releases: list
    regressions: list
    panels: list
    new: list


class PageData:
    """The answers for a page; `store` is open."""

    def __init__(self, store, alpha):
        self.alpha = alpha
        self.releases, self.rates = run(store, "releases"), run(store, "rates")
        self.overall = [row for row in self.rates if (row["system"], row["idiom"], row["model"]) == ("*", "*", "*")]
        self.rejected = run(store, "regressions", sweep=True, alpha=alpha)
        self.what_got_worse = WhatGotWorse(self.rates, run(store, "affected"), self.rejected)
        self.first = run(store, "first_versions")
        self.quality, self.errors = run(store, "quality"), run(store, "errors")
        self.top = [example | self.drawn(store, example) for example in run(store, "top_fingerprints")[:TOP]]
        names = sorted({row["app"] for row in self.releases}, key=lambda name: (-self.traces(name), name))
        self.apps = [self.app(name) for name in names]

    def traces(self, app=None):
        return sum(row["traces"] for row in self.quality if app in (None, row["app"]))

    def total(self, column):
        return sum(row[column] for row in self.quality)

    @property
    def worse(self):
        return [row for app in self.apps for row in app.regressions]

    def app(self, name):
        releases = [row for row in self.releases if row["app"] == name]
        regressions = self.what_got_worse.of(name, releases)
        worse = {(row["finding"], row["place"]) for row in regressions}
        rates = [row for row in self.overall if row["app"] == name]
        first_place = releases[0]["place"]
        new = [row for row in self.first if row["app"] == name and row["place"] > first_place]
        return App(name, releases, regressions, panels(rates, releases, worse), new[:NEW])

    def drawn(self, store, example):
        """The stave of an example, and how to look further."""
        key = example["example_key"].replace("'", "''")
        transitions = store.rows(f"SELECT * FROM transitions WHERE key = '{key}'")
        rows = store.rows(f"SELECT last_us FROM traces WHERE key = '{key}'")
        return {
            "stave": stave.draw(transitions, example, rows[0]["last_us"]),
            "commands": commands(example["example"], example["event"])}
