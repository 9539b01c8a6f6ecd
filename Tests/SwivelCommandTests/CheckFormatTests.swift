import Foundation
import SwivelTestKit
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

  @Test func `a finding is reported on its line, also in a trace that begins late`() throws {
    let whole = try Samples.text(of: Samples.turnedText).split(separator: "\n")
    let late = whole.map { line in
      line.replacing(/"seq":(\d+)/) { #""seq":\#((Int($0.output.1) ?? 0) + 1_000)"# }
    }

    let (outcome, printed) = try withFolder { folder in
      let path = try folder.write((late.joined(separator: "\n") + "\n").utf8, to: "a.ndjson")
      return (try Program.run("check", path, "--format", "xcode"), try Program.run("cat", path))
    }

    let place = try #require(outcome.lines.first?.firstMatch(of: /a.ndjson:(\d+):/))
    let finding = try Program.run("check", Samples.turnedText, "--format", "json").output
    let sequence = try #require(finding.firstMatch(of: /"seq":(\d+)/)?.output.1)
    let line = try #require(Int(place.output.1))
    #expect(printed.lines[line - 1].contains(#""seq":\#((Int(sequence) ?? 0) + 1_000),"#))
  }

  @Test func `findings of GitLab are distinguished, also the same one in two runs`() throws {
    let outcome = try Program.run(
      "check", Samples.turned, Samples.turned, "--format", "gitlab")

    let issues = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let fingerprints = try #require(issues as? [[String: Any]]).compactMap {
      $0["fingerprint"] as? String
    }
    #expect(fingerprints.count == 2)
    #expect(Set(fingerprints).count == 2)
  }

  @Test func `GitHub gets no more than ten of a level`() throws {
    let traces = [String](repeating: Samples.turned, count: 14)

    let outcome = try Program.run(["check"] + traces + ["--format", "github", "--group", "none"])

    #expect(outcome.lines.count == 10)
    #expect(outcome.lines.last?.hasSuffix("and 5 more") == true)
    #expect(outcome.lines.first?.contains("%0A") == true)
  }

  @Test func `only one form goes to the standard output`() throws {
    let outcome = try Program.run(
      "check", Samples.turned, "--format", "junit", "--format", "sarif")

    #expect(outcome.code == 64)
  }

  @Test func `a table shows what to do`() throws {
    let outcome = try Program.run("check", Samples.turned, "--format", "markdown")

    #expect(outcome.lines.first == "### swivel check: 1 finding in 1 trace")
    #expect(outcome.output.contains("| warning | `back-navigation-rotated`"))
  }

  @Test func `what is no file is written to, and a link leads to what is replaced`() throws {
    try withFolder { folder in
      let (pipe, link) = (folder.path("pipe"), folder.path("link.json"))
      let file = try folder.write([], to: "real.json")
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.json")
      let outcome = try Program.shell(
        """
        mkfifo "$1"; cat "$1" >"$1.out" &
        swivel check "$2" --format json:"$1" --format json:"$3" --exit-zero; wait; test -p "$1" -a -L "$3"
        """, pipe, Samples.turned, link)

      #expect(outcome.code == 0)
      let written = try folder.text("pipe.out")
      #expect(written.contains("back-navigation-rotated"))
      #expect(try String(contentsOfFile: file, encoding: .utf8) == written)
    }
  }

  @Test(arguments: ["check", "diff"]) func `two forms do not share a file`(verb: String) throws {
    try withFolder { folder in
      let path = folder.path("a.out")
      let runs = verb == "diff" ? [Samples.turned, Samples.cured] : [Samples.turned]
      let outcome = try Program.run(
        [verb] + runs + ["--format", "json:\(path)", "--format", "sarif:\(path)"])

      #expect(outcome.code == 64)
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }

  @Test func `a side file without an end is reported`() throws {
    // The configuration is read by the same function, which takes seconds in a debug build.
    let outcome = try Program.run("check", Samples.turned, "--baseline", "/dev/zero")

    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("/dev/zero: the file is larger than 32 MiB"))
  }
}
