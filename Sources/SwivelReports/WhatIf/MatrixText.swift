import SwivelFindings
package import SwivelModel
package import SwivelQueries
import SwivelReplay

/// The findings in each environment, as a table.
package struct MatrixText {
  private let matrix: Matrix
  private let environment: SessionState
  private let table: NameTable
  // The findings of each cell.
  private let found: [Set<FindingSubject>]

  /// Makes the text of a finished matrix, given the environment of the run.
  package init(_ matrix: Matrix, _ environment: SessionState, _ table: NameTable) {
    (self.matrix, self.environment, self.table) = (matrix, environment, table)
    found = matrix.cells.map { Set($0.findings.map(FindingSubject.init)) }
  }

  /// The lines: a table for each finding, whose columns are the values of the first dimension.
  package var lines: [String] {
    let subjects = subjects
    guard !subjects.isEmpty else {
      return [run, "nothing is found in any of \(count)"] + doubts
    }
    return [run] + subjects.flatMap { subject, finding in title(finding) + grid(subject) } + doubts
  }

  private var count: String { matrix.cells.count.counting("combination") }

  /// The disputed rules that matter, and the number of affected combinations.
  private var doubts: [String] {
    let rules = matrix.cells.flatMap(\.disputedRules)
    let lines = RuleID.allCases.filter(rules.contains).map { rule in
      "\(rule.namedWithStanding) rotates the interface in"
        + " \(rules.filter { $0 == rule }.count) of \(count): other sources disagree"
    }
    return lines.isEmpty ? [] : [""] + lines
  }

  /// The environment of the run.
  private var run: String {
    let version = environment.system
    let system = version.isKnown ? "iOS \(version)" : "an unknown version"
    let identifier = environment.deviceIdentifier.flatMap { table[$0] }.map(Names.printable)
    let word = DeviceWord.word(of: environment.device)
    guard let identifier else { return "the run was on \(system)\(word.map { ", \($0)" } ?? "")" }
    return "the run was on \(system), \(identifier)\(word.map { " (\($0))" } ?? "")"
  }

  private func title(_ finding: Finding) -> [String] {
    let summary = Detector.named(finding.id)?.summary ?? ""
    return ["", "\(finding.id.rawValue): \(summary)", "  \(finding.pageName(table))"]
  }

  /// All distinct findings, in the order of the cells and events.
  private var subjects: [(FindingSubject, Finding)] {
    var seen: Set<FindingSubject> = []
    return matrix.cells.flatMap(\.findings).compactMap { finding in
      let subject = FindingSubject(finding)
      return seen.insert(subject).inserted ? (subject, finding) : nil
    }
  }

  private func grid(_ subject: FindingSubject) -> [String] {
    guard let first = matrix.dimensions.first else { return [] }
    let rowCount = matrix.cells.count / first.values.count
    let heads = first.values.map { "\(first.name) \($0)" }
    let labels = (0..<rowCount).map(label)
    let width = labels.map(\.count).max() ?? 0
    let rows = (0..<rowCount).map { row in
      labels[row].padded(to: width)
        + zip(heads.indices, heads).map { column, head in
          let isFound = found[column * rowCount + row].contains(subject)
          return "  " + (isFound ? "found" : "·").padded(to: head.count)
        }.joined()
    }
    let title = "".padded(to: width) + heads.map { "  \($0)" }.joined()
    return ([title] + rows).map { "    " + $0.withoutTrailingBlanks }
  }

  /// The values of all dimensions except the first.
  private func label(_ row: Int) -> String {
    zip(matrix.dimensions, matrix.cells[row].values).dropFirst()
      .map { "\($0.name) \($1)" }.joined(separator: ", ")
  }
}

/// The JSON record of the findings in one environment.
package struct MatrixCellRecord: Encodable {
  let schema = "swivel.whatif.cell/1"
  let trace: String
  let cell: [String: String]
  let isRun: Bool
  let findings: [FindingRecord]
  /// The disputed rules that rotate a window.
  let disputed: [String]

  /// The records of all cells, in order.
  package static func records(_ matrix: Matrix, trace: String, _ table: NameTable) -> [Self] {
    matrix.cells.map { cell in
      let values = zip(matrix.dimensions.map(\.name), cell.values)
      return Self(
        trace: trace, cell: Dictionary(values) { $1 }, isRun: !cell.hasChanged,
        findings: Diagnosis.of(cell.findings).flatMap {
          FindingRecord.all(of: $0, trace: trace, table)
        }, disputed: cell.disputedRules.map(\.description))
    }
  }
}
