extension GuideReader {
  /// The files that each reader has: those of a clone, and a recording.
  ///
  /// `tools/check`, which would run this test again, does nothing.
  static let files = #"""
    mkdir traces
    cp "$ROOT"/traces/*.swivel "$ROOT"/traces/*.ndjson traces
    cp -R "$ROOT/traces/findings" traces
    mkdir tools
    for tool in setup install install-dependencies manual.py; do cp "$ROOT/tools/$tool" tools; done
    printf '#!/bin/sh\n' >tools/check
    chmod 755 tools/check
    cp traces/previous-page.swivel bug.swivel
    """#

  /// The files that a page is about, by its name.
  static let filesByPage = [
    "Checking": """
    mkdir recordings logs
    cp bug.swivel recordings
    cp bug.swivel logs
    cp bug.swivel traces/player.swivel
    swivel import sentry event.json -o event.swivel
    """,
    "CompareTwoRuns": """
    cp traces/previous-page-cured.swivel main.swivel
    cp traces/previous-page.swivel branch.swivel
    mkdir runs
    cp main.swivel runs/feed.swivel
    cp main.swivel player.swivel
    git init --quiet
    git config difftool.prompt false
    """,
    "Fleets": """
    mkdir logs
    cp traces/*.swivel logs
    tar -cf logs.tar logs
    """,
    "Privacy": "echo HomePage >public-names.txt",
    "RecordAnApp": "cp bug.swivel swivel-5f0c7a1e93d84b26.swivel",
    "SetUpCI": """
    mkdir -p trial/Tools
    ln -s "$PWD" trial/Tools/swivel
    """,
    "TestWithSwivel": """
    mkdir -p swivel-traces/PlayerTests
    cp bug.swivel swivel-traces/PlayerTests
    """,
    "XcodeInThreeMinutes": """
    mkdir rotation attachments
    cp bug.swivel rotation
    cp bug.swivel attachments
    """,
  ]
}
