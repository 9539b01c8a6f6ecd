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
    /// A view controller appeared.
    case page(BreadcrumbPage)
    /// The screen, or the app's window, has this shape.
    case shape(BoundsShape)
    /// The app navigated to a route or screen of a cross-platform framework.
    case route(String)
    /// A message that a console has in the same words.
    case message(UIKitText)
    /// An unrelated subject.
    case ignored
    /// A related subject with a meaning unknown to this version.
    case unknown
  }

  /// Its time, if it has one.
  let time: WallTime?
  let meaning: Meaning
  /// The keys of its data whose values are not used.
  var unusedKeys: [String] = []
}

extension Breadcrumb {
  /// Breadcrumbs by their times: those of two libraries may be one list after the other.
  static func ordered(_ crumbs: [Breadcrumb]) -> [Breadcrumb] {
    var last = Int64.min
    let keys = crumbs.map { crumb in
      last = crumb.time?.rawValue ?? last
      return last
    }
    return crumbs.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { crumbs[$0] }
  }
}

extension Breadcrumb.Meaning {
  /// The subject, for detecting repetitions.
  var subject: Int {
    switch self {
    case .device: 0
    case .phase: 1
    case .page: 2
    case .route: 3
    case .shape: 4
    case .message: 5
    case .ignored, .unknown: 6
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
  case xcresult

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
    case .xcresult:
      Tool(name: "XCTest", keys: ["startTime"], read: XCTestActivities.read)
    }
  }

  /// The tool's own spelling of its name.
  package var name: String { tool.name }

  /// The keys of breadcrumbs that are not of any of the tools alone.
  static let commonKeys = ["timestamp", "type", "message"]

  /// Whether a value is a breadcrumb of Sentry or Bugsnag, and not a report that has some.
  static func isBreadcrumb(_ value: ParsedValue) -> Bool {
    guard case .object(let members) = value, members["timestamp"] != nil,
      ["event_id", "breadcrumbs", "exception", "exceptions"].allSatisfy({ members[$0] == nil })
    else { return false }
    return members["category"] != nil || members["type"] != nil && members["name"] != nil
  }

  /// Whether breadcrumbs are those of Crashlytics, as BigQuery has them.
  static func isCrashlytics(_ crumbs: [ParsedValue]) -> Bool {
    crumbs.contains { crumb in
      guard case .object(let members) = crumb else { return false }
      return members["name"] != nil && members["params"] != nil
    }
  }

  /// Whether any breadcrumb is this tool's; what has parameters is of Crashlytics.
  func hasLeft(anyOf crumbs: [ParsedValue]) -> Bool {
    crumbs.contains { crumb in
      guard case .object(let members) = crumb else { return false }
      return members["params"] == nil && tool.keys.contains { members[$0] != nil }
    }
  }

  /// The tool of a report; `nil` for another object.
  init?(_ report: ParsedObject) {
    guard let trails = try? Report([.object(report)]).trails else { return nil }
    let crumbs = trails.flatMap { $0.crumbs.map(\.value) }
    guard let kind = Self.allCases.first(where: { $0.hasLeft(anyOf: crumbs) }) else { return nil }
    self = kind
  }

  func read(_ crumb: ReportObject) throws(ImportError) -> Breadcrumb {
    try tool.read(crumb)
  }
}
