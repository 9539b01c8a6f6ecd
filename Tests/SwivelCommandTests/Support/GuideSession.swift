import Foundation

/// A command that a guide shows, with what it says is printed.
struct GuideSession {
  /// The command, on one line.
  private(set) var command: String
  private(set) var shown: [Substring] = []

  /// The sessions in the fences of a page: a line that begins with `$ ` and what stands below it.
  static func all(in page: String) -> [Self] {
    let fences = page.components(separatedBy: "```\n")
    return fences.filter { $0.hasPrefix("$ ") }.flatMap { fence in
      var sessions: [Self] = []
      var isContinued = false
      for line in fence.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("$ ") || isContinued {
          if !isContinued { sessions.append(Self(command: "")) }
          let text = isContinued ? line : line.dropFirst(2)
          isContinued = text.hasSuffix("\\")
          sessions[sessions.count - 1].command += isContinued ? text.dropLast() : text
        } else {
          sessions[sessions.count - 1].shown.append(line)
        }
      }
      return sessions
    }
  }

  /// Whether the page shows what is printed.
  var showsOutput: Bool { !isDocument && shown.contains { !$0.isEmpty } }
  private var isDocument: Bool { command.contains("<< 'END'") }

  /// The command with the lines that it reads, if it has any.
  var script: String {
    ([command[...]] + (isDocument ? shown : [])).joined(separator: "\n")
  }

  /// Whether all that is shown is printed in this order, and nothing else but where the page has an
  /// ellipsis.
  ///
  /// Blanks do not count, for long lines are folded on a page.
  func agrees(with output: String) -> Bool {
    let pieces = Self.characters(of: shown.joined()).split(
      separator: "…", omittingEmptySubsequences: false)
    let printed = Self.characters(of: output)
    guard let first = pieces.first, printed.hasPrefix(first) else { return false }
    var rest = printed.dropFirst(first.count)
    for piece in pieces.dropFirst() where !piece.isEmpty {
      guard let range = rest.firstRange(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.isEmpty || (pieces.count > 1 && pieces.last?.isEmpty ?? false)
  }

  private static func characters(of text: String) -> String { text.filter { !$0.isWhitespace } }
}
