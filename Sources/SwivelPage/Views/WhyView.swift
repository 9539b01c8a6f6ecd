import SwivelReports

/// A rule with its sources.
struct RuleView {
  struct Source {
    let sourceText: String
    let sourceURL: String?
  }

  let ruleID: String
  let ruleSummary: String
  let ruleVersions: String
  let ruleConfidence: String
  let sure: String
  let sourceCount: String
  let sources: [Source]

  init(_ rule: ReportRule) {
    (ruleID, ruleSummary, ruleVersions) = (rule.id, rule.summary, rule.versions)
    ruleConfidence = rule.confidence == "observed" ? "reported" : rule.confidence
    switch rule.confidence {
    case "documented": sure = "●●●"
    case "observed": sure = "●●○"
    default: sure = "●○○"
    }
    sourceCount = "\(rule.sources.count) source\(rule.sources.count == 1 ? "" : "s")"
    sources = rule.sources.map { Source(sourceText: $0.text, sourceURL: $0.url) }
  }
}

/// A cell of the table of gates.
struct CellView {
  let cellStyle: String
  let cellMark: String
  var wordStyle = "unseen"
  let cellWord: String
  var isCellBad = false

  fileprivate static let passes = Self(cellStyle: "passes", cellMark: "●", cellWord: "allowed")
  fileprivate static let removed = Self(
    cellStyle: "removed", cellMark: "✕", cellWord: "excluded here")
  fileprivate static let gone = Self(cellStyle: "gone", cellMark: "·", cellWord: "already excluded")
  fileprivate static let forbidden = Self(cellStyle: "gone", cellMark: "·", cellWord: "not allowed")
  fileprivate static let shown = Self(
    cellStyle: "shown", cellMark: "◆", wordStyle: "word", cellWord: "shown")
  fileprivate static let unwanted = Self(
    cellStyle: "shown unwanted", cellMark: "◆", wordStyle: "word", cellWord: "shown",
    isCellBad: true)
}

/// What the engine says about a window.
struct WhyView {
  struct Gate {
    let gate: String
    let source: String
    let gateNote: String?
    let cells: [CellView]
  }

  let whyName: String
  let outcome: String
  let isUnwanted: Bool
  let gates: [Gate]
  let basis: String
  let results: [CellView]
  let asked: String?
  let answered: String?
  let visible: String?
  let isNeverAsked: Bool
  let heldBy: String?
  let masksDoNotCount: Bool
  let hasRules: Bool
  let whyRules: [RuleView]

  init(_ why: ReportWhy, _ table: MomentTable) {
    (whyName, outcome, isUnwanted) = (why.name, why.outcome, why.unwanted)
    gates = Self.gates(why.gates)
    basis = why.basis
    results = OrientationColumn.all.map { column in
      let (isAllowed, isShown) = (why.allowed & column.bit != 0, why.shown & column.bit != 0)
      if isShown { return isAllowed ? .shown : .unwanted }
      return isAllowed ? .passes : .forbidden
    }
    (asked, answered, visible) = (why.asked, why.answered, why.visible)
    (isNeverAsked, heldBy, masksDoNotCount) = (why.neverAsked, why.heldBy, !why.masksCount)
    whyRules = why.rules.compactMap { table.rules[$0] }.map(RuleView.init)
    hasRules = !whyRules.isEmpty
  }

  private static func gates(_ gates: [ReportGate]) -> [Gate] {
    var left = OrientationColumn.every
    return gates.map { gate in
      let cells: [CellView] = OrientationColumn.all.map { column in
        if gate.removed & column.bit != 0 { return .removed }
        return left & gate.allows & column.bit != 0 ? .passes : .gone
      }
      left &= gate.allows
      return Gate(gate: gate.gate, source: gate.source, gateNote: gate.note, cells: cells)
    }
  }
}
