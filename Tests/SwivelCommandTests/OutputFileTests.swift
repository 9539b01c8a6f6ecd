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

  @Test(arguments: [
    ("check a.swivel --format sarif:x --format junit:./x", "x, another output"),
    ("check a.swivel --format sarif:x --format html:X", "x, another output"),
    ("check a.swivel --format html:p/ --format sarif:p/index.html", "p/index.html, another output"),
    ("check a.swivel --format html:p/ --format sarif:p/traces/a", "p/traces, another output"),
    ("check a.swivel --format sarif:b --baseline b --update-baseline", "b, another output"),
    ("export a.swivel -o link", "leads nowhere"), ("report a.swivel -o link", "leads nowhere"),
    ("check a.swivel --format sarif:link", "leads nowhere"),
    ("repair a.swivel -o link", "leads nowhere"), ("cat text >>text", "input file is output file"),
    ("cat a.swivel >a.swivel", "input file is output file"),
    ("whatif a.swivel --drop 3 -o text", "the file already exists"),
  ])
  func `outputs that are one file, or lead nowhere, are refused`(line: String, words: String) throws
  {
    try withFolder { (folder) throws in
      let outcome = try Program.shell(
        "cp \"$2\" \"$1/a.swivel\"; cp \"$3\" \"$1/text\"; cd \"$1\"; ln -s nowhere link; swivel \(line)",
        folder.path, Program.root.appendingPathComponent(Samples.turned).path,
        Program.root.appendingPathComponent(Samples.container).path)

      #expect(outcome.code == 2 && outcome.output.isEmpty)
      #expect(outcome.errors.contains(words))
      #expect(folder.files.sorted() == ["a.swivel", "text"])
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

  @Test(arguments: [
    "export a.swivel -o /dev/stdout", "report a.swivel -o /dev/fd/1",
    "check a.swivel --exit-zero --format sarif:/dev/stdout",
    "record --force -o /dev/stdout <b.ndjson",
  ])
  func `an open descriptor is written to, and the file behind it stays`(line: String) throws {
    try withFolder { (folder) throws in
      let outcome = try Program.shell(
        """
        cp "$2" "$1/a.swivel"; cp "$3" "$1/b.ndjson"; cd "$1"
        { echo begin; swivel \(line) && echo end; } >all
        """, folder.path, Program.root.appendingPathComponent(Samples.turned).path,
        Program.root.appendingPathComponent(Samples.container).path)

      #expect(outcome.code == 0, "\(outcome.errors)")
      let all = try folder.bytes("all")
      #expect(all.starts(with: "begin\n".utf8) && all.suffix(4).elementsEqual("end\n".utf8))
      #expect(all.count > 100)
      #expect(folder.files.sorted() == ["a.swivel", "all", "b.ndjson"])
    }
  }

  @Test(arguments: ["new/", "old"])
  func `a report of one trace has an index in a directory`(output: String) throws {
    try withFolder { (folder) throws in
      try FileManager.default.createDirectory(
        at: folder.url("old"), withIntermediateDirectories: true)
      let path = folder.path(output)

      let outcome = try Program.run("report", Samples.turned, "-o", path)

      #expect(outcome.lines.last == "\(path.hasSuffix("/") ? path : path + "/")index.html")
      #expect(
        folder.files.map { $0.split(separator: "/").dropFirst().joined(separator: "/") }.sorted()
          == ["index.html", "traces/\(Samples.turned.split(separator: "/").last ?? "").html"])
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
