import Foundation
import SwivelModel
import SwivelQueries
import SwivelRecorder
import SwivelTestKit
import SwivelTrace
import Testing

@testable import SwivelTesting

/// Traces beside their goldens.
struct GoldenFolderTests {
  private static func goldens(in folder: TemporaryFolder) -> GoldenFolder {
    GoldenFolder(besides: folder.path("PlayerTests.swift"))
  }

  private static let golden = "__Traces__/PlayerTests/player.swivel"

  private func record(_ mask: InterfaceOrientationMask) throws -> Trace {
    try swivelTrace { recorder in
      let app = RecordedApp.open("PlayerPage", allowing: mask, recorder)
      app.rotate(.landscapeLeft)
    }
  }

  @Test func `the goldens of a file lie beside it`() {
    #expect(
      GoldenFolder(besides: "/app/Tests/PlayerTests.swift").path
        == "/app/Tests/__Traces__/PlayerTests")
  }

  @Test func `a missing golden is recorded, and no one is content yet`() async throws {
    try await TemporaryFolder.with { folder in
      let goldens = Self.goldens(in: folder)
      let failure = try #require(try goldens.check(record(.all), named: "player"))

      #expect(failure.contains("saved as the golden \(folder.path(Self.golden)); "))
      #expect(failure.hasSuffix("; review it before you commit it"))
      #expect(try goldens.check(record(.all), named: "player") == nil)
    }
  }

  @Test func `a golden of a log that is not closed yet has its newest events`() async throws {
    try await TemporaryFolder.with { folder in
      let path = folder.path("player.swivel")
      let recorder = try Recorder(path: path)
      recorder.mark("here")
      let trace = try Trace(contentsOf: path)
      _ = try Self.goldens(in: folder).check(trace, named: "player")

      #expect(trace.events.count == 1)
      #expect(try Trace(contentsOf: folder.path(Self.golden)).events == trace.events)
      try recorder.finish()
    }
  }

  @Test func `a run whose end was cut off is no golden`() async throws {
    try await TemporaryFolder.with { folder in
      let bytes = try SingleFile.bytes(of: record(.all).path)
      let path = folder.path("player.swivel")
      try Data(bytes.dropLast(60)).write(to: URL(fileURLWithPath: path))
      let failure = try Self.goldens(in: folder).check(Trace(contentsOf: path), named: "player")

      #expect(
        failure?.contains(
          "error: \(path): part of the run is missing, so it cannot be compared with a golden")
          == true
      )
      #expect(!folder.exists(Self.golden))
    }
  }

  @Test func `no golden is recorded where CI is set`() async throws {
    try await TemporaryFolder.with(isAutomated: true, recordsGoldens: true) { folder in
      let goldens = Self.goldens(in: folder)
      let trace = try record(.all)
      let run = try #require(trace.path.parentFolder) + "/player.swivel"
      let failure = try goldens.check(trace, named: "player")

      #expect(
        failure == """
          player has no golden yet
          error: \(run): there is no golden, and none is saved if the environment variable CI is set
            help: swivel accept \(run) --golden \(goldens.path)
          """)
      #expect(!folder.exists(Self.golden))
      // What is to be accepted is there.
      #expect(try Trace(contentsOf: run).events == trace.events)
    }
  }

  @Test func `no golden is recorded where the file of the test is not`() async throws {
    try await TemporaryFolder.with { folder in
      let goldens = GoldenFolder(besides: folder.path("elsewhere/PlayerTests.swift"))
      let failure = try goldens.check(record(.all), named: "player")

      #expect(failure?.contains("the directory of the test's file is not on this machine") == true)
      #expect(failure?.hasSuffix("--golden \(goldens.path)") == true)
      #expect(!folder.exists("elsewhere"))
    }
  }

  @Test func `another behavior is reported as diff states it`() async throws {
    try await TemporaryFolder.with { folder in
      let goldens = Self.goldens(in: folder)
      _ = try goldens.check(record(.all), named: "player")
      let trace = try record(.portrait)
      let failure = try #require(try goldens.check(trace, named: "player"))

      let lines = failure.split(separator: "\n").map(String.init)
      #expect(
        lines[0]
          == "player differs from its golden: main window shows portrait instead of landscapeRight")
      #expect(lines[1] == "- \(folder.path(Self.golden)), 11 events")
      #expect(lines.contains { $0.hasPrefix("cause  at ") })
      #expect(lines.contains("  + PlayerPage allows portrait"))
      #expect(lines.contains("  - main window landscapeRight"))
      let run = try #require(trace.path.parentFolder) + "/player.swivel"
      #expect(lines.last == "  help: swivel accept \(run) --golden \(goldens.path)")
      // The golden stays what it was.
      #expect(try goldens.check(record(.all), named: "player") == nil)
    }
  }

  @Test func `a golden is recorded anew where that is wanted`() async throws {
    try await TemporaryFolder.with(recordsGoldens: true) { folder in
      let goldens = Self.goldens(in: folder)
      _ = try goldens.check(record(.all), named: "player")
      let failure = try #require(try goldens.check(record(.portrait), named: "player"))

      #expect(failure.contains("+ PlayerPage allows portrait"))
      #expect(failure.contains("saved as the golden \(folder.path(Self.golden)); "))
      #expect(failure.hasSuffix("; review it before you commit it"))
      #expect(try goldens.check(record(.portrait), named: "player") == nil)
    }
  }

  @Test func `a golden that cannot be read is reported`() async throws {
    try await TemporaryFolder.with { folder in
      let goldens = Self.goldens(in: folder)
      _ = try goldens.check(record(.all), named: "player")
      try folder.write("no log".utf8, to: Self.golden)
      let failure = try #require(try goldens.check(record(.all), named: "player"))

      #expect(failure.contains("not a trace: neither a log (NAME.swivel) nor a log in text form"))
    }
  }
}
