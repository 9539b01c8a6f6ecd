/// The same event in two runs, or an event that only one of them has.
package struct EventPair: Hashable, Sendable {
  /// The place in the base; `nil` if only the head has it.
  package let base: ComparedEvents.Place?
  /// The place in the head; `nil` if only the base has it.
  package let head: ComparedEvents.Place?
  /// Whether the event is the same, apart from time.
  package let isSame: Bool
}

extension Comparison {
  /// All events that were compared, each beside its counterpart, in the order of both runs.
  ///
  /// Where the runs differ, the pairs are those of the changes; events beyond the limit of the
  /// changes have no counterpart.
  package func pairs(
    _ base: ComparedEvents, _ head: ComparedEvents, hunks: [Hunk]
  ) -> [EventPair] {
    var list = PairList(base: base.places, head: head.places, altered: altered)
    for hunk in hunks { list.add(hunk) }
    list.addCommon(until: base.places.count)
    return list.pairs
  }

  /// The numbers of events whose values differ: of the base, and of the head.
  private var altered: [UInt64: UInt64] {
    var numbers: [UInt64: UInt64] = [:]
    for change in changes where change.kind == .altered {
      guard let base = change.base.first, let head = change.head.first else { continue }
      numbers[base.sequence] = head.sequence
    }
    return numbers
  }
}

/// Pairs in the order of both runs.
private struct PairList {
  let base: ContiguousArray<ComparedEvents.Place>
  let head: ContiguousArray<ComparedEvents.Place>
  let altered: [UInt64: UInt64]
  private(set) var pairs: [EventPair] = []
  private var next = (base: 0, head: 0)

  init(
    base: ContiguousArray<ComparedEvents.Place>, head: ContiguousArray<ComparedEvents.Place>,
    altered: [UInt64: UInt64]
  ) {
    (self.base, self.head, self.altered) = (base, head, altered)
    pairs.reserveCapacity(max(base.count, head.count))
  }

  mutating func addCommon(until end: Int) {
    while next.base < min(end, base.count), next.head < head.count {
      pairs.append(EventPair(base: base[next.base], head: head[next.head], isSame: true))
      next = (next.base + 1, next.head + 1)
    }
  }

  mutating func add(_ hunk: Hunk) {
    addCommon(until: hunk.base.lowerBound)
    let headEnd = min(hunk.head.upperBound, head.count)
    while next.base < min(hunk.base.upperBound, base.count) {
      let place = base[next.base]
      next.base += 1
      guard let partner = altered[place.sequence] else {
        pairs.append(EventPair(base: place, head: nil, isSame: false))
        continue
      }
      addInserted(until: headEnd) { $0.sequence < partner }
      guard next.head < headEnd, head[next.head].sequence == partner else {
        pairs.append(EventPair(base: place, head: nil, isSame: false))
        continue
      }
      pairs.append(EventPair(base: place, head: head[next.head], isSame: false))
      next.head += 1
    }
    addInserted(until: headEnd) { _ in true }
  }

  private mutating func addInserted(
    until end: Int, while condition: (ComparedEvents.Place) -> Bool
  ) {
    while next.head < end, condition(head[next.head]) {
      pairs.append(EventPair(base: nil, head: head[next.head], isSame: false))
      next.head += 1
    }
  }
}
