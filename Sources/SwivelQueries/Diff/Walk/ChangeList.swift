import SwivelModel
import SwivelText

/// Makes changes of what two runs have at one place: what is said otherwise, what is gone, what is
/// new.
struct ChangeList {
  /// More of a hunk is not told event by event.
  static let eventLimit = 512

  private(set) var changes: [DiffChange] = []

  init(_ base: [DiffEvent], _ head: [DiffEvent], _ hunk: Hunk) {
    guard hunk.base.count <= Self.eventLimit, hunk.head.count <= Self.eventLimit else {
      changes = [
        DiffChange(
          kind: .rewritten, base: base, head: head, baseCount: hunk.base.count,
          headCount: hunk.head.count)
      ]
      return
    }
    pair(base, head)
  }

  /// Pairs events that speak of the same thing; the others are removed or inserted, run by run.
  private mutating func pair(_ base: [DiffEvent], _ head: [DiffEvent]) {
    let pairs = Alignment(
      ContiguousArray(base.map(\.topic)), ContiguousArray(head.map(\.topic)))
    var (baseIndex, headIndex) = (0, 0)
    for hunk in pairs.hunks + [Hunk(base: base.count..<base.count, head: head.count..<head.count)] {
      while baseIndex < hunk.base.lowerBound {
        addAltered(base[baseIndex], head[headIndex])
        baseIndex += 1
        headIndex += 1
      }
      if base[hunk.base].map(\.declarer) == head[hunk.head].map(\.declarer),
        base[hunk.base].allSatisfy({ $0.declarer != nil })
      {
        // One says the same thing in another way.
        for (left, right) in zip(base[hunk.base], head[hunk.head]) { addAltered(left, right) }
      } else {
        addRun(.removed, base[hunk.base])
        addRun(.inserted, head[hunk.head])
      }
      (baseIndex, headIndex) = (hunk.base.upperBound, hunk.head.upperBound)
    }
  }

  private mutating func addAltered(_ base: DiffEvent, _ head: DiffEvent) {
    // The shortest way between tokens is not always that between topics.
    guard base.form != head.form else { return }
    changes.append(
      DiffChange(kind: .altered, base: [base], head: [head], baseCount: 1, headCount: 1))
  }

  /// Adds events that only one run has; what ends in front of them is a change of its own.
  private mutating func addRun(_ kind: DiffChange.Kind, _ events: ArraySlice<DiffEvent>) {
    let start = events.firstIndex { $0.role != .ending } ?? events.startIndex
    add(kind, Array(events[..<start]))
    add(kind, Array(events[start...]))
  }

  private mutating func add(_ kind: DiffChange.Kind, _ events: [DiffEvent]) {
    guard !events.isEmpty else { return }
    let isRemoved = kind == .removed
    changes.append(
      DiffChange(
        kind: kind, base: isRemoved ? events : [], head: isRemoved ? [] : events,
        baseCount: isRemoved ? events.count : 0, headCount: isRemoved ? 0 : events.count))
  }
}

extension DiffEvent {
  /// Who says something of itself with the event, if anybody does.
  fileprivate var declarer: String? {
    role == .declaration ? form.fields.first { $0.isSubject }?.value : nil
  }

  /// What the event speaks of: its kind and the first that it is about, with its role as a token
  /// has.
  fileprivate var topic: UInt64 {
    let subject = form.fields.first { $0.isSubject }?.value ?? ""
    return FNV1a(form.kind + subject).value.mixed & ~EventRole.mask | UInt64(role.rawValue)
  }
}
