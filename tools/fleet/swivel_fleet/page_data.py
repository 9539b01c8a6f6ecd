"""What the page shows, from the queries: values only, no words of the page."""
from dataclasses import dataclass

from swivel_fleet import stave
from swivel_fleet.queries import run
from swivel_fleet.small_multiples import panels
from swivel_fleet.texts import commands

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
        self.affected = {(row["app"], row["place"], row["finding"]): row for row in run(store, "affected")}
        self.rejected = run(store, "regressions", sweep=True, alpha=alpha)
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
        regressions = self.regressions(name, releases)
        worse = {(row["finding"], row["place"]) for row in regressions}
        rates = [row for row in self.overall if row["app"] == name]
        first_place = releases[0]["place"]
        new = [row for row in self.first if row["app"] == name and row["place"] > first_place]
        return App(name, releases, regressions, panels(rates, releases, worse), new[:NEW])

    def regressions(self, app, releases):
        """Each finding that got worse, in its clearest scope. What is found again in later releases, because they
        are compared with one from before it, is the same."""
        found, newest = {}, max((row["place"] for row in releases if row["is_large"]), default=0)
        for row in sorted((row for row in self.rejected if row["app"] == app), key=lambda row: row["place"]):
            known = found.get(row["finding"], [])
            if known and known[-1]["place"] == row["place"]:
                known[-1]["others"].append(row)
            elif not known or known[-1]["place"] <= row["place_before"]:
                found.setdefault(row["finding"], []).append(row | {"others": []})
        kept = [row for rows in found.values() for row in rows]
        for row in kept:
            row["between"] = [r for r in releases if row["place_before"] < r["place"] < row["place"]]
            row["installs"] = self.affected.get((app, row["place"], row["finding"]))
            row["now"] = self.rate(app, newest, row["finding"])
            row["is_newest"] = row["place"] == newest
            row["rates"] = self.both_rates(row, row["scope"])
            row["by_device"] = [(scope, *self.both_rates(row, scope)) for scope in self.idioms(row)]
        return sorted(kept, key=lambda row: (-row["place"], row["p"]))

    def rate(self, app, place, finding):
        return next((r for r in self.overall if (r["app"], r["place"], r["finding"]) == (app, place, finding)), None)

    def both_rates(self, row, scope):
        """The rates of a regression's finding in a scope, before and after."""
        name, _, value = scope.partition("=")
        where = {"system": "*", "idiom": "*", "model": "*"} | ({name: value} if value else {})
        where |= {"app": row["app"], "finding": row["finding"]}
        found = {r["app_version"]: r for r in self.rates if all(r[key] == where[key] for key in where)}
        return found[row["version_before"]], found[row["app_version"]]

    def idioms(self, row):
        """The idioms that have traces in both releases."""
        seen = [{r["idiom"] for r in self.rates if (r["app"], r["app_version"]) == (row["app"], version)}
                for version in (row["version_before"], row["app_version"])]
        return [f"idiom={idiom}" for idiom in sorted(seen[0] & seen[1] - {"*"}, reverse=True)]

    def drawn(self, store, example):
        """The stave of an example, and how to look further."""
        key = example["example_key"].replace("'", "''")
        transitions = store.rows(f"SELECT * FROM transitions WHERE key = '{key}'")
        rows = store.rows(f"SELECT last_us FROM traces WHERE key = '{key}'")
        return {
            "stave": stave.draw(transitions, example, rows[0]["last_us"]),
            "commands": commands(example["example"], example["event"])}
