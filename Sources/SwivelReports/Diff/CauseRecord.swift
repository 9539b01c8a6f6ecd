import SwivelQueries

/// The JSON record of the first divergence's cause.
struct CauseRecord: Encodable {
  enum Kind: String, CaseIterable, Encodable {
    case change, device, unknown
  }

  let kind: Kind
  var change: DiffChangeRecord?

  init(_ cause: Comparison.Cause) {
    switch cause {
    case .change(let change): (kind, self.change) = (.change, DiffChangeRecord(change))
    case .device: kind = .device
    case .unknown: kind = .unknown
    }
  }
}
