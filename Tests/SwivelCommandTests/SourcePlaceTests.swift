import Foundation
import SwivelModel
import SwivelTestKit
import Testing

/// Findings are reported on the line of source that declares the mask, where the recorder noted it.
struct SourcePlaceTests {
  private static let file = "Sources/Reader/ArticleList.swift"

  /// The run of the guide, with a line that says where a controller declares its masks.
  private func trace(controller: String, file: String = Self.file) throws -> String {
    let place = #""file":"\#(file)","line":42"#
    return try Samples.text(of: Samples.turnedText).replacingOccurrences(
      of: #""kind":"phase","phase":"active""#,
      with: #""kind":"declaredAt","controller":\#(controller),\#(place)"#)
  }

  @Test(arguments: [
    ("text", "  from     \(file):42\n"), ("json", #""source":{"file":"\#(file)","line":42}"#),
    ("xcode", "\(file):42:1: warning: "), ("github", "file=\(file),line=42,"),
    ("sarif", #"{"artifactLocation":{"uri":"\#(file)"},"region":{"startLine":42}}"#),
    ("junit", #"file="\#(file)" line="42""#), ("checkstyle", #"<file name="\#(file)">"#),
    ("gitlab", #""location":{"lines":{"begin":42},"path":"\#(file)"}"#),
  ])
  func `each format points there`(format: String, place: String) throws {
    let outcome = try Program.run(
      "check", "-", "--format", format, input: try trace(controller: "3"))

    #expect(outcome.code == 1)
    #expect(outcome.output.contains(place))
    if format != "text", format != "json" { #expect(outcome.output.contains("-, event 29")) }
  }

  @Test(arguments: ["null", "1", "4"])
  func `a place of someone else says nothing`(controller: String) throws {
    let outcome = try Program.run(
      "check", "-", "--format", "xcode", input: try trace(controller: controller))

    #expect(outcome.code == 1)
    #expect(outcome.output.hasPrefix("-:31:1: warning: "))
  }

  @Test func `a place is kept in a log`() throws {
    try withFolder { folder in
      let text = try trace(controller: "3")
      let path = folder.path("a.swivel")
      #expect(try Program.run("record", "-o", path, input: text).code == 0)

      #expect(try Program.run("cat", path).output.contains(#""kind":"declaredAt","controller":3"#))
      #expect(try Program.run("check", path).output.contains("  from     \(Self.file):42\n"))
    }
  }

  @Test(arguments: ["text", "xcode", "github", "junit", "checkstyle", "markdown"])
  func `a file that steers a terminal or begins a command does neither`(format: String) throws {
    let file = #"::error::\r\n::add-mask::a\u001b]0;t\u0007\u009b"#
    let outcome = try Program.run(
      "check", "-", "--format", format, input: try trace(controller: "3", file: file))

    #expect(outcome.code == 1)
    let steering = outcome.output.unicodeScalars.filter { $0 != "\n" && $0.isSteering }
    #expect(steering.isEmpty)
    let commands = outcome.lines.map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("::") }
    #expect(commands.allSatisfy { format == "github" && $0.hasPrefix("::warning file=") })
  }

  @Test(arguments: ["text", "json", "xcode", "github", "sarif", "junit", "checkstyle", "gitlab"])
  func `a file without a name is none`(format: String) throws {
    let named = try Program.run("check", "-", "--format", format, input: try trace(controller: "4"))
    let unnamed = try Program.run(
      "check", "-", "--format", format, input: try trace(controller: "3", file: ""))

    #expect(unnamed.code == 1)
    #expect(unnamed.output == named.output)
  }

  @Test(arguments: ["github", "sarif", "junit", "checkstyle", "gitlab"])
  func `services get files below the working directory only`(format: String) throws {
    let report = { (file: String) in
      try Program.run("check", "-", "--format", format, input: trace(controller: "3", file: file))
        .output
    }
    let (below, nowhere) = (try report(Self.file), try report(""))

    #expect(try report("\(Program.root.path)/\(Self.file)") == below)
    #expect(try report("./Sources/../Sources/Reader/ArticleList.swift") == below)
    #expect(try report("/elsewhere/ArticleList.swift") == nowhere)
    #expect(try report("../ArticleList.swift") == nowhere)
    #expect(try report("\(Program.root.path)/../ArticleList.swift") == nowhere)
  }
}
