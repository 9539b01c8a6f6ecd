import SwivelModel
import SwivelRecorder
import SwivelTestKit
import Testing

/// What the guides to the text form and to privacy show in Swift does what they say.
struct GuideLineTests {
  @Test func `an event has the same words in Swift`() throws {
    try withFolder { folder in
      let recorder = try Recorder(path: folder.path("app.swivel"))
      recorder.record(.device(.deviceOrientation(orientation: .landscapeLeft)))
      try recorder.finish()

      let records = try RecordedLog(folder.path("app.swivel")).events.map(\.record)
      let turn = Event.Kind.device(.deviceOrientation(orientation: .landscapeLeft))
      #expect(records == [turn.record])
    }
  }

  @Test func `only the names of the list are kept`() throws {
    try withFolder { folder in
      let recorder = try redactingRecorder(in: folder.path("log"))
      for name in ["HomePage", "AccountPage"] { recorder.mark(name) }
      try recorder.finish()

      let file = try #require(folder.files.first { $0.hasSuffix(".swivel") })
      let names = try RecordedLog(folder.path(file)).names
      let texts = (0..<UInt32(names.count)).map { names[NameID(rawValue: $0)] }
      #expect(texts.first == "HomePage")
      #expect(texts.last??.contains(#/^name-[0-9a-f]{12}$/#) == true)
    }
  }
}
