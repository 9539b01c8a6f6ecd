import Foundation
import Testing

/// Outputs as text, compared with the files in `traces/goldens`.
///
/// `SWIVEL_RECORD=1` writes them anew, and still fails; never on a machine that sets `CI`.
struct GoldenTests {
  private static let goldens: [(name: String, arguments: [String])] = [
    ("replay-previous-page", ["replay", Samples.turned]),
    ("replay-previous-page-cured", ["replay", Samples.cured]),
    ("replay-plot-60", ["replay", Samples.turned, "--width", "60"]),
    ("replay-plot-80", ["replay", Samples.turned, "--width", "80"]),
    ("replay-plot-100", ["replay", Samples.turned, "--plot"]),
    ("replay-plot-200", ["replay", Samples.turned, "--width", "200"]),
    ("replay-plot-color", ["replay", Samples.turned, "--plot", "--color", "always"]),
    ("replay-plot-container", ["replay", Samples.container, "--plot"]),
    ("replay-plot-cured", ["replay", Samples.cured, "--plot"]),
    ("export-perfetto", ["export", Samples.turned]),
    ("why-previous-page-pop", ["why", Samples.turned, "--event", "28"]),
    ("why-previous-page-cured-pop", ["why", Samples.cured, "--event", "28"]),
    ("why-container", ["why", "traces/container.ndjson", "--event", "16"]),
    ("check-previous-page", ["check", Samples.turned]),
    ("check-previous-page-json", ["check", Samples.turned, "--json"]),
    ("check-container", ["check", "traces/container.ndjson"]),
    (
      "whatif-previous-page-cured", ["whatif", Samples.turned] + WhatIfTests.cure
    ),
    (
      "whatif-previous-page-matrix",
      [
        "whatif", Samples.turned, "--matrix", "ios=5,12,15,16,26", "--matrix",
        "device=iphone-faceid,ipad",
      ]
    ),
    (
      "whatif-previous-page-cured-matrix",
      [
        "whatif", Samples.turned, "--matrix", "ios=12,15,16,26", "--matrix",
        "device=iphone-faceid,ipad",
      ]
        + WhatIfTests.cure
    ),
    (
      "whatif-previous-page-minimized",
      ["whatif", Samples.turned, "--minimize", "back-navigation-rotated"]
    ),
    (
      "whatif-container",
      [
        "whatif", "traces/container.ndjson", "--set",
        "controller.MainTabController.forwards=selected",
      ]
    ),
    ("whatif-previous-page-dropped", ["whatif", Samples.turned, "--drop", "25-27", "--full"]),
    ("diff-previous-page", ["diff", Samples.turned, Samples.cured]),
    ("diff-previous-page-json", ["diff", Samples.turned, Samples.cured, "--json"]),
    (
      "diff-previous-page-markdown",
      ["diff", Samples.turned, Samples.cured, "--format", "markdown"]
    ),
    ("cat-canonical-previous-page", ["cat", Samples.turned, "--canonical"]),
    ("info-previous-page", ["info", Samples.turned]),
    ("info-previous-page-text", ["info", Samples.turnedText]),
    ("explain-pop-stays", ["explain", "pop-stays"]),
    ("explain-back-navigation-rotated", ["explain", "back-navigation-rotated"]),
    ("scenario-push-and-back", ["scenario", Samples.scenarios]),
  ]

  @Test(arguments: goldens) func `an output is what it was`(
    name: String, arguments: [String]
  ) throws {
    let file = Program.root.appendingPathComponent("traces/goldens/\(name).txt")
    let outcome = try Program.run(arguments)
    let found = "$ swivel \(arguments.joined(separator: " "))\n\(outcome.output)"
    let golden = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }

    if golden != found, Self.isRecording { try Data(found.utf8).write(to: file) }

    #expect(
      golden == found, "\(name).txt differs; run with SWIVEL_RECORD=1 and read the difference")
  }

  @Test(arguments: goldens) func `an output has no blanks at the end of a line`(
    name: String, arguments: [String]
  ) throws {
    let outcome = try Program.run(arguments)

    #expect(!outcome.output.isEmpty)
    #expect(outcome.lines.allSatisfy { !$0.hasSuffix(" ") })
  }

  private static let isRecording =
    ProcessInfo.processInfo.environment["SWIVEL_RECORD"] == "1"
    && ProcessInfo.processInfo.environment["CI"] == nil
}
