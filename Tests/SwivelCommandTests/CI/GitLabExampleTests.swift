import Foundation
import SwivelTestKit
import Testing

/// The jobs of the example for GitLab, run as they stand there.
struct GitLabExampleTests {
  private static let outcomes: [(trace: String, code: Int32)] = [
    (Samples.turned, 1), (Samples.cured, 0),
  ]

  /// The script of a job, one element to a line.
  private static func script(of job: String) throws -> String {
    let text = try Samples.text(of: "tools/ci-examples/gitlab.yml")
    let start = try #require(text.range(of: "\n\(job):\n")?.upperBound)
    let begin = try #require(text.range(of: "\n  script:\n", range: start..<text.endIndex))
    let lines = text[begin.upperBound...].split(separator: "\n").prefix { $0.hasPrefix("    ") }
    let isFolded = lines.first?.contains(">-") == true
    return lines.dropFirst().map { $0.drop { $0 == " " } }
      .joined(separator: isFolded ? " " : "\n")
  }

  private static func run(
    _ job: String, _ run: String, golden: String, in folder: TemporaryFolder
  ) throws -> Program.Outcome {
    for (name, sample) in [("traces", run), ("Goldens", golden)] {
      let inner = folder.url(name)
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      let trace = try Data(contentsOf: Program.root.appendingPathComponent(sample))
      try trace.write(to: inner.appendingPathComponent("a.swivel"))
    }
    return try Program.shell(
      "cd \"$1\" && exec env CI=true sh -e -c \"$2\"", folder.path(""), try script(of: job))
  }

  @Test(arguments: outcomes)
  func `findings are reported as tests and as code quality`(trace: String, code: Int32) throws {
    try withFolder { folder in
      let outcome = try Self.run("findings", trace, golden: trace, in: folder)

      #expect(outcome.code == code)
      let issues = try JSONSerialization.jsonObject(
        with: Data(contentsOf: folder.url("gl-code-quality-report.json")))
      #expect((issues as? [Any])?.count == Int(code))
      #expect(try folder.text("swivel.junit.xml").contains("<testsuite"))
    }
  }

  @Test(arguments: outcomes)
  func `new goldens are kept where runs differ`(trace: String, code: Int32) throws {
    try withFolder { folder in
      let outcome = try Self.run("goldens", trace, golden: Samples.cured, in: folder)

      #expect(outcome.code == code)
      let new = folder.path("swivel.goldens/a.swivel")
      #expect(FileManager.default.fileExists(atPath: new) == (code == 1))
      let junit = try folder.text("swivel.goldens.junit.xml")
      #expect(junit.contains(#"name="behaves like its golden""#))
      #expect(junit.contains("<failure ") == (code == 1))
    }
  }
}
