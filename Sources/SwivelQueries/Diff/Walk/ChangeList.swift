import SwivelModel
import SwivelText

/// Makes changes of the differences between two runs at one place: altered, removed and inserted
/// events.
struct ChangeList {
  /// The number of events of a hunk that are reported individually.
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

  /// Pairs events with the same topic; consecutive others are removed or inserted together.
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
        // These differ in their values only.
        for (left, right) in zip(base[hunk.base], head[hunk.head]) { addAltered(left, right) }
      } else {
        addRun(.removed, base[hunk.base])
        addRun(.inserted, head[hunk.head])
      }
      (baseIndex, headIndex) = (hunk.base.upperBound, hunk.head.upperBound)
    }
  }

  private mutating func addAltered(_ base: DiffEvent, _ head: DiffEvent) {
    // The shortest edit script of tokens is not always that of topics.
    guard base.form != head.form else { return }
    changes.append(
      DiffChange(kind: .altered, base: [base], head: [head], baseCount: 1, headCount: 1))
  }

  /// Adds events that only one run has; leading ends are a separate change.
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
  /// The controller that declares something with the event, if any.
  fileprivate var declarer: String? {
    role == .declaration ? form.fields.first { $0.isSubject }?.value : nil
  }

  /// The topic of the event: its kind and first subject, with its role as in a token.
  fileprivate var topic: UInt64 {
    let subject = form.fields.first { $0.isSubject }?.value ?? ""
    return FNV1a(form.kind + subject).value.mixed & ~EventRole.mask | UInt64(role.rawValue)
  }
}
