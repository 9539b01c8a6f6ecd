import Foundation
import SwivelTestKit

/// The files of the corpus.
enum Corpus {
  /// The version whose logs are made anew.
  static let version = "1.2"

  private static let beginning =
    "<!-- Made by FormatCorpusTests: SWIVEL_RECORD=1 swift test -->\n"

  /// Writes all logs of the version, what they read as, and their table.
  static func write(_ cases: [CorpusCase]) throws {
    let folder = URL(fileURLWithPath: Traces.path("\(FormatCase.folder)/\(version)"))
    for old in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(old))
    }
    let rows = try cases.filter { $0.version == version }.map { try write($0, to: folder) }
    let guide = Traces.path("\(FormatCase.folder)/README.md")
    let text = try Traces.text(of: "\(FormatCase.folder)/README.md")
    let front = text.range(of: beginning).map { text[..<$0.upperBound] } ?? text[...]
    let head = "\n| Log | What it is | strict | tail | salvage |\n|---|---|---|---|---|\n"
    let table = front + head + rows.joined()
    try Data(table.utf8).write(to: URL(fileURLWithPath: guide))
  }

  private static func write(_ corpusCase: CorpusCase, to folder: URL) throws -> String {
    let path = try write(corpusCase.files, named: corpusCase.name, to: folder)
    let readings = FormatCase.Mode.allCases.map { ReadTrace(path, $0) }
    let base = folder.appendingPathComponent(corpusCase.name)
    try Data(readings[1].text.utf8).write(to: base.appendingPathExtension("ndjson"))
    for (mode, reading) in zip(FormatCase.Mode.allCases, readings)
    where reading.text != readings[1].text {
      let file = base.appendingPathExtension("\(mode.rawValue).ndjson")
      try Data(reading.text.utf8).write(to: file)
    }
    let codes = readings.map { "\($0.code)" }.joined(separator: " | ")
    return "| `\(version)/\(corpusCase.name)` | \(corpusCase.about) | \(codes) |\n"
  }

  /// Calls a function with the path of a case's log in its own folder.
  static func withFiles(
    of corpusCase: CorpusCase, _ body: (String) throws -> Void
  ) throws {
    try withFolder { folder in
      let url = URL(fileURLWithPath: folder.path)
      try body(try write(corpusCase.files, named: corpusCase.name, to: url))
    }
  }

  private static func write(
    _ files: [String: [UInt8]], named name: String, to folder: URL
  ) throws -> String {
    let paths = files.keys.sorted().map { folder.appendingPathComponent(name + $0) }
    for (suffix, bytes) in files {
      try Data(bytes).write(to: folder.appendingPathComponent(name + suffix))
    }
    return paths.first?.path ?? ""
  }
}
