import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

struct CheckFormatTests {
  @Test func `several forms are written in one run`() throws {
    let (outcome, sarif) = try withFolder { folder in
      let file = folder.url("out.sarif")
      let outcome = try Program.run(
        "check", Samples.turned, "--format", "xcode", "--format", "sarif:\(file.path)")
      return (outcome, try Data(contentsOf: file))
    }

    #expect(outcome.code == 1)
    #expect(outcome.lines.count == 1)
    #expect(outcome.lines.first?.hasSuffix("(back-navigation-rotated)") == true)
    let log = try JSONSerialization.jsonObject(with: sarif)
    let runs = try #require((log as? [String: Any])?["runs"] as? [[String: Any]])
    let result = try #require((runs.first?["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "back-navigation-rotated")
    #expect(result["ruleIndex"] as? Int == 0)
    #expect((result["partialFingerprints"] as? [String: String])?.isEmpty == false)
  }

  @Test(arguments: ["junit", "checkstyle"], [Samples.turned, Samples.cured])
  func `XML is well formed, with findings and without`(format: String, trace: String) throws {
    let outcome = try Program.run("check", trace, "--format", format)

    #expect(XMLParser(data: Data(outcome.output.utf8)).parse())
    #expect(outcome.output.contains("back-navigation-rotated") == (outcome.code == 1))
  }

  @Test func `findings of GitLab are told apart, also the same one in two runs`() throws {
    let outcome = try Program.run(
      "check", Samples.turned, Samples.turned, "--format", "gitlab")

    let issues = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let fingerprints = try #require(issues as? [[String: Any]]).compactMap {
      $0["fingerprint"] as? String
    }
    #expect(fingerprints.count == 2)
    #expect(Set(fingerprints).count == 2)
  }

  @Test func `GitHub is told no more than ten of a level`() throws {
    let traces = [String](repeating: Samples.turned, count: 14)

    let outcome = try Program.run(["check"] + traces + ["--format", "github"])

    #expect(outcome.lines.count == 10)
    #expect(outcome.lines.last?.hasSuffix("and 5 more") == true)
    #expect(outcome.lines.first?.contains("%0A") == true)
  }

  @Test func `only one form goes to the standard output`() throws {
    let outcome = try Program.run(
      "check", Samples.turned, "--format", "junit", "--format", "sarif")

    #expect(outcome.code == 64)
  }

  @Test func `a table tells what to do`() throws {
    let outcome = try Program.run("check", Samples.turned, "--format", "markdown")

    #expect(outcome.lines.first == "### swivel check: 1 finding in 1 trace")
    #expect(outcome.output.contains("| warning | `back-navigation-rotated`"))
  }
}
