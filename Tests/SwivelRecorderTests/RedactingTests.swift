import SwivelLog
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

/// A recorder that redacts names.
struct RedactingTests {
  private static func page(_ name: String) -> NamedEvent {
    .controller(.controller(controller: ControllerID(rawValue: 0), type: .plain, name: name))
  }

  private static func options(
    _ redaction: Redaction = .names(except: ["HomePage"], salt: "s")
  ) -> Recorder.Options {
    var options = Recorder.Options()
    options.redaction = redaction
    return options
  }

  private static func record(with recorder: Recorder) {
    recorder.record(page("SecretPage"))
    recorder.record(page("HomePage"))
    recorder.record(page("OtherSecretPage"))
    recorder.record(.remark(.note(text: "a secret note")))
    recorder.record(page("").parts.kind.record, names: ["LastSecretPage"])
    recorder.record(page("UITabBarController"))
  }

  @Test func `no name is in any file, not even in the hot one`() throws {
    try withFolder { folder in
      var header = TraceHeader()
      _ = header.set(.app, to: "com.example.secret")
      let recorder = try Recorder(
        path: folder.path("a.swivel"), header: header, options: Self.options())
      Self.record(with: recorder)

      let redaction = Redaction.names(except: ["HomePage"], salt: "s")
      let expected = [
        "SecretPage", "HomePage", "OtherSecretPage", "a secret note", "LastSecretPage",
        "UITabBarController",
      ].map(redaction.replacement)
      let hot = try #require(try HotTail(path: folder.path("a.swivel.hot")))
      #expect(hot.harvest(after: .start).entries.flatMap(\.names) == expected)
      try recorder.finish()

      let log = try RecordedLog(folder.path("a.swivel"))
      #expect((0..<UInt32(log.names.count)).map { log.names[NameID(rawValue: $0)] } == expected)
      #expect(redaction.clearCount(in: log.names) == 0)
      #expect(redaction.clearCount(in: log.header) == 0)
      #expect(log.header[.names] == "listed")
    }
  }

  @Test func `all names are kept unless redaction is asked for`() throws {
    try withFolder { folder in
      let recorder = try Recorder(path: folder.path("a.swivel"))
      Self.record(with: recorder)
      try recorder.finish()

      let log = try RecordedLog(folder.path("a.swivel"))
      #expect(log.names.id(of: "SecretPage") != nil)
      #expect(log.header[.names] == nil)
    }
  }

  @Test func `what was left in clear by a dead recorder is adopted with tokens`() throws {
    try withFolder { folder in
      let path = folder.path("a.swivel")
      try OrphanedFiles { $0.record(Self.page("SecretPage")) }.write(to: folder)

      let recorder = try Recorder(path: path, options: Self.options(.names))
      try recorder.finish()

      let log = try RecordedLog(path)
      #expect(log.events.count == 1)
      #expect(log.names.id(of: "SecretPage") == nil)
      #expect(Redaction.names.clearCount(in: log.names) == 0)
    }
  }

  @Test func `the segments behind those in clear are begun with tokens`() throws {
    try withFolder { folder in
      for redaction in [Redaction.none, .names] {
        let recorder = try Recorder(
          directory: folder.path, name: "a", options: Self.options(redaction))
        recorder.record(Self.page("SecretPage"))
        try recorder.finish()
      }

      let reader = try LogReader(source: FileSource(path: folder.path("a.000002.swivel")))
      while try reader.nextSection() != nil {}
      let names = reader.vocabulary.names
      #expect(names.id(of: "SecretPage") == nil)
      #expect(names[NameID(rawValue: 0)] == Redaction.names.replacement(for: "SecretPage"))
      #expect(reader.header[.names] == "tokens")
    }
  }

  @Test func `a name that is too long is cut first, as in a log in clear`() throws {
    try withFolder { folder in
      let long = String(repeating: "é", count: 3_000)
      let recorder = try Recorder(path: folder.path("a.swivel"), options: Self.options(.names))
      recorder.record(Self.page(long))
      try recorder.finish()

      let cut = String(repeating: "é", count: 2_048)
      let log = try RecordedLog(folder.path("a.swivel"))
      #expect(log.names[NameID(rawValue: 0)] == Redaction.names.replacement(for: cut))
    }
  }
}
