package import SwivelQueries
import SwivelModel

/// The time lines of two runs as text, the base above the head, with one scale for both.
package struct DiffPlot {
  private let base: RunOutline
  private let head: RunOutline
  private let comparison: Comparison
  private let width: Int

  package init(_ base: RunOutline, _ head: RunOutline, _ comparison: Comparison, width: Int) {
    (self.base, self.head, self.comparison) = (base, head, comparison)
    self.width = min(max(width, RunPlot.widths.lowerBound), RunPlot.widths.upperBound)
  }

  package var lines: [StyledLine] {
    let runs = [base, head]
    let span = runs.map(\.record.trace.span).max() ?? 1
    let sheet = PlotSheet(width: width, runs, from: 0, to: span)
    return [sheet.axis] + marks(sheet)
      + [StyledLine("- \(base.record.trace.path)", .bold)] + sheet.lines(base)
      + [StyledLine("+ \(head.record.trace.path)", .bold)] + sheet.lines(head)
      + sheet.legend(of: runs)
  }

  /// A sign where the runs begin to differ, and one where that first has a consequence.
  private func marks(_ sheet: PlotSheet) -> [StyledLine] {
    var marks: [(time: UInt64, label: String)] = []
    if case .change(let change)? = comparison.cause,
      let event = change.base.first ?? change.head.first
    {
      marks.append((event.instant.rawValue, "cause"))
    }
    if let first = comparison.consequences.first {
      marks.append((first.first.instant.rawValue, "consequence"))
    }
    let row = PlotRow(marks.map { (sheet.scale.column($0.time), $0.label) }, sheet.scale.width)
    return marks.isEmpty ? [] : [sheet.line("differs", row)]
  }
}

extension PlotRow {
  /// Puts a sign in each of some columns, in their order, with a label beside it.
  ///
  /// A label that has no room before the next sign is joined to that sign's label; the last one is
  /// before its sign if there is no room after it.
  fileprivate init(_ marks: [(column: Int, label: String)], _ width: Int) {
    self.init(width: width)
    var waiting = ""
    for (index, mark) in marks.enumerated() {
      put("▼", at: mark.column, .error)
      let label = waiting.isEmpty ? mark.label : "\(waiting), \(mark.label)"
      let end = index + 1 < marks.count ? marks[index + 1].column : width
      waiting = ""
      let after = mark.column + 1
      if after + label.columns <= end {
        put(label, at: after, room: label.columns, .error)
      } else if index + 1 < marks.count {
        waiting = label
      } else {
        let before = (marks.first?.column ?? 0) - label.columns
        if before >= 0 { put(label, at: before, room: label.columns, .error) }
      }
    }
  }
}
