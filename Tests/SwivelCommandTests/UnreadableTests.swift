import SwivelTestKit
import Testing

/// What every verb that reads traces does with a file that it cannot read.
struct UnreadableTests {
  static let readers: [[String]] = [
    ["cat"], ["info"], ["replay"], ["why", "--event", "28"], ["check"], ["whatif"],
  ]

  @Test(arguments: readers) func `a missing file is 2`(reader: [String]) throws {
    let outcome = try Program.run(reader + ["no-such.swivel"])

    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("error: no-such.swivel: no such file"))
  }

  // A check goes through all of them.
  @Test(arguments: readers.filter { $0 != ["check"] })
  func `a folder of several logs is 2`(reader: [String]) throws {
    let outcome = try Program.run(reader + ["traces"])

    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("error: traces: this directory contains 2 logs"))
  }

  @Test(arguments: readers) func `a file of another kind is 2`(reader: [String]) throws {
    let outcome = try Program.run(reader + ["Package.swift"])

    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors.contains("not a trace: neither a log (NAME.swivel) nor a log in text form"))
    #expect(outcome.errors.contains("\n  help: "))
  }

  @Test(arguments: readers) func `an empty file is 2`(reader: [String]) throws {
    try withFolder { (folder) throws in
      let outcome = try Program.run(reader + [try folder.write([], to: "empty.swivel")])

      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("the file is empty"))
    }
  }

  @Test(arguments: readers) func `another gzip file is 2`(reader: [String]) throws {
    try withFolder { (folder) throws in
      let path = folder.path("other.gz")
      #expect(try Program.shell("echo hello | gzip > \"$1\"", path).code == 0)

      let outcome = try Program.run(reader + [path])

      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("not a Swivel log"))
    }
  }

  @Test func `a name cannot steer the terminal`() throws {
    let outcome = try Program.run("cat", "no\u{1B}[2Jsuch\u{9B}.swivel")

    #expect(outcome.code == 2)
    #expect(!outcome.errors.unicodeScalars.contains("\u{1B}"))
    #expect(!outcome.errors.unicodeScalars.contains("\u{9B}"))
  }

  #if os(Linux)
  // Elsewhere there is no /dev/full.
  @Test(arguments: ["cat \"$1\"", "--help", "check --help", "--version"])
  func `a standard output that is full is 2`(verb: String) throws {
    let outcome = try Program.shell("swivel \(verb) > /dev/full", Samples.turned)

    #expect(outcome.code == 2)
    #expect(
      outcome.errors == "error: standard output cannot be written: no space left on the disk\n")
  }
  #endif
}
