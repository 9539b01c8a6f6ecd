import Dispatch
package import SwivelFindings
package import SwivelModel
package import SwivelReplay

/// A run in many environments at once: one replay for each combination.
package struct Matrix {
  /// More combinations than this are refused: each holds a state of its own.
  package static let limit = 256

  /// One combination.
  package struct Cell {
    /// The value of each dimension, in their order.
    package let values: [String]
    let run: JudgedRun

    /// What is found; there at the end.
    package var findings: [Finding] { run.findings }
    /// What the app runs on, as far as it is recorded yet.
    package var session: SessionState { run.session }
    /// The disputed rules by which a window turns where the rules decide, and not what was seen.
    package var disputedRules: [RuleID] {
      run.hasChanged ? run.disputed.uses.map(\.rule) : []
    }
    /// Whether the environment is another one than that of the run.
    package var hasChanged: Bool { run.hasChanged }
  }

  /// What varies; the first varies last.
  package let dimensions: [MatrixDimension]
  /// All combinations.
  package let cells: [Cell]

  // Enough entries that handing them to the cores does not count.
  private static let batchCount = 4_096
  private var waiting: [TraceItem] = []

  /// Makes all combinations of some dimensions, with the same changes in each.
  package init(_ dimensions: [MatrixDimension], _ plan: ChangePlan) throws(ChangeError) {
    let count = try Self.checkedCount(dimensions)
    self.dimensions = dimensions
    cells = (0..<count).map { number in
      var (number, values, declarations) = (number, [String](), [Declaration]())
      for dimension in dimensions.reversed() {
        let place = number % dimension.values.count
        number /= dimension.values.count
        values.insert(dimension.values[place], at: 0)
        declarations.append(dimension.declarations[place])
      }
      return Cell(values: values, run: JudgedRun(plan.setting(declarations)))
    }
  }

  /// How many combinations there are.
  private static func checkedCount(_ dimensions: [MatrixDimension]) throws(ChangeError) -> Int {
    var count = 1
    for dimension in dimensions {
      count = count.multipliedReportingOverflow(by: dimension.values.count).partialValue
      guard count <= limit else { throw .tooManyCells(count: count, limit: limit) }
    }
    return count
  }

  /// Applies the next entry of the trace.
  package mutating func apply(_ item: TraceItem) {
    waiting.append(item)
    if waiting.count == Self.batchCount { applyWaiting() }
  }

  /// Applies what comes after the last event, and judges the ends of runs of which nothing is
  /// missing.
  package mutating func finish(isWhole: Bool = true) {
    applyWaiting()
    onEachCell { $0.finish(isWhole: isWhole) }
  }

  private mutating func applyWaiting() {
    let items = waiting
    onEachCell { run in for item in items { run.apply(item) } }
    waiting.removeAll(keepingCapacity: true)
  }

  /// Calls a function with the run of each cell, on all cores.
  private func onEachCell(_ body: (JudgedRun) -> Void) {
    // Safe: each call has a run of its own, and all have returned before any is used again.
    nonisolated(unsafe) let (runs, body) = (cells.map(\.run), body)
    DispatchQueue.concurrentPerform(iterations: runs.count) { body(runs[$0]) }
  }
}
