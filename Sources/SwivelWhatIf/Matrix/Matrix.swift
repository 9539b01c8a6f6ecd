package import SwivelFindings
package import SwivelModel
import SwivelReplay

/// A run in many environments at once: one replay for each combination.
package struct Matrix {
  /// More combinations than this are refused: each holds a state of its own.
  package static let limit = 256

  /// One combination.
  package final class Cell {
    /// The value of each dimension, in their order.
    package let values: [String]
    private var counterfactual: Counterfactual
    private var judge = Judge()

    fileprivate init(_ values: [String], _ plan: ChangePlan) {
      self.values = values
      counterfactual = Counterfactual(plan)
    }

    /// What is found so far.
    package var findings: [Finding] { judge.findings }
    /// Whether the environment is another one than that of the run.
    package var hasChanged: Bool { counterfactual.hasChanged }

    fileprivate func apply(_ item: TraceItem) {
      counterfactual.apply(item, look)
    }

    fileprivate func finish() {
      counterfactual.finish(look)
    }

    private func look(_ outcome: Counterfactual.Outcome, _ replayer: Replayer) {
      if let moment = outcome.moment { judge.look(at: moment, replayer) }
    }
  }

  /// What varies; the first varies last.
  package let dimensions: [MatrixDimension]
  /// All combinations.
  package let cells: [Cell]

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
      return Cell(values, plan.setting(declarations))
    }
  }

  /// How many combinations there are.
  package static func checkedCount(_ dimensions: [MatrixDimension]) throws(ChangeError) -> Int {
    var count = 1
    for dimension in dimensions {
      count = count.multipliedReportingOverflow(by: dimension.values.count).partialValue
      guard count <= limit else { throw .tooManyCells(count: count, limit: limit) }
    }
    return count
  }

  /// Takes in the next entry of the trace.
  package func apply(_ item: TraceItem) {
    for cell in cells { cell.apply(item) }
  }

  /// Takes in what comes behind the last event.
  package func finish() {
    for cell in cells { cell.finish() }
  }
}
