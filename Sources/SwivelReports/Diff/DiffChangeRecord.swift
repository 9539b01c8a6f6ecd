import SwivelQueries

/// The JSON record of a change.
struct DiffChangeRecord: Encodable {
  let kind: String
  let base: [DiffEventRecord]
  let head: [DiffEventRecord]
  let baseCount: Int
  let headCount: Int
  let visit: String?
  let outcome: Bool

  init(_ change: DiffChange) {
    kind = change.kind.rawValue
    (base, head) = (change.base.map(DiffEventRecord.init), change.head.map(DiffEventRecord.init))
    (baseCount, headCount) = (change.baseCount, change.headCount)
    visit = change.visitedPage?.filter { $0 != "\"" }
    outcome = change.isOutcome
  }
}
