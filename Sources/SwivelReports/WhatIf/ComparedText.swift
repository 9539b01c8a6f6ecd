package import SwivelModel
import SwivelReplay
package import SwivelQueries

/// Two timelines side by side as text: their differences, with a little context.
package struct ComparedText {
  /// The column of the first timeline; on a narrow terminal, events stand above both.
  package static let foldColumn = 2

  package typealias Row = [TextTable.Cell]

  // The number of equal lines shown before and after a difference.
  private static let contextCount = 2

  private let table: NameTable
  private let isFull: Bool
  private var waiting: [Row] = []
  private var skippedCount = 0
  private var contextLeft = 0
  private var hasTitle = false

  /// Makes the text of a comparison, in full or with the differences only.
  package init(_ table: NameTable, isFull: Bool) {
    (self.table, self.isFull) = (table, isFull)
    contextLeft = isFull ? .max : 0
  }

  /// The rows that an event adds; an equal one may be held back as context of the next difference.
  package mutating func rows(of step: ComparedRun.Step) -> [Row] {
    ComparedRow.rows(of: step).flatMap { row in
      let rows = rows(of: row, step)
      return row.differs || step.isChange ? show(rows) : pass(rows)
    }
  }

  /// The remaining rows.
  package mutating func finish() -> [Row] {
    skippedCount += waiting.count
    waiting.removeAll()
    guard skippedCount > 0 else { return [] }
    return hasTitle
      ? [skipped] : [["", TextTable.Cell(text: "no rotation changed (\(skippedText))")]]
  }

  /// Shows different lines, after the context held back.
  private mutating func show(_ rows: [Row]) -> [Row] {
    var shown: [Row] = []
    if !hasTitle { shown.append(Self.title) }
    // An omission mark for a single line would save nothing.
    if skippedCount > 0, waiting.count > Self.contextCount {
      waiting.removeFirst()
      skippedCount += 1
    }
    if skippedCount > 0 { shown.append(skipped) }
    shown += waiting
    waiting.removeAll()
    (hasTitle, skippedCount) = (true, 0)
    if !isFull { contextLeft = Self.contextCount }
    return shown + rows
  }

  /// Shows equal lines as context after a difference, or holds them back as context of the next.
  private mutating func pass(_ rows: [Row]) -> [Row] {
    guard contextLeft == 0 else {
      contextLeft -= 1
      defer { hasTitle = true }
      return (hasTitle ? [] : [Self.title]) + rows
    }
    waiting += rows
    if waiting.count > Self.contextCount + 1 {
      skippedCount += waiting.count - Self.contextCount - 1
      waiting.removeFirst(waiting.count - Self.contextCount - 1)
    }
    return []
  }

  private var skippedText: String { "\(skippedCount.counting("identical row")) of the timeline" }

  private var skipped: Row { ["", TextTable.Cell(text: "⋮ \(skippedText)", style: .dim)] }
}

extension ComparedText {
  private static let title: Row = [
    "", TextTable.Cell(text: "time", isRight: true), "as recorded", "what if", "recorded event",
  ]

  private func rows(of row: ComparedRow, _ step: ComparedRun.Step) -> [Row] {
    let time = TextTable.Cell(text: step.event.instant.text, style: .dim, isRight: true)
    let clause = TextTable.Cell(text: clause(row, step))
    if step.event.isMarker { return [["", time, "", "", clause]] }
    let first = [mark(row, step), time, cell(row.before), cell(row.after), clause]
    let reasons = [
      reason(row.before, step), reason(row.after, step, isAfter: true),
    ]
    guard row.differs, reasons != ["", ""] else { return [first] }
    return [first, ["", ""] + reasons.map { TextTable.Cell(text: $0) }]
  }

  private func mark(_ row: ComparedRow, _ step: ComparedRun.Step) -> TextTable.Cell {
    if step.fate == .dropped { return TextTable.Cell(text: "−", style: .error) }
    if step.isChange { return TextTable.Cell(text: "+", style: .good) }
    return row.differs ? TextTable.Cell(text: "≠", style: .warning) : ""
  }

  private func cell(_ side: ComparedRow.Side) -> TextTable.Cell {
    guard case .ruling(let ruling) = side, ruling.exception != nil else {
      return TextTable.Cell(text: text(side))
    }
    return TextTable.Cell(text: text(side), style: .error)
  }

  private func text(_ side: ComparedRow.Side) -> String {
    switch side {
    case .absent: "·"
    case .state(let mask): mask.alternatives
    case .sighting(let sighting): "observed \(sighting.observed.word)"
    case .ruling(let ruling):
      if let exception = ruling.exception {
        "✗ \(exception.outcome)"
      } else if ruling.isTurn {
        "\(ruling.from.alternatives) → \(ruling.to.alternatives)"
      } else {
        "stayed in \(ruling.from.alternatives)\(ruling.isRequestDenied ? ", error 101" : "")"
      }
    }
  }

  private func reason(
    _ side: ComparedRow.Side, _ step: ComparedRun.Step, isAfter: Bool = false
  ) -> String {
    guard case .ruling(let ruling) = side, ruling.exception == nil else { return "" }
    let situation = (isAfter ? step.changed : step.original).situation
    return String(Names(situation, table).reason(for: ruling).dropFirst(2).dropLast())
  }

  /// The event, and its window unless that is the main one.
  private func clause(_ row: ComparedRow, _ step: ComparedRun.Step) -> String {
    let situation = (step.before == nil ? step.changed : step.original).situation
    let names = Names(situation, table)
    let what = names.clause((step.before?.event ?? step.event).kind)
    if step.event.isMarker { return "— \(what)" }
    let isMain = row.window == nil || row.window == situation.facts.windows.main
    let place = isMain ? "" : "\(row.window.map(names.window) ?? ""): "
    return "\(place)\(what) (\(number(step)))"
  }

  private func number(_ step: ComparedRun.Step) -> String {
    switch step.fate {
    case .inserted: "inserted before \(step.event.sequence)"
    case .dropped: "event \(step.event.sequence), dropped"
    case .kept, .changed, .declared, .leftOut: "event \(step.event.sequence)"
    }
  }
}
