import SwivelModel

/// See ``rule``.
enum SceneDelegate: RuleBody {
  static let rule = Rule(
    .sceneDelegate, .from(27), .documented,
    "The scene delegate's mask replaces the app's mask for its scene.",
    changed: "New in iOS 27.",
    sources: [
      "Apple, supportedInterfaceOrientations(for:) of UIWindowSceneDelegate"
    ],
    example: "scene-delegate-replaces-plist")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let mask = answer(for: ruling.window, situation) else { return }
    ruling.appMask = mask
    ruling.appMaskSource = .sceneDelegate
  }

  static func answer(
    for window: WindowID, _ situation: Situation
  ) -> InterfaceOrientationMask? {
    guard rule.versions.contains(situation.system) else { return nil }
    return situation.facts.app.sceneMask(of: situation.facts.windows[window].scene)
  }
}
