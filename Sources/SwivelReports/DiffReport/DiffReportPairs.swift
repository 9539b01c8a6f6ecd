import SwivelModel
import SwivelQueries

/// The pairs of events that a page has room for.
package struct DiffReportPairs {
  /// The number of pairs that a page has room for.
  static let limit = 5_000

  /// Each event beside its counterpart.
  package private(set) var records: [DiffPairRecord] = []
  /// Those that differ, or at which a consequence begins.
  package private(set) var differing: [Int] = []
  /// Those that are worth a row: something came of them, or they differ.
  package private(set) var steps: [Int] = []
  /// How many are left out because there are too many.
  package private(set) var omitted = 0
  private(set) var strings = Interner<String>()
  private var places: (base: [UInt64: Int], head: [UInt64: Int]) = ([:], [:])

  let base: DiffReportRun
  let head: DiffReportRun
  let comparison: Comparison
  private let clauses: (base: [UInt64: String], head: [UInt64: String])
  let cited: (base: Set<UInt64>, head: Set<UInt64>)

  init(_ comparison: Comparison, _ base: DiffReportRun, _ head: DiffReportRun, hunks: [Hunk]) {
    (self.comparison, self.base, self.head) = (comparison, base, head)
    clauses = (Self.clauses(comparison, \.base), Self.clauses(comparison, \.head))
    cited = (base.cited, head.cited)
    let all = comparison.pairs(base.compared, head.compared, hunks: hunks)
    let chosen = choose(all)
    omitted = all.count - chosen.count
    for (pair, rank) in chosen { add(pair, rank) }
  }

  /// The pair at which a consequence begins: of the event of the base, or of a later one of the
  /// head.
  func place(of first: Consequence.Place) -> Int {
    let place =
      places.base[first.base] ?? records.lastIndex { ($0.base?.seq ?? .max) <= first.base }
    if let place, let head = records[place].head, head.seq < first.head,
      let later = places.head[first.head], later > place
    {
      return later
    }
    return place ?? places.head[first.head] ?? 0
  }

  /// The first pair whose event differs.
  var firstDifference: Int? { records.firstIndex { $0.kind == .differs } }

  private static func clauses(
    _ comparison: Comparison, _ side: KeyPath<DiffChange, [DiffEvent]>
  ) -> [UInt64: String] {
    var clauses: [UInt64: String] = [:]
    for change in comparison.changes {
      for event in change[keyPath: side] { clauses[event.sequence] = event.form.clause() }
    }
    return clauses
  }
}

// MARK: - Adding

extension DiffReportPairs {
  private mutating func add(_ pair: EventPair, _ rank: Rank) {
    let last = records.last
    let (was, now) = (
      side(pair.base, base, clauses.base), side(pair.head, head, clauses.head)
    )
    let isOther = pair.isSame && was.map { isInConsequence($0.seq) } ?? false
    let record = DiffPairRecord(
      base: was, head: now,
      baseMoment: was.flatMap { base.moment(at: $0.seq) } ?? last?.baseMoment,
      headMoment: now.flatMap { head.moment(at: $0.seq) } ?? last?.headMoment,
      kind: pair.isSame ? (isOther ? .otherOutcome : .same) : .differs)
    if let was { places.base[was.seq] = records.count }
    if let now { places.head[now.seq] = records.count }
    if rank == .differing { differing.append(records.count) }
    if rank.rawValue >= Rank.marked.rawValue { steps.append(records.count) }
    records.append(record)
  }

  private mutating func side(
    _ place: ComparedEvents.Place?, _ run: DiffReportRun, _ clauses: [UInt64: String]
  ) -> DiffPairRecord.Side? {
    place.map { place in
      let text = run.text(of: place.sequence) ?? clauses[place.sequence]
      return DiffPairRecord.Side(
        seq: place.sequence, t: place.instant.rawValue, text: text.map { strings.number(of: $0) })
    }
  }

  private func isInConsequence(_ sequence: UInt64) -> Bool {
    comparison.consequences.contains { $0.first.base <= sequence && sequence <= $0.last.base }
  }
}
