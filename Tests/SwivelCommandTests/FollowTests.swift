import Foundation
import SwivelTestKit
import Testing

struct FollowTests {
  @Test func `following a log that no recorder writes is noted, once`() throws {
    try withFolder { (folder) throws in
      let path = folder.path("a.swivel")
      let whole = try Data(contentsOf: Program.root.appendingPathComponent(Samples.cured))
      try whole.dropLast().write(to: folder.url("a.swivel"))
      try Data().write(to: folder.url("errors"))
      let process = Process()
      process.executableURL = Program.executable
      process.arguments = ["cat", path, "--follow"]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = try FileHandle(forWritingTo: folder.url("errors"))
      try process.run()
      #expect(try comesTrue(within: 20) { try !folder.text("errors").isEmpty })

      // With its last byte it is whole, and there is nothing more to wait for.
      try whole.write(to: folder.url("a.swivel"))
      #expect(comesTrue(within: 20) { !process.isRunning })
      if process.isRunning { process.terminate() }
      process.waitUntilExit()

      #expect(process.terminationStatus == 0)
      let note = "no recorder is writing to it; waiting for one (Ctrl-C stops)"
      #expect(try folder.text("errors") == "note: \(path): \(note)\n")
    }
  }

  @Test func `what is recorded shows while it is, until the log is ended`() throws {
    try withFolder { (folder) throws in
      let path = folder.path("a.swivel")
      let recording = try LiveRecording(to: path, in: folder)
      recording.send(Streams.turns(1))
      #expect(try comesTrue(within: 20) { try Program.run("cat", path).lines.count == 2 })

      let output = folder.url("followed")
      try Data().write(to: output)
      let process = Process()
      process.executableURL = Program.executable
      process.arguments = ["cat", path, "--follow"]
      process.standardOutput = try FileHandle(forWritingTo: output)
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      func lines() throws -> Int { try folder.text("followed").split(separator: "\n").count }
      #expect(try comesTrue(within: 20) { try lines() == 2 })

      recording.send(Streams.markers("later"))
      #expect(try comesTrue(within: 20) { try lines() == 3 })
      #expect(process.isRunning)

      recording.send(Streams.markers("last"))
      try recording.closeInput()
      #expect(recording.wait() == 0)
      #expect(comesTrue(within: 20) { !process.isRunning })
      if process.isRunning { process.terminate() }
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
      #expect(try folder.text("followed") == Program.run("cat", path).output)
    }
  }
}
