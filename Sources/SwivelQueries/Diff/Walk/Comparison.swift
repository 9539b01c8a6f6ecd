package import SwivelFindings
package import SwivelModel
package import SwivelText

/// The differences between two runs: the result of a diff.
package struct Comparison: Sendable {
  /// Why the runs differ, as far as the events show.
  package enum Cause: Hashable, Sendable {
    case change(DiffChange)
    /// Only the hardware differs before the first different outcome.
    case device(base: [String], head: [String])
    /// No recorded difference precedes the first different outcome.
    case unknown
  }

  package internal(set) var eventCounts = (base: 0, head: 0)
  /// The number of events that only one run has; an altered event counts twice.
  package internal(set) var editCount = 0
  /// The descriptions of each run's hardware.
  package internal(set) var devices: (base: [String], head: [String]) = ([], [])
  /// The differences at the places that were followed, in order: all of them, or only the first if
  /// nothing was replayed.
  package internal(set) var changes = FirstOnes<DiffChange>()
  /// The number of places that differ; one may have several changes, which only a replay separates.
  package internal(set) var divergenceCount = 0
  /// The change at the first difference; `nil` if none is known.
  package internal(set) var causeIndex: Int?
  package internal(set) var consequences = FirstOnes<Consequence>()
  /// The names of each run, for its findings.
  package internal(set) var names = (base: NameTable(), head: NameTable())
  /// The lines of the head's events, as `swivel cat` prints them unless its text has others.
  package var headLines = TraceLines()
  /// The findings in the head only.
  package internal(set) var newFindings: [Finding] = []
  /// The findings in the base only.
  package internal(set) var fixedFindings: [Finding] = []
  /// The findings in both, with the values of the head.
  package internal(set) var unchangedFindings: [Finding] = []
  /// Steps with a different duration, if a tolerance was given.
  package internal(set) var delays = FirstOnes<Delay>()
  /// Whether the durations of steps are compared, and not only what happened.
  package internal(set) var comparesTimes = false
  /// Whether both runs were replayed, so that the consequences are known.
  package internal(set) var isReplayed = false

  /// Which of the runs lack a part that was recorded.
  package var incomplete = (base: false, head: false)

  /// Whether a part of a run is missing, so that it cannot be the same as another.
  package var isIncomplete: Bool { incomplete.base || incomplete.head }

  /// Whether both runs differ in what is there of them.
  package var isDifferent: Bool {
    !(changes.isEmpty && consequences.isEmpty && newFindings.isEmpty && fixedFindings.isEmpty)
  }

  /// Whether both runs have the same actions and outcomes.
  package var isSame: Bool { !isDifferent && !isIncomplete }

  /// Why the runs differ; `nil` if they do not.
  package var cause: Cause? {
    guard isDifferent else { return nil }
    if let causeIndex { return .change(changes[causeIndex]) }
    return devices.base == devices.head
      ? .unknown : .device(base: devices.base, head: devices.head)
  }
}

extension Comparison {
  /// The name of the cause: what differs first is the cause for certain only if nothing else that
  /// the app did or declared differs, and if it has consequences that a replay shows.
  package var causeName: String {
    guard isReplayed else { return "first divergence" }
    return changes.count { !$0.isOutcome } > 1 ? "possible cause" : "cause"
  }

  /// Looks for the cause among the changes at the first difference.
  ///
  /// An outcome that differs first is not caused by a later difference. An end that is only in a
  /// different position was moved by another change, if there is one.
  mutating func findCause() {
    causeIndex =
      changes.firstIndex { !$0.isOutcome && !$0.isMovedEnding }
      ?? changes.firstIndex { !$0.isOutcome }
  }

  /// Sorts consequences by their start; those of one step keep their order.
  mutating func sortConsequences() {
    consequences.sort { $0.first.base < $1.first.base }
  }

  /// Compares findings by fingerprint, which ignores numbers, times and the landscape side.
  mutating func compare(_ base: [Finding], _ head: [Finding]) {
    let prints = base.map { $0.fingerprint(names.base) }
    var counts: [String: Int] = [:]
    for print in prints { counts[print, default: 0] += 1 }
    for finding in head {
      let print = finding.fingerprint(names.head)
      if let count = counts[print], count > 0 {
        counts[print] = count - 1
        unchangedFindings.append(finding)
      } else {
        newFindings.append(finding)
      }
    }
    // Of equal findings, the later ones lack a counterpart.
    for (finding, print) in zip(base, prints).reversed() {
      guard let count = counts[print], count > 0 else { continue }
      counts[print] = count - 1
      fixedFindings.append(finding)
    }
    fixedFindings.reverse()
  }
}

/// The first elements of a sequence, and the number of all.
package struct FirstOnes<Element: Sendable>: Sendable {
  /// The maximum number that is kept; the others are counted.
  private static var limit: Int { 1_000 }

  private var elements: [Element] = []
  /// The number of all elements, kept or not.
  package private(set) var totalCount = 0

  mutating func append(_ element: Element) {
    totalCount += 1
    if elements.count < Self.limit { elements.append(element) }
  }

  /// Sorts the elements that are kept; the sort is stable.
  mutating func sort(by areInOrder: (Element, Element) -> Bool) {
    let order = elements.enumerated().sorted { left, right in
      areInOrder(left.element, right.element)
        || (!areInOrder(right.element, left.element) && left.offset < right.offset)
    }
    elements = order.map(\.element)
  }
}

extension FirstOnes: RandomAccessCollection {
  package var startIndex: Int { elements.startIndex }
  package var endIndex: Int { elements.endIndex }
  package subscript(index: Int) -> Element { elements[index] }
}
