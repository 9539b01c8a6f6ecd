/// A table whose rows arrive one after the other.
///
/// The first ones are measured together; the rest is too much to keep, and uses their columns.
package struct GrowingTable {
  private static let measuredCount = 1_000

  private let fold: Int
  private let room: Int?
  private var waiting: [[TextTable.Cell]] = []
  private var table: TextTable?

  /// Makes an empty table.
  ///
  /// - Parameters:
  ///   - fold: Where the columns do not fit, the last cell of a row takes the place of the cells
  ///     from this one on, which go below it.
  ///   - room: The columns of the terminal; `nil` without one.
  package init(fold: Int, room: Int?) {
    (self.fold, self.room) = (fold, room)
  }

  /// Adds rows.
  ///
  /// - Returns: The lines that are ready.
  package mutating func add(_ rows: [[TextTable.Cell]]) -> [StyledLine] {
    if let table { return rows.flatMap(table.lines) }
    waiting += rows
    return waiting.count < Self.measuredCount ? [] : finish()
  }

  /// The lines that were not ready.
  package mutating func finish() -> [StyledLine] {
    let table = table ?? TextTable(waiting, fold: fold, room: room)
    defer { waiting.removeAll() }
    self.table = table
    return waiting.flatMap(table.lines)
  }
}
