package import SwivelFindings
package import SwivelModel
package import SwivelText

/// What two runs have in common and what not: the answer of a diff.
package struct Comparison: Sendable {
  /// Why the runs differ, as far as the events tell.
  package enum Cause: Hashable, Sendable {
    /// Something was said or done otherwise.
    case change(DiffChange)
    /// Nothing else than the hardware differs in front of what came of it.
    case device(base: [String], head: [String])
    /// Nothing that was recorded differs in front of what came of it.
    case unknown
  }

  /// How many events each run has.
  package internal(set) var eventCounts = (base: 0, head: 0)
  /// How many events only one of the runs has; one that is said otherwise counts as two.
  package internal(set) var editCount = 0
  /// The words for the hardware of each run.
  package internal(set) var devices: (base: [String], head: [String]) = ([], [])
  /// What is different in the places that were followed, in order: all of them, or the first alone
  /// if nothing was replayed.
  package internal(set) var changes = FirstOnes<DiffChange>()
  /// How many places differ; one may hold several changes, which only a replay tells apart.
  package internal(set) var divergenceCount = 0
  /// Which of the changes made the first difference; `nil` if none is told to have.
  package internal(set) var causeIndex: Int?
  /// What came of it, in order.
  package internal(set) var consequences = FirstOnes<Consequence>()
  /// The words of each run, of which its findings speak.
  package internal(set) var names = (base: NameTable(), head: NameTable())
  /// On which lines the head has its events.
  package internal(set) var headLines = TraceLines()
  /// What is found in the head only.
  package internal(set) var newFindings: [Finding] = []
  /// What is found in the base only.
  package internal(set) var fixedFindings: [Finding] = []
  /// What is found in both, as the head has it.
  package internal(set) var unchangedFindings: [Finding] = []
  /// Steps that took another time, where a tolerance was given.
  package internal(set) var delays = FirstOnes<Delay>()
  /// Whether both runs were replayed, and what came of the changes is known.
  package internal(set) var isReplayed = false

  /// Whether the app did the same in both runs, and the same came of it.
  package var isSame: Bool {
    changes.isEmpty && consequences.isEmpty && newFindings.isEmpty && fixedFindings.isEmpty
  }

  /// Why the runs differ; `nil` if they do not.
  package var cause: Cause? {
    guard !isSame else { return nil }
    if let causeIndex { return .change(changes[causeIndex]) }
    return devices.base == devices.head
      ? .unknown : .device(base: devices.base, head: devices.head)
  }
}

extension Comparison {
  /// Looks for the cause among the changes of the first place that differs.
  ///
  /// An outcome that differs first is not explained by what differs later. What was begun in both
  /// runs and ends at another place was put there by something else, if there is anything else.
  mutating func findCause() {
    causeIndex =
      changes.firstIndex { !$0.isOutcome && !$0.isMovedEnding }
      ?? changes.firstIndex { !$0.isOutcome }
  }

  /// Puts consequences in the order in which they began; those of one step stay as they were told.
  mutating func sortConsequences() {
    consequences.sort { $0.first.base < $1.first.base }
  }

  /// Tells findings apart by their fingerprints: neither numbers, times nor the side count.
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
    // Of findings that are alike, the later ones are those without a counterpart.
    for (finding, print) in zip(base, prints).reversed() {
      guard let count = counts[print], count > 0 else { continue }
      counts[print] = count - 1
      fixedFindings.append(finding)
    }
    fixedFindings.reverse()
  }
}
