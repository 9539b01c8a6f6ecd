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
    let facts = situation.facts
    guard let mask = facts.app.sceneMask(of: facts.windows[ruling.window].scene) else { return }
    ruling.appMask = mask
    ruling.appMaskSource = .sceneDelegate
  }
}
