import SwivelTestKit
import Testing

/// The trial of the guide to CI, command by command.
struct SetUpCIGuideTests {
  @Test func `what the guide tries in a clone is what happens`() throws {
    let sessions = GuideSession.all(in: try Samples.text(of: "\(GuidePage.folder)/SetUpCI.md"))
    let commands = sessions.filter { !$0.command.hasPrefix("mkdir") && !$0.isHereDocument }
    #expect(commands.filter(\.showsOutput).count == 8)
    try withFolder { folder in
      let project = try GoldenProject([:], goldens: [:], in: folder)
      for name in ["previous-page", "previous-page-cured"] {
        try project.add("traces/\(name).swivel", "traces/\(name)")
      }
      try folder.write(
        Samples.text(of: "traces/previous-page-cured.ndjson").utf8,
        to: "traces/previous-page-cured.ndjson")
      let document = try #require(sessions.first { $0.isHereDocument })
      let configuration = document.shown.prefix { $0 != "END" }
      _ = try Program.shell("mkdir -p \"$1\"", folder.path("trial/traces"))
      try folder.write(configuration.joined(separator: "\n").utf8, to: "trial/.swivel.json")

      for session in commands {
        let outcome = try Program.shell(
          "unset CI; cd \"$1\" && \(session.command) 2>&1", folder.path("trial"))
        let printed = outcome.lines.flatMap { $0.split(separator: " ") }
        #expect(session.agrees(with: printed), "\(session.command) prints \(outcome.output)")
      }
      #expect(folder.exists("trial/build/check.xml") && folder.exists("trial/build/diff.xml"))
    }
  }
}

extension GuideSession {
  fileprivate var isHereDocument: Bool { command.hasPrefix("cat >") }
}
