import SwivelFindings
import SwivelModel
import SwivelQueries
import SwivelReplay
import SwivelReports
import SwivelTestKit
import SwivelTrace

/// What a finding, `why`, a page and its stave say about the windows of a run.
struct Agreement {
  /// Where one says something else than the finding.
  private(set) var differences: [String] = []
  /// How many places were compared with findings.
  private(set) var comparisonCount = 0

  private let events: [Event]
  private let report: ReportRecord
  private let places: [UInt64: Int]

  init(_ events: [Event]) throws {
    var (reading, builder) = (RunReading(.lanes), ReportBuilder())
    for event in events { builder.apply(.event(event), &reading) { NameTable() } }
    reading.finish(isWhole: true)
    let findings = reading.analysis.findings
    self.events = events
    report = builder.finish(
      ReportRecord(ReportTrace("run"), generator: "", command: ""), reading, Diagnosis.of(findings),
      NameTable())
    var (places, sequence) = ([UInt64: Int](), 0 as UInt64)
    for (place, distance) in report.moments.seq.enumerated() {
      sequence += distance
      places[sequence] = place
    }
    self.places = places
    for finding in findings {
      try compareWhy(finding)
      comparePage(finding)
      compareStave(finding)
    }
  }

  /// Whether a finding is about more than the interface at its event, so that its basis is another:
  /// UIKit's recorded message, answer or exception; the end of the app; or an earlier orientation
  /// that was only predicted.
  private func isAboutMore(_ finding: Finding) -> Bool {
    if finding.severity == .error || event(of: finding)?.record.family == .outcome { return true }
    guard case .predicted = finding.basis else { return false }
    return finding.id == "forced-needlessly"
  }

  private func event(of finding: Finding) -> Event? {
    events.first { $0.sequence == finding.sequence }
  }

  private mutating func note(_ finding: Finding, _ place: String, _ said: String) {
    differences.append(
      "\(finding.id) at \(finding.sequence): \(finding.orientation.words) \(finding.basis); "
        + "\(place): \(said)")
  }
}

// MARK: - The places

extension Agreement {
  private mutating func compareWhy(_ finding: Finding) throws {
    guard
      case .found(let excerpt, let isWhole) = try WhySearch(KeptTrace(events))
        .event(finding.sequence)
    else { return note(finding, "why", "nothing") }
    let answer = WhyAnswer(excerpt, Vocabulary(), isWhole: isWhole)
    for explanation in answer.explanations where explanation.ruling.window == finding.window {
      comparisonCount += 1
      let known = explanation.known
      let isSame = isAboutMore(finding) || known.basis.says(the: finding.basis)
      if known.orientation != finding.orientation || !isSame {
        note(finding, "why", "\(known.orientation.words) \(known.basis)")
      }
    }
  }

  private mutating func comparePage(_ finding: Finding) {
    guard let place = places[finding.sequence],
      let state = report.states[report.moments.state[place]].first(where: {
        $0.window == finding.window.rawValue
      }), let number = state.why
    else { return }
    comparisonCount += 1
    let why = report.whys[number]
    let isSame = isAboutMore(finding) || why.basis == finding.word.rawValue
    if state.shown != finding.orientation.rawValue >> 1 || !isSame {
      note(finding, "page", "\(state.shown) \(why.basis)")
    }
  }

  /// Where nothing is known, a stave shows nothing; of several events at one time, the last.
  private mutating func compareStave(_ finding: Finding) {
    let isLast = !events.contains {
      $0.sequence > finding.sequence && $0.instant == finding.instant
    }
    guard isLast, finding.orientation != .all,
      let lane = report.lanes.first(where: { $0.window == finding.window.rawValue }),
      let shown = lane.shown?.values.last(where: { $0.from <= finding.instant.rawValue })
    else { return }
    comparisonCount += 1
    let isSame = isAboutMore(finding) || shown.isSeen == finding.basis.isSeen
    if shown.mask != finding.orientation.rawValue >> 1 || !isSame {
      note(finding, "stave", "\(shown.mask) \(shown.word)")
    }
  }
}

extension Basis {
  /// Whether it is the basis of a finding; rules are named for different reasons, and without a
  /// version nothing is predicted instead.
  fileprivate func says(the other: Basis) -> Bool {
    switch (self, other) {
    case (.predicted, .predicted): true
    case (.observed(let event, let instead), .observed(let other, let others)),
      (.unchanged(let event, let instead), .unchanged(let other, let others)):
      event == other && (instead == others || others == nil)
    default: false
    }
  }
}
