import SwivelReports

/// A step of both runs, in a row of the table.
struct StepView {
  struct Side {
    let stepEvent: UInt64
    let stepTime: String
  }

  struct Text {
    let stepRun: String?
    let stepWords: String
  }

  let stepPlace: Int
  let stepDiffers: Bool
  let stepMark: String
  let stepBase: Side?
  let stepHead: Side?
  let stepTexts: [Text]
  let stepBaseOutcome: String
  let isStepBaseBad: Bool
  let stepHeadOutcome: String
  let isStepHeadBad: Bool

  init(_ place: Int, _ diff: DiffReportRecord, _ base: MomentTable, _ head: MomentTable) {
    let pair = diff.pairs[place]
    stepPlace = place
    stepBase = pair.base.map { Side(stepEvent: $0.seq, stepTime: $0.t.seconds) }
    stepHead = pair.head.map { Side(stepEvent: $0.seq, stepTime: $0.t.seconds) }
    let was = Self.outcome(pair.base, pair.baseMoment, base)
    let now = Self.outcome(pair.head, pair.headMoment, head)
    (stepBaseOutcome, stepHeadOutcome) = (was, now)
    (isStepBaseBad, isStepHeadBad) = (
      !was.isEmpty && base.isUnwanted(pair.baseMoment),
      !now.isEmpty && head.isUnwanted(pair.headMoment)
    )
    switch pair.kind {
    case .differs: (stepDiffers, stepMark) = (true, "different event")
    case .otherOutcome: (stepDiffers, stepMark) = (was != now, "different outcome")
    case .same: (stepDiffers, stepMark) = (false, "")
    }
    stepTexts = Self.texts(pair, diff.strings)
  }

  /// What came of an event, where something did.
  private static func outcome(
    _ side: DiffPairRecord.Side?, _ moment: Int?, _ table: MomentTable
  ) -> String {
    guard let side, let moment, table.sequences[moment] == side.seq, !table.mark(moment).isEmpty
    else { return "" }
    let whys = table.windows(moment).compactMap(\.why)
    return whys.map { whys.count > 1 ? "\($0.name) \($0.outcome)" : $0.outcome }
      .joined(separator: "; ")
  }

  /// What happened: once if it is the same in both runs.
  private static func texts(_ pair: DiffPairRecord, _ strings: [String]) -> [Text] {
    let was = pair.base?.text.map { strings[$0] }
    let now = pair.head?.text.map { strings[$0] }
    if pair.kind != .differs, let text = now ?? was {
      return [Text(stepRun: nil, stepWords: text)]
    }
    return [("base", was), ("head", now)].compactMap { run, text in
      text.map { Text(stepRun: run, stepWords: $0) }
    }
  }
}

/// A moment of both runs, drawn and explained side by side.
struct ConsequenceView {
  struct Side {
    let sideRun: String
    let sideTime: String
    let drawings: [MomentView.Drawing]
    let whys: [WhyView]
    let omittedWindows: String?
  }

  let consequenceNumber: Int
  let consequenceTime: String
  let consequenceText: String
  let sides: [Side]

  /// The moments at which consequences begin, each once.
  static func all(
    of diff: DiffReportRecord, _ consequences: [DiffConsequenceRecord], _ base: MomentTable,
    _ head: MomentTable
  ) -> [Self] {
    var seen: Set<Int> = []
    return consequences.filter { seen.insert($0.pair).inserted }.enumerated().map { index, each in
      let pair = diff.pairs[each.pair]
      return Self(
        consequenceNumber: index + 1, consequenceTime: each.t.base.seconds,
        consequenceText: each.text,
        sides: [
          side("base", pair.baseMoment, each.t.base, base),
          side("head", pair.headMoment, each.t.head, head),
        ])
    }
  }

  private static func side(
    _ run: String, _ moment: Int?, _ time: UInt64, _ table: MomentTable
  ) -> Side {
    let view = moment.map { MomentView($0, table) }
    return Side(
      sideRun: run, sideTime: time.seconds, drawings: view?.drawings ?? [],
      whys: view?.whys ?? [], omittedWindows: view?.omittedWindows)
  }
}
