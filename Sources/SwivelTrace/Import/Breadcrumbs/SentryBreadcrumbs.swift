import SwivelModel
import SwivelText

/// Reads the breadcrumbs of Sentry's libraries.
///
/// | category | data | meaning |
/// |---|---|---|
/// | device.orientation | position: portrait, landscape | one of two sides; flat ones are absent |
/// | app.lifecycle | state: foreground, active, inactive, background | will enter the foreground,
/// and so on; in Flutter: resumed, inactive, hidden, paused, detached |
/// | ui.lifecycle | screen: a type; the types of its parent and presenter, the level of its window,
/// whether that is key, and whether it is its root | a view controller appeared |
/// | device.screen | new_width, new_height | the shape of the screen, in Flutter |
/// | navigation | to: a route | a page of a cross-platform framework |
///
/// Source: sentry-cocoa, SentrySystemEventBreadcrumbs and SentryBreadcrumbTracker; sentry-dart,
/// WidgetsBindingObserver; the recordings of Sentry's session replay.
enum SentryBreadcrumbs {
  static func read(_ crumb: ReportObject) throws(ImportError) -> Breadcrumb {
    let time = try crumb.time("timestamp")
    let category = try crumb.text("category")
    let data = try crumb.object("data")
    let meaning = try meaning(category, data)
    return Breadcrumb(
      time: time, meaning: meaning,
      unusedKeys: meaning == .ignored ? [] : data?.keys(except: usedKeys) ?? [])
  }

  private static let usedKeys: Set<String> = [
    "position", "state", "screen", "to", "from", "beingPresented", "presentingViewController",
    "parentViewController", "window_isKeyWindow", "window_windowLevel",
    "is_window_rootViewController", "new_width", "new_height", "width", "height",
  ]

  private static func meaning(
    _ category: String?, _ data: ReportObject?
  ) throws(ImportError) -> Breadcrumb.Meaning {
    switch category {
    case "device.orientation":
      let position = try data?.text("position")
      return position.flatMap(Breadcrumb.Meaning.sides) ?? .unknown
    case "app.lifecycle":
      return (try data?.text("state")).flatMap(phase).map { .phase($0) } ?? .unknown
    case "ui.lifecycle":
      guard let data, let screen = try data.text("screen") else { return .unknown }
      return .page(page(screen, data))
    case "device.screen":
      return data?.shape("new_width", "new_height").map { .shape($0) } ?? .unknown
    case nil:
      // A replay records the size of what it shows.
      return data?.shape("width", "height").map { .shape($0) } ?? .ignored
    case "navigation":
      // Some libraries' routes are objects, with too much in them.
      let route = data?.textIfAny("to")
      return route.map(Breadcrumb.Meaning.route) ?? .ignored
    default: return .ignored
    }
  }

  private static func phase(_ state: String) -> Phase? {
    switch state {
    case "foreground": .foreground
    case "active", "resumed": .active
    case "inactive": .inactive
    case "background", "hidden", "paused": .background
    case "detached": .terminated
    default: nil
    }
  }

  private static func page(_ screen: String, _ data: ReportObject) -> BreadcrumbPage {
    var page = BreadcrumbPage(type: screen)
    page.isRoot = data.isTrue("is_window_rootViewController")
    page.isInKeyWindow = data.isTrue("window_isKeyWindow")
    page.level = data.textIfAny("window_windowLevel").flatMap(Double.init).map {
      Int32(wholeOf: $0)
    }
    page.parent = data.textIfAny("parentViewController")
    page.presenter =
      data.isTrue("beingPresented") ? data.textIfAny("presentingViewController") : nil
    return page
  }
}

extension ReportObject {
  /// Whether a value is `true`, or a text that says so.
  fileprivate func isTrue(_ key: String) -> Bool {
    members[key] == .bool(true) || members[key] == .string("true")
  }

  /// The shape of a size; `nil` without one, or for a square.
  fileprivate func shape(_ width: String, _ height: String) -> BoundsShape? {
    guard let width = members[width]?.double, let height = members[height]?.double,
      width != height
    else { return nil }
    return width > height ? .landscape : .portrait
  }
}

extension ParsedValue {
  /// The value of a number.
  fileprivate var double: Double? {
    switch self {
    case .number(let value): Double(value)
    case .decimal(let text): Double(text)
    case .null, .bool, .negative, .string, .array, .object: nil
    }
  }
}

extension Int32 {
  /// The whole part of a number; 0 if it cannot be stored.
  fileprivate init(wholeOf value: Double) {
    self = Self(exactly: value.rounded(.towardZero)) ?? 0
  }
}
