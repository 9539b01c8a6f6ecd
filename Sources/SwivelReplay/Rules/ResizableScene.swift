import SwivelModel

/// See ``rule``.
///
/// The release notes let the masks count until the user resizes the scene, in iPhone Mirroring and
/// for iPhone apps on an iPad; of an iPad app's window, they say nothing of the kind.
enum ResizableScene: RuleBody {
  static let rule = Rule(
    .resizableScene, .from(27), linked: .from(27), .documented,
    """
    UIKit does not read the masks in an iPad app's window, nor, once the user has resized it, in \
    the scene of an iPhone app on an iPad or in iPhone Mirroring.
    """,
    changed:
      "On iPadOS 26, UIKit reads the masks in a windowed scene if the app requires full screen.",
    sources: [
      "Apple, iOS & iPadOS 27 release notes (166422120, 178555304, 178561952)",
      "Apple, WWDC 2026 session 278",
      "Apple, TN3192",
    ],
    example: "resized-scene-asks-nobody")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard !ruling.isDiscrete, situation.isResizable(ruling.window) else { return }
    ruling.askNobody(.resizableScene)
  }
}

extension Situation {
  /// Whether a window is in a scene whose masks UIKit may ignore because the user can resize it.
  func isResizable(_ window: WindowID) -> Bool {
    let session = facts.session
    guard session.device.idiom == .phone else { return session.windowing != .fullScreen }
    let isWindow = session.device.contains(.onPad) || session.windowing == .mirrored
    return isWindow && session.isResized(facts.windows[window].scene)
  }
}
