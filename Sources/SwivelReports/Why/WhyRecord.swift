import SwivelFindings
package import SwivelModel
package import SwivelReplay
package import SwivelQueries

package struct WhyRecord: FieldRecord {
  static let record = RecordFields<Self>(
    "swivel.why/1", "Explanation of one moment",
    [
      .has("seq") { $0.explanation.event.sequence },
      .has("t") { $0.explanation.event.instant },
      .mayHave("text") { $0.names.sentence($0.explanation.event.kind) },
      // The event at which UIKit decided what holds now: this one, or an earlier one.
      .mayHave("decided") {
        $0.ruling.trigger == .inspection ? $0.decided : $0.explanation.event.sequence
      },
      .has("window") { $0.ruling.window.rawValue },
      .mayHave("name") { $0.names.window($0.ruling.window) },
      .has("trigger") { $0.ruling.trigger },
      .has("from") { $0.ruling.from },
      .has("to") { $0.ruling.to },
      // What the window is known to show, if that is not the ruling's outcome.
      .mayHave("shown") { $0.shown == $0.ruling.to ? nil : $0.shown },
      .has("basis") { $0.explanation.word },
      .has("gates") { $0.gates },
      .mayHave("asked") { $0.ruling.asked.map($0.names.controller) },
      .mayHave("askedHandle") { $0.ruling.asked?.rawValue },
      .mayHave("visible") { $0.explanation.visible.map($0.names.controller) },
      .mayHave("visibleHandle") { $0.explanation.visible?.rawValue },
      .has("consulted") { $0.explanation.consulted.map($0.names.controller) },
      .mayHave("consultedHandles") { $0.explanation.consulted.map(\.rawValue) },
      .has("masksCount") { $0.ruling.masksCount },
      .has("turns") { $0.ruling.turns },
      .has("allowed") { $0.ruling.allowed },
      .mayHave("told") { $0.explanation.reported },
      .mayHave("heldBy") { $0.ruling.heldBy?.description },
      .mayHave("decidingRule") { $0.ruling.decidingRule?.description },
      .mayHave("confidence") { $0.ruling.decidingRule?.rule.confidence.rawValue },
      .mayHave("exception") { $0.ruling.exception?.word },
      // The event whose observation contradicts the ruling.
      .mayHave("contradicted") { $0.explanation.contradiction?.event },
      .has("rules") { $0.explanation.rules.map(\.rule) },
      .has("findings") { $0.explanation.findings.map(\.id.rawValue) },
      // The basis of each finding, in the same order.
      .has("bases") { $0.explanation.findings.map(BasisRecord.init) },
      .mayHave("suggested") { $0.suggestion?.declarations },
      // The events that belong to the suggestion, and those that it leaves out.
      .mayHave("suggestedInsertions") { $0.suggestion?.insertions.orNone },
      .mayHave("suggestedDrops") { $0.suggestion?.drops.orNone },
      // The disputed rule on which the suggestion would rest without them.
      .mayHave("suggestionDoubt") { $0.suggestion?.doubt?.description },
      // The windows and their controllers, each before those in it.
      .mayHave("tree") { $0.tree },
    ])

  private let explanation: Explanation
  private let names: Names
  private let tree: [TreeNodeRecord]
  private let suggestion: Suggestion?
  private let decided: UInt64?

  /// Makes the record of an explanation, with a suggested change if there is one, and the last
  /// event at which UIKit decided something, if it is known.
  package init(
    _ explanation: Explanation, _ situation: Situation, _ table: NameTable,
    _ suggestion: Suggestion? = nil, decided: UInt64? = nil
  ) {
    (self.explanation, names) = (explanation, Names(situation, table))
    tree = TreeNodeRecord.all(of: RunTree(situation, []), table)
    (self.suggestion, self.decided) = (suggestion, decided)
  }

  private var ruling: Ruling { explanation.ruling }
  private var shown: InterfaceOrientationMask { explanation.known.orientation }

  private var gates: [GateRecord] {
    let origins = explanation.origins
    let sources: [(String, UInt64?)] = [
      ("hardware", nil), (ruling.appMaskSource.word, origins.app),
      (ruling.respondent.map(names.controller) ?? "nobody", origins.controller),
    ]
    return zip(ruling.gates, sources).map { GateRecord(gate: $0, source: $1.0, setBy: $1.1) }
  }
}

extension Rule: FieldList {
  static let fields: Fields<Self> = [
    .has("id") { $0.id.description },
    .has("versions") { $0.versions.description },
    .has("confidence") { $0.confidence.rawValue },
    .has("summary") { $0.summary },
    .has("sources") { $0.sources },
  ]
}

extension Collection {
  /// The collection, unless it is empty.
  fileprivate var orNone: Self? { isEmpty ? nil : self }
}

/// A gate: what it allows and removes, whose value it is, and the event that set the mask, if one
/// did.
private struct GateRecord: FieldList {
  static let fields: Fields<Self> = [
    .has("gate") { $0.gate.name },
    .has("allows") { $0.gate.mask },
    .has("source") { $0.source },
    .has("removed") { $0.gate.removed },
    .mayHave("setBy") { $0.setBy },
  ]
  let gate: Ruling.Gate
  let source: String
  let setBy: UInt64?
}

extension Ruling {
  /// What a gate allows, and what it removes from what those before it allow.
  typealias Gate = (
    name: String, mask: InterfaceOrientationMask, removed: InterfaceOrientationMask
  )

  /// The gates, in order.
  var gates: [Gate] {
    [
      ("device", deviceMask, InterfaceOrientationMask.all.subtracting(deviceMask)),
      ("app", appMask, deviceMask.subtracting(appMask)),
      (
        "controller", controllerMask,
        deviceMask.intersection(appMask).subtracting(controllerMask)
      ),
    ]
  }
}
