import Foundation
import SwivelTestKit
import Testing

/// A copy of a killed recorder's log without its hot file, which has the last events.
struct LeftHotFileTests {
  private static let log = "Tests/FormatCorpus/1.2-recorded/crashed-file.swivel"

  @Test func `info and check name the file that was not copied`() throws {
    try withFolder { folder in
      try FileManager.default.copyItem(
        at: Program.root.appendingPathComponent(Self.log), to: folder.url("a.swivel"))
      let info = try Program.run("info", folder.path("a.swivel"))
      let check = try Program.run("check", folder.path("a.swivel"))

      #expect(info.output.contains("\(folder.path("a.swivel.hot")) was not copied"))
      #expect(
        check.errors.contains(
          """
          it was not closed; a killed recorder's last events are in \(folder.path("a.swivel.hot"))
            help: copy that file, too, and read the log again

          """))
    }
  }

  @Test(arguments: [log, Samples.turned])
  func `what has its hot file, or was closed, needs none`(path: String) throws {
    let outcome = try Program.run("check", path)
    #expect(!outcome.errors.contains("was not closed"))
    #expect(try !Program.run("info", path).output.contains("was not copied"))
  }
}
