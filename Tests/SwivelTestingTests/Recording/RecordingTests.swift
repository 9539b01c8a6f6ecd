import SwivelModel
import SwivelRecorder
import Testing

@testable import SwivelTesting

struct RecordingTests {
  private struct Failure: Error {}

  @Test func `what a function does is recorded`() async throws {
    try await Folder.with { folder in
      let trace = try swivelTrace { recorder in
        recorder.open("PlayerPage", allowing: .allButUpsideDown)
        recorder.rotate(.landscapeRight)
        recorder.see(.landscapeLeft)
      }

      try trace.expect(exhaustively: true) {
        Starts(.portrait)
        Rotates(to: .landscapeLeft, because: "PlayerPage")
      }
      #expect(trace.path.hasPrefix(folder.path))
    }
  }

  @Test func `a function may take its time`() async throws {
    try await Folder.with { _ in
      let trace = try await swivelTrace { recorder in
        recorder.open("PlayerPage", allowing: .portrait)
        await Task.yield()
        recorder.rotate(.landscapeRight)
      }

      try trace.expect(exhaustively: true) { Ends(.portrait) }
    }
  }

  @Test func `a log of the same name is replaced, and another one kept`() async throws {
    try await Folder.with { folder in
      for name in ["first", "second", "second"] {
        try swivelTrace(named: name) { $0.open("Page", allowing: .all) }
      }

      let test = "kept/SwivelTestingTests/RecordingTests.a-log-of-the-same-name-is-replaced"
      let files = folder.files
      #expect(files.count == 2)
      #expect(files.allSatisfy { $0.hasPrefix(test) })
      #expect(try Trace(contentsOf: folder.path(files[1])).events.count == 9)
    }
  }

  @Test func `what was recorded survives a function that throws`() async throws {
    try await Folder.with { folder in
      #expect(throws: Failure.self) {
        try swivelTrace { recorder in
          recorder.open("PlayerPage", allowing: .all)
          throw Failure()
        }
      }

      let kept = try #require(folder.files.first)
      #expect(try Trace(contentsOf: folder.path(kept)).events.count == 9)
    }
  }

  @Test func `an app that a test launches records where the test looks`() async throws {
    try await Folder.with { _ in
      let directory = try swivelTraceDirectory()
      for _ in 0..<2 {
        let recorder = try Recorder.launching(in: directory, named: "app", TraceHeader())
        recorder.open("PlayerPage", allowing: .all)
        try recorder.finish()
      }

      #expect(Files.logs(in: directory) == ["app-2.swivel", "app.swivel"])
      try Trace(contentsOf: "\(directory)/app-2.swivel").expect { Starts(.portrait) }
    }
  }
}
