import Foundation
import SwivelTestKit
import Testing

/// A reader of a page, who has the files that the page is about, and types what it shows.
///
/// The reader keeps the working directory from one command to the next.
struct GuideReader {
  let folder: TemporaryFolder

  init(of page: String, in folder: TemporaryFolder) throws {
    self.folder = folder
    try folder.write(ImportSamples.sentry.utf8, to: "event.json")
    try folder.write(ImportSamples.bugsnag.utf8, to: "report.json")
    try folder.write(ImportSamples.log.utf8, to: "log.ndjson")
    try folder.write(ImportSamples.activities.utf8, to: "activities.json")
    try folder.write(folder.path("").utf8, to: ".place")
    _ = try Program.shell("mkdir \"$1\"", folder.path(".programs"))
    for (name, text) in Self.programs where name != "jq" || !Program.has(name) {
      let path = try folder.write("#!/bin/sh\n\(text)\n".utf8, to: ".programs/\(name)")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    let name = page.split(separator: "/").last.map { String($0.dropLast(3)) } ?? ""
    let outcome = try play("\(Self.files)\n\(Self.filesByPage[name] ?? "")")
    try #require(outcome.code == 0, "\(outcome.errors)")
  }

  /// Plays a script, which ends where a command fails.
  func play(_ script: String) throws -> Program.Outcome {
    try Program.shell(
      """
      unset -f swivel; unset CI GITHUB_STEP_SUMMARY GITHUB_WORKSPACE
      export READER="$1" HOME="$1" SRCROOT="$1" PATH="$1/.programs:$PATH" ROOT="$PWD"
      export SALT="a long text of this app's own"
      cd "$(cat "$1/.place")"; set -e
      \(script)
      code=$?; pwd >"$1/.place"; exit $code
      """, folder.path("."))
  }

  /// Writes a file where the reader is.
  func save(_ text: String, as name: String) throws {
    let place = try folder.text(".place").trimmingCharacters(in: .newlines)
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(place)/\(name)"))
  }

  /// `swivel`, for which a finding is no failure, and stand-ins for what a test cannot run.
  private static let programs = [
    "swivel": #""$SWIVEL" "$@"; code=$?; [ $code = 1 ] || exit $code"#,
    "swift": """
    case "$*" in
    *--show-bin-path*) dirname "$SWIVEL" ;;
    build*) mkdir -p .build/release && ln -sf "$SWIVEL" .build/release/swivel ;;
    package*) while [ "$1" != swivel ]; do shift; done; shift; exec swivel "$@" ;;
    esac
    """,
    "xcrun": #"case "$*" in *" log stream "*) cat "$READER/log.ndjson" ;; esac"#,
    "open": ":", "xdg-open": ":", "duckdb": ":", "jq": ":",
  ]
}
