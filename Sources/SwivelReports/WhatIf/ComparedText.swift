package import SwivelModel
import SwivelReplay
package import SwivelQueries

/// Two timelines side by side as text: their differences, with a little context.
package struct ComparedText {
  // The number of equal lines shown before and after a difference.
  private static let contextCount = 2
  // The width of a rotation between the most common orientations, or of its decider.
  private static let columnWidth = 30

  private let table: NameTable
  private let isFull: Bool
  private var waiting: [String] = []
  private var skippedCount = 0
  private var contextLeft = 0
  private var hasTitle = false

  /// Makes the text of a comparison, in full or with the differences only.
  package init(_ table: NameTable, isFull: Bool) {
    (self.table, self.isFull) = (table, isFull)
    contextLeft = isFull ? .max : 0
  }

  /// The lines that an event adds; an equal line may be held back as context of the next
  /// difference.
  package mutating func lines(of step: ComparedRun.Step) -> [String] {
    ComparedRow.rows(of: step).flatMap { row in
      let texts = lines(of: row, step)
      return row.differs || step.isChange ? show(texts) : pass(texts)
    }
  }

  /// The remaining lines.
  package mutating func finish() -> [String] {
    skippedCount += waiting.count
    waiting.removeAll()
    guard skippedCount > 0 else { return [] }
    guard hasTitle else { return ["  no rotation differs: \(skippedText)"] }
    return ["  ⋮ \(skippedText)"]
  }

  /// Shows different lines, after the context held back.
  private mutating func show(_ texts: [String]) -> [String] {
    var lines: [String] = []
    if !hasTitle { lines.append(title) }
    // An omission mark for a single line would save nothing.
    if skippedCount > 0, waiting.count > Self.contextCount {
      waiting.removeFirst()
      skippedCount += 1
    }
    if skippedCount > 0 { lines.append("  ⋮ \(skippedText)") }
    lines += waiting
    waiting.removeAll()
    (hasTitle, skippedCount) = (true, 0)
    if !isFull { contextLeft = Self.contextCount }
    return lines + texts
  }

  /// Shows equal lines as context after a difference, or holds them back as context of the next.
  private mutating func pass(_ texts: [String]) -> [String] {
    guard contextLeft == 0 else {
      contextLeft -= 1
      defer { hasTitle = true }
      return (hasTitle ? [] : [title]) + texts
    }
    waiting += texts
    if waiting.count > Self.contextCount + 1 {
      skippedCount += waiting.count - Self.contextCount - 1
      waiting.removeFirst(waiting.count - Self.contextCount - 1)
    }
    return []
  }

  private var skippedText: String { "\(skippedCount.counting("line")) alike" }
}

extension ComparedText {
  private var title: String {
    columns("", "time", "as it was", "what if", "")
  }

  private func lines(of row: ComparedRow, _ step: ComparedRun.Step) -> [String] {
    let time = step.event.instant.text
    if step.event.isMarker { return [columns(" ", time, "", "", "— \(clause(row, step))")] }
    let mark = step.fate == .dropped ? "−" : step.isChange ? "+" : row.differs ? "≠" : " "
    let first = columns(mark, time, text(row.before), text(row.after), clause(row, step))
    let reasons = (reason(row.before, step), reason(row.after, step, isAfter: true))
    guard row.differs, reasons != ("", "") else { return [first] }
    return [first, columns("", "", reasons.0, reasons.1, "")]
  }

  private func columns(
    _ mark: String, _ time: String, _ before: String, _ after: String, _ clause: String
  ) -> String {
    let line =
      "\(mark.padded(to: 1)) \(time.leftPadded(to: 9))  \(before.padded(to: Self.columnWidth))  "
      + "\(after.padded(to: Self.columnWidth))  \(clause)"
    return line.withoutTrailingBlanks
  }

  private func text(_ side: ComparedRow.Side) -> String {
    switch side {
    case .absent: "·"
    case .state(let mask): mask.alternatives
    case .sighting(let sighting): "seen \(sighting.observed.word)"
    case .ruling(let ruling):
      if let exception = ruling.exception {
        "✗ throws \(exception.word)"
      } else if ruling.isTurn {
        "\(ruling.from.alternatives) → \(ruling.to.alternatives)"
      } else {
        "stayed \(ruling.from.alternatives)\(ruling.isRequestDenied ? ", error 101" : "")"
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
    let what = names.clause(step.event.kind)
    if step.event.isMarker { return what }
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
