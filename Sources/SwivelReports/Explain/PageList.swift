/// A list of pages of one kind: a line for each, with its id and its summary.
package struct PageList {
  private let title: String
  private let entries: [(id: String, summary: String)]

  /// Makes a list with a heading.
  package init(_ title: String, _ entries: [(id: String, summary: String)]) {
    (self.title, self.entries) = (title, entries)
  }

  /// The heading, and the lines below it.
  ///
  /// - Parameter room: The columns of the terminal, where a summary is cut; `nil` without one.
  /// - Returns: The lines.
  package func sectionLines(room: Int?) -> [StyledLine] {
    [StyledLine(title, .bold)] + lines(indent: 2, room: room)
  }

  /// The lines alone.
  ///
  /// - Parameters:
  ///   - indent: The blanks before each.
  ///   - room: The columns of the terminal, where a summary is cut; `nil` without one.
  /// - Returns: The lines.
  package func lines(indent: Int = 0, room: Int?) -> [StyledLine] {
    let start = indent + (entries.map(\.id.columns).max() ?? 0) + 2
    return entries.map { entry in
      var line = StyledLine(
        String(repeating: " ", count: indent) + entry.id.padded(to: start - indent))
      line.append(room.map { entry.summary.cut(to: $0 - start) } ?? entry.summary)
      return line
    }
  }
}

/// A page that has an id.
package protocol ExplainedPage: Encodable {
  /// Its id.
  var id: String { get }
  /// What it is about, in a sentence.
  var summary: String { get }
  /// The sentence in a list, with its scope if it has one.
  var entry: String { get }
  /// All of it, line by line.
  var text: [String] { get }
}

extension ExplainedPage {
  /// The sentence alone.
  package var entry: String { summary }
}
