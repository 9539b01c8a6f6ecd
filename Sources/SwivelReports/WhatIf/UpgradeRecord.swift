import SwivelModel
import SwivelQueries
import SwivelReplay

/// The JSON record of an evaluation that an upgrade changes.
package struct UpgradeRecord: Encodable {
  /// An outcome.
  struct Outcome: Encodable {
    let orientation: [String]
    let exception: String?
    let refused: Bool
    let rule: String?
    let confidence: String?

    init(_ outcome: UpgradeOutcome) {
      orientation = outcome.effect.orientation.words
      exception = outcome.effect.exception?.word
      refused = outcome.effect.isDenied
      rule = outcome.rule?.description
      confidence = outcome.rule?.rule.confidence.rawValue
    }
  }

  let schema = "swivel.whatif.upgrade/1"
  let trace: String
  let page: String?
  let trigger: String
  let count: Int
  let today: Outcome
  /// As it was built; missing if it is as today.
  let asBuilt: Outcome?
  /// Built with the SDK; missing if it is as today.
  let rebuilt: Outcome?

  /// The records of a run, in its order.
  package static func records(_ table: UpgradeTable, trace: String) -> [Self] {
    table.entries.map { entry, count in
      Self(
        trace: trace, page: entry.page, trigger: entry.trigger.word, count: count,
        today: Outcome(entry.today), asBuilt: entry.asBuilt.map(Outcome.init),
        rebuilt: entry.rebuilt.map(Outcome.init))
    }
  }
}
