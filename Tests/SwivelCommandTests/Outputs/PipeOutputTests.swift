import Foundation
import SwivelTestKit
import Testing

/// Recordings into a named pipe.
struct PipeOutputTests {
  @Test(arguments: [SIGINT, SIGTERM])
  func `a pipe without a reader is left at a signal`(signal: Int32) throws {
    try withFolder { folder in
      let (_, recording) = try waiting(in: folder)

      recording.signal(signal)

      #expect(recording.wait() == 2)
      #expect(try recording.talk().contains("pipe: cannot be written: no program reads this pipe"))
    }
  }

  @Test func `a reader that comes later gets all`() throws {
    try withFolder { folder in
      let (pipe, recording) = try waiting(in: folder)

      let copy = folder.url("copy")
      DispatchQueue.global().async {
        let bytes = FileHandle(forReadingAtPath: pipe)?.readDataToEndOfFile() ?? Data()
        try? bytes.write(to: copy)
      }
      try recording.closeInput()

      #expect(recording.wait() == 0)
      #expect(comesTrue(within: 20) { folder.exists("copy") })
      #expect(try Program.run("cat", copy.path).lines.count == 4)
    }
  }

  /// A pipe that nothing reads, and a recording that waits for it.
  private func waiting(in folder: TemporaryFolder) throws -> (pipe: String, LiveRecording) {
    let pipe = folder.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    let recording = try LiveRecording(to: pipe, in: folder)
    recording.send(Streams.turns(3))
    #expect(recording.wait(seconds: 1) == nil)
    return (pipe, recording)
  }
}
