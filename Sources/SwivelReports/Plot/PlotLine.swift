/// How a part of a plot stands out; its characters say the same without it.
package enum PlotLook: Hashable, Sendable {
  case plain, bold, dim, error, warning, note
}

/// A line of a plot, as parts of which each looks the same.
package struct PlotLine: Hashable, Sendable {
  /// Text of one look.
  package struct Part: Hashable, Sendable {
    /// The text.
    package fileprivate(set) var text: String
    /// How it stands out.
    package let look: PlotLook
  }

  /// The parts, from the left.
  package private(set) var parts: [Part] = []

  /// Makes a line of one look.
  package init(_ text: String = "", _ look: PlotLook = .plain) { append(text, look) }

  /// Makes the line of a row, without the blanks at its end.
  init(_ row: PlotRow) {
    for cell in row.cells.prefix(row.usedCount) {
      append(cell.text.map(String.init) ?? "", cell.look)
    }
  }

  /// The text without looks.
  package var text: String { parts.map(\.text).joined() }

  /// Appends text.
  mutating func append(_ text: String, _ look: PlotLook = .plain) {
    guard !text.isEmpty else { return }
    guard let last = parts.last, last.look == look else {
      return parts.append(Part(text: text, look: look))
    }
    parts[parts.count - 1].text = last.text + text
  }
}

/// A row of cells, each a column of a terminal.
struct PlotRow {
  struct Cell {
    /// The character; `nil` for the further columns of a wide one.
    var text: Character? = " "
    var look = PlotLook.plain
  }

  private(set) var cells: [Cell]

  init(width: Int) { cells = Array(repeating: Cell(), count: width) }

  /// The number of cells up to the last one that is not blank.
  fileprivate var usedCount: Int { cells.lastIndex { $0.text != " " }.map { $0 + 1 } ?? 0 }

  /// Whether all cells are blank.
  var isEmpty: Bool { cells.allSatisfy { $0.text == " " } }

  /// Puts another row into this one.
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
  mutating func put(_ character: Character, at column: Int, _ look: PlotLook = .plain) {
    guard cells.indices.contains(column) else { return }
    cells[column] = Cell(text: character, look: look)
  }

  /// Puts a text, and cuts it where there is no more room.
  mutating func put(_ text: String, at column: Int, room: Int, _ look: PlotLook = .plain) {
    let room = min(room, cells.count - column)
    let drawn = text.drawn
    let isCut = drawn.reduce(0) { $0 + $1.columns } > room
    var next = column
    for (character, columns) in drawn {
      guard next + columns <= column + room - (isCut ? 1 : 0) else { break }
      cells[next] = Cell(text: character, look: look)
      for other in next + 1..<next + columns { cells[other] = Cell(text: nil, look: look) }
      next += columns
    }
    if isCut, room > 0 { put("…", at: next, look) }
  }
}
