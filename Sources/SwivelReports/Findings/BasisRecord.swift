import SwivelFindings
import SwivelModel
import SwivelReplay

/// What a finding rests on, for programs.
struct BasisRecord: Encodable, Sendable {
  /// What kind of evidence it is.
  enum Kind: String, CaseIterable, Encodable, Sendable {
    /// An event recorded it.
    case observed
    /// It was seen before, and the recorder has reported no change since.
    case unchanged
    /// The rules lead to it, and nothing was seen.
    case modeled
  }

  /// What the model expected where something else was seen.
  struct Prediction: Encodable, Sendable {
    let orientation: [String]
    let rule: String?
    let confidence: String?
  }

  let kind: Kind
  /// The event that recorded it, at this finding or before.
  let event: UInt64?
  /// The rule that decided, where nothing was seen.
  let rule: String?
  /// How sure that rule is.
  let confidence: String?
  let instead: Prediction?

  /// Makes the record of a basis.
  init(_ basis: Finding.Basis) {
    var (event, rule): (UInt64?, RuleID?) = (nil, nil)
    switch basis {
    case .observed(let number, _): (kind, event) = (.observed, number)
    case .unchanged(let number, _): (kind, event) = (.unchanged, number)
    case .modeled(let decider): (kind, rule) = (.modeled, decider)
    }
    self.event = event
    (self.rule, confidence) = (rule?.description, rule?.rule.confidence.rawValue)
    instead = basis.instead.map(Prediction.init)
  }
}

extension BasisRecord.Prediction {
  fileprivate init(_ prediction: Finding.Prediction) {
    orientation = prediction.orientation.words
    rule = prediction.rule?.description
    confidence = prediction.rule?.rule.confidence.rawValue
  }
}
