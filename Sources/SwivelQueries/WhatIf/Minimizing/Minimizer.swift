import SwivelFindings
package import SwivelModel
import SwivelReplay

/// Finds a small part of a run that still has a finding, by removing events and replaying.
///
/// This is delta debugging: large chunks are tried first, from the end, because later events depend
/// on earlier ones. Each part is replayed to its end, because a late observation may retract a
/// finding; what follows the first place at which it would stand is not needed. Where an
/// observation contradicts the rules, the part has the same ``Contradiction``.
///
/// Source: Zeller and Hildebrandt, "Simplifying and isolating failure-inducing input", 2002.
package struct Minimizer {
  package struct Result: Sendable {
    /// The events, numbered from 0.
    package let events: [Event]
    package let originalCount: Int
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
  private var contradiction: Contradiction?
  private var replayCount = 0

  /// Searches for the smallest part of a run that has a finding.
  ///
  /// - Returns: The rest; `nil` if the events do not have the finding.
  package static func minimize(
    _ events: [Event], in vocabulary: Vocabulary, showing subject: FindingSubject,
    replayLimit: Int = usualLimit
  ) -> Result? {
    var minimizer = Self(events, vocabulary, subject, replayLimit)
    guard let (end, contradiction) = minimizer.showing(Array(events.indices)) else { return nil }
    minimizer.contradiction = contradiction
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

  /// The number of events that show the same as all of them; `nil` if they do not.
  private mutating func endOfShowing(_ places: [Int]) -> Int? {
    guard let (end, found) = showing(places), found == contradiction else { return nil }
    return end
  }

  /// The number of events after which the finding appears and would stand if the run ended, and
  /// what it contradicts; `nil` if it is not there in the end.
  private mutating func showing(_ places: [Int]) -> (end: Int, contradiction: Contradiction?)? {
    replayCount += 1
    // Only what is looked for is kept: a run may have as many findings as events.
    var analysis = Analysis(detectors) { [subject] in FindingSubject($0) == subject }
    var (end, found) = (Int?.none, Contradiction?.none)
    for (place, index) in places.enumerated() {
      analysis.apply(event(index, at: place, among: places))
      guard let finding = shown(by: analysis) else {
        (end, found) = (nil, nil)
        continue
      }
      found = found ?? contradiction(of: finding, in: analysis, places)
      if end == nil, shown(atEndOf: analysis) != nil { end = place + 1 }
    }
    guard let last = shown(atEndOf: analysis) else { return nil }
    return (end ?? places.count, found ?? contradiction(of: last, in: analysis, places))
  }

  private func contradiction(
    of finding: Finding, in analysis: Analysis, _ places: [Int]
  ) -> Contradiction? {
    Contradiction(finding, in: analysis.replayer) { events[places[Int($0)]].record.code }
  }

  private func shown(by analysis: Analysis) -> Finding? { analysis.findings.first }

  /// The finding if it stands where the run ends here.
  private func shown(atEndOf analysis: Analysis) -> Finding? {
    var analysis = analysis
    analysis.finish()
    return shown(by: analysis)
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
