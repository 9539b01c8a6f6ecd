import Foundation
import Testing

struct CheckTests {
  @Test func `the previous page is found rotated, and nothing else`() throws {
    let outcome = try Program.run("check", Samples.turned, "--json")

    #expect(outcome.code == 1)
    #expect(outcome.objects.count == 1)
    let finding = try #require(outcome.objects.first)
    #expect(finding["id"] as? String == "back-navigation-rotated")
    #expect(finding["page"] as? String == "ArticleListController")
    #expect(finding["evidence"] as? [Int] == [28, 29, 31])
    #expect(outcome.errors == "1 finding in 1 trace\n")
  }

  @Test func `a change that was tried is printed as a command that shows the effect`() throws {
    let outcome = try Program.run("check", Samples.turned)
    let line = try #require(outcome.lines.first { $0.hasPrefix("  try      swivel whatif ") })
    let tried = try Program.shell(String(line.dropFirst("  try      ".count)))

    #expect(tried.errors.contains("1 finding fixed, 0 remaining, 0 new"))
  }

  @Test func `nothing is found after the cure`() throws {
    let outcome = try Program.run("check", Samples.cured)

    #expect(outcome.code == 0)
    #expect(outcome.output == "0 findings in 1 trace\n")
    #expect(outcome.errors.isEmpty)
  }

  @Test(arguments: [("note", 1), ("warning", 1), ("error", 0)])
  func `a warning counts from its severity on`(threshold: String, code: Int32) throws {
    let outcome = try Program.run("check", Samples.turned, "--fail-on", threshold)

    #expect(outcome.code == code)
    #expect(outcome.output.contains("[back-navigation-rotated]"))
  }

  @Test func `the exit code is 0 if that is wanted, whatever is found`() throws {
    let outcome = try Program.run("check", Samples.turned, "--exit-zero")

    #expect(outcome.code == 0)
    #expect(!outcome.output.isEmpty)
  }

  @Test func `files that the shell expands are one batch`() throws {
    let outcome = try Program.shell("swivel check traces/previous-page*.swivel")

    #expect(outcome.code == 1)
    #expect(outcome.lines.last == "1 finding in 2 traces")
    #expect(outcome.errors.isEmpty)
  }

  @Test func `an unreadable file is reported, and the others are checked`() throws {
    let outcome = try Program.run("check", Samples.turned, "no-such.swivel", Samples.cured)

    #expect(outcome.code == 1)
    #expect(outcome.output.contains("[back-navigation-rotated]"))
    #expect(outcome.errors.contains("error: no-such.swivel: "))
    #expect(outcome.lines.last == "1 finding in 3 traces, of which 1 could not be read")
  }

  @Test(arguments: [[Samples.cured], [Samples.turned, "--fail-on", "error"]])
  func `an unreadable file in a batch without an answer is 3`(others: [String]) throws {
    #expect(try Program.run(["check", "no-such.swivel"] + others).code == 3)
  }

  @Test func `nothing but unreadable files is 2, also if 0 is wanted`() throws {
    #expect(try Program.run("check", "no-such", "nor-this", "--exit-zero").code == 2)
  }

  @Test func `the text form is checked from standard input`() throws {
    let outcome = try Program.run("check", "-", input: Samples.text(of: Samples.turnedText))

    #expect(outcome.code == 1)
    #expect(outcome.output.contains("  at       -, 15.871s, event 29"))
  }

  @Test func `names in a trace cannot steer the terminal`() throws {
    let text = try Samples.text(of: Samples.turnedText)
      .replacingOccurrences(of: "ArticleListController", with: #"A\u001b[31mB\u009bC\u202eD"#)

    for options in [
      ["check"], ["check", "--json"], ["why", "--event", "28"], ["replay"], ["cat"],
    ] {
      let outcome = try Program.run(options + ["-"], input: text)

      #expect(!outcome.output.isEmpty)
      let steering = outcome.output.unicodeScalars.filter {
        $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
      }
      #expect(steering.isEmpty)
    }
  }

  @Test func `numbers out of range are reported as loss, and no clean answer`() throws {
    let text = try Samples.text(of: "traces/container.ndjson")
      .replacingOccurrences(of: #""controller":2,"#, with: #""controller":70000,"#)

    let outcome = try Program.run("check", "-", input: text)

    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("ignored, because of numbers that are out of range"))
  }

  @Test func `cat prints a number out of range, and says what does not take it`() throws {
    let text = """
      {"kind":"controller","seq":0,"t":0,"controller":70000,"type":"plain","name":"Page"}

      """
    let outcome = try Program.run("cat", "-", input: text)

    #expect(outcome.code == 3)
    #expect(outcome.output.contains(#""controller":70000"#))
    #expect(
      outcome.errors == "note: -: 1 event ignored, because of numbers that are out of range\n")
  }

  @Test func `a missing beginning is reported as loss`() throws {
    let lines = try Samples.text(of: "traces/container.ndjson").split(separator: "\n")
    let text = lines.filter { !$0.contains(#""seq":0,"#) }.joined(separator: "\n")

    let outcome = try Program.run("replay", "-", input: text)

    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("the iOS version is unknown"))
  }

  @Test func `the first of the code is printed with the first finding of a kind`() throws {
    let outcome = try Program.run("check", Samples.turned)
    let lines = outcome.lines
    let start = try #require(
      lines.firstIndex(of: "  code     for UIKit, with names from this trace"))

    #expect(lines[start + 1].hasSuffix("explain back-navigation-rotated --ios 15.5"))
    #expect(lines[start + 2] == "        final class ArticleListController: UIViewController {")
    #expect(lines[start + 10] == "        …")
    #expect(lines.dropLast().last?.hasPrefix("  next  ") ?? false)
    #expect(lines.last == "1 finding in 1 trace")
  }
}
