import SwivelModel

/// Reads the breadcrumbs of Bugsnag's libraries.
///
/// | name | metaData | meaning |
/// |---|---|---|
/// | Orientation Changed | to: landscapeleft, faceup and so on | the device orientation |
/// | App Will Enter Foreground, App Did Enter Background, App Will Terminate | – | the app's
/// lifecycle | | Scene Activated | – | the app is in the foreground |
/// | any, of type navigation | to: a route | a page of a cross-platform framework |
/// | Orientation changed | to: portrait, landscape | the shape of the screen, in React Native |
/// | App state changed | state: active, inactive, background | the app's lifecycle there |
///
/// A scene that enters the background may not be the only one, so it implies nothing about the app.
///
/// Source: bugsnag-cocoa, BSGNotificationBreadcrumbs, BSGUtils and pull request 155; bugsnag-js,
/// its plugins react-native-orientation-breadcrumbs and react-native-app-state-breadcrumbs.
enum BugsnagBreadcrumbs {
  static func read(_ crumb: ReportObject) throws(ImportError) -> Breadcrumb {
    let time = try crumb.time("timestamp")
    // React Native's reports call it message.
    let named = try crumb.text("name")
    let message = try crumb.text("message")
    let type = try crumb.text("type")
    // The data access API calls it otherwise than the libraries do.
    let (own, served) = (try crumb.object("metaData"), try crumb.object("meta_data"))
    let data = own ?? served
    let meaning = try meaning(named ?? message, type, data)
    return Breadcrumb(
      time: time, meaning: meaning,
      unusedKeys: meaning == .ignored ? [] : data?.keys(except: usedKeys) ?? [])
  }

  private static let usedKeys: Set<String> = ["from", "to", "state", "orientation"]

  private static func meaning(
    _ name: String?, _ type: String?, _ data: ReportObject?
  ) throws(ImportError) -> Breadcrumb.Meaning {
    switch name {
    case "Orientation changed":
      // React Native knows only the shape of the screen.
      return (try data?.text("to")).flatMap(BoundsShape.init(word:)).map { .shape($0) } ?? .unknown
    case "App state changed":
      switch try data?.text("state") {
      case "active": return .phase(.active)
      case "inactive": return .phase(.inactive)
      case "background": return .phase(.background)
      default: return .unknown
      }
    case "Orientation Changed":
      // The libraries of 2017 to 2019 wrote the orientation alone.
      let (new, old) = (try data?.text("to"), data?.textIfAny("orientation"))
      return (new ?? old).flatMap(orientation) ?? .unknown
    case "App Will Enter Foreground": return .phase(.foreground)
    case "App Did Enter Background": return .phase(.background)
    case "App Will Terminate": return .phase(.terminated)
    case "Scene Activated": return .phase(.active)
    default:
      guard type == "navigation", let route = data?.textIfAny("to") else { return .ignored }
      return .route(route)
    }
  }

  /// The device orientation of a lower-case word; `portrait` alone is not upside down.
  private static func orientation(_ word: String) -> Breadcrumb.Meaning? {
    let known = DeviceOrientation.allCases.first { $0.word.lowercased() == word }
    return known.map { .device(.deviceOrientation(orientation: $0)) }
      ?? Breadcrumb.Meaning.sides(word)
  }
}
