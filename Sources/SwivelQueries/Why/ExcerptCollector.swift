import SwivelModel
import SwivelReplay

/// Finds an event while a run is read, and keeps the part of the run around it.
///
/// The event may be known only later. Until then the last stretches of the run are kept, and those
/// around the best candidate.
struct ExcerptCollector {
  enum Target {
    /// The event with a number.
    case event(UInt64)
    /// The last event until an instant at which UIKit evaluated a window.
    case lastLook(upTo: Instant)
  }

  /// The part of a run between two fixed event numbers.
  private struct Stretch {
    var number: UInt64
    let replayer: Replayer
    var items: [TraceItem] = []
  }

  /// The number of the event; `nil` if there was none yet.
  private(set) var sequence: UInt64?
  /// Whether the rest of the run does not belong to the excerpt.
  private(set) var isComplete = false

  private let target: Target
  private let isFromBeginning: Bool
  private let firstWhole: UInt64
  private var hasEvents = false
  private var replayer: Replayer
  private var stretches: [Stretch]

  /// Starts at the beginning of a run, or at the number after a checkpoint.
  init(_ target: Target, from replayer: Replayer, at start: UInt64?) {
    (self.target, self.replayer) = (target, replayer)
    isFromBeginning = start == nil
    let (first, count) = (start ?? 0, RunExcerpt.stretchCount)
    firstWhole = first / count + (first.isMultiple(of: count) ? 0 : 1)
    stretches = [Stretch(number: first / count, replayer: replayer)]
  }

  mutating func apply(_ part: TracePart) {
    switch part {
    case .events(let events): for event in events where !isComplete { apply(event) }
    case .item(.event(let event)): apply(event)
    case .item(let item):
      keep(item)
      _ = replayer.take(item)
    }
  }

  /// The excerpt; `nil` if there is no such event, or if the start of the excerpt was not read.
  var excerpt: RunExcerpt? {
    guard let sequence else { return nil }
    let start = RunExcerpt.start(for: sequence) / RunExcerpt.stretchCount
    guard isFromBeginning || start >= firstWhole else { return nil }
    let kept = stretches.filter { Self.isKept($0.number, around: sequence) }
    guard let first = kept.first else { return nil }
    return RunExcerpt(
      sequence: sequence, replayer: first.replayer, items: kept.flatMap(\.items))
  }
}

// MARK: - Events

extension ExcerptCollector {
  private mutating func apply(_ event: Event) {
    let stretch = event.sequence / RunExcerpt.stretchCount
    if stretch != stretches[stretches.count - 1].number { begin(stretch, at: event) }
    guard !isComplete else { return }
    hasEvents = true
    keep(.event(event))
    replayer.take(event)
    if isCandidate(event) { sequence = event.sequence }
  }

  private func isCandidate(_ event: Event) -> Bool {
    switch target {
    case .event(let number): return event.sequence == number
    case .lastLook(let instant):
      guard event.instant <= instant else { return false }
      if !replayer.rulings.isEmpty { return true }
      // An observation that the rules expected counts only if UIKit has not evaluated a window
      // before.
      let mayBeFirst = sequence == nil && isFromBeginning
      return replayer.sighting.map { !$0.agrees || mayBeFirst } ?? false
    }
  }

  private mutating func begin(_ stretch: UInt64, at event: Event) {
    // Entries before the first event of a run belong to its stretch.
    if isFromBeginning, !hasEvents { return stretches[0].number = stretch }
    isComplete =
      isAfterTarget(event) && !(sequence.map { Self.isKept(stretch, around: $0) } ?? false)
    guard !isComplete else { return }
    stretches.removeAll { [sequence] old in
      old.number + 1 < stretch && !(sequence.map { Self.isKept(old.number, around: $0) } ?? false)
    }
    stretches.append(Stretch(number: stretch, replayer: replayer))
  }

  private func isAfterTarget(_ event: Event) -> Bool {
    switch target {
    case .event(let number): event.sequence > number
    case .lastLook(let instant): event.instant > instant
    }
  }

  private mutating func keep(_ item: TraceItem) {
    // For an event with a known number, nothing long before it is needed.
    if case .event(let number) = target,
      !Self.isKept(stretches[stretches.count - 1].number, around: number)
    {
      return
    }
    stretches[stretches.count - 1].items.append(item)
  }

  private static func isKept(_ stretch: UInt64, around sequence: UInt64) -> Bool {
    let own = sequence / RunExcerpt.stretchCount
    return stretch <= own + 1 && stretch + 1 >= own
  }
}
