import SwivelFindings
package import SwivelModel
package import SwivelReplay
package import SwivelQueries

/// The JSON record of a ruling's chain of gates.
package struct WhyRecord: Encodable {
  struct Gate: Encodable {
    let gate: String
    let allows: [String]
    let source: String
    let removed: [String]
    /// The event that set the mask, if one did.
    var setBy: UInt64?
  }

  struct RuleRecord: Encodable {
    let id: String
    let versions: String
    let confidence: String
    let summary: String
    let sources: [String]
  }

  let schema = "swivel.why/1"
  let seq: UInt64
  let t: UInt64
  /// The event in words.
  let text: String
  /// The event at which UIKit decided what holds now: this one, or an earlier one.
  let decided: UInt64?
  let window: UInt8
  /// The name of the window.
  let name: String
  let trigger: String
  let from: [String]
  let to: [String]
  /// What the window is known to show, if that is not the ruling's outcome.
  let shown: [String]?
  let basis: Basis.Word
  let gates: [Gate]
  let asked: String?
  let askedHandle: UInt16?
  let visible: String?
  let visibleHandle: UInt16?
  let consulted: [String]
  let consultedHandles: [UInt16]
  let masksCount: Bool
  let turns: Bool
  let allowed: [String]
  let told: [String]?
  let heldBy: String?
  /// The deciding rule, and its confidence.
  let decidingRule: String?
  let confidence: String?
  let exception: String?
  /// The event whose observation contradicts the ruling.
  let contradicted: UInt64?
  let rules: [RuleRecord]
  let findings: [String]
  /// The basis of each finding, in the same order.
  let bases: [BasisRecord]
  let suggested: [String]?
  /// The events that belong to the suggestion.
  let suggestedInsertions: [String]?
  /// The events that the suggestion leaves out.
  let suggestedDrops: [String]?
  /// The disputed rule on which the suggestion would rest without them.
  let suggestionDoubt: String?
  /// The windows and their controllers, each before those in it.
  let tree: [TreeNodeRecord]

  /// Makes the record of an explanation, with a suggested change if there is one, and the last
  /// event at which UIKit decided something, if it is known.
  package init(
    _ explanation: Explanation, _ situation: Situation, _ table: NameTable,
    _ suggestion: Suggestion? = nil, decided: UInt64? = nil
  ) {
    let (ruling, names) = (explanation.ruling, Names(situation, table))
    (seq, t) = (explanation.event.sequence, explanation.event.instant.rawValue)
    text = names.sentence(explanation.event.kind)
    self.decided = ruling.trigger == .inspection ? decided : seq
    (window, name) = (ruling.window.rawValue, names.window(ruling.window))
    trigger = ruling.trigger.word
    (from, to, basis) = (ruling.from.words, ruling.to.words, explanation.word)
    let interface = explanation.known.orientation
    shown = interface == ruling.to ? nil : interface.words
    gates = Self.gates(explanation, names)
    asked = ruling.asked.map(names.controller)
    visible = explanation.visible.map(names.controller)
    consulted = explanation.consulted.map(names.controller)
    (askedHandle, visibleHandle) = (ruling.asked?.rawValue, explanation.visible?.rawValue)
    consultedHandles = explanation.consulted.map(\.rawValue)
    tree = TreeNodeRecord.all(of: RunTree(situation, []), table)
    (masksCount, turns) = (ruling.masksCount, ruling.turns)
    (allowed, heldBy) = (ruling.allowed.words, ruling.heldBy?.description)
    (decidingRule, confidence) = (
      ruling.decidingRule?.description, ruling.decidingRule?.rule.confidence.rawValue
    )
    exception = ruling.exception?.word
    contradicted = explanation.contradiction?.event
    told = explanation.reported?.words
    rules = explanation.rules.map { RuleRecord($0.rule) }
    findings = explanation.findings.map(\.id.rawValue)
    bases = explanation.findings.map(BasisRecord.init)
    suggested = suggestion?.declarations
    suggestedInsertions = suggestion.flatMap { $0.insertions.isEmpty ? nil : $0.insertions }
    suggestedDrops = suggestion.flatMap { $0.drops.isEmpty ? nil : $0.drops }
    suggestionDoubt = suggestion?.doubt?.description
  }

  private static func gates(_ explanation: Explanation, _ names: Names) -> [Gate] {
    let (ruling, origins) = (explanation.ruling, explanation.origins)
    let app = ruling.deviceMask.intersection(ruling.appMask)
    let respondent = ruling.respondent.map(names.controller) ?? "nobody"
    return [
      Gate("device", ruling.deviceMask, from: .all, "hardware"),
      Gate(
        "app", ruling.appMask, from: ruling.deviceMask, ruling.appMaskSource.word, origins.app),
      Gate("controller", ruling.controllerMask, from: app, respondent, origins.controller),
    ]
  }
}

extension WhyRecord.Gate {
  init(
    _ gate: String, _ mask: InterfaceOrientationMask, from before: InterfaceOrientationMask,
    _ source: String, _ setBy: UInt64? = nil
  ) {
    (self.gate, self.source, self.setBy) = (gate, source, setBy)
    allows = mask.words
    removed = before.subtracting(mask).words
  }
}

extension WhyRecord.RuleRecord {
  init(_ rule: Rule) {
    (id, versions, summary) = (rule.id.description, rule.versions.description, rule.summary)
    (confidence, sources) = (rule.confidence.rawValue, rule.sources)
  }
}
