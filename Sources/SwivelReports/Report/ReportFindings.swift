import SwivelFindings
import SwivelModel

/// The findings of a report: one for each kind and cause, with the further ones of the kind.
struct ReportFindings {
  private struct Key: Hashable {
    let id: String
    let cause: Int?
  }

  private(set) var values: [ReportFinding] = []
  private var numbers: [Key: Int] = [:]

  init(_ diagnoses: [Diagnosis], _ argument: String, _ table: NameTable) {
    for diagnosis in diagnoses {
      let cause = add(ReportFinding(diagnosis.root, argument, table), causedBy: nil)
      for consequence in diagnosis.consequences {
        _ = add(ReportFinding(consequence, argument, table), causedBy: cause)
      }
    }
    sort()
  }

  mutating func update(_ change: (inout ReportFinding) -> Void) {
    for index in values.indices { change(&values[index]) }
  }

  private mutating func add(_ finding: ReportFinding, causedBy cause: Int?) -> Int {
    let key = Key(id: finding.id, cause: cause)
    if let number = numbers[key] {
      values[number].others += [finding.other] + finding.others
      values[number].count += 1
      return number
    }
    numbers[key] = values.count
    values.append(finding)
    values[values.count - 1].cause = cause
    return values.count - 1
  }

  /// Sorts causes by severity, then time, and each consequence after its cause.
  private mutating func sort() {
    let roots = values.indices.filter { values[$0].cause == nil }.sorted {
      let (left, right) = (values[$0], values[$1])
      return left.severity == right.severity ? $0 < $1 : left.severity > right.severity
    }
    let order = roots.flatMap { root in
      [root] + values.indices.filter { values[$0].cause == root }
    }
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    values = order.map { index in
      var finding = values[index]
      finding.cause = finding.cause.flatMap { places[$0] }
      return finding
    }
  }
}
