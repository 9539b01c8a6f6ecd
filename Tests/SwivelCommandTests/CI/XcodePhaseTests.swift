import Foundation
import SwivelTestKit
import Testing

/// The script of the build phase in Xcode, run as Xcode does: by `sh`, with a folder of sources.
struct XcodePhaseTests {
  private static let script = "tools/ci-examples/xcode-build-phase.sh"

  private func run(
    _ traces: [String: String], path: String = "$TOOLS:$PATH"
  ) throws -> Program.Outcome {
    try withFolder { folder in
      for name in ["App/traces/ui", "tools"] {
        try FileManager.default.createDirectory(
          at: folder.url(name), withIntermediateDirectories: true)
      }
      for (name, sample) in traces {
        let bytes = try Data(contentsOf: Program.root.appendingPathComponent(sample))
        try folder.write(bytes, to: "App/traces/ui/\(name)")
      }
      return try Program.shell(
        """
        ln -s "$SWIVEL" "$1/tools/swivel"; TOOLS="$1/tools"
        HOME="$1" SRCROOT="$1/App" PATH="\(path)" exec /bin/sh \(Self.script)
        """, folder.path(""))
    }
  }

  @Test func `the guide shows the script that is tested`() throws {
    let guide = try Samples.text(of: "\(GuidePage.folder)/XcodeInThreeMinutes.md")

    #expect(guide.contains("```sh\n\(try Samples.text(of: Self.script))```\n"))
  }

  @Test func `findings are diagnostics, and do not fail the build`() throws {
    let outcome = try run(["a.swivel": Samples.turned, "b.swivel": Samples.cured])

    #expect(outcome.code == 0)
    #expect(outcome.lines.count == 1)
    #expect(
      outcome.lines.first?.contains(
        #/App/traces/ui/a\.swivel:31:1: warning: .*\(back-navigation-rotated\)$/#)
        == true)
  }

  @Test func `a build before the first recording passes in silence`() throws {
    let outcome = try run([:])

    #expect(outcome.code == 0)
    #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
  }

  @Test func `a Mac without the command gets a warning`() throws {
    let outcome = try run(["a.swivel": Samples.turned], path: "/usr/bin:/bin")

    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("warning: swivel is not on the PATH"))
  }
}
