import SwivelModel

/// What a breadcrumb says, whoever left it.
struct Breadcrumb {
  /// The part of it that matters to orientations.
  enum Meaning: Hashable, Sendable {
    /// How the device is held.
    case device(DeviceFact)
    /// A stage of the app's life.
    case phase(Phase)
    /// A view controller of this type appeared.
    case page(String)
    /// The app went to a route or screen of a cross-platform framework.
    case route(String)
    /// It is about something else.
    case ignored
    /// It is about one of these, in words that this version does not know.
    case unknown
  }

  /// When it was left, if it says so.
  let time: WallTime?
  let meaning: Meaning
}

extension Breadcrumb.Meaning {
  /// What it is about, by which repetitions are told.
  var subject: Int {
    switch self {
    case .device: 0
    case .phase: 1
    case .page: 2
    case .route: 3
    case .ignored, .unknown: 4
    }
  }

  /// What is told with a word that only names the long side or the short side.
  static func sides(_ word: String) -> Self? {
    switch word {
    case "landscape": .device(.notifiedAmong(sides: .landscape))
    case "portrait": .device(.notifiedAmong(sides: [.portrait, .portraitUpsideDown]))
    default: nil
    }
  }
}
