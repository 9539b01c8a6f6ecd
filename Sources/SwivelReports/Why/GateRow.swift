/// A row of the table of gates.
struct GateRow {
  private let gate: String
  private let allows: String
  private let source: String
  private let note: String

  init(_ gate: String, _ allows: String, _ source: String, _ note: String = "") {
    (self.gate, self.allows, self.source, self.note) = (gate, allows, source, note)
  }

  /// The lines of a table, with each column as wide as its contents.
  static func lines(_ rows: [Self]) -> [String] {
    let gateWidth = rows.map(\.gate.count).max() ?? 0
    let allowsWidth = rows.map(\.allows.count).max() ?? 0
    // A source without a note may be of any width.
    let sourceWidth = rows.filter { !$0.note.isEmpty }.map(\.source.count).max() ?? 0
    return rows.map { row in
      let beginning = "\(row.gate.padded(to: gateWidth))  \(row.allows.padded(to: allowsWidth))"
      let source = row.note.isEmpty ? row.source : row.source.padded(to: sourceWidth) + "  "
      return "  \(beginning)  \(source)\(row.note)"
    }
  }
}
