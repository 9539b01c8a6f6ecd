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

  /// What is shown, word by word: long lines are folded on a page.
  var words: [Substring] { shown.flatMap { $0.split(separator: " ") }.filter { $0 != "…" } }

  /// Whether more is printed than the page shows.
  var isCutShort: Bool { shown.last { !$0.isEmpty }?.hasSuffix("…") ?? false }
}
