import SwivelFindings
package import SwivelModel
package import SwivelQueries
import SwivelReplay

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
