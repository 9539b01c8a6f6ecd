import SwivelTestKit
import Testing

/// What a change for one problem also cures is printed as its consequence.
struct TriedProblemsTests {
  private static let session =
    "Tests/SwivelFindingsTests/Sessions/lock-set-back-under-the-rotation-lock.ndjson"

  @Test func `a problem that the change for another one cures is its consequence`() throws {
    let lines = try Program.run("check", Self.session).lines

    #expect(lines.last == "2 findings (1 a consequence) in 1 trace")
    #expect(lines.contains { $0.hasPrefix("  thus ") && $0.hasSuffix("[dismissal-rotated]") })
  }

  @Test func `formats that try nothing have both`() throws {
    let objects = try Program.run("check", "--json", Self.session).objects

    #expect(objects.compactMap { $0["id"] as? String }.count == 2)
    #expect(objects.allSatisfy { $0["root"] == nil })
  }

  @Test func `another format beside the text has both`() throws {
    try withFolder { folder in
      let formats = ["--format", "text", "--format", "json:\(folder.path("findings.json"))"]
      let lines = try Program.run(["check", Self.session] + formats).lines

      #expect(lines.last == "2 findings (1 a consequence) in 1 trace")
      let findings = try folder.text("findings.json").split(separator: "\n")
      #expect(findings.count == 2 && !findings.joined().contains("\"root\""))
    }
  }

  @Test func `of several traces each problem stays by itself`() throws {
    let lines = try Program.run("check", Self.session, Self.session).lines

    #expect(lines.last?.hasPrefix("4 findings in 2 traces") == true)
  }
}
