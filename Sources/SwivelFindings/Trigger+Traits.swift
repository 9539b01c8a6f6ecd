import SwivelReplay

extension Trigger {
  /// The properties of triggers that detectors need, in one place.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    /// Pages change with it, and UIKit reports the end.
    static let transition = Self(rawValue: 1 << 0)
    /// Pages change inside a container, where UIKit usually keeps the interface orientation.
    static let containment = Self(rawValue: 1 << 1)
    /// The window shows another page after it.
    static let newPage = Self(rawValue: 1 << 2)
    /// The app asked for it.
    static let request = Self(rawValue: 1 << 3)
  }

  /// Its traits.
  var traits: Traits {
    switch self {
    case .push, .pop, .interactivePop: [.transition, .containment, .newPage]
    case .presentation, .dismissal: [.transition, .newPage]
    case .selection, .embedding, .windowView: [.containment, .newPage]
    case .rootChange, .launch: .newPage
    case .attempt, .needsUpdate, .geometryRequest, .setDeviceOrientation,
      .setStatusBarOrientation:
      .request
    case .inspection, .deviceTurn, .lockChange, .comeback: []
    }
  }
}
