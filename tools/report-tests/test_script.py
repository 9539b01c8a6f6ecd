"""The sources of script and style are clean."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ASSETS = Path(__file__).resolve().parents[2] / "Sources/SwivelPage/Assets"
SCRIPTS = sorted(ASSETS.glob("*.js"))


def test_biome_finds_nothing():
    program = Path(sys.executable).parent / "biome"
    program = str(program) if program.exists() else shutil.which("biome")
    assert program, "biome is not installed"
    configuration = Path(__file__).with_name("biome.json")
    run = subprocess.run(
        [program, "check", "--error-on-warnings", f"--config-path={configuration}", str(ASSETS)], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_a_part_is_short_and_makes_no_markup(path):
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    assert len(lines) <= 300
    assert lines[0].startswith("// ")
    for forbidden in ("</script", "<!--", "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(", "import ", "require("):
        assert forbidden not in text
    # Lines are trimmed when the page is made, and lines that begin with a comment are left out.
    assert not [line for line in lines if line.strip().startswith("*") and not line.startswith((" *", "   *", "     *"))]
    assert all(line.count("`") % 2 == 0 for line in lines)


TSC = Path("/usr/share/nodejs/typescript/lib/tsc.js")


def test_the_types_in_comments_hold():
    assert TSC.exists() and shutil.which("node"), "node-typescript is not installed; run tools/install-browser"
    options = ["--noEmit", "--allowJs", "--checkJs", "--strict", "--target", "es2022", "--lib", "es2022,dom,dom.iterable"]
    run = subprocess.run(["node", str(TSC), *options, *map(str, SCRIPTS)], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout
