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
    case "landscape": .device(.deviceOrientationAmong(sides: .landscape))
    case "portrait": .device(.deviceOrientationAmong(sides: [.portrait, .portraitUpsideDown]))
    default: nil
    }
  }
}

/// The tools whose breadcrumbs can be imported; the raw value is the name on the command line.
package enum ReportKind: String, CaseIterable, Sendable {
  case sentry
  case bugsnag

  /// How the breadcrumbs of a tool are recognized and read.
  private struct Tool {
    let name: String
    /// The keys that only this tool's breadcrumbs have.
    let keys: [String]
    let read: (ReportObject) throws(ImportError) -> Breadcrumb
  }

  private var tool: Tool {
    switch self {
    case .sentry:
      Tool(name: "Sentry", keys: ["category", "data"], read: SentryBreadcrumbs.read)
    case .bugsnag:
      Tool(name: "Bugsnag", keys: ["name", "metaData"], read: BugsnagBreadcrumbs.read)
    }
  }

  /// The tool's own spelling of its name.
  package var name: String { tool.name }

  /// Whether any breadcrumb is this tool's.
  func hasLeft(anyOf crumbs: [JSONValue]) -> Bool {
    crumbs.contains { crumb in
      guard case .object(let members) = crumb else { return false }
      return tool.keys.contains { members[$0] != nil }
    }
  }

  func read(_ crumb: ReportObject) throws(ImportError) -> Breadcrumb {
    try tool.read(crumb)
  }
}
