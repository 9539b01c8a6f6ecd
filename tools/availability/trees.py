"""Typed syntax trees of the compiler, one text for each file of a module."""

import functools
import json
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BEGINNING = '{"_kind":"source_file",'
FEATURES = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
# What a tree says besides declarations: where something is, and mangled types.
START = re.compile(r'"range":\{"start":(\d+)')
NAME = re.compile(r'"(?:decl_usr|protocol)":"([^"]+)"')
TYPE = re.compile(r'"(\$s[^"]+)"')


def built():
    """The folder of the build of tools/check, whose modules the trees need."""
    return ROOT / ".build" / "checks" / "release"


@functools.cache
def toolchain():
    """What the compiler says of its target, and where its files are."""
    info = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True)
    return json.loads(info.stdout)


def target():
    return toolchain()["target"]["triple"]


def options(folder):
    """What the compiler needs to find the package's modules."""
    return ["-I", str(folder / "Modules"), "-Xcc", f"-fmodule-map-file={folder}/CSwivel.build/module.modulemap"]


def files_of(module, folder):
    """The sources of a module, its own and those that the build wrote."""
    text = (folder / f"{module}.build/sources").read_text()
    files = [line.strip("'\"") for line in text.split("\n") if line]
    own = [file for file in files if pathlib.Path(file).is_relative_to(ROOT / "Sources")]
    return own, [file for file in files if file not in own]


def dump(module, own, others, more):
    """The tree of each of a module's own files, as the text of its JSON, by path."""
    package = re.sub(r"[^a-z0-9]", "_", ROOT.name.lower())
    command = ["swiftc", "-frontend", "-dump-ast", "-dump-ast-format", "json", "-swift-version", "6"]
    for feature in FEATURES:
        command += ["-enable-upcoming-feature", feature]
    plugins = pathlib.Path(toolchain()["paths"]["runtimeResourcePath"], "host", "plugins")
    command += ["-plugin-path", str(plugins), "-plugin-path", str(plugins / "testing")]
    command += ["-parse-as-library", "-module-name", module, "-package-name", package, "-D", "Tool", *more]
    for file in own:
        command += ["-primary-file", str(file)]
    run = subprocess.run([*command, *others], cwd=ROOT, capture_output=True, text=True)
    if run.returncode:
        raise SystemExit(f"error: {module} has no syntax tree; run tools/check --quick first\n{run.stderr[-2000:]}")
    texts = [BEGINNING + text for text in run.stdout.split(BEGINNING)[1:]]
    if len(texts) != len(own):
        raise SystemExit(f"error: {module} has {len(own)} files, and {len(texts)} syntax trees")
    return dict(zip(map(str, own), texts, strict=True))


def demangled(types):
    """Mangled types as the demangler writes them."""
    types = sorted(types)
    run = subprocess.run(
        ["swift", "demangle", "-compact"], input="\n".join(types), capture_output=True, text=True, check=True)
    return dict(zip(types, run.stdout.split("\n"), strict=False))
