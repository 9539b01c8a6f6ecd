import Foundation
import SwivelTestKit
import Testing

/// What others say of the reports, by their own schemas and readers.
@Suite(.enabled(if: Validators.areThere, "run tools/install-validators, which needs a network"))
struct ValidatorTests {
  private static let formats = ["sarif", "junit", "gitlab", "checkstyle", "github"]

  /// A report on runs of all kinds, with names that are hard to write.
  private func report(_ format: String, _ traces: [String]) throws -> String {
    try withFolder { folder in
      let text = try Samples.text(of: Samples.turnedText)
        .replacingOccurrences(of: "ArticleListController", with: #"A<&\"'>|%0A,:: \u0007]]>\n"#)
        .replacingOccurrences(
          of: #""kind":"phase","phase":"active""#,
          with: #""kind":"declaredAt","controller":3,"file":"Sources/A: %.swift","line":4"#)
      let hard = try folder.write(text.utf8, to: "a & \"b\".ndjson")
      let names = traces.map { $0 == "hard" ? hard : $0 }
      // Files of the tests lie outside of the workspace.
      return try Program.shell(
        "GITHUB_STEP_SUMMARY= GITHUB_WORKSPACE=\"$1\" swivel check --format \"$2\" $3 \"$4\"",
        folder.path(""), format, names.dropLast().joined(separator: " "), names.last ?? ""
      ).output
    }
  }

  private static let batches = [
    Named("a clean one", [Samples.cured]), Named("one finding", [Samples.turned]),
    Named("names that are hard to write", ["hard"]),
    Named(
      "two that are not judged",
      [
        "Tests/FormatCorpus/1.1/one-event.swivel", Samples.turned,
        "Tests/FormatCorpus/1.1/empty.swivel",
      ]),
    Named(
      "four of all kinds",
      ["traces/container.ndjson", Samples.turned, "Tests/FormatCorpus/1.1/nothing.swivel", "hard"]),
    Named("31 traces", [String](repeating: Samples.turned, count: 30) + [Samples.cured]),
  ]

  @Test(arguments: formats, batches)
  func `a report is right by its own rules`(format: String, traces: Named<[String]>) throws {
    let report = try report(format, traces.value)

    #expect(try Validators.verdict(format, report).isEmpty)
  }

  @Test(arguments: formats, ["", "--allow-missing"])
  func `a report on runs and goldens is right by its own rules`(
    format: String, options: String
  ) throws {
    let report = try withFolder { folder in
      try GoldenProject.ofAllOutcomes(in: folder).diff("--format \(format) \(options)").output
    }

    #expect(report.contains("run-differs"))
    #expect(try Validators.verdict(format, report).isEmpty)
  }

  private static let faults: [(format: String, from: String, to: String)] = [
    ("sarif", #""version":"2.1.0""#, #""version":"2.0.0""#),
    ("sarif", #""startLine":31"#, #""startLine":0"#),
    ("sarif", #""uri":"traces/previous-page.swivel""#, #""uri":"""#),
    ("sarif", #""ruleIndex":0"#, #""ruleIndex":0,"rule_id":"x""#),
    ("junit", #"failures="1""#, #"failures="2""#), ("junit", "</testsuites>", ""),
    ("gitlab", #""severity":"minor""#, #""severity":"Minor""#),
    ("checkstyle", #"line="31""#, #"line="0""#), ("github", "::warning", "::warn"),
  ]

  @Test(arguments: faults)
  func `a report that is wrong is refused`(format: String, from: String, to: String) throws {
    let report = try report(format, [Samples.turned])
    #expect(report.contains(from))

    let broken = report.replacingOccurrences(of: from, with: to)
    #expect(try !Validators.verdict(format, broken).isEmpty)
  }
}
