import SwivelReplay

extension Trigger {
  /// What detectors ask of the triggers, each of them in one place.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    /// Pages come and go with it, and UIKit reports the end.
    static let transition = Self(rawValue: 1 << 0)
    /// Pages come and go inside a container, where UIKit usually leaves the interface as it is.
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
