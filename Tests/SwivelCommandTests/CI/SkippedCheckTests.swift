import Foundation
import SwivelTestKit
import Testing

/// A check that cannot run is skipped and counted, and fails where CI is set.
struct SkippedCheckTests {
  /// Runs a check in a copy of the project, on a machine with few programs.
  private static func run(
    _ check: String, ci: String, in folder: TemporaryFolder
  ) throws -> Program.Outcome {
    _ = try ScratchCopy(in: folder)
    return try Program.shell(
      """
      mkdir -p "$1/bin" && cd "$1/bin" && : >"$1/skipped"
      for tool in bash env dirname basename cat tee mktemp rm cp cmp id uname; do
        ln -s "$(command -v $tool)" $tool
      done
      cd "$1" && PATH="$1/bin" CI="$2" SWIVEL_SKIPPED="$1/skipped" exec $3
      """, folder.path, ci, check)
  }

  @Test(arguments: [
    "tools/check-ci", "tools/install-validators", "tools/install-browser",
    "tools/install-shells", "tools/report-tests/run /bin/sh",
  ])
  func `what is missing is an error where CI is set`(check: String) throws {
    for (ci, code) in [("", 0), ("true", 1)] as [(String, Int32)] {
      try withFolder { folder in
        let outcome = try Self.run(check, ci: ci, in: folder)

        #expect(outcome.code == code)
        #expect(outcome.errors.hasPrefix("SKIPPED: "))
        #expect(try folder.text("skipped") == outcome.errors)
      }
    }
  }
}
