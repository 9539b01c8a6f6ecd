"""The regressions as the page shows them: each once, with its rates before, after and now."""


class WhatGotWorse:
    """Answers of the queries `rates`, `affected` and `regressions` for all apps."""

    def __init__(self, rates, affected, rejected):
        self.rates = {
            (row["app"], row["finding"], row["app_version"], row["system"], row["idiom"], row["model"]): row
            for row in rates}
        self.affected = {(row["app"], row["place"], row["finding"]): row for row in affected}
        self.rejected = sorted(rejected, key=lambda row: row["place"])

    def of(self, app, releases):
        """The regressions of an app: those that are still there first, and of these the newest."""
        rows = [self.described(row, releases) for row in self.once(app)]
        return sorted(rows, key=lambda row: (row["is_back"], -row["place"], row["p"]))

    def once(self, app):
        """Each finding that got worse, in its clearest scope. What is found again in later releases, because they
        are compared with one from before it, is the same."""
        found = {}
        for row in self.rejected:
            known = found.setdefault(row["finding"], []) if row["app"] == app else None
            if known is None:
                continue
            if known and known[-1]["place"] == row["place"]:
                known[-1]["others"].append(row)
            elif not known or known[-1]["place"] <= row["place_before"]:
                known.append(row | {"others": []})
        return [row for rows in found.values() for row in rows]

    def described(self, row, releases):
        newest = max((release for release in releases if release["is_large"]), key=lambda release: release["place"])
        versions = row["version_before"], row["app_version"], newest["app_version"]
        before, after, now = (self.rate(row, row["scope"], version) for version in versions)
        return row | {
            "rates": (before, after), "now": now if newest["place"] > row["place"] else None,
            # No test: the rate is where it may well have been before.
            "is_back": now is not None and now["rate"] <= before["high"],
            "between": [r for r in releases if row["place_before"] < r["place"] < row["place"]],
            "installs": self.affected.get((row["app"], row["place"], row["finding"])), "by_device": self.by_device(row)}

    def rate(self, row, scope, version):
        """The rate of a regression's finding in a scope and a release, or nothing if it has no such traces."""
        name, _, value = scope.partition("=")
        where = {"system": "*", "idiom": "*", "model": "*"} | ({name: value} if value else {})
        return self.rates.get((row["app"], row["finding"], version, *where.values()))

    def by_device(self, row):
        """The rates before and after of each idiom that both releases have."""
        idioms = sorted({key[4] for key in self.rates if key[0] == row["app"]} - {"*"}, reverse=True)
        versions = row["version_before"], row["app_version"]
        found = [(scope, *(self.rate(row, scope, version) for version in versions))
                 for scope in (f"idiom={idiom}" for idiom in idioms)]
        return [(scope, before, after) for scope, before, after in found if before and after]
