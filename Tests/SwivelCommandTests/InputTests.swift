import Foundation
import SwivelTestKit
import Testing

/// Which traces a command line means.
struct InputTests {
  private static let tree = ["b.swivel", "a/x.swivel", "a/y.swivel", "a/deep/z.swivel"]

  private func withTree(_ body: (TemporaryFolder) throws -> Void) throws {
    try withFolder { folder in
      for name in Self.tree + [".hidden/h.swivel", "a/notes.txt"] {
        let place = folder.url(name)
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(
          at: Program.root.appendingPathComponent(Samples.cured), to: place)
      }
      try body(folder)
    }
  }

  @Test func `a pipe in a directory is ignored`() throws {
    try withTree { folder throws in
      #expect(mkfifo(folder.path("a/pipe.swivel"), 0o600) == 0)

      #expect(try traces(folder, [folder.path("a")]).count == 3)
    }
  }

  #if os(Linux)
  @Test(arguments: [
    "summarize \"$1\"", "summarize \"$1\"/*", "summarize \"$1/*\"",
    "printf '%s\\0' \"$1\"/* | swivel summarize --files-from - -0",
  ])
  func `names that are no UTF-8 are reported, and the others are read`(command: String) throws {
    try withFolder { folder throws in
      let make =
        #"cp "$2" "$1/b.swivel"; cp "$2" "$1/$(printf 'a\377').swivel"; "#
        + #"mkdir "$1/$(printf 'd\377')"; "#
      let line = make + (command.hasPrefix("printf") ? command : "swivel " + command)

      let outcome = try Program.shell(line, folder.path, Samples.cured)

      #expect(outcome.code == 3)
      #expect(outcome.objects.map { $0["status"] as? String } == ["error", "ok", "error"])
      #expect(outcome.errors.contains("a\u{FFFD}.swivel: no such file"))
      #expect(outcome.errors.contains("the name is not valid UTF-8; rename the file"))
      #expect(outcome.errors.contains("d\u{FFFD}: "))
    }
  }

  @Test func `one trace with a name that is no UTF-8 is noted, with the way to read it`() throws {
    try withFolder { folder throws in
      let outcome = try Program.shell(
        #"cp "$2" "$1/$(printf 'a\377')"; swivel info "$1"/*"#, folder.path, Samples.cured)

      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("or pass it on standard input with -"))
    }
  }
  #endif

  /// The traces that `summarize` takes up, without the beginning of their paths.
  private func traces(_ folder: TemporaryFolder, _ arguments: [String]) throws -> [String] {
    let outcome = try Program.run(["summarize"] + arguments)
    #expect(outcome.code == 0)
    return outcome.objects.compactMap { $0["trace"] as? String }.map {
      $0.replacingOccurrences(of: folder.path("") + "/", with: "")
        .replacingOccurrences(of: folder.path(""), with: "")
    }
  }

  @Test func `a directory stands for all logs in and below it, in order`() throws {
    try withTree { folder in
      let found = try traces(folder, [folder.path("")])
      #expect(found == ["b.swivel", "a/x.swivel", "a/y.swivel", "a/deep/z.swivel"])
    }
  }

  @Test func `all commands take the same traces of a directory, logs and texts`() throws {
    try withFolder { folder in
      let place = { (name: String) in Program.root.appendingPathComponent(name) }
      try FileManager.default.createDirectory(
        at: folder.url("runs/inner"), withIntermediateDirectories: true)
      for (sample, name) in [
        (Samples.cured, "a.swivel"), (Samples.turnedText, "inner/a.ndjson"),
        (Samples.turnedText, ".hidden.ndjson"), ("README.md", "notes.txt"),
      ] {
        try FileManager.default.copyItem(at: place(sample), to: folder.url("runs/\(name)"))
      }
      let runs = ["runs/a.swivel", "runs/inner/a.ndjson"]
      let outcomes = try [
        "swivel check runs --format junit", "swivel summarize runs", "swivel report runs --json",
        "swivel accept runs --golden g", "swivel diff --golden g runs",
      ].map { try Program.shell("cd \"$1\"; \($0)", folder.path(".")) }

      for outcome in outcomes {
        #expect([0, 1].contains(outcome.code))
        for run in runs { #expect(outcome.output.contains(run)) }
        #expect(!outcome.output.contains("hidden") && !outcome.output.contains("notes"))
      }
    }
  }

  @Test func `a pattern that matches a file named - reads that file`() throws {
    try withFolder { folder in
      try FileManager.default.copyItem(
        at: Program.root.appendingPathComponent(Samples.cured), to: folder.url("-"))
      let outcome = try Program.shell("cd \"$1\"; swivel summarize '*'", folder.path("."))

      #expect(outcome.code == 0)
      #expect(outcome.objects.map { $0["trace"] as? String } == ["./-"])
    }
  }

  @Test(arguments: [
    ("*.swivel", ["b.swivel"]), ("*/*.swivel", ["a/x.swivel", "a/y.swivel"]),
    ("**/*.swivel", tree), ("**/[x-y].swivel", ["a/x.swivel", "a/y.swivel"]),
    ("**/[!x-y].swivel", ["b.swivel", "a/deep/z.swivel"]), ("?/y*", ["a/y.swivel"]),
    ("**/deep/**/*.swivel", ["a/deep/z.swivel"]), ("a/*p", ["a/deep/z.swivel"]),
    ("**/.hid*/*.swivel", [".hidden/h.swivel"]),
    ("a/**", ["a/x.swivel", "a/y.swivel", "a/deep/z.swivel"]),
  ])
  func `a pattern that the shell left alone is expanded`(
    pattern: String, expected: [String]
  ) throws {
    try withTree { folder in
      let found = try traces(folder, [folder.path(pattern)])
      #expect(found == expected)
    }
  }

  @Test(arguments: ["?.swivel", "[ä-ü].swivel"])
  func `a letter beyond ASCII is one letter of a pattern`(pattern: String) throws {
    try withTree { folder in
      try FileManager.default.moveItem(at: folder.url("b.swivel"), to: folder.url("ü.swivel"))
      let found = try traces(folder, [folder.path(pattern)])
      #expect(found == ["ü.swivel"])
    }
  }

  @Test func `a file whose name is like a pattern is that file`() throws {
    try withTree { folder in
      try FileManager.default.moveItem(at: folder.url("b.swivel"), to: folder.url("[b].swivel"))
      let found = try traces(folder, [folder.path("[b].swivel")])
      #expect(found == ["[b].swivel"])
    }
  }

  @Test(arguments: [("\n", [String]()), ("\0", ["-0"])])
  func `files are named by a list`(separator: String, options: [String]) throws {
    try withTree { folder in
      let names = ["a/y.swivel", "b.swivel", "a/deep"].map(folder.path)
      let list = try folder.write(
        names.joined(separator: separator).utf8, to: "list")

      let expected = ["a/y.swivel", "b.swivel", "a/deep/z.swivel"]
      let found = try traces(folder, ["--files-from", list] + options)
      #expect(found == expected)
      let outcome = try Program.run(
        ["summarize", "--files-from", "-"] + options, input: folder.text("list"))
      #expect(outcome.lines.count == 3)
    }
  }

  @Test func `the files of one recording are one trace`() throws {
    try withFolder { folder in
      let path = Program.root.appendingPathComponent(Samples.turned)
      for number in 1...3 {
        let name = "rec.00000\(number).swivel"
        try FileManager.default.copyItem(at: path, to: folder.url(name))
      }
      #expect(try Program.run("summarize", folder.path("*.swivel")).lines.count == 1)
      #expect(try Program.run("summarize", folder.path("")).lines.count == 1)
      let files = (1...3).map { folder.path("rec.00000\($0).swivel") }
      #expect(try Program.run(["summarize"] + files).lines.count == 1)
    }
  }

  @Test func `a name that leads to nothing is reported, and the others are checked`() throws {
    try withFolder { folder in
      let none = folder.path("no*such")
      let outcome = try Program.run("check", none, folder.path(""), "no-such", Samples.cured)

      #expect(outcome.code == 3)
      #expect(outcome.errors.contains("error: \(none): no file matches this pattern"))
      #expect(
        outcome.errors.contains("error: \(folder.path("")): this directory contains no trace"))
      #expect(outcome.errors.contains("error: no-such: "))
      #expect(
        outcome.lines.last
          == "0 findings in 2 traces, of which 1 could not be read; 2 names matched no trace")
    }
  }

  @Test func `a list that is none is reported`() throws {
    try withFolder { folder in
      let noise = [UInt8](repeating: 0x61, count: 200_000)
      let list = try folder.write(noise, to: "noise")

      #expect(try Program.run("check", "--files-from", list).code == 2)
      #expect(try Program.run("check", "--files-from", folder.path("none")).code == 2)
      #expect(try Program.run("check", "--files-from", "/dev/null").code == 2)
      #expect(try Program.run("check", "--files-from", folder.path("")).code == 2)
    }
  }

  @Test(arguments: [
    ["summarize"], ["check", "-", "--files-from", "-"], ["check", "-", "-"], ["check", "a", "-0"],
    ["check", "a", "-j", "0"], ["summarize", "a", "-j", "many"],
  ])
  func `a command line that means nothing is 64`(arguments: [String]) throws {
    let outcome = try Program.run(arguments)

    #expect(outcome.code == 64)
    #expect(outcome.output.isEmpty)
  }

  @Test(arguments: [
    ["record"], ["repair", Samples.turned], ["redact", Samples.turned], ["whatif", Samples.turned],
    ["import", "sentry", Samples.turnedText], ["merge", Samples.turned, Samples.cured],
  ])
  func `a log is not written to the standard output`(command: [String]) throws {
    let outcome = try Program.run(command + ["-o", "-"])

    #expect(outcome.code == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("a log cannot be written to standard output"))
  }
}
