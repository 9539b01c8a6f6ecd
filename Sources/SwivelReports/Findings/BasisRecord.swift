import SwivelFindings
import SwivelModel
import SwivelReplay

/// The JSON record of a finding's basis.
struct BasisRecord: Encodable, Sendable {
  /// The kind of evidence.
  enum Kind: String, CaseIterable, Encodable, Sendable {
    /// An event recorded it.
    case observed
    /// It was observed before, and no change has been recorded since.
    case unchanged
    /// The rules imply it, without an observation.
    case modeled
  }

  /// What the model predicted where the observation differs.
  struct Prediction: Encodable, Sendable {
    let orientation: [String]
    let rule: String?
    let confidence: String?
  }

  let kind: Kind
  /// The event that recorded it, at this finding or earlier.
  let event: UInt64?
  /// The deciding rule, if there was no observation.
  let rule: String?
  /// The rule's confidence.
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
