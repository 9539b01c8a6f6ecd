extension Scenario.Operation {
  /// The word by which a scenario names the operation.
  package var word: String {
    let description = String(describing: self)
    return String(description.prefix { $0 != "(" })
  }

  /// Whether the transition of the step before still runs.
  package var isInFlight: Bool {
    switch self {
    case .rotateDevice(_, let inFlight), .requestGeometryUpdate(_, let inFlight),
      .present(_, _, _, let inFlight):
      inFlight
    default: false
    }
  }
}
