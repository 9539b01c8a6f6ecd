package import SwivelQueries
import SwivelModel

/// The time lines of two runs as text, the base above the head, with one scale for both.
package struct DiffPlot {
  private let base: RunOutline
  private let head: RunOutline
  private let comparison: Comparison
  private let width: Int

  /// Plots two runs and their differences.
  package init(_ base: RunOutline, _ head: RunOutline, _ comparison: Comparison, width: Int) {
    (self.base, self.head, self.comparison) = (base, head, comparison)
    self.width = min(max(width, RunPlot.widths.lowerBound), RunPlot.widths.upperBound)
  }

  /// The lines.
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
    var row = PlotRow(width: sheet.scale.width)
    for (time, label) in marks { row.put("▼", label, at: time, sheet.scale, .error) }
    return marks.isEmpty ? [] : [sheet.line("differs", row)]
  }
}
