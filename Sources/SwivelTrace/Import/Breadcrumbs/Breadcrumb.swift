import SwivelModel
import SwivelText

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

/// The tools whose breadcrumbs can be imported.
package enum ReportKind: String, CaseIterable, Sendable {
  /// Reports, events and replays of Sentry's libraries.
  case sentry
  /// Reports of Bugsnag's libraries.
  case bugsnag

  /// The keys that only this tool's breadcrumbs have.
  private var keys: [String] {
    switch self {
    case .sentry: ["category", "data"]
    case .bugsnag: ["name", "metaData"]
    }
  }

  /// Whether any breadcrumb is this tool's.
  func hasLeft(anyOf crumbs: [JSONValue]) -> Bool {
    crumbs.contains { crumb in
      guard case .object(let members) = crumb else { return false }
      return keys.contains { members[$0] != nil }
    }
  }

  func read(_ crumb: ReportObject) throws(ImportError) -> Breadcrumb {
    switch self {
    case .sentry: try SentryBreadcrumbs.read(crumb)
    case .bugsnag: try BugsnagBreadcrumbs.read(crumb)
    }
  }
}
