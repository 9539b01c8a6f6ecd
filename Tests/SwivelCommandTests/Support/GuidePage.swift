import Foundation

/// A page of the documentation, with its links as DocC and as code hosts read them.
///
/// DocC knows `doc:Name`, code hosts know `Name.md`. A link of the text is a label in brackets,
/// which each page defines twice: first for code hosts, which take the first definition, then for
/// DocC, which reads what is before and after a directive separately.
struct GuidePage {
  static let folder = "Sources/swivel/Swivel.docc"
  /// The names of all pages, without `.md`.
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: path(""))) ?? [])
    .filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()

  private static func path(_ name: String) -> String {
    Program.root.appendingPathComponent("\(folder)/\(name)").path
  }

  let name: String
  /// The lines outside of code fences, without code in backticks.
  let lines: [String]

  init(_ name: String) throws {
    self.name = name
    let text = try Samples.text(of: "\(Self.folder)/\(name).md")
    let outside = text.components(separatedBy: "\n```").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    lines = outside.joined(separator: "\n").split(separator: "\n").map {
      String($0).replacing(#/``/#, with: "").replacing(#/`[^`]*`/#, with: "")
    }
  }

  /// The titles of the page and of its sections.
  var titles: [String] {
    lines.filter { $0.hasPrefix("#") }
      .map { $0.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces) }
  }

  /// The definitions of links, by their labels: those of code hosts, and those of DocC.
  var definitions: (host: [String: String], docc: [String: String]) {
    let all = lines.compactMap { $0.wholeMatch(of: #/\[([^\]]+)\]: (\S+)/#)?.output }
    let isOfDocC = { (target: Substring) in target.hasPrefix("doc:") }
    return (
      Dictionary(
        uniqueKeysWithValues: all.filter { !isOfDocC($0.2) }.map { ("\($0.1)", "\($0.2)") }),
      Dictionary(uniqueKeysWithValues: all.filter { isOfDocC($0.2) }.map { ("\($0.1)", "\($0.2)") })
    )
  }

  /// The labels that the text uses, in small letters.
  var labels: Set<String> {
    let text = lines.filter { !$0.contains(#/^\[[^\]]+\]: /#) }.joined(separator: " ")
    return Set(
      text.matches(of: #/\[([^\[\]]+)\](?:\[([^\[\]]+)\])?(?!\()/#)
        .map { ($0.output.2 ?? $0.output.1).lowercased() })
  }

  /// The files and folders of the repository that a page names, with `NAME` for any name.
  static func paths(in text: String) -> [String] {
    text.matches(of: #/`((?:Sources|Tests|tools|traces)/[^` ]*)`/#).map { String($0.output.1) }
  }

  /// Whether a file or folder of the repository exists.
  static func exists(_ path: String) throws -> Bool {
    let file = Program.root.appendingPathComponent(path)
    let parts = file.lastPathComponent.components(separatedBy: "NAME")
    guard parts.count == 2 else { return FileManager.default.fileExists(atPath: file.path) }
    let folder = file.deletingLastPathComponent().path
    return try FileManager.default.contentsOfDirectory(atPath: folder).contains {
      $0.hasPrefix(parts[0]) && $0.hasSuffix(parts[1])
    }
  }
}
