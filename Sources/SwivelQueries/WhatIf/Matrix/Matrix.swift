import Dispatch
package import SwivelModel
import SwivelReplay
import SwivelText

/// A property of the environment that takes several values.
package struct MatrixDimension: Hashable, Sendable {
  private static let words = ["ios", "device", "linked"]

  /// The name of the dimension, as typed.
  package let name: String
  /// The values, as typed.
  package let values: [String]
  let declarations: [Declaration]

  /// Reads `ios=12,15,16.4`, `device=iphone-faceid,ipad` or `linked=15,16`.
  package init(_ text: String) throws(ChangeError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else { throw .malformed(text, .dimension) }
    name = String(parts[0])
    guard Self.words.contains(name) else {
      throw .unknown(
        .dimension, name, suggestion: nearest(name, in: Self.words), known: Self.words)
    }
    values = Self.values(String(parts[1]), of: name)
    var declarations: [Declaration] = []
    for value in values { declarations.append(try Self.declaration(name, value)) }
    self.declarations = declarations
  }

  private static func declaration(
    _ name: String, _ value: String
  ) throws(ChangeError) -> Declaration {
    switch name {
    case "ios": try ChangeReader.system(value)
    case "linked": try ChangeReader.linkedSDK(value)
    default: try ChangeReader.device(value)
    }
  }

  /// The values between commas; an identifier of the hardware contains a comma itself.
  private static func values(_ text: String, of name: String) -> [String] {
    var values: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      if name == "device", let last = values.last, UInt(part) != nil, !last.contains(",") {
        values[values.count - 1] = "\(last),\(part)"
      } else if !values.contains(part) {
        values.append(part)
      }
    }
    return values
  }
}

/// A run in many environments: one replay for each combination.
package struct Matrix {
  /// The maximum number of combinations: each holds a separate state.
  package static let limit = 256

  package struct Cell {
    /// The value of each dimension, in their order.
    package let values: [String]
    package let run: JudgedRun
  }

  /// The dimensions, the slowest first.
  package let dimensions: [MatrixDimension]
  package let cells: [Cell]

  // Enough entries to hide the cost of dispatching them to the cores.
  private static let batchCount = 4_096
  private var waiting: [TraceItem] = []

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

  private static func checkedCount(_ dimensions: [MatrixDimension]) throws(ChangeError) -> Int {
    var count = 1
    for dimension in dimensions {
      count = count.multipliedReportingOverflow(by: dimension.values.count).partialValue
      guard count <= limit else { throw .tooManyCells(count: count, limit: limit) }
    }
    return count
  }

  package mutating func apply(_ item: TraceItem) {
    waiting.append(item)
    if waiting.count == Self.batchCount { applyWaiting() }
  }

  /// Applies what follows the last event, and judges the ends of complete runs.
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
    // Safe: each call has a separate run, and all have returned before any is used again.
    nonisolated(unsafe) let (runs, body) = (cells.map(\.run), body)
    DispatchQueue.concurrentPerform(iterations: runs.count) { body(runs[$0]) }
  }
}
