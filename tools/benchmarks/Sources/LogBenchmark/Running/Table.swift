import Foundation

/// Prints results as a table of ratios to the log of full blocks, and whether the goals are met.
struct Table {
  private static let nameWidth = 38

  var results: Results

  func print() {
    Swift.print(line("", "B/event", "ratio", "write ns", "ratio", "read ns", "ratio"))
    for row in results.rows { Swift.print(text(of: row)) }
    if let (name, ratio) = results.unsteadiest {
      Swift.print("least steady: \(name), median \(decimal(ratio, 2)) times the least round")
    }
  }

  func print(_ goals: [Goal]) {
    Swift.print("")
    for goal in goals {
      let value = goal.value(results)
      Swift.print(
        pad(goal.text, 58, left: true), goal.isUpperBound ? "<=" : ">=",
        pad(decimal(goal.bound, 2), 6), pad(value.map { decimal($0, 2) } ?? "-", 8),
        value.map { goal.isMet(by: $0) ? "met" : "missed" } ?? "not measured", separator: "  ")
    }
  }

  private func text(of row: Results.Row) -> String {
    if let remark = row.remark { return pad(row.name, Self.nameWidth, left: true) + "  " + remark }
    let ratio = { axis in results.ratio(axis, row.name).map { decimal($0, 2) } }
    return line(
      row.name, row.bytesPerEvent.map { decimal($0, 2) }, ratio(\.bytesPerEvent),
      row.write.map { decimal($0, 1) }, ratio(\.write), row.read.map { decimal($0, 1) },
      ratio(\.read))
  }

  private func line(_ name: String, _ cells: String?...) -> String {
    pad(name, Self.nameWidth, left: true) + cells.map { pad($0 ?? "", 10) }.joined()
  }

  private func pad(_ text: String, _ width: Int, left: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return left ? text + space : space + text
  }

  private func decimal(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }
}
