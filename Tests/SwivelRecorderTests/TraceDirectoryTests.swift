import Foundation
import SwivelLog
import SwivelModel
import SwivelRecorder
import SwivelTestKit
import Testing

struct TraceDirectoryTests {
  @Test func `each launch has a log of its own`() throws {
    try withFolder { folder in
      let directory = folder.path("traces")
      for note in ["first", "second", "third"] {
        let recorder = try Recorder.launching(in: directory, named: "app", TraceHeader())
        recorder.record(.remark(.note(text: note)))
        try recorder.finish()
      }

      for (name, note) in [("app", "first"), ("app-2", "second"), ("app-3", "third")] {
        #expect(try RecordedLog("\(directory)/\(name).swivel").notes == [note])
      }
    }
  }

  @Test func `two that run at once do not share a log`() throws {
    try withFolder { folder in
      let recorders = try (0..<2).map { _ in
        try Recorder.launching(in: folder.path, named: "app", TraceHeader())
      }
      for recorder in recorders { try recorder.finish() }

      #expect(
        try folder.names.filter { $0.hasSuffix(".swivel") } == ["app-2.swivel", "app.swivel"])
    }
  }

  @Test func `the environment names the directory`() async throws {
    await #expect(processExitsWith: .success) {
      let directory = FileManager.default.temporaryDirectory
        .appendingPathComponent("swivel-\(UUID().uuidString)").path
      defer { try? FileManager.default.removeItem(atPath: directory) }
      unsetenv(Recorder.traceDirectoryVariable)
      let without = try Recorder.inTraceDirectory(named: "app")
      #expect(without == nil)
      setenv(Recorder.traceDirectoryVariable, directory, 1)
      let recorder = try Recorder.inTraceDirectory(named: "app")
      recorder?.record(.device(.deviceOrientation(orientation: .portrait)))
      try recorder?.finish()
      #expect(try RecordedLog("\(directory)/app.swivel").events.count == 1)
    }
  }
}
