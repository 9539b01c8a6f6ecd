/// Whose reports have breadcrumbs that can be imported.
package enum ReportKind: String, CaseIterable, Sendable {
  /// Reports, events and replays of Sentry's libraries.
  case sentry
  /// Reports of Bugsnag's libraries.
  case bugsnag

  func read(_ crumb: ReportObject) throws(ImportError) -> Breadcrumb {
    switch self {
    case .sentry: try SentryBreadcrumbs.read(crumb)
    case .bugsnag: try BugsnagBreadcrumbs.read(crumb)
    }
  }
}
