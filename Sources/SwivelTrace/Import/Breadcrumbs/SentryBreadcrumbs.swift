import SwivelModel

/// Reads the breadcrumbs of Sentry's libraries.
///
/// | category | data | meaning |
/// |---|---|---|
/// | device.orientation | position: portrait, landscape | one of two sides; flat ones are absent |
/// | app.lifecycle | state: foreground, background | became active, entered the background |
/// | ui.lifecycle | screen: a type | a view controller appeared |
/// | navigation | to: a route | a page of a cross-platform framework |
///
/// Source: sentry-cocoa, SentrySystemEventBreadcrumbs and SentryBreadcrumbTracker.
enum SentryBreadcrumbs {
  static func read(_ crumb: ReportObject) throws(ImportError) -> Breadcrumb {
    let time = try crumb.time("timestamp")
    let category = try crumb.text("category")
    let data = try crumb.object("data")
    return Breadcrumb(time: time, meaning: try meaning(category, data))
  }

  private static func meaning(
    _ category: String?, _ data: ReportObject?
  ) throws(ImportError) -> Breadcrumb.Meaning {
    switch category {
    case "device.orientation":
      let position = try data?.text("position")
      return position.flatMap(Breadcrumb.Meaning.sides) ?? .unknown
    case "app.lifecycle":
      switch try data?.text("state") {
      case "foreground": return .phase(.active)
      case "background": return .phase(.background)
      default: return .unknown
      }
    case "ui.lifecycle":
      let screen = try data?.text("screen")
      return screen.map(Breadcrumb.Meaning.page) ?? .unknown
    case "navigation":
      // Some libraries' routes are objects, with too much in them.
      let route = data?.textIfAny("to")
      return route.map(Breadcrumb.Meaning.route) ?? .ignored
    default: return .ignored
    }
  }
}
