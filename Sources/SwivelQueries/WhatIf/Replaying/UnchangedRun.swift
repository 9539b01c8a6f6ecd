package import SwivelFindings
import SwivelModel
import SwivelReplay

/// The recorded run from where the changes take effect, without the observations that are ignored
/// with them, and where it differs from the run with the changes.
///
/// What an observation contradicts is gone in it, too: only where the changes make a difference do
/// they show that they help.
struct UnchangedRun {
  /// The number of events after which a problem has no other outcome.
  static let settlingCount: UInt64 = 32

  // `nil` until something differs.
  private var replayer: Replayer?
  // Where each window begins or ceases to differ.
  private var spans: [WindowID: [(begin: UInt64, differs: Bool)]] = [:]
  // Whether an inserted event is still to be compared: a dropped one may do the same.
  private var isWaiting = false
  // Whether that may concern any window, and not only those that UIKit evaluates.
  private var concernsAll = false
  private var last: UInt64 = 0

  /// Applies an event of the run with changes, given the recorded run before it.
  mutating func follow(
    _ outcome: Counterfactual.Outcome, _ event: Event?, _ original: borrowing Replayer,
    _ changed: Counterfactual
  ) {
    guard changed.hasChanged else { return }
    if replayer == nil { replayer = copy original }
    guard let event, outcome.fate.isOfRun else {
      (isWaiting, concernsAll) = (true, true)
      return
    }
    let isSeen = [.observation, .outcome].contains(event.record.family)
    if outcome.fate != .leftOut || !isSeen { replayer?.take(event) }
    if isSeen || outcome.moment?.rulings.isEmpty == false || replayer?.rulings.isEmpty == false {
      isWaiting = true
    }
  }

  /// Compares both after an event of the run, or at the end (`nil`); where UIKit deviated from the
  /// rules, also what it did with what it does then.
  mutating func compare(
    at sequence: UInt64?, _ deviating: DeviatingRun, _ original: borrowing Replayer,
    _ changed: Counterfactual
  ) {
    last = sequence ?? last + 1
    guard isWaiting, changed.hasChanged else { return }
    isWaiting = false
    for window in windows(at: sequence, original, changed) {
      let differs = differs(in: window, deviating, original.situation, changed.replayer.situation)
      guard differs != spans[window]?.last?.differs ?? false else { continue }
      spans[window, default: []].append((last, differs))
    }
  }

  /// The windows of which something may differ since the last comparison.
  private mutating func windows(
    at sequence: UInt64?, _ original: borrowing Replayer, _ changed: Counterfactual
  ) -> Set<WindowID> {
    var windows: Set<WindowID> = []
    if concernsAll || sequence == nil {
      windows.formUnion(original.situation.facts.windows.existing)
    }
    concernsAll = false
    if let window = original.sighting?.window { windows.insert(window) }
    original.rulings.forEach { windows.insert($0.window) }
    changed.replayer.rulings.forEach { windows.insert($0.window) }
    replayer?.rulings.forEach { windows.insert($0.window) }
    return windows
  }

  /// Whether the changes lead to something else than the run without them, and than what was seen.
  private func differs(
    in window: WindowID, _ deviating: DeviatingRun, _ original: Situation, _ changed: Situation
  ) -> Bool {
    let (shown, now) = (original.interface[window], changed.interface[window])
    if let deviated = deviating.orientation(of: window), deviated != shown { return true }
    let look = replayer?.situation.lastLook(at: window)
    // Sources disagree about what led to it.
    if let look, look.rule == nil, look.known.basis.disputedRule != nil { return true }
    return now != shown && now != replayer?.situation.interface[window]
  }

  /// Applies an entry that is not an event.
  mutating func pass(_ item: TraceItem) {
    guard case .checkpoint(let checkpoint) = item else { return _ = replayer?.take(item) }
    // Its conclusions are those of the recorded run.
    _ = replayer?.resume(facts: checkpoint.facts)
  }

  /// Whether only an observation that is ignored shows a finding, and the changes make no
  /// difference to what follows.
  func lacks(_ finding: Finding) -> Bool {
    guard finding.isAgainstRules else { return false }
    let first = max(finding.sequence, finding.evidence.max() ?? 0)
    let spans = spans[finding.window] ?? []
    let next = spans.partitioningIndex { $0.begin > first }
    if next > 0, spans[next - 1].differs { return false }
    return next == spans.count || spans[next].begin - first > Self.settlingCount
  }
}

extension Finding {
  /// Whether it was observed where undisputed rules lead to something else.
  package var isAgainstRules: Bool {
    basis.instead.map { $0.exception == nil && $0.rule?.isDisputed != true } ?? false
  }
}
