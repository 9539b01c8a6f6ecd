"""Writes the page of a fleet: `fleet page STORE -o fleet.html`. One file, without scripts, that loads nothing."""
import base64
import hashlib
import pathlib

import jinja2

from swivel_fleet import texts
from swivel_fleet.page_data import PageData
from swivel_fleet.regressions import ALPHA
from swivel_fleet.store_arguments import add_store, opened
from swivel_fleet.views import Settings

HERE = pathlib.Path(__file__).resolve().parent
# The page looks like those of `swivel report`: it has their style, and some rules of its own.
STYLES = (HERE.parents[2] / "Sources/SwivelPage/Assets/report.css", HERE / "templates/fleet.css")
BADGES = {"error": "M-5-5h10v10h-10z", "warning": "M0-6L6 5H-6z"}
CIRCLE = "M0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5z"


def style():
    """The style of the page, as one line for each rule."""
    lines = [line.strip() for path in STYLES for line in path.read_text().splitlines()]
    return "\n".join(line for line in lines if line and not line.startswith("/*")) + "\n"


def policy(rules):
    """What the browser may do: show this style, and nothing else."""
    digest = base64.b64encode(hashlib.sha256(rules.encode()).digest()).decode()
    return f"default-src 'none'; style-src 'sha256-{digest}'; img-src data:; base-uri 'none'; form-action 'none'"


def environment():
    made = jinja2.Environment(
        loader=jinja2.FileSystemLoader(HERE / "templates"), autoescape=True, undefined=jinja2.StrictUndefined,
        finalize=texts.shown, trim_blocks=True, lstrip_blocks=True)
    made.filters |= {
        "percent": texts.percent, "times": texts.times, "grouped": texts.grouped, "plural": texts.plural,
        "scope": texts.scope_words, "seconds": texts.seconds, "quoted": texts.quoted}
    made.globals["badge"] = lambda severity: BADGES.get(severity, CIRCLE)
    return made


def headline(data):
    """The first sentence of the page."""
    worse = data.worse
    if not worse:
        return "No finding got measurably worse from one release to the next"
    still = [row for row in worse if not row["is_back"]]
    count, newest = len({row["finding"] for row in still or worse}), (still or worse)[0]
    last = f"{newest['finding']} got worse in {newest['app_version']}"
    if count > 1:
        last = f"{count} findings got worse; the newest is {newest['finding']}, in {newest['app_version']}"
    back = "all are back to what they were" if count > 1 else "it is back to what it was"
    return last if still else f"{last}; {back}"


def render(store, name, alpha=ALPHA, settings=Settings()):
    """The page of an open store."""
    rules, data = style(), PageData(store, alpha)
    template = environment().get_template("fleet.html")
    return template.render(
        data=data, headline=headline(data), store=name, least=settings.least_counted, policy=policy(rules),
        style=jinja2.utils.markupsafe.Markup(rules))


def add_command(subparsers):
    parser = subparsers.add_parser(
        "page", help="write a page about a store", description="Writes one HTML page about all traces of a store.")
    add_store(parser)
    parser.add_argument("-o", "--output", type=pathlib.Path, required=True, help="the file to write")
    parser.set_defaults(run=command)


def command(arguments):
    name = pathlib.Path(arguments.store).resolve().name
    text = render(opened(arguments), name, arguments.alpha, Settings(arguments.least))
    arguments.output.write_text(text, encoding="utf-8")
    print(arguments.output)
    return 0
