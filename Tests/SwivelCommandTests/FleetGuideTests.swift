import Foundation
import SwivelTestKit
import Testing

/// What the guide to fleets shows is what is written.
struct FleetGuideTests {
  @Test func `the session of the guide is what happens`() throws {
    let page = try Samples.text(of: "\(GuidePage.folder)/Fleets.md")
    let sessions = GuideSession.all(in: page).filter(\.showsOutput)

    #expect(sessions.count == 2)
    try withFolder { folder in
      try FileManager.default.createDirectory(
        at: folder.url("logs"), withIntermediateDirectories: true)
      for log in [Samples.turned, Samples.cured] {
        let from = Program.root.appendingPathComponent(log)
        try FileManager.default.copyItem(
          at: from, to: folder.url("logs/\(from.lastPathComponent)"))
      }
      for session in sessions {
        let outcome = try Program.shell("cd \"$1\" && \(session.command)", folder.path("."))
        // A row is folded on the page.
        let isRow = outcome.output.hasPrefix("{")
        let shown = session.shown.joined(separator: isRow ? "" : " ")
        let printed = outcome.lines.joined(separator: " ")

        #expect(outcome.code == 0)
        #expect(shown.split(separator: " ") == printed.split(separator: " "))
      }
    }
  }
}
