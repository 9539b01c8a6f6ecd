extension Trigger {
  /// What several triggers have in common.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Pages change with it, and UIKit reports the end.
    package static let transition = Self(rawValue: 1 << 0)
    /// Pages change inside a container, where UIKit usually keeps the interface orientation.
    package static let containment = Self(rawValue: 1 << 1)
    /// The window shows another page after it.
    package static let newPage = Self(rawValue: 1 << 2)
    /// The app asked for it.
    package static let request = Self(rawValue: 1 << 3)
  }

  /// Its traits.
  package var traits: Traits {
    switch self {
    case .push, .pop, .interactivePop: [.transition, .containment, .newPage]
    case .presentation, .dismissal: [.transition, .newPage]
    case .selection, .embedding, .windowView: [.containment, .newPage]
    case .rootChange, .launch: .newPage
    case .attempt, .needsUpdate, .geometryRequest, .setDeviceOrientation,
      .setStatusBarOrientation:
      .request
    case .inspection, .deviceTurn, .lockChange, .comeback, .environmentChange: []
    }
  }
}

extension Ruling {
  /// Whether UIKit ignores the request, so that it evaluates nothing.
  package var isIgnored: Bool { heldBy == .setDeviceOrientationIgnored }
}
