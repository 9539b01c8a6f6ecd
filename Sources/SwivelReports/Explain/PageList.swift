/// A list of pages of one kind, each with its id and its summary.
package struct PageList {
  private let title: String
  private let entries: [(id: String, summary: String)]

  package init(_ title: String, _ entries: [(id: String, summary: String)]) {
    (self.title, self.entries) = (title, entries)
  }

  /// The heading, and the lines below it.
  package func sectionLines(room: Int?) -> [StyledLine] {
    [StyledLine(title, .bold)] + lines(indent: 2, room: room)
  }

  /// The lines alone.
  package func lines(indent: Int = 0, room: Int?) -> [StyledLine] {
    let start = indent + (entries.map(\.id.columns).max() ?? 0) + 2
    return entries.flatMap { entry in
      let id = String(repeating: " ", count: indent) + entry.id.padded(to: start - indent)
      let line = StyledLine(id + entry.summary)
      guard let room else { return [line] }
      // Beside long ids, a narrow terminal has no room for long names.
      let hang = room - start < widestWord ? indent + 4 : start
      return line.wrapped(to: room, after: id.utf8.count, indent: hang)
    }
  }

  private var widestWord: Int {
    entries.flatMap { $0.summary.split(separator: " ") }.map(\.count).max() ?? 0
  }
}

/// A page that has an id.
package protocol ExplainedPage: JSONValue {
  var id: String { get }
  /// What it is about, in a sentence.
  var summary: String { get }
  /// The sentence in a list, with its scope if it has one.
  var entry: String { get }
  var text: [String] { get }
}

extension ExplainedPage {
  package var entry: String { summary }
}
