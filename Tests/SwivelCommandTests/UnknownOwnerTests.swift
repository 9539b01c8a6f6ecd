import Foundation
import SwivelModel
import SwivelRecorder
import SwivelTestKit
import Testing

/// A recording whose recorder cannot be recognized, and one beside it.
struct UnknownOwnerTests {
  @Test func `all commands note it until a start adopts it`() throws {
    try withFolder { folder in
      try Self.leaveBoth(in: folder)

      let check = try Program.run("check", folder.path)
      #expect(check.errors.contains("app.000001.swivel: it is unknown whether its recorder"))
      #expect(!check.errors.contains("app-2.000001.swivel: it is unknown"))
      let info = try Program.run("info", folder.path("app.swivel"))
      #expect(info.code == 0)
      #expect(info.output.contains("unknown whether the recorder is still running"))
      #expect(info.output.contains("3 events in the recorder's buffer file"))
      #expect(info.errors.contains("  help: "))
    }
  }

  @Test func `a directory with both names them, and each can be named`() throws {
    try withFolder { folder in
      try Self.leaveBoth(in: folder)

      let both = try Program.run("info", folder.path)
      #expect(both.code == 2)
      #expect(both.errors.contains("contains 2 logs: app, app-2"))
      #expect(both.errors.contains("NAME.swivel"))
      let notes = try ["app", "app-2"].map { name in
        try Program.run("cat", folder.path("\(name).swivel")).output
      }
      #expect(notes[0].contains("the old one") && notes[1].contains("the one beside"))
    }
  }

  @Test(arguments: ["app.swivel", "app.000007.swivel"])
  func `no output gets the name of a recording or of one of its parts`(name: String) throws {
    try withFolder { folder in
      try Self.leaveBoth(in: folder)
      let names = try folder.names.sorted()

      let repair = try Program.run("repair", folder.path("app.swivel"), "-o", folder.path(name))

      #expect(repair.code == 2)
      #expect(repair.errors.contains("would belong to the recording of \(folder.path)/app.000001"))
      #expect(try folder.names.sorted() == names)
    }
  }

  /// Records, as a process that may still run, and beside it.
  private static func leaveBoth(in folder: TemporaryFolder) throws {
    try withFolder { other in
      let old = try Recorder(directory: other.path, name: "app")
      for _ in 0..<3 { old.note("the old one") }
      try withExtendedLifetime(old) {
        for name in try other.names { try folder.write(other.bytes(name), to: name) }
      }
    }
    var header = HotHeader(try folder.bytes("app.swivel.hot"))
    header.setOwner(getpid())
    try folder.write(header.file, to: "app.swivel.hot")
    let recorder = try Recorder(directory: folder.path, name: "app")
    recorder.note("the one beside")
    try recorder.finish()
  }
}
