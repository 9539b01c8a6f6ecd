import Foundation
import SwivelTestKit
import Testing

/// `summarize --ranges-from`: logs that are parts of files.
struct RangesTests {
  /// A file with a log and a text between other bytes, as in a tar file.
  private struct Archive {
    let path: String
    let log: [UInt8]
    let text: [UInt8]
    static let front = 512

    init(in folder: TemporaryFolder) throws {
      log = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Samples.turned)))
      text = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Samples.cured)))
      let other = [UInt8](repeating: 0x78, count: Self.front)
      path = try folder.write(other + log + other + text + other, to: "logs.tar")
    }

    var logRange: [String] { ["logs.tar!a", path, "\(Self.front)", "\(log.count)"] }
    var textRange: [String] {
      ["logs.tar!b", path, "\(2 * Self.front + log.count)", "\(text.count)"]
    }
    var byteCount: Int { 3 * Self.front + log.count + text.count }
  }

  private static func list(_ entries: [[String]], in folder: TemporaryFolder) throws -> String {
    let fields = entries.flatMap(\.self).map { $0 + "\0" }
    return try folder.write(fields.joined().utf8, to: "list")
  }

  /// The objects of ranges, without the names of their traces, and the outcome.
  private static func rows(_ outcome: Program.Outcome) throws -> [NSDictionary] {
    outcome.objects.map { object in
      NSDictionary(dictionary: object.filter { $0.key != "trace" })
    }
  }

  @Test(arguments: [1, 4])
  func `a range gives what the log gives as a file`(threads: Int) throws {
    try withFolder { folder in
      let archive = try Archive(in: folder)
      let list = try Self.list([archive.logRange, archive.textRange, archive.logRange], in: folder)

      let files = try Program.run(
        "summarize", Samples.turned, Samples.cured, Samples.turned, "-j", "\(threads)")
      let ranges = try Program.run("summarize", "--ranges-from", list, "-j", "\(threads)")

      #expect(ranges.code == 0 && ranges.errors.isEmpty)
      #expect(try Self.rows(ranges) == Self.rows(files))
      #expect(
        ranges.objects.map { $0["trace"] as? String } == ["logs.tar!a", "logs.tar!b", "logs.tar!a"])
    }
  }

  @Test func `files and ranges are in one set of tables`() throws {
    try withFolder { folder in
      let archive = try Archive(in: folder)
      let list = try Self.list([archive.logRange], in: folder)

      let outcome = try Program.run(
        "summarize", Samples.turned, "--ranges-from", list, "--tables", folder.path("tables"),
        "--json")

      #expect(outcome.code == 0)
      let findings = try folder.text("tables/findings.ndjson").split(separator: "\n")
      #expect(findings.count == 2)
      #expect(findings.last?.contains(#""trace":"logs.tar!a""#) == true)
    }
  }

  @Test func `what another version of iOS changes has rows`() throws {
    try withFolder { folder in
      let list = try Self.list([try Archive(in: folder).logRange], in: folder)
      let outcome = try Program.run(
        "summarize", "--ranges-from", list, "--ios", "27", "--tables", folder.path("tables"))

      #expect(outcome.code == 0)
      #expect(outcome.lines.last?.hasSuffix("  1 change") == true)
      let row = try folder.text("tables/upgrades.ndjson")
      #expect(row.contains(#""trace":"logs.tar!a""#) && row.contains(#""ios":"27.0""#))
      #expect(row.contains(#""rebuilt":"does not launch","rebuilt_rule":"scenes-required""#))
    }
  }

  @Test func `each bad range has an error under its name, and the others are read`() throws {
    try withFolder { folder in
      let archive = try Archive(in: folder)
      let (path, size) = (archive.path, archive.byteCount)
      let bad: [(range: [String], error: String)] = [
        (["past", path, "\(size)", "1"], "1 bytes from byte \(size) are not in \(path)"),
        (["long", path, "1", "\(size)"], "\(size) bytes from byte 1 are not in \(path)"),
        (["wrapped", path, "\(UInt64.max)", "2"], "2 bytes from byte \(UInt64.max) are not in"),
        (["huge", path, "0", "\(UInt64.max)"], "\(UInt64.max) bytes from byte 0 are not in"),
        (["larger", path, "0", "99999999999999999999"], "not a range of bytes: '0', '9999999"),
        (["negative", path, "-1", "2"], "not a range of bytes: '-1', '2'"),
        (["none", path, "", ""], "not a range of bytes: '', ''"),
        (["empty", path, "\(size)", "0"], "the file is empty"),
        (["blank", path, "0", "\(Archive.front)"], "nor a log in text form"),
        (["missing", folder.path("none.tar"), "0", "1"], "none.tar: cannot be opened"),
        (["folder", folder.path(""), "0", "1"], "not a regular file"),
      ]
      let entries = [archive.logRange] + bad.map(\.range) + [archive.textRange]
      let list = try Self.list(entries, in: folder)

      let outcome = try Program.run("summarize", "--ranges-from", list)

      #expect(outcome.code == 3)
      #expect(outcome.objects.map { $0["trace"] as? String } == entries.map(\.first))
      for ((range, error), object) in zip(bad, outcome.objects.dropFirst()) {
        #expect(object["status"] as? String != "ok", "\(range)")
        let found = object["error"] as? String ?? ""
        #expect(found.contains(error), "\(range): \(found)")
        #expect(outcome.errors.contains("error: \(range[0]): "))
      }
      #expect(outcome.objects.last?["status"] as? String == "ok")
    }
  }

  @Test func `a part of a log is a log that was cut`() throws {
    try withFolder { folder in
      let archive = try Archive(in: folder)
      let cut = ["cut", archive.path, "\(Archive.front)", "\(archive.log.count - 40)"]

      let outcome = try Program.run("summarize", "--ranges-from", try Self.list([cut], in: folder))

      #expect(outcome.objects.map { $0["status"] as? String } == ["partial"])
    }
  }

  @Test func `a list that ends within a range is an error`() throws {
    try withFolder { folder in
      let archive = try Archive(in: folder)
      let list = try Self.list([archive.logRange, ["b", archive.path, "0"]], in: folder)

      let outcome = try Program.run("summarize", "--ranges-from", list)

      #expect(outcome.code == 3)
      #expect(outcome.objects.map { $0["status"] as? String } == ["ok", "error"])
      #expect(outcome.errors.contains("error: b: the list ends before its range"))
    }
  }

  @Test func `standard input is read once`() throws {
    let outcome = try Program.run("summarize", "-", "--ranges-from", "-")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("standard input can be read only once"))
  }

  #if os(Linux)
  @Test func `a list of zeros without end is refused`() throws {
    let outcome = try Program.shell("swivel summarize --ranges-from /dev/zero", [], seconds: 60)
    #expect(!outcome.isLate)
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("/dev/zero: not a list of ranges: a name is empty"))
  }
  #endif
}
