import SwivelFindings
import SwivelModel
package import SwivelQueries
import SwivelText

/// The JSON record of a comparison of two traces.
package struct DiffRecord: FieldRecord {
  static let record = RecordFields<Self>(
    "swivel.diff/1", "Differences between two runs",
    [
      .has("base") { $0.base },
      .has("head") { $0.head },
      .has("same") { $0.comparison.isSame },
      .has("summary") { $0.comparison.summary },
      .has("events") { Sides($0.comparison.eventCounts) },
      .has("edits") { $0.comparison.editCount },
      .has("replayed") { $0.comparison.isReplayed },
      .mayHave("incomplete") {
        $0.comparison.isIncomplete ? Sides($0.comparison.incomplete) : nil
      },
      .mayHave("devices") {
        let devices = $0.comparison.devices
        return devices.base == devices.head ? nil : Sides(devices)
      },
      .mayHave("cause") { $0.comparison.cause },
      .has("changes") { Array($0.comparison.changes) },
      .has("changeCount") { $0.comparison.changes.totalCount },
      .has("divergences") { $0.comparison.divergenceCount },
      .has("consequences") { Array($0.comparison.consequences) },
      .has("consequenceCount") { $0.comparison.consequences.totalCount },
      .has("findings") { $0.findings },
      .has("timing") { Array($0.comparison.delays) },
      .has("timingCount") { $0.comparison.delays.totalCount },
    ])

  private let comparison: Comparison
  private let base: String
  private let head: String

  package init(_ comparison: Comparison, base: String, head: String) {
    (self.comparison, self.base, self.head) = (comparison, base, head)
  }

  private var findings: ChangedFindings<FindingRecord> {
    ChangedFindings(comparison) { findings, isOfHead in
      let names = isOfHead ? comparison.names.head : comparison.names.base
      return Diagnosis.of(findings).flatMap {
        FindingRecord.all(of: $0, trace: isOfHead ? head : base, names)
      }
    }
  }
}

package struct Sides<Value: JSONValue & Sendable>: FieldList, Sendable {
  static var fields: Fields<Self> { [.has("base") { $0.base }, .has("head") { $0.head }] }

  package let base: Value
  package let head: Value

  init(_ sides: (base: Value, head: Value)) { (base, head) = sides }
}

extension Shape {
  static func sides(_ shape: Self) -> Self { .object(have("base", "head", as: shape)) }
}

/// Findings by their change.
package struct ChangedFindings<Value: JSONValue & Sendable>: FieldList, Sendable {
  static var fields: Fields<Self> {
    [.has("new") { $0.new }, .has("fixed") { $0.fixed }, .has("unchanged") { $0.unchanged }]
  }

  package let new: [Value]
  package let fixed: [Value]
  /// Those of both, as they are in the head.
  package let unchanged: [Value]

  init(_ comparison: Comparison, _ values: ([Finding], _ isOfHead: Bool) -> [Value]) {
    new = values(comparison.newFindings, true)
    fixed = values(comparison.fixedFindings, false)
    unchanged = values(comparison.unchangedFindings, true)
  }
}
