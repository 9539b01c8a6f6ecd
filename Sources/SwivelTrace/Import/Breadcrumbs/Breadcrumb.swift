import SwivelModel

/// The meaning of a breadcrumb, independent of the tool.
struct Breadcrumb {
  /// The part that matters to orientations.
  enum Meaning: Hashable, Sendable {
    /// The device orientation.
    case device(DeviceFact)
    /// A stage of the app's lifecycle.
    case phase(Phase)
    /// A view controller of this type appeared.
    case page(String)
    /// The app navigated to a route or screen of a cross-platform framework.
    case route(String)
    /// An unrelated subject.
    case ignored
    /// A related subject with a meaning unknown to this version.
    case unknown
  }

  /// Its time, if it has one.
  let time: WallTime?
  let meaning: Meaning
}

extension Breadcrumb.Meaning {
  /// The subject, for detecting repetitions.
  var subject: Int {
    switch self {
    case .device: 0
    case .phase: 1
    case .page: 2
    case .route: 3
    case .ignored, .unknown: 4
    }
  }

  /// The sides of a word that only distinguishes landscape from portrait.
  static func sides(_ word: String) -> Self? {
    switch word {
    case "landscape": .device(.notifiedAmong(sides: .landscape))
    case "portrait": .device(.notifiedAmong(sides: [.portrait, .portraitUpsideDown]))
    default: nil
    }
  }
}
