import Foundation
import SwivelTestKit
import Testing

/// The lines that reports to services name: those of a text itself, and of a log those that
/// `swivel cat` prints.
struct TextLineTests {
  /// The lines of a trace with a finding at its last but one event, after a header.
  private static var lines: [String] {
    get throws {
      let url = Program.root.appendingPathComponent("traces/container.ndjson")
      return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
    }
  }

  private static func lineOfFinding(in path: String) throws -> Int? {
    let report = try Program.run("check", path, "--format", "junit", "--exit-zero").output
    return report.firstMatch(of: #/name="container-ignores-child[^>]*line="(\d+)"/#)
      .flatMap { Int($0.output.1) }
  }

  @Test(arguments: [(0, [], 18), (1, [], 17), (1, [0, 5], 19)] as [(Int, [Int], Int)])
  func `a finding is on the line of its event`(
    dropped: Int, blanks: [Int], expected: Int
  ) throws {
    try withFolder { folder in
      var lines = Array(try Self.lines.dropFirst(dropped))
      for place in blanks.reversed() { lines.insert("", at: place) }
      let path = try folder.write(lines.joined(separator: "\n").utf8, to: "a.ndjson")

      #expect(try Self.lineOfFinding(in: path) == expected)
      #expect(lines[expected - 1].contains(#""seq":16,"#))
    }
  }

  @Test func `a run that differs is annotated on the line of the event`() throws {
    try withFolder { folder in
      let lines = Array(try Self.lines.dropFirst())
      let base = try folder.write(lines.joined(separator: "\n").utf8, to: "a.ndjson")
      let changed = lines.map {
        $0.replacingOccurrences(
          of: #""seq":8,"t":21590,"kind":"supported","controller":1,"mask":["portrait"]"#,
          with: #""seq":8,"t":21590,"kind":"supported","controller":1,"mask":["landscapeLeft"]"#)
      }
      #expect(changed != lines)
      let head = try folder.write(("\n" + changed.joined(separator: "\n")).utf8, to: "b.ndjson")

      let report = try Program.run("diff", base, head, "--format", "junit").output
      #expect(report.contains(#"line="10""#))
    }
  }
}
