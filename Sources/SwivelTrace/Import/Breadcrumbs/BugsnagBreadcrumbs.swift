import SwivelModel

/// Reads breadcrumbs as Bugsnag's libraries leave them.
///
/// | name | metaData | means |
/// |---|---|---|
/// | Orientation Changed | to: landscapeleft, faceup and so on | how the device is held |
/// | App Will Enter Foreground, App Did Enter Background, App Will Terminate | – | the app's life |
/// | Scene Activated | – | the app is in front |
/// | any, of type navigation | to: a route | a page of a cross-platform framework |
///
/// A scene that goes to the background need not be the only one, so that it says nothing of the
/// app.
///
/// Source: bugsnag-cocoa, BSGNotificationBreadcrumbs and BSGUtils.
enum BugsnagBreadcrumbs {
  static func read(_ crumb: ReportObject) throws(ImportError) -> Breadcrumb {
    let time = try crumb.time("timestamp")
    // The reports of React Native call it message.
    let named = try crumb.text("name")
    let message = try crumb.text("message")
    let type = try crumb.text("type")
    let data = try crumb.object("metaData")
    return Breadcrumb(time: time, meaning: try meaning(named ?? message, type, data))
  }

  private static func meaning(
    _ name: String?, _ type: String?, _ data: ReportObject?
  ) throws(ImportError) -> Breadcrumb.Meaning {
    switch name {
    case "Orientation Changed", "Orientation changed":
      let word = try data?.text("to")
      return word.flatMap(orientation) ?? .unknown
    case "App Will Enter Foreground": return .phase(.foreground)
    case "App Did Enter Background": return .phase(.background)
    case "App Will Terminate": return .phase(.terminated)
    case "Scene Activated": return .phase(.active)
    default:
      guard type == "navigation", let route = data?.textIfAny("to") else { return .ignored }
      return .route(route)
    }
  }

  /// How the device is held, in a word of lower-case letters; a single `portrait` is the upright
  /// one.
  private static func orientation(_ word: String) -> Breadcrumb.Meaning? {
    let known = DeviceOrientation.allCases.first { $0.word.lowercased() == word }
    return known.map { .device(.notified($0)) } ?? Breadcrumb.Meaning.sides(word)
  }
}
