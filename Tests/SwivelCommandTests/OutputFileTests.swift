import Foundation
import SwivelTestKit
import Testing

/// What becomes of an output that is the input, or that is standard output.
struct OutputFileTests {
  @Test(arguments: [
    ["export", "T", "-o", "T"], ["report", "T", "-o", "T"], ["report", "T", "-o", "./T"],
    ["report", "T", "T2", "--single", "-o", "T2"], ["report", "--redact", "T", "-o", "T"],
    ["check", "T", "--format", "sarif:T"], ["diff", "T", "T2", "--format", "html:T2"],
  ])
  func `a trace is not overwritten by what is made of it`(words: [String]) throws {
    try withFolder { (folder) throws in
      let text = try Samples.text(of: Samples.turnedText)
      for name in ["T", "T2"] {
        try text.write(toFile: folder.path(name), atomically: true, encoding: .utf8)
      }
      let list = words.map { $0.contains("T") ? "\"\($0)\"" : $0 }.joined(separator: " ")

      let outcome = try Program.shell("cd \"$1\" && \"$SWIVEL\" \(list)", folder.path(""))

      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("which is read\n  help: "))
      for name in ["T", "T2"] {
        #expect(try String(contentsOfFile: folder.path(name), encoding: .utf8) == text)
      }
    }
  }

  @Test func `an export to - goes to standard output`() throws {
    try withFolder { (folder) throws in
      let outcome = try Program.shell(
        "cd \"$1\" && \"$SWIVEL\" export \"$2\" -o -", folder.path(""),
        Program.root.appendingPathComponent(Samples.turned).path)

      #expect(outcome.code == 0)
      #expect(outcome.output.hasPrefix("{"))
      #expect(folder.files.isEmpty)
      #expect(try Program.run("export", Samples.turned, "-o", "-", "--json").code == 64)
    }
  }

  @Test func `a report is refused on standard output`() throws {
    let outcome = try Program.run("report", Samples.turned, "-o", "-")

    #expect(outcome.code == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("a report cannot be written to standard output"))
  }

  @Test func `the losses of a log that is cut short are not none`() throws {
    try withFolder { (folder) throws in
      let log = folder.path("whole.swivel")
      #expect(try Program.run("record", "-o", log, input: Streams.turns(3_000)).code == 0)
      let bytes = try folder.bytes("whole.swivel")
      let cut = try folder.write(bytes.dropLast(bytes.count / 2), to: "cut.swivel")

      #expect(try Program.run("info", log).output.contains(/lost +no events\n/))
      let lines = try Program.run("info", cut).output.split(separator: "\n")
      #expect(lines.contains { $0.hasPrefix("truncated ") })
      #expect(lines.contains { $0.hasPrefix("lost ") && $0.contains("  unknown: ") })
    }
  }
}
