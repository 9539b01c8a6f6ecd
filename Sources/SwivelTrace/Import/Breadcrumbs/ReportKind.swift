import SwivelText

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
