/// The page of a term of the glossary.
package struct TermPage: ExplainedPage, FieldRecord {
  static let record = RecordFields<Self>(
    "swivel.term/1", "A term of the glossary",
    [
      .has("id", \.id), .has("kind", as: .constant("term")) { _ in "term" },
      .has("summary", \.summary),
    ])

  package let id: String
  package let summary: String

  package var text: [String] { ["\(id): a term", "", "  \(summary)"] }

  /// The terms that a word stands for: those with that name, or else those that contain it.
  package static func named(_ word: String) -> [Self] {
    let word = word.lowercased()
    let named = all.filter { $0.names.contains(word) }
    guard named.isEmpty else { return named }
    // "outer, inner display" stands for two.
    let words = Set(word.split(separator: " "))
    return all.filter { words.isSubset(of: $0.words) }
  }

  private var words: Set<Substring> {
    Set(names.flatMap { $0.split(separator: " ") }.map { $0[...] })
  }

  private var names: [String] {
    id.lowercased().split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  // Lines of a term, a tab and its meaning; the tests keep them equal to the guide.
  private static let all: [Self] = lines.split(separator: "\n").compactMap { line in
    let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
    return parts.count == 2 ? Self(id: parts[0], summary: parts[1]) : nil
  }
}
