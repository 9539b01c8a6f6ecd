import Foundation
import SwivelQueries
import SwivelTestKit
import Testing

@testable import SwivelTesting

struct GoldenAssertionTests {
  @Test func `a test says of a golden what diff prints`() throws {
    try withFolder { folder in
      let goldens = GoldenFolder(besides: folder.path("PlayerTests.swift"))
      let (golden, run) = ("\(goldens.path)/player.swivel", folder.path("runs/player.swivel"))
      for (sample, path) in [(Samples.turned, golden), (Samples.cured, run)] {
        let file = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(contentsOf: Program.root.appendingPathComponent(sample)).write(to: file)
      }
      let environment = TestEnvironment(base: folder.path("kept"))
      let failure = try TestEnvironment.$current.withValue(environment) {
        try goldens.check(Trace(contentsOf: run), named: "player")
      }

      let outcome = try Program.run(
        "diff", "--no-plot", "--golden", goldens.path, folder.path("runs"))
      // Without the line of the run, and the empty line and the total below.
      let difference = outcome.output.components(separatedBy: "\n").dropFirst().dropLast(3)
      #expect(
        failure == """
          player differs from its golden: main window shows portrait instead of landscapeRight
          \(difference.joined(separator: "\n"))
            help: swivel accept \(run) --golden \(goldens.path)
          """)
      #expect(outcome.code == 1)
    }
  }
}
