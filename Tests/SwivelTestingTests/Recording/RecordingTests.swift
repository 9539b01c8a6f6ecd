import SwivelModel
import SwivelRecorder
import SwivelTestKit
import SwivelTrace
import Testing

@testable import SwivelTesting

struct RecordingTests {
  private struct Failure: Error {}

  @Test func `what a function does is recorded`() async throws {
    try await TemporaryFolder.with { folder in
      let trace = try swivelTrace { recorder in
        let app = RecordedApp.open("PlayerPage", allowing: .allButUpsideDown, recorder)
        app.rotate(.landscapeRight)
        app.observe(.landscapeLeft)
      }

      try trace.expect(exhaustively: true) {
        Starts(.portrait)
        Rotates(to: .landscapeLeft, because: "PlayerPage")
      }
      #expect(trace.path.hasPrefix(folder.path))
    }
  }

  @Test func `a function may take its time`() async throws {
    try await TemporaryFolder.with { _ in
      let trace = try await swivelTrace { recorder in
        let app = RecordedApp.open("PlayerPage", allowing: .portrait, recorder)
        await Task.yield()
        app.rotate(.landscapeRight)
      }

      try trace.expect(exhaustively: true) { Ends(.portrait) }
    }
  }

  @Test func `no recording takes the place of another one of its name`() async throws {
    try await TemporaryFolder.with { folder in
      let traces = try ["first", "second", "second"].map { name in
        try swivelTrace(named: name) { RecordedApp.open("Page", allowing: .all, $0) }
      }

      let names = traces.map(\.path.lastPathComponent)
      #expect(names == ["first.swivel", "second.swivel", "second-2.swivel"])
      #expect(Set(folder.files.map(folder.path)) == Set(traces.map(\.path)))
    }
  }

  @Test func `each attempt has all names`() async throws {
    try await TemporaryFolder.with { _ in
      for _ in 0..<2 {
        let attempt = try TraceAttempt(
          TestIdentity(module: "Tests", test: ["again"]), .retainOnFailure)
        let trace = try TraceAttempt.$current.withValue(attempt) {
          try swivelTrace { RecordedApp.open("Page", allowing: .all, $0) }
        }
        #expect(trace.path.lastPathComponent == "trace.swivel")
        _ = try attempt.end(hasFailed: true)
      }
    }
  }

  @Test func `what was recorded survives a function that throws`() async throws {
    try await TemporaryFolder.with { folder in
      #expect(throws: Failure.self) {
        try swivelTrace { recorder in
          RecordedApp.open("PlayerPage", allowing: .all, recorder)
          throw Failure()
        }
      }

      let kept = try #require(folder.files.first)
      #expect(try Trace(contentsOf: folder.path(kept)).events.count == 10)
    }
  }

  @Test func `an app that a test launches records where the test looks`() async throws {
    try await TemporaryFolder.with { _ in
      let directory = try swivelTraceDirectory()
      for _ in 0..<2 {
        let recorder = try Recorder.launching(in: directory, named: "app", TraceHeader())
        RecordedApp.open("PlayerPage", allowing: .all, recorder)
        try recorder.finish()
      }

      #expect(Files.logs(in: directory) == ["app-2.swivel", "app.swivel"])
      try Trace(contentsOf: "\(directory)/app-2.swivel").expect { Starts(.portrait) }
    }
  }
}
