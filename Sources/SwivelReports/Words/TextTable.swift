/// A table as text: each column is as wide as its contents, and on a terminal cells are broken so
/// that the table fits.
///
/// The last cell of a row has the rest of the line, whatever the columns are.
package struct TextTable {
  package struct Cell {
    let text: String
    var style = TextStyle.plain
    /// Whether it ends where its column ends.
    var isRight = false
  }

  private let layout: TableLayout
  // The columns of the terminal; `nil` where nothing is broken.
  private let room: Int?
  // How a whole row is folded; `nil` if all fit.
  private let fold: Fold?

  /// Lays out a table.
  ///
  /// - Parameters:
  ///   - rows: Its rows.
  ///   - indent: The blanks before each.
  ///   - fold: Where the columns do not fit, the last cell of a row takes the place of the cells
  ///     from this one on, which go below it.
  ///   - room: The columns of the terminal; `nil` without one.
  init(_ rows: [[Cell]], indent: Int = 0, fold: Int? = nil, room: Int?) {
    let rows = rows.map(\.used)
    let layout = TableLayout(rows, indent: indent)
    self.room = room
    guard let room, layout.end > room else {
      (self.layout, self.fold) = (layout, nil)
      return
    }
    let folding = fold.map { Fold(column: $0, count: layout.widths.count) }
    self.fold = folding
    self.layout = TableLayout(rows.flatMap { $0.folded(folding) }, indent: indent)
      .narrowed(to: room)
  }

  func lines(_ row: [Cell]) -> [StyledLine] { row.used.folded(fold).flatMap(unfoldedLines) }

  private func unfoldedLines(_ cells: [Cell]) -> [StyledLine] {
    let pieces = cells.enumerated().map { broken($1.text, in: $0, isLast: $0 + 1 == cells.count) }
    return (0..<max(1, pieces.map(\.count).max() ?? 0)).map { index in
      var (line, end) = (StyledLine(), 0)
      for (column, cell) in cells.enumerated() where index < pieces[column].count {
        let text = pieces[column][index]
        guard !text.isEmpty else { continue }
        let shift = cell.isRight ? max(0, layout.widths[column] - text.columns) : 0
        // A row that was not measured may be wider.
        let blanks = max(end == 0 ? 0 : TableLayout.gap, layout.start(of: column) + shift - end)
        line.append(String(repeating: " ", count: blanks))
        line.append(text, cell.style)
        end += blanks + text.columns
      }
      return line
    }
  }

  private func broken(_ text: String, in column: Int, isLast: Bool) -> [String] {
    guard let room else { return [text] }
    let width = isLast ? room - layout.start(of: column) : layout.widths[column]
    return text.columns <= width ? [text] : text.wrapped(to: max(1, width))
  }
}

extension TextTable {
  static func lines(
    _ rows: [[Cell]], indent: Int = 0, fold: Int? = nil, room: Int?
  ) -> [StyledLine] {
    let table = Self(rows, indent: indent, fold: fold, room: room)
    return rows.flatMap(table.lines)
  }
}

/// How rows are folded: the last cell comes first, and the others go below it.
private struct Fold {
  /// The first of the cells that go below.
  let column: Int
  /// The number of cells in a whole row; others stay as they are.
  let count: Int
}

extension [TextTable.Cell] {
  /// The cells without blank ones at the end.
  fileprivate var used: Self { Array(prefix((lastIndex { !$0.text.isEmpty } ?? -1) + 1)) }

  fileprivate func folded(_ fold: Fold?) -> [Self] {
    guard let fold, let last, count == fold.count else { return [self] }
    let below = self[fold.column..<count - 1]
    let first = prefix(fold.column) + [last]
    guard below.contains(where: { !$0.text.isEmpty }) else { return [Self(first)] }
    return [Self(first), Array(repeating: "", count: fold.column) + below]
  }
}

extension TextTable.Cell: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text: text) }
}
