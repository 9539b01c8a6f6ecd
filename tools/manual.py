"""Writes the manual, swivel.1, from the program's description of its arguments.

    swivel --experimental-dump-help | python3 tools/manual.py >swivel.1

It has no date, so that the output depends on the program only.
"""

import json
import re
import sys
import textwrap

VARIABLES = [
    ("NO_COLOR", "If it is not empty, no text is colored unless --color says so."),
    ("CLICOLOR_FORCE", "If it is neither empty nor 0, and NO_COLOR does not count, text is colored "
     "also where there is no terminal."),
    ("COLUMNS", "The columns to which text on a terminal is broken, in place of those that the "
     "terminal reports."),
    ("TERM", "A terminal that is dumb is shown no progress, and color only where it is asked for."),
]

EXIT_CODES = [
    ("0", "Done, and nothing was found."),
    ("1", "Findings, differences, or an expectation that was not met."),
    ("2", "Failure: a file is missing or unreadable, or output cannot be written."),
    ("3", "Done, but something of a trace was lost, or some of several could not be read."),
    ("64", "The command line is wrong."),
]


def escaped(text):
    """Text escaped for the formatter."""
    text = text.replace("\\", r"\e").replace("-", r"\-").replace("'", r"\(aq")
    text = text.replace("…", "...").replace("·", r"\(bu")
    return re.sub(r"^\.", r"\\&.", text)


def prose(text):
    """Text wrapped to a width suitable for every viewer."""
    return "\n".join(map(escaped, textwrap.wrap(text, 72, break_long_words=False)))


def bold(text):
    return rf"\fB{escaped(text)}\fR"


def italic(text):
    return rf"\fI{escaped(text)}\fR"


def spelled(name):
    return ("-" if name["kind"] == "short" else "--") + name["name"]


def shown(arguments):
    """Whether an argument is listed; each command also has --version and --help."""
    names = ("version", "help")
    return [a for a in arguments if a.get("shouldDisplay") and a["valueName"] not in names]


def usage(argument):
    if argument["kind"] == "positional":
        text = italic(argument["valueName"])
    else:
        text = bold(spelled(argument["preferredName"]))
        if argument["kind"] == "option":
            text += " " + italic(argument["valueName"])
    if argument["isRepeating"]:
        text += " ..."
    return f"[{text}]" if argument["isOptional"] else text


def term(argument):
    if argument["kind"] == "positional":
        return italic(argument["valueName"])
    names = ", ".join(bold(spelled(name)) for name in argument["names"])
    return names + (" " + italic(argument["valueName"]) if argument["kind"] == "option" else "")


def meaning(argument):
    text = argument.get("abstract", "")
    if argument.get("allValues"):
        text += " Values: " + ", ".join(argument["allValues"]) + "."
    if argument.get("defaultValue") is not None:
        text += f" Unless given: {argument['defaultValue']}."
    return prose(text)


def paragraphs(text):
    """A discussion, with its examples set verbatim."""
    for paragraph in filter(None, text.split("\n\n")):
        start, mark, example = paragraph.partition("Example: ")
        yield ".PP"
        if start.strip():
            yield prose(start)
        if mark:
            yield "Example:"
            yield from [".RS 4", ".nf", *map(escaped, example.strip().split("\n")), ".fi", ".RE"]


def section(command):
    arguments = shown(command.get("arguments", []))
    synopsis = [bold("swivel " + command["commandName"]), *map(usage, arguments)]
    yield f".SS {command['commandName']}"
    yield " ".join(synopsis)
    yield ".PP"
    yield prose(command.get("abstract", ""))
    for argument in arguments:
        yield from [".TP", term(argument), meaning(argument)]
    yield from paragraphs(command.get("discussion", ""))


def manual(program):
    commands = [c for c in program["subcommands"] if c["commandName"] != "help"]
    yield '.TH SWIVEL 1 "" swivel "User Commands"'
    yield ".SH NAME"
    # The line that whatis and apropos index.
    abstract = program["abstract"].rstrip(".")
    yield r"swivel \- " + escaped(abstract[0].lower() + abstract[1:])
    yield ".SH SYNOPSIS"
    for command in commands:
        yield from [rf"{bold('swivel ' + command['commandName'])} ...", ".br"]
    yield rf"{bold('swivel')} {bold('--version')}"
    yield ".SH DESCRIPTION"
    yield prose("A file is a log, its text form, the directory of a recording, or one of its segments.")
    yield rf"{bold('-')} is the standard input."
    yield "Data goes to the standard output, everything else to the standard error."
    yield ".SH COMMANDS"
    for command in commands:
        yield from section(command)
    yield ".SH ENVIRONMENT"
    for name, text in VARIABLES:
        yield from [".TP", bold(name), prose(text)]
    yield ".SH EXIT STATUS"
    for code, text in EXIT_CODES:
        yield from [".TP", bold(code), prose(text)]


def main():
    described = json.load(sys.stdin)
    if described.get("serializationVersion") != 0:
        sys.exit("error: the description of the arguments has another form than 0")
    print("\n".join(line.rstrip() for line in manual(described["command"])))


main()
