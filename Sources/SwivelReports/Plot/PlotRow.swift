/// A row of cells, each a column of a terminal.
struct PlotRow {
  struct Cell {
    /// The character; `nil` for the further columns of a wide one.
    var text: Character? = " "
    var style = TextStyle.plain
  }

  private(set) var cells: [Cell]

  init(width: Int) { cells = Array(repeating: Cell(), count: width) }

  /// The number of cells up to the last one that is not blank.
  fileprivate var usedCount: Int { cells.lastIndex { $0.text != " " }.map { $0 + 1 } ?? 0 }

  var isEmpty: Bool { cells.allSatisfy { $0.text == " " } }

  mutating func put(_ row: PlotRow, at column: Int) {
    for (offset, cell) in row.cells.enumerated() where column + offset < cells.count {
      cells[column + offset] = cell
    }
  }

  /// Whether cells are blank; those outside count as such.
  func isBlank(_ columns: Range<Int>) -> Bool {
    cells[columns.clamped(to: cells.indices)].allSatisfy { $0.text == " " }
  }

  /// Puts one character of one column.
  mutating func put(_ character: Character, at column: Int, _ style: TextStyle = .plain) {
    guard cells.indices.contains(column) else { return }
    cells[column] = Cell(text: character, style: style)
  }

  /// Puts a text, and cuts it where there is no more room.
  mutating func put(_ text: String, at column: Int, room: Int, _ style: TextStyle = .plain) {
    let room = min(room, cells.count - column)
    let drawn = text.drawn
    let isCut = drawn.reduce(0) { $0 + $1.columns } > room
    var next = column
    for (character, columns) in drawn {
      guard next + columns <= column + room - (isCut ? 1 : 0) else { break }
      cells[next] = Cell(text: character, style: style)
      for other in next + 1..<next + columns { cells[other] = Cell(text: nil, style: style) }
      next += columns
    }
    if isCut, room > 0 { put("…", at: next, style) }
  }
}

extension StyledLine {
  /// Makes the line of a row, without the blanks at its end.
  init(_ row: PlotRow) {
    self.init()
    for cell in row.cells.prefix(row.usedCount) {
      append(cell.text.map(String.init) ?? "", cell.style)
    }
  }
}
