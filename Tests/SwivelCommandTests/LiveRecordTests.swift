import Foundation
import SwivelTestKit
import Testing

/// Recordings that are ended in the middle, by signals and by the end of the stream.
@Suite(.serialized) struct LiveRecordTests {
  /// Starts a recording, which has possession of its file by the time that the body is called; the
  /// file is there when the first line was read.
  private static func withRecording(
    _ body: (LiveRecording, TemporaryFolder) throws -> Void
  ) throws {
    try withFolder { (folder) throws in
      let recording = try LiveRecording(to: folder.path("a.swivel"), in: folder)
      #expect(comesTrue(within: 20) { folder.exists("a.swivel.hot") })
      try body(recording, folder)
    }
  }

  private static func info(_ folder: TemporaryFolder) throws -> [String: Any] {
    try #require(try Program.run("info", folder.path("a.swivel"), "--json").objects.first)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal closes the log in order`(signal: Int32) throws {
    try Self.withRecording { (recording, folder) throws in
      recording.send(Streams.markers("a", "b", "c"))
      recording.signal(signal)

      #expect(recording.wait() == 0)
      let info = try Self.info(folder)
      #expect(info["events"] as? Int == 3)
      #expect(info["closedCleanly"] as? Bool == true)
      #expect(try recording.talk().hasPrefix("recorded 3 events to "))
    }
  }

  @Test func `the end of the stream closes the log in order`() throws {
    try Self.withRecording { (recording, folder) throws in
      recording.send(Streams.markers("a", "b"))
      try recording.closeInput()

      #expect(recording.wait() == 0)
      #expect(try Self.info(folder)["closedCleanly"] as? Bool == true)
    }
  }

  @Test func `events are on the disk soon after they came`() throws {
    try Self.withRecording { (recording, folder) throws in
      recording.send(Streams.markers("a", "b"))

      // At once, by design; all of the time is for a busy machine.
      let isThere = try comesTrue(within: 20) { () throws in
        try Program.run("cat", folder.path("a.swivel")).lines.count == 3
      }
      #expect(isThere)
      #expect(try Self.info(folder)["closedCleanly"] as? Bool == false)
      recording.signal(SIGTERM)
      #expect(recording.wait() == 0)
    }
  }

  @Test func `a kill loses nothing that was read, and the log continues after it`() throws {
    try Self.withRecording { (recording, folder) throws in
      let path = folder.path("a.swivel")
      var names: [String] = []
      func shown(_ path: String) throws -> [String] {
        try Program.run("cat", path).objects.compactMap { $0["name"] as? String }
      }
      // Until one is shown that is in the hot file alone.
      let isUnsealed = try comesTrue(within: 20) { () throws in
        names.append("\(names.count)")
        recording.send(Streams.markers(names[names.count - 1]))
        guard try comesTrue(within: 20, { () throws in try shown(path) == names }) else {
          return false
        }
        let copy = try folder.write(folder.bytes("a.swivel"), to: "copy.swivel")
        return try shown(copy).count < names.count
      }
      #expect(isUnsealed)

      recording.signal(SIGKILL)

      #expect(recording.wait() == 128 + SIGKILL)
      #expect(try Program.run("cat", path).code == 0)
      #expect(try shown(path) == names)
      #expect(try Self.info(folder)["closedCleanly"] as? Bool == false)

      let next = try Program.run("record", "-o", path, "--append", input: Streams.markers("next"))
      #expect(next.code == 0)
      #expect(next.errors.contains(" recovered from a recording that was killed\n"))
      #expect(try shown(path) == names + ["next"])
      #expect(try Self.info(folder)["closedCleanly"] as? Bool == true)
      #expect(!FileManager.default.fileExists(atPath: path + ".hot"))
    }
  }

  @Test func `a log that is being recorded is left alone by a second recording`() throws {
    try Self.withRecording { (recording, folder) throws in
      let path = folder.path("a.swivel")
      recording.send(Streams.markers("a"))
      #expect(comesTrue(within: 20) { FileManager.default.fileExists(atPath: path + ".hot") })

      for options in [[], ["--append"]] {
        let second = try Program.run(
          ["record", "-o", path] + options, input: Streams.markers("b"))
        #expect(second.code == 2)
      }

      try recording.closeInput()
      #expect(recording.wait() == 0)
      #expect(try Program.run("cat", path).lines.count == 2)
    }
  }

  @Test func `a line that a signal cuts in two is a loss`() throws {
    try Self.withRecording { (recording, folder) throws in
      recording.send(Streams.markers("a") + "{\"kind\":\"mark")
      recording.signal(SIGINT)

      #expect(recording.wait() == 3)
      let info = try Self.info(folder)
      #expect(info["events"] as? Int == 1)
      #expect(info["lost"] as? Int == 1)
    }
  }

  @Test func `a slow stream is stamped with the times at which it came`() throws {
    try Self.withRecording { (recording, folder) throws in
      recording.send(Streams.markers("a"))
      // Behind the first event's stamp, however late a busy machine gets to it.
      let isStamped = try comesTrue(within: 20) { () throws in
        try Program.run("cat", folder.path("a.swivel")).lines.count == 2
      }
      #expect(isStamped)
      Thread.sleep(forTimeInterval: 0.5)
      recording.send(Streams.markers("b"))
      try recording.closeInput()

      #expect(recording.wait() == 0)
      let log = try Program.run("cat", folder.path("a.swivel"))
      let times = log.objects.compactMap { $0["t"] as? Int }
      #expect(times.count == 2)
      #expect(try #require(times.last) - #require(times.first) > 400_000)
    }
  }
}
