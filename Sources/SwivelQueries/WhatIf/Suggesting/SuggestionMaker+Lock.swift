import SwivelFindings
import SwivelModel
import SwivelReplay

// What sets back a lock that was set for a page.
extension SuggestionMaker {
  /// The mask is set back, and UIKit reads it.
  var restoredMask: Suggestion? { restored.flatMap { call($0 + rereading, before: pageLeft) } }

  /// The mask is set back, and UIKit rotates to what it allows.
  var restoredMaskAndRotation: Suggestion? {
    guard let restored, let rotation = finding.flatMap(rotation) else { return nil }
    return call(restored + rereading + [rotation], before: pageLeft)
  }

  private var pageLeft: UInt64? { place.left ?? finding?.sequence }

  /// What states the mask that was changed for the page: the app, unless only a controller
  /// excludes what is right; `nil` if the app has set it back.
  private var restored: [String]? {
    guard let finding, !finding.conditions.contains(.maskIsRestored) else { return nil }
    let isOfController =
      !finding.allowed.isSubset(of: ruling.controllerMask)
      && finding.allowed.isSubset(of: ruling.appMask)
    if isOfController {
      return ruling.respondent.map {
        ["\"kind\":\"supported\",\"controller\":\($0.rawValue),\"mask\":\(finding.allowed.list)"]
      }
    }
    let kind = ruling.appMaskSource == .sceneDelegate ? "sceneMask" : "appMask"
    return ["\"kind\":\"\(kind)\",\"mask\":\(finding.allowed.list)"]
  }
}
