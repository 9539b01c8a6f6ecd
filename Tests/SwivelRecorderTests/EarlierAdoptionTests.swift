import SwivelLog
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

/// What a recorder of an earlier version left is adopted.
struct EarlierAdoptionTests {
  @Test func `a file and its hot file are continued`() throws {
    try withFolder { folder in
      try copy(["crashed-file.swivel", "crashed-file.swivel.hot"], to: folder)
      let path = folder.path("crashed-file.swivel")
      try expectSame(path, in: folder) { try Recorder(path: path).finish() }
    }
  }

  @Test func `a folder and its hot file are continued`() throws {
    try withFolder { folder in
      let segments = (1...2).map { "crashed-folder.00000\($0).swivel" }
      try copy(segments + ["crashed-folder.swivel.hot"], to: folder)
      try expectSame(folder.path(segments[0]), in: folder) {
        try Recorder(directory: folder.path, name: "crashed-folder").finish()
      }
    }
  }

  private func copy(_ names: [String], to folder: TemporaryFolder) throws {
    for name in names {
      try folder.write(Traces.bytes(of: "\(FormatCase.folder)/1.2-recorded/\(name)"), to: name)
    }
  }

  private func expectSame(
    _ path: String, in folder: TemporaryFolder, _ record: () throws -> Void
  ) throws {
    let before = try RecordedLog(path)
    #expect(before.summary.adoptedCount >= 60)

    try record()

    let after = try RecordedLog(path)
    #expect(after.events.map(\.sequence) == before.events.map(\.sequence))
    #expect(after.events.map(\.instant) == before.events.map(\.instant))
    #expect(after.events.map(\.record.code) == before.events.map(\.record.code))
    #expect(after.notes == before.notes)
    #expect(after.summary.lostCount == before.summary.lostCount)
    #expect(after.summary.adoptedCount == 0)
    #expect(try folder.names.allSatisfy { !$0.hasSuffix(".hot") })
  }
}
