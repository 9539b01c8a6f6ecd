/// The widths of the columns of a table.
struct TableLayout {
  /// The blanks between two columns.
  static let gap = 2
  // A narrower column shows nothing.
  private static let leastWidth = 8

  /// The columns of the terminal that each column takes.
  private(set) var widths: [Int]
  // The widest word in each column.
  private let words: [Int]
  private let indent: Int

  /// Measures rows.
  ///
  /// The last cell of a row does not widen its column, except in the last column.
  init(_ rows: [[TextTable.Cell]], indent: Int) {
    let count = rows.map(\.count).max() ?? 0
    let columns = (0..<count).map { column in
      rows.filter { column + 1 < $0.count || column + 1 == count && $0.count == count }
        .map { $0[column].text }
    }
    self.indent = indent
    widths = columns.map { $0.map(\.columns).max() ?? 0 }
    words = columns.map { texts in
      texts.flatMap { $0.split(separator: " ") }.map { String($0).columns }.max() ?? 0
    }
  }

  /// The end of the widest row.
  var end: Int { start(of: widths.count) - Self.gap }

  func start(of column: Int) -> Int {
    widths.prefix(column).reduce(indent) { $0 + $1 + Self.gap }
  }

  /// The layout with the widest columns narrowed until all fit; words are broken at last.
  func narrowed(to room: Int) -> Self {
    var layout = self
    while layout.end > room, let column = layout.widestColumn { layout.widths[column] -= 1 }
    return layout
  }

  private var widestColumn: Int? {
    let loose = widths.indices.filter { widths[$0] > words[$0] }
    let wide = widths.indices.filter { widths[$0] > Self.leastWidth }
    return (loose.isEmpty ? wide : loose).max { widths[$0] < widths[$1] }
  }
}
