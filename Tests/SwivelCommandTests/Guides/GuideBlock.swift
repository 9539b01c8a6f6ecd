import Foundation

/// A fenced block of a page; a part of one, if it has sessions below something else.
struct GuideBlock: CustomStringConvertible {
  /// What a block is, and so how it is proved.
  enum Kind {
    /// Code that must be part of a file that is built.
    case swift
    /// A manifest, or a dependency of one, which SwiftPM must be able to read.
    case manifest
    /// Commands, with what they print.
    case session
    /// Commands without their output.
    case script
    /// Events, one per line.
    case events
    /// Console output with an event in it.
    case console
    case scenarios
    case configuration
    /// A program that prints a list of logs in an archive.
    case python
    /// A step with the action.
    case step
  }

  let page: String
  let line: Int
  let language: String
  /// The lines, each ended by a line feed.
  let text: String

  var description: String { "\(page):\(line)" }
  var firstLine: String { String(text.prefix { $0 != "\n" }) }

  /// The programs that a line of a page may begin with.
  private static let programs: Set<Substring> = [
    "swivel", "tools/setup", "tools/install", "Tools/swivel/tools/install", "xcrun", "mkdir", "git",
    "duckdb", "status=0",
  ]

  /// What it is; `nil` if only a test of its own can prove it.
  var kind: Kind? {
    let isManifest = text.hasPrefix("// swift-tools-version") || text.hasPrefix(".package(")
    switch language {
    case "swift": return isManifest ? .manifest : .swift
    case "json" where text.contains("\"swivel.scenario/1\""): return .scenarios
    case "sh": return .script
    case "python": return .python
    case "yaml": return .step
    case "":
      if text.hasPrefix("$ ") { return .session }
      if text.hasPrefix("{\"") { return .events }
      if text.contains("swivel: {\"") { return .console }
      if text.contains("\"swivel.config/1\"") { return .configuration }
      let isScript = text.split { $0.isWhitespace }.first.map(Self.programs.contains) ?? false
      return isScript ? .script : nil
    default: return nil
    }
  }

  /// The blocks of a page, in order, without those that download a release: a tool writes them, and
  /// `AddressTests` compares them with what it wrote.
  static func all(in page: String) throws -> [Self] {
    var (blocks, start, body): ([Self], (line: Int, language: String)?, [Substring]) = ([], nil, [])
    let lines = try Samples.text(of: page).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.prefix(while: { $0 != "### From a release" }).enumerated() {
      guard line.hasPrefix("```") else {
        body.append(line)
        continue
      }
      if let (first, language) = start {
        let parts = body.joined(separator: "\n").components(separatedBy: "\n\n$ ")
        blocks += parts.enumerated().map { number, part in
          Self(
            page: page, line: first, language: language,
            text: (number == 0 ? "" : "$ ") + part + "\n")
        }
        start = nil
      } else {
        start = (index + 1, String(line.dropFirst(3)))
      }
      body = []
    }
    return blocks
  }
}
