import SwivelFindings
package import SwivelModel
import SwivelReplay

/// Finds a small part of a run that still has a finding, by removing events and replaying.
///
/// This is delta debugging: large chunks are tried first, from the end, because later events depend
/// on earlier ones. Each part is replayed to its end, because a late observation may retract a
/// finding; what follows the first place at which it would stand is not needed.
///
/// Source: Zeller and Hildebrandt, "Simplifying and isolating failure-inducing input", 2002.
package struct Minimizer {
  /// The rest of a run.
  package struct Result: Sendable {
    /// The events, numbered from 0.
    package let events: [Event]
    /// The number of events in the original run.
    package let originalCount: Int
    /// The number of replays.
    package let replayCount: Int
    /// Whether no single event can be removed; `false` if the limit of replays was reached first.
    package let isMinimal: Bool
  }

  /// Several times the number of replays for a run of a hundred thousand events.
  package static let usualLimit = 10_000

  private let vocabulary: Vocabulary
  private let subject: FindingSubject
  private let detectors: [Detector]
  private let limit: Int
  private let events: [Event]
  private var kept: [Int] = []
  private var replayCount = 0

  /// Searches for the smallest part of a run that has a finding.
  ///
  /// - Returns: The rest; `nil` if the events do not have the finding.
  package static func minimize(
    _ events: [Event], in vocabulary: Vocabulary, showing subject: FindingSubject,
    replayLimit: Int = usualLimit
  ) -> Result? {
    var minimizer = Self(events, vocabulary, subject, replayLimit)
    guard let end = minimizer.endOfShowing(Array(events.indices)) else { return nil }
    minimizer.kept = Array(0..<end)
    minimizer.leaveOutWhatWasSeen()
    let isMinimal = minimizer.reduce()
    return Result(
      events: minimizer.keptEvents, originalCount: events.count,
      replayCount: minimizer.replayCount, isMinimal: isMinimal)
  }

  private init(
    _ events: [Event], _ vocabulary: Vocabulary, _ subject: FindingSubject, _ limit: Int
  ) {
    self.events = Renumbering.renumbered(events, in: vocabulary)
    (self.vocabulary, self.subject, self.limit) = (vocabulary, subject, limit)
    // Other detectors are irrelevant.
    detectors = Detector.named(subject.id).map { [$0] } ?? []
  }

  /// Removes all observations, if the actions are enough.
  ///
  /// A finding that follows from the rules is more informative than one that was only observed.
  private mutating func leaveOutWhatWasSeen() {
    let candidate = kept.filter { events[$0].standing == .other }
    guard candidate.count < kept.count, replayCount < limit else { return }
    if let length = endOfShowing(candidate) { kept = Array(candidate[..<length]) }
  }

  /// Removes chunk after chunk.
  ///
  /// - Returns: Whether no single event can be removed.
  private mutating func reduce() -> Bool {
    var size = max(1, kept.count / 2)
    while true {
      guard let hasChanged = leaveOutChunks(of: size) else { return false }
      if size > 1 {
        size = min(max(1, size / 2), max(1, kept.count / 2))
      } else if !hasChanged {
        return true
      }
    }
  }

  /// Tries each chunk of a size once, from the end.
  ///
  /// - Returns: Whether any was removed; `nil` if the limit of replays is reached.
  private mutating func leaveOutChunks(of size: Int) -> Bool? {
    var (hasChanged, end) = (false, kept.count)
    while end > 0 {
      guard replayCount < limit else { return nil }
      let start = max(0, end - size)
      let candidate = Array(kept[..<start] + kept[end...])
      if let length = endOfShowing(candidate) {
        kept = Array(candidate[..<length])
        hasChanged = true
      }
      end = min(start, kept.count)
    }
    return hasChanged
  }

  /// The number of events after which the finding appears and would stand if the run ended; `nil`
  /// if it is not there in the end.
  private mutating func endOfShowing(_ places: [Int]) -> Int? {
    replayCount += 1
    var analysis = Analysis(detectors)
    var end: Int?
    for (place, index) in places.enumerated() {
      analysis.apply(event(index, at: place, among: places))
      if !isShown(by: analysis) {
        end = nil
      } else if end == nil, isShown(atEndOf: analysis) {
        end = place + 1
      }
    }
    return isShown(atEndOf: analysis) ? end ?? places.count : nil
  }

  private func isShown(by analysis: Analysis) -> Bool {
    analysis.findings.contains { FindingSubject($0) == subject }
  }

  /// Whether the finding stands if the run ends here.
  private func isShown(atEndOf analysis: Analysis) -> Bool {
    var analysis = analysis
    analysis.finish()
    return isShown(by: analysis)
  }

  private var keptEvents: [Event] {
    kept.enumerated().map { event($1, at: $0, among: kept) }
  }

  private func event(_ index: Int, at place: Int, among places: [Int]) -> Event {
    Renumbering.event(events[index], at: place, in: vocabulary) { sequence in
      Renumbering.place(of: sequence, in: 0..<place) { UInt64(places[$0]) }
    }
  }
}
