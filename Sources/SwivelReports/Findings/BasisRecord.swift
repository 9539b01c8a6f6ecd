import SwivelFindings
import SwivelModel
import SwivelReplay

/// What a finding rests on, as JSON prints it.
struct BasisRecord: FieldList {
  let finding: Finding

  init(_ finding: Finding) { self.finding = finding }

  static let fields: Fields<Self> = [
    .has("kind") { $0.kind },
    // The event that recorded it, at this finding or earlier.
    .mayHave("event") { $0.event },
    // The deciding rule, if there was no observation, and how sure it is.
    .mayHave("rule") { $0.rule },
    .mayHave("confidence") { $0.confidence },
    // What the model predicted where the observation differs.
    .mayHave("instead") {
      $0.finding.basis.instead.map(PredictionRecord.init)
    },
  ]

  var kind: Basis.Word { finding.word }
  var rule: String? { decider?.description }
  var confidence: String? { decider?.rule.confidence.rawValue }

  private var event: UInt64? {
    switch finding.basis {
    case .observed(let number, _), .unchanged(let number, _): number
    case .predicted: nil
    }
  }

  private var decider: RuleID? {
    if case .predicted(let rule) = finding.basis { rule } else { nil }
  }
}

/// What the model predicted, as JSON prints it.
struct PredictionRecord: FieldList {
  let prediction: Prediction

  static let fields: Fields<Self> = [
    .has("orientation") { $0.prediction.orientation },
    .mayHave("rule") { $0.prediction.rule?.description },
    .mayHave("confidence") { $0.prediction.rule?.rule.confidence.rawValue },
    .mayHave("exception") { $0.prediction.exception?.word },
  ]
}
