extension Scenario.Operation {
  /// Whether the transition of the previous step is still in progress.
  package var isInFlight: Bool {
    switch self {
    case .rotateDevice(_, let inFlight), .requestGeometryUpdate(_, let inFlight),
      .present(_, _, _, let inFlight):
      inFlight
    default: false
    }
  }
}
