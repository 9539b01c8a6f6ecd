import SwivelFindings
import SwivelReports

/// The first divergence: the cause as far as it is known.
struct DivergenceView {
  struct Line {
    let divergenceLine: String
  }

  let firstText: String
  let firstWord: String
  let firstTime: String?
  let firstEvent: String?
  let firstBase: [Line]
  let isBaseEmpty: Bool
  let firstHead: [Line]
  let isHeadEmpty: Bool

  init(_ first: DiffDivergenceRecord, _ diff: DiffReportRecord) {
    firstText = first.text
    switch first.kind {
    case .change where diff.changes.count { !$0.outcome } > 1: firstWord = "Possible cause"
    case .change, .device: firstWord = "Cause"
    case .unknown: firstWord = "First"
    }
    let pair = first.pair.map { diff.pairs[$0] }
    firstTime = (pair?.base ?? pair?.head)?.t.seconds
    firstEvent = pair.map(Self.event)
    (firstBase, isBaseEmpty) = (first.base.map(Line.init), first.base.isEmpty)
    (firstHead, isHeadEmpty) = (first.head.map(Line.init), first.head.isEmpty)
  }

  private static func event(_ pair: DiffPairRecord) -> String {
    switch (pair.base?.seq, pair.head?.seq) {
    case (let was?, let now?): was == now ? "event \(was)" : "event \(was), in the head \(now)"
    case (let was?, nil): "event \(was) of the base"
    case (nil, let now?): "event \(now) of the head"
    case (nil, nil): ""
    }
  }
}

/// An outcome that differs, in a row below the cause.
struct OutcomeView {
  let outcomeTime: String
  let outcomeText: String
  let outcomeExtent: String
  let outcomeSubject: String
  let outcomeBase: String
  let isOutcomeBaseBad: Bool
  let outcomeHead: String
  let isOutcomeHeadBad: Bool
  let outcomeBaseWhy: String?
  let outcomeHeadWhy: String?

  init(
    _ consequence: DiffConsequenceRecord, _ diff: DiffReportRecord, _ base: MomentTable,
    _ head: MomentTable
  ) {
    (outcomeTime, outcomeText) = (consequence.t.base.seconds, consequence.text)
    (outcomeSubject, outcomeBase, outcomeHead) = (
      consequence.subject, consequence.base, consequence.head
    )
    outcomeExtent = Self.extent(consequence, diff)
    let pair = diff.pairs[consequence.pair]
    let isOrientation = consequence.orientation
    isOutcomeBaseBad = isOrientation && base.isUnwanted(pair.baseMoment)
    isOutcomeHeadBad = isOrientation && head.isUnwanted(pair.headMoment)
    outcomeBaseWhy = base.rulingWords(pair.baseMoment)
    outcomeHeadWhy = head.rulingWords(pair.headMoment)
  }

  private static func extent(
    _ consequence: DiffConsequenceRecord, _ diff: DiffReportRecord
  ) -> String {
    let event = "event \(consequence.seq.base)"
    guard consequence.steps > 1 else { return event }
    let isToEnd = consequence.end.base >= diff.base.trace.span
    let end = isToEnd ? "the end" : "\(consequence.end.base.seconds) s"
    return "\(event), to \(end) (\(consequence.steps) decisions or observations)"
  }
}

extension MomentTable {
  /// What UIKit decided at a moment; `nil` if nothing.
  fileprivate func rulingWords(_ place: Int?) -> String? {
    let whys = place.map { windows($0).compactMap(\.why).filter(\.ruling) } ?? []
    let words = whys.map { $0.outcome + ($0.heldBy.map { ", kept by rule \($0)" } ?? "") }
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }

  /// Whether a window shows what is not allowed at a moment.
  func isUnwanted(_ place: Int?) -> Bool {
    place.map { windows($0).contains { $0.why?.unwanted ?? false } } ?? false
  }
}
